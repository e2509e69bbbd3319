"""The net of a judge while it learns, in numpy; in play `bots/judge.py` computes the same."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interregnum.bots.judge import CEILING, OUTPUTS

Floats = NDArray[np.float32]
Tensors = dict[str, Floats]

MARGIN: Final = 0.2  # of the loss lies in the margins
DECAY: Final = 1e-5  # of weights, at each step
NEVER: Final = -1e9  # the mark of a seat that nobody has
BETAS: Final = (0.9, 0.999)
SMALL: Final = 1e-8


class Lesson(NamedTuple):
    """Positions of one stage, by position and seat."""

    rows: NDArray[np.int16]  # positions x seats x inputs
    chances: Floats  # positions x seats: the share of a win to be learned
    margins: Floats  # positions x seats
    present: NDArray[np.bool_]  # positions x seats: whether anybody sits there


class Learner:
    """The nets of all stages with what Adam remembers of them."""

    def __init__(self, inputs: int, hidden: int, stages: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.inputs, self.hidden = inputs, hidden
        self.scale: Floats = np.ones(inputs, np.float32)
        self.spread = 1.0  # of margins, in points
        self.nets = [fresh(rng, inputs, hidden) for _ in range(stages)]
        self.moments = [zeros(net) for net in self.nets]
        self.squares = [zeros(net) for net in self.nets]
        self.steps = [0] * stages

    def measure(self, rows: NDArray[np.int16], margins: Floats) -> None:
        """Set the scales by a first batch: a number that is there shall be about 1."""
        flat = rows.reshape(-1, self.inputs).astype(np.float32)
        there = np.maximum(1, (flat != 0).sum(axis=0))
        size = np.sqrt((flat**2).sum(axis=0) / there)
        self.scale = (1.0 / np.maximum(1.0, size)).astype(np.float32)
        self.spread = float(max(1.0, margins.std()))

    def step(self, stage: int, lesson: Lesson, rate: float) -> float:
        """One step of Adam; the loss in nats before it."""
        net = self.nets[stage]
        slopes, loss = self.slopes(net, lesson)
        self.steps[stage] += 1
        n = self.steps[stage]
        for name, slope in slopes.items():
            first, second = self.moments[stage][name], self.squares[stage][name]
            first += (1 - BETAS[0]) * (slope - first)
            second += (1 - BETAS[1]) * (slope**2 - second)
            sharp = first / (1 - BETAS[0] ** n)
            net[name] -= rate * (sharp / (np.sqrt(second / (1 - BETAS[1] ** n)) + SMALL))
            net[name] *= 1 - DECAY
        return loss

    def slopes(self, net: Tensors, lesson: Lesson) -> tuple[Tensors, float]:
        rows = lesson.rows.astype(np.float32) * self.scale
        sums, units, outputs = forward(net, rows, self.hidden)
        chances = softmax(np.where(lesson.present, outputs[..., 0], NEVER))
        off = outputs[..., 1] - lesson.margins / self.spread
        count = len(rows)
        back = np.empty_like(outputs)
        back[..., 0] = (chances - lesson.chances) / count
        back[..., 1] = MARGIN * off * lesson.present / count
        loss = -float((lesson.chances * np.log(chances + 1e-9)).sum() / count)
        return backward(net, rows, sums, units, back, self.hidden), loss

    def chances(self, stage: int, rows: NDArray[np.int16], present: NDArray[np.bool_]) -> Floats:
        scaled = rows.astype(np.float32) * self.scale
        _, _, outputs = forward(self.nets[stage], scaled, self.hidden)
        return softmax(np.where(present, outputs[..., 0], NEVER))

    def values(self) -> bytes:
        """For a file of weights: scales and spread are worked into the layers."""
        parts: list[Floats] = []
        for net in self.nets:
            spread = np.array([1.0, self.spread], np.float32)
            first = net["first"] * self.scale[:, None]
            bias, second = net["bias"].copy(), net["second"] * spread
            first[:, self.hidden :] *= spread
            bias[self.hidden :] *= spread
            parts += [first.ravel(), bias, second.ravel()]
        return np.concatenate(parts).astype("<f4").tobytes()

    def document(self) -> dict[str, Any]:
        """Arrays by name, as `load` reads them back."""
        out: dict[str, Any] = {
            "scale": self.scale,
            "spread": np.array(self.spread),
            "steps": np.array(self.steps),
        }
        groups = [("net", self.nets), ("moment", self.moments), ("square", self.squares)]
        for kind, group in groups:
            for k, tensors in enumerate(group):
                out |= {f"{kind} {k} {name}": tensor for name, tensor in tensors.items()}
        return out

    def load(self, saved: dict[str, Any]) -> None:
        self.scale, self.spread = saved["scale"], float(saved["spread"])
        self.steps = [int(x) for x in saved["steps"]]
        groups = [("net", self.nets), ("moment", self.moments), ("square", self.squares)]
        for kind, group in groups:
            for k, tensors in enumerate(group):
                for name in tensors:
                    tensors[name] = saved[f"{kind} {k} {name}"]


def fresh(rng: np.random.Generator, inputs: int, hidden: int) -> Tensors:
    """Small hidden weights, nothing past them: a new judge thinks all seats alike."""
    width = hidden + int(OUTPUTS)
    first = rng.normal(0.0, 0.3 / np.sqrt(20.0), (inputs, width))
    first[:, hidden:] = 0.0
    bias = np.zeros(width)
    bias[:hidden] = 0.1
    return {
        "first": first.astype(np.float32),
        "bias": bias.astype(np.float32),
        "second": rng.normal(0.0, 0.02, (hidden, int(OUTPUTS))).astype(np.float32),
    }


def zeros(tensors: Tensors) -> Tensors:
    return {name: np.zeros_like(tensor) for name, tensor in tensors.items()}


def forward(net: Tensors, rows: Floats, hidden: int) -> tuple[Floats, Floats, Floats]:
    """Sums, hidden units and outputs, over any number of leading axes."""
    sums = rows @ net["first"] + net["bias"]
    units = np.clip(sums[..., :hidden], 0.0, CEILING)
    return sums, units, units @ net["second"] + sums[..., hidden:]


def backward(
    net: Tensors, rows: Floats, sums: Floats, units: Floats, back: Floats, hidden: int
) -> Tensors:
    through = back @ net["second"].T
    inner = sums[..., :hidden]
    through *= (inner > 0.0) & (inner < CEILING)
    below = np.concatenate([through, back], axis=-1).reshape(-1, hidden + int(OUTPUTS))
    flat = rows.reshape(-1, rows.shape[-1])
    return {
        "first": flat.T @ below,
        "bias": below.sum(axis=0),
        "second": units.reshape(-1, hidden).T @ back.reshape(-1, int(OUTPUTS)),
    }


def softmax(marks: Floats) -> Floats:
    parts = np.exp(marks - marks.max(axis=-1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=-1, keepdims=True), np.float32)
