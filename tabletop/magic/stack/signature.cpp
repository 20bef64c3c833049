// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/signature.h"

#include <algorithm>

#include "base/text.h"
#include "tabletop/magic/stack/stack_file.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

constexpr std::size_t longest_quote = 200;

/// The number of characters of a text in UTF-8.
std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool is_date(std::string_view text) {
    const auto parts = base::split_at(text, '-');
    if (parts.size() != 3 || parts[0].size() != 4 || parts[1].size() != 2 || parts[2].size() != 2) {
        return false;
    }
    const auto year = base::parse_integer<unsigned>(parts[0]);
    const auto month = base::parse_integer<unsigned>(parts[1]);
    const auto day = base::parse_integer<unsigned>(parts[2]);
    return year && month && day && *month >= 1 && *month <= 12 && *day >= 1 && *day <= 31;
}

/// What is wrong with a signature; older ones may lack all but card and player.
base::Result<bool> check(const Signature& signature, bool is_new) {
    for (const std::string* const text :
         {&signature.card, &signature.player, &signature.game, &signature.quote, &signature.picture}) {
        if (text->find_first_of("|\r\n") != std::string::npos) {
            return base::Error{"a signature has neither bars nor line breaks within"};
        }
    }
    if (signature.card.empty() || signature.player.empty()) {
        return base::Error{"a signature names its card and its player"};
    }
    if ((is_new || !signature.date.empty()) && !is_date(signature.date)) {
        return base::Error{"a signature has a date such as 2026-11-29, not '" + signature.date + "'"};
    }
    if (length(signature.quote) > longest_quote) {
        return base::Error{"a quote has at most 200 characters"};
    }
    return true;
}

/// "4p t17"
bool read_numbers(std::string_view text, Signature& into) {
    const auto words = base::split_words(text);
    if (words.size() != 2 || words[0].back() != 'p' || words[1].front() != 't') {
        return false;
    }
    const auto players = base::parse_integer<int>(words[0].substr(0, words[0].size() - 1));
    const auto turns = base::parse_integer<int>(words[1].substr(1));
    into.players = players.value_or(0);
    into.turns = turns.value_or(0);
    return players && turns;
}

}  // namespace

std::string to_text(const Signature& signature) {
    std::string text = signature.card + "|" + signature.player + "|" + signature.date + "|" + signature.game +
                       "|" + std::to_string(signature.players) + "p t" + std::to_string(signature.turns);
    if (!signature.quote.empty() || !signature.picture.empty()) {
        text += "|\"" + signature.quote + "\"";
    }
    return text + (signature.picture.empty() ? "" : "|" + signature.picture);
}

base::Result<Signature> signature_from_text(std::string_view line) {
    const auto parts = base::split_at(line, '|');
    Signature made;
    const auto part = [&](std::size_t i) {
        return std::string(i < parts.size() ? base::trimmed(parts[i]) : std::string_view());
    };
    made.card = part(0);
    made.player = part(1);
    made.date = part(2);
    made.game = part(3);
    if (parts.size() > 7 || (parts.size() > 4 && !read_numbers(parts[4], made))) {
        return base::Error{"wanted CARD|PLAYER|DATE|GAME|4p t17, and perhaps |\"QUOTE\"|PICTURE"};
    }
    made.quote = part(5);
    if (made.quote.size() >= 2 && made.quote.front() == '"' && made.quote.back() == '"') {
        made.quote = made.quote.substr(1, made.quote.size() - 2);
    }
    made.picture = part(6);
    const auto sound = check(made, false);
    return sound ? base::Result<Signature>(made) : sound.error();
}

base::Result<std::string> sign(std::string_view stack_text, const Signature& signature) {
    const auto sound = check(signature, true);
    const auto file = read_stack(stack_text);
    if (!sound || !file) {
        return sound ? file.error() : sound.error();
    }
    const auto is_it = [&](const StackLine& line) { return line.name == signature.card; };
    if (std::none_of(file->cards.begin(), file->cards.end(), is_it)) {
        return base::Error{"'" + signature.card + "' is not in this stack"};
    }
    if (std::any_of(file->signatures.begin(), file->signatures.end(),
                    [&](const SignedLine& line) { return line.signature.card == signature.card; })) {
        return base::Error{"'" + signature.card + "' is signed already (Stack V2)"};
    }
    // Behind the last signature, or in a section of its own at the end.
    std::string made;
    std::size_t behind = 0;
    bool is_inside = false;
    bool has_sections = false;
    for (const std::string_view line : base::split_at(stack_text, '\n')) {
        const std::string_view text = base::trimmed(line);
        const bool is_head = !text.empty() && text.front() == '[';
        has_sections = has_sections || is_head;
        is_inside = is_head ? base::equals_in_any_case(text, "[signatures]") : is_inside;
        made += std::string(line) + "\n";
        behind = is_inside && !text.empty() ? made.size() : behind;
    }
    if (!has_sections) {
        return base::Error{"a list without sections has no place for signatures: put [Main] above the cards"};
    }
    made.pop_back();
    if (behind > made.size()) {
        made += "\n";
    }
    if (behind == 0) {
        made += (made.empty() || made.back() == '\n' ? "" : "\n") + std::string("[Signatures]\n");
        behind = made.size();
    }
    return made.insert(behind, to_text(signature) + "\n");
}

}  // namespace ziggurat::tabletop::magic::stack
