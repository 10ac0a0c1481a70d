"""Numbers in Persian digits. Fluent for Python localises separators, but always writes 0 to 9.

Catalogues write every number as `NUMBER($seconds)`; browsers localise its digits without help.
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
    """Implement NUMBER of Fluent for Persian; the result is a number, so plurals still work."""
    if isinstance(number, float):
        return _PersianFloat(number, **options)
    return _PersianInt(number, **options)
