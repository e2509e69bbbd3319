"""Small games of two sides solved by a mix: a card that is always the same could be read."""

from random import Random

from mypy_extensions import i64


def solved(
    tables: list[list[float]], rows: i64, cols: i64, rounds: i64
) -> tuple[list[float], list[float]]:
    """Odds for the rows, who know that the first table is true, and for the columns, to whom all
    tables are alike. The sides answer each other's plays so far (fictitious play)."""
    kinds = i64(len(tables))
    promised = [means_of_rows(table, rows, cols) for table in tables]
    suffered = means_of_columns(tables, rows, cols)
    row_plays, col_plays = [0.0] * rows, [0.0] * cols
    for _ in range(rounds):
        theirs = best_place(suffered)
        col_plays[theirs] += 1.0 / float(rounds)
        for kind in range(kinds):
            table = tables[kind]
            mine = best_place(promised[kind])
            if kind == 0:
                row_plays[mine] += 1.0 / float(rounds)
            for i in range(rows):
                promised[kind][i] += table[i * cols + theirs]
            for j in range(cols):
                suffered[j] -= table[mine * cols + j] / float(kinds)
    return row_plays, col_plays


def means_of_rows(table: list[float], rows: i64, cols: i64) -> list[float]:
    """What each row brings against any column."""
    return [sum(table[i * cols : (i + 1) * cols]) / float(cols) for i in range(rows)]


def means_of_columns(tables: list[list[float]], rows: i64, cols: i64) -> list[float]:
    """What each column brings against any row of any table."""
    cells = float(i64(len(tables)) * rows)
    return [-sum(sum(table[j::cols]) for table in tables) / cells for j in range(cols)]


def best_place(values: list[float]) -> i64:
    best: i64 = 0
    for i in range(i64(len(values))):
        if values[i] > values[best]:
            best = i
    return best


def drawn(odds: list[float], rng: Random) -> i64:
    """A place by its odds, which are 1 together."""
    at = rng.random()
    for i in range(i64(len(odds))):
        at -= odds[i]
        if at < 0.0:
            return i
    return best_place(odds)
