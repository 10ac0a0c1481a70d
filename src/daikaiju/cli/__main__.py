"""`python -m daikaiju.cli` is `daikaiju`."""

import sys

from .main import main

sys.exit(main())
