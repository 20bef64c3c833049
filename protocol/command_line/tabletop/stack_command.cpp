// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/files.h"
#include "tabletop/magic/core/text/own_cards.h"
#include "tabletop/magic/stack/lint.h"

namespace ziggurat::protocol {

namespace magic = tabletop::magic;

namespace {

std::string_view level_name(magic::stack::Level level) {
    return level == magic::stack::Level::Error     ? "error"
           : level == magic::stack::Level::Warning ? "warning"
                                                   : "note";
}

constexpr std::string_view help =
    "Usage: ziggurat stack lint [FILE [--cards CARDS]]\n"
    "       ziggurat stack sign FILE RECORD [OPTIONS]\n\n"
    "lint checks a stack of cards for the game of Stack, or the default stack without a file. CARDS has cards of\n"
    "your own that the stack names. Each finding is a line \"CODE level: what\"; the exit code is 1 if there is "
    "an\n"
    "error among them. sign lets the winner of a game sign a card; `ziggurat stack sign --help` tells how.\n";

/// The stack of a file, with cards of one's own from another; errors begin with the file's name.
base::Result<std::string> stack_text(const std::string& name, const std::string& cards_name) {
    auto text = read_file(name);
    if (!text || cards_name.empty()) {
        return text;
    }
    const auto cards = read_file(cards_name);
    if (!cards) {
        return cards.error();
    }
    auto both = magic::with_cards(*text, *cards);
    return both ? std::move(both) : base::Error{cards_name + ": " + both.error().message};
}

int lint(const std::string& name, const std::string& text) {
    const auto wrong = [&](const base::Error& error) {
        return complain("stack", base::Error{(name.empty() ? "" : name + ": ") + error.message}, usage_error);
    };
    const magic::SetUpText parts = magic::split_set_up(text);
    const auto table = magic::cards_with(parts.cards);
    if (!table) {
        return wrong(table.error());
    }
    const auto file = magic::stack::read_stack(parts.text);
    if (!file) {
        return wrong(file.error());
    }
    bool has_error = false;
    for (const magic::stack::Finding& finding : magic::stack::lint(*table, *file, parts.cards)) {
        std::cout << finding.code << ' ' << level_name(finding.level) << ": " << finding.text << '\n';
        has_error = has_error || finding.level == magic::stack::Level::Error;
    }
    return has_error ? exit_failed : 0;
}

}  // namespace

int stack_command(const std::vector<std::string>& arguments) {
    if (!arguments.empty() && arguments.front() == "sign") {
        return stack_sign_command({arguments.begin() + 1, arguments.end()});
    }
    const bool asks_help = std::find(arguments.begin(), arguments.end(), "--help") != arguments.end();
    if (asks_help) {
        std::cout << help;
        return 0;
    }
    const bool has_cards = arguments.size() == 4 && arguments[2] == "--cards";
    if (arguments.empty() || arguments.front() != "lint" || (arguments.size() > 2 && !has_cards)) {
        return refuse_arguments("stack", "wanted 'lint' and perhaps a file, and --cards with another; or 'sign'");
    }
    if (arguments.size() == 1) {
        return lint("", std::string(magic::stack::built_in_stack()));
    }
    const auto text = stack_text(arguments[1], has_cards ? arguments[3] : "");
    return text ? lint(arguments[1], *text) : complain("stack", text.error(), usage_error);
}

}  // namespace ziggurat::protocol
