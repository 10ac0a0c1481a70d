"""Numbers in the digits of the reader: Fluent for Python knows separators, but only 0 to 9.

Catalogues write every number as `NUMBER($seconds)`: in browsers that is right by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

if TYPE_CHECKING:
    from babel import Locale  # comes with Fluent

_PERSIAN: Final = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")


class _PersianInt(FluentInt):
    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(_PERSIAN)


class _PersianFloat(FluentFloat):
    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(_PERSIAN)


def persian_number(number: Any, **options: Any) -> FluentNumber:
    """NUMBER of Fluent for Persian; it stays a number, so that plurals can be chosen by it."""
    if isinstance(number, float):
        return _PersianFloat(number, **options)
    return _PersianInt(number, **options)
