"""`backtrick talk`: messages from standard input, judged or understood line by line."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from backtrick.cli import app
from backtrick.texts import Texts


def _talk(*arguments: str, typed: str | bytes) -> tuple[int, list[str], str]:
    said = CliRunner().invoke(app, ["talk", *arguments], input=typed, env={"LC_ALL": "en.UTF-8"})
    return said.exit_code, said.stdout.splitlines(), said.stderr


@pytest.mark.parametrize(
    "language, allowed, forbidden, word",
    [
        ("en", "I've got a pretty high yellow and a medium blue card", "a seven", "seven"),
        ("de", "Ich habe eine ziemlich hohe gelbe Karte", "eine Sieben", "Sieben"),
        ("pl", "Mam dość wysoką żółtą kartę", "mam siódemkę", "siódemkę"),
    ],
)
def test_each_line_is_judged(language: str, allowed: str, forbidden: str, word: str) -> None:
    """`ok` if it is allowed; else `no` with the code, the words at fault and the reason."""
    code, lines, _ = _talk("check", "--language", language, typed=f"{allowed}\n{forbidden}\n")
    assert code == 0
    assert lines[0] == "ok"
    assert lines[1].split("\t")[:3] == ["no", "talk/number-said", word]


def test_the_variant_decides() -> None:
    """The pro variant may refuse what the normal game allows."""
    typed = "I have a high red\nI have red\n"
    assert _talk("check", "-l", "en", typed=typed)[1] == ["ok", "ok"]
    pro = _talk("check", "-l", "en", "--variant", "pro", typed=typed)[1]
    assert [line.partition("\t")[0] for line in pro] == ["no", "ok"]


def test_signals_are_printed() -> None:
    """One line of signals for each line of text, a dash for none."""
    typed = "I've got a pretty high yellow and a medium blue card\nnice weather\n"
    lines = _talk("understand", "-l", "en", typed=typed)[1]
    assert lines == ["hold:yellow:high hold:blue:middle", "-"]


def test_every_line_has_its_answer() -> None:
    """Empty lines, odd bytes and missing line ends are lines too."""
    code, lines, _ = _talk("check", "-l", "en", typed=b"\n\xff\xfe hello\r\nhello")
    assert code == 0
    assert lines == ["ok", "ok", "ok"]


@pytest.mark.parametrize("arguments", [("--variant", "expert"), ("--language", "xx")])
def test_unknown_choices_are_refused(arguments: tuple[str, str]) -> None:
    """One sentence lists the choices; exit code 2."""
    code, _, error = _talk("check", *arguments, typed="hello\n")
    assert code == 2
    assert arguments[1] in error


def test_the_reason_is_given_in_the_speakers_language() -> None:
    """The fourth column says in German why a German message was refused."""
    line = _talk("check", "-l", "de", typed="eine Sieben\n")[1][0]
    assert line.split("\t")[3] == Texts("de")("talk-number-said")


@pytest.mark.parametrize(
    "language, forbidden, advice",
    [("en", "a seven", "colours"), ("de", "eine Sieben", "Farben"), ("pl", "siódemka", "kolory")],
)
def test_pro_answers_a_number_in_its_own_words(language: str, forbidden: str, advice: str) -> None:
    """The reply names what pro allows, not the heights that it forbids."""
    (line,) = _talk("check", "-l", language, "--variant", "pro", typed=f"{forbidden}\n")[1]
    _, code, _, reason = line.split("\t")
    assert code == "talk/number-in-pro"
    assert advice in reason
    assert reason not in {Texts(language)(f"talk-number-{how}") for how in ("said", "implied")}


def test_an_endless_line_is_not_echoed() -> None:
    """Only a part of an overlong line is shown."""
    (line,) = _talk("check", "-l", "en", typed="a" * 100_000)[1]
    assert line.startswith("no\ttalk/too-long\t")
    assert len(line) < 2_000


def test_a_closed_input_counts_as_empty() -> None:
    """Without input, nothing is printed and there is no error."""
    program = "from backtrick.cli import main; main()"
    command = f"'{sys.executable}' -c '{program}' talk check <&-"
    done = subprocess.run(  # noqa: S602 - the shell closes the input
        command, shell=True, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
