# ruff: noqa: F401, F403
"""The studio: scenes do `from kit import *` and read like a parts list."""

import random
from math import cos, pi, radians, sin

from .core import *
from .geo import *
from .props import *
from .render import render
from .stage import *
