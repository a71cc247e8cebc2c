"""Lessons: guided first games, each with a deal that shows everything and a script."""

from .follower import Following
from .lesson import LESSONS, Lesson, LessonStep

__all__ = ["LESSONS", "Following", "Lesson", "LessonStep"]
