#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the functions of C++ and Python sources and how many lines each takes, signature included.

For C++ this is no parser: it counts braces, after comments, literals and preprocessor lines are blanked, and
calls a function what stands outside of functions and has parentheses before its brace. clang-formatted
sources need no more. Lambdas and local classes count as lines of the function around them.
"""

import ast
import re

BLANKED = re.compile(
    r"""
      //[^\n]*                                                # comment to the end of the line
    | /\*.*?\*/                                               # comment between marks
    | R"(?P<mark>[^\s()\\]{0,16})\(.*?\)(?P=mark)"            # raw string
    | "(?:\\.|[^"\\\n])*"                                     # string
    | (?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'                     # character; not the ' of 1'000
    """,
    re.DOTALL | re.VERBOSE,
)
ACCESS = re.compile(r"^\s*(?:public|private|protected)\s*:")
TYPE = re.compile(r"^(?:class|struct|union|enum|namespace|extern)\b")
TYPE_HEAD = re.compile(r"^(?:class|struct|union)\s+(?:alignas\s*\([^)]*\)\s*|\[\[[^\]]*\]\]\s*)*[\w:<>, *]*(?:$|:[^:])")
NAME = re.compile(r"(operator\s*(?:\(\)|[^\s(]+)|~?[\w:]+)\s*\(")


def blank(text):
    """The text with comments and literals as spaces and empty literals; every line break stays."""

    def keep_lines(found):
        filler = "\n" * found.group().count("\n")
        return filler if found.group().startswith("/") else '""' + filler

    return without_directives(BLANKED.sub(keep_lines, text))


def without_directives(text):
    """Preprocessor lines blanked, and of each #if only its first branch kept, so that braces pair up."""
    kept, alternatives, is_continued = [], [], False
    for line in text.split("\n"):
        directive = re.match(r"\s*#\s*(\w*)", line)
        if is_continued or directive:
            if not is_continued:
                follow(directive.group(1), alternatives)
            is_continued = line.endswith("\\")
            kept.append("")
        else:
            kept.append("" if any(alternatives) else line)
    return "\n".join(kept)


def follow(directive, alternatives):
    """Keeps the stack of open #ifs, each True while in a branch that is not its first."""
    if directive in ("if", "ifdef", "ifndef"):
        alternatives.append(False)
    elif directive in ("else", "elif") and alternatives:
        alternatives[-1] = True
    elif directive == "endif" and alternatives:
        alternatives.pop()


def without_angles(head):
    """The head without template parameter lists in front."""
    head = head.strip()
    while head.startswith("template"):
        depth, end = 0, len(head)
        for at, sign in enumerate(head):
            depth += (sign == "<") - (sign == ">" and head[at - 1] != "-")
            if sign == ">" and depth == 0:
                end = at + 1
                break
        head = head[end:].strip()
    return head


def colon_after_parameters(head):
    """Whether a constructor's initializers have begun: a lone colon outside of parentheses, after some."""
    depth, seen = 0, False
    for at, sign in enumerate(head):
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth -= 1
            seen = seen or depth == 0
        elif sign == ":" and depth == 0 and seen and ":" not in (head[at - 1], head[at + 1 : at + 2]):
            return True
    return False


def kind_of(head):
    """What a brace after this text opens: 'function', 'scope' (type or namespace), 'concept' or 'value'."""
    plain = re.sub(r"^requires\b[^\n]*\n\s*", "", without_angles(head))
    if plain.startswith("concept"):
        return "concept"
    if TYPE_HEAD.match(plain) or (TYPE.match(plain) and "(" not in plain):
        return "scope"
    if "(" not in plain:
        return "value"
    if colon_after_parameters(plain) and (plain[-1].isalnum() or plain[-1] in "_>"):
        return "value"
    return "function"


def name_of(head):
    found = NAME.search(without_angles(head))
    return found.group(1) if found else "?"


class Scanner:
    """Walks over blanked text once; `functions` is what it found, `depth` is 0 if all braces paired."""

    def __init__(self, text):
        self.functions = []
        self._open = []  # (kind, head) of each open brace
        self._head = ""
        self._head_line = self._line = 1
        for sign in text:
            self._step(sign)
        self.depth = len(self._open)

    def _step(self, sign):
        if sign == "{":
            self._enter()
        elif sign == "}":
            self._leave()
        elif sign == ";" and self._head.count("(") <= self._head.count(")"):
            self._head = ""
        else:
            if not self._head.strip() and not sign.isspace():
                self._head_line = self._line
            self._head += sign
        if sign == "\n":
            self._line += 1
        if sign == ":" and ACCESS.match(self._head):
            self._head = ""

    def _enter(self):
        inside = any(kind in ("function", "concept") for kind, _, _ in self._open)
        kind = "inner" if inside else kind_of(self._head) if self._head.strip() else "value"
        self._open.append((kind, self._head, self._head_line))
        self._head = ""

    def _leave(self):
        kind, head, line = self._open.pop() if self._open else ("value", "", self._line)
        self._head = ""
        if kind == "function":
            self.functions.append((name_of(head), line, self._line - line + 1))
        elif kind == "value":
            self._head, self._head_line = head + "{}", line  # the statement goes on after its braces


def in_cpp(text):
    """The functions of a C++ source as (name, first line, number of lines)."""
    scanner = Scanner(blank(text))
    if scanner.depth != 0:
        raise ValueError("braces do not pair up")
    return scanner.functions


def in_python(text):
    """The functions of a Python source, as for C++."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    return [(node.name, node.lineno, node.end_lineno - node.lineno + 1) for node in nodes]
