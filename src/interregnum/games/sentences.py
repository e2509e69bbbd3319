"""Messages of Fluent files made into text. Numbers and plurals as English, Czech and Russian have
them: what a general library brings for all languages is five times as large as the games."""

from collections.abc import Callable
from typing import Any, Final

from fluent.syntax import FluentParser, ast

Value = int | float | str
Arguments = dict[str, int | str]
NO_BREAK: Final = "\u00a0"
MINUS: Final = "\u2212"
GROUPED_BY: Final = {"cs": NO_BREAK, "ru": NO_BREAK}  # thousands; else by a comma


class NoSentence(Exception):
    """What a message asks for is not there."""


class Own(dict[str, int | str]):
    """Arguments of a term: what its call does not tell chooses the default."""


class Bundle:
    """The messages and terms of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.category = CATEGORIES.get(lang, english)
        self.comma = GROUPED_BY.get(lang, ",")

    def add(self, resource: ast.Resource) -> None:
        """What is there already stays."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self.terms.setdefault(entry.id.name, entry)

    def value(self, key: str, args: Arguments) -> str | None:
        """A message with its arguments; None if it is missing or broken."""
        message = self.messages.get(key)
        if message is None or message.value is None:
            return None
        try:
            return self.text(message.value, args)
        except NoSentence:
            return None

    def attributes(self, key: str) -> dict[str, ast.Pattern]:
        message = self.messages.get(key)
        return {} if message is None else attributes_of(message)

    def text(self, pattern: ast.Pattern, args: Arguments) -> str:
        parts = []
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                parts.append(part.value)
            else:
                parts.append(self.told(self.resolved(part, args)))
        return "".join(parts)

    def told(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        digits = f"{value:,}".replace("-", MINUS)
        whole, dot, rest = digits.replace(",", self.comma).partition(".")
        return whole + ("," if dot and self.comma == NO_BREAK else dot) + rest

    def resolved(self, node: Any, args: Arguments) -> Value:
        while isinstance(node, ast.Placeable):
            node = node.expression
        handler = HANDLERS.get(type(node))
        if handler is None:
            raise NoSentence(f"no {type(node).__name__} is known here")
        return handler(self, node, args)

    def variable(self, node: ast.VariableReference, args: Arguments) -> Value:
        if node.id.name not in args:
            raise NoSentence(f"no argument {node.id.name}")
        return args[node.id.name]

    def message(self, node: ast.MessageReference, args: Arguments) -> Value:
        return self.entry(self.messages.get(node.id.name), node, args)

    def term(self, node: ast.TermReference, _args: Arguments) -> Value:
        """A term knows only what it is told in its own call."""
        told = node.arguments.named if node.arguments else []
        own = Own({each.name.name: literal(each.value) for each in told})
        return self.entry(self.terms.get(node.id.name), node, own)

    def entry(self, found: ast.Message | ast.Term | None, node: Any, args: Any) -> str:
        pattern = found.value if found else None
        if found and node.attribute:
            pattern = attributes_of(found).get(node.attribute.name)
        if pattern is None:
            raise NoSentence(f"no {node.id.name}")
        return self.text(pattern, args)

    def chosen(self, node: ast.SelectExpression, args: Arguments) -> Value:
        value = self.selector(node.selector, args)
        for variant in node.variants:
            if self.meets(variant.key, value):
                return self.text(variant.value, args)
        other = next(variant for variant in node.variants if variant.default)
        return self.text(other.value, args)

    def selector(self, node: Any, args: Arguments) -> Value | None:
        """None chooses the default: an attribute that a term lacks, an argument not told to it."""
        if isinstance(node, ast.VariableReference) and isinstance(args, Own):
            return args.get(node.id.name)
        if isinstance(node, ast.TermReference) and node.attribute:
            term = self.terms.get(node.id.name)
            if term is not None and node.attribute.name not in attributes_of(term):
                return None
        return self.resolved(node, args)

    def meets(self, key: ast.Identifier | ast.NumberLiteral, value: Value | None) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return number(key) == value
        if isinstance(value, str) or value is None:
            return key.name == value
        return key.name == self.category(value)


def attributes_of(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    return {each.id.name: each.value for each in entry.attributes if each.value}


def number(node: ast.NumberLiteral) -> int | float:
    return float(node.value) if "." in node.value else int(node.value)


def literal(node: Any) -> Any:
    return number(node) if isinstance(node, ast.NumberLiteral) else string(node)


def string(node: ast.StringLiteral) -> str:
    return str(node.parse()["value"])


HANDLERS: Final[dict[type, Callable[[Bundle, Any, Arguments], Value]]] = {
    ast.VariableReference: Bundle.variable,
    ast.MessageReference: Bundle.message,
    ast.TermReference: Bundle.term,
    ast.SelectExpression: Bundle.chosen,
    ast.StringLiteral: lambda _bundle, node, _args: string(node),
    ast.NumberLiteral: lambda _bundle, node, _args: number(node),
}


def english(n: float) -> str:
    return "one" if n in (1, -1) else "other"


def czech(n: float) -> str:
    n = abs(n)
    if n != int(n):
        return "many"
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def russian(n: float) -> str:
    n = abs(n)
    if n != int(n):
        return "other"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


CATEGORIES: Final[dict[str, Callable[[float], str]]] = {
    "en": english,
    "cs": czech,
    "ru": russian,
}


def parsed(text: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(text)
