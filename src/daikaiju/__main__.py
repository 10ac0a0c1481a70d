"""`python -m daikaiju` is `daikaiju`."""

import sys

from .cli.main import main

sys.exit(main())
