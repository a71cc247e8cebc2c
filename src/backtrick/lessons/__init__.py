"""A first game of each kind, guided: a deal in which all that matters comes up, and its script."""

from .follower import Following
from .lesson import LESSONS, Lesson, LessonStep

__all__ = ["LESSONS", "Following", "Lesson", "LessonStep"]
