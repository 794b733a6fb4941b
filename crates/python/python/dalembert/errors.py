"""Why a verb has no answer."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["DalembertError", "ModelError", "PhysicsError", "UsageError"]


class DalembertError(Exception):
    """The model, the physics or the question says no: the message is the sentence that the command prints."""

    def __init__(self, message: str, document: str = "") -> None:
        super().__init__(message)
        self.message = message
        self._document = document

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self._document)


class ModelError(DalembertError, ValueError):
    """The model is wrong, or the physics says no because of a part of it: the message has the marked excerpt of each fault."""

    @property
    def faults(self) -> list[dict[str, Any]]:
        """Every fault as the command's JSON: message, code, file, line, column, help."""
        found = json.loads(self._document or "{}").get("errors", [])
        return list(found)

    @property
    def code(self) -> str | None:
        """Code of the first fault."""
        return next((str(fault["code"]) for fault in self.faults if fault.get("code")), None)


class PhysicsError(DalembertError, ArithmeticError):
    """The physics says no, and no one part of a file is to blame; where one is, it is a ModelError that shows it."""


class UsageError(DalembertError, ValueError):
    """The question makes no sense as asked: a name that is not known, an array of another shape."""
