"""What people read, in six languages: Project Fluent catalogues and the way to a sentence.

`locales/LANGUAGE/*.ftl` holds the sentences, the same files and the same keys in each language; a
new file is found by itself. Browsers can read the same files.
"""

from .languages import LANGUAGES, RIGHT_TO_LEFT, preferred
from .sentences import sentence

__all__ = ["LANGUAGES", "RIGHT_TO_LEFT", "preferred", "sentence"]
