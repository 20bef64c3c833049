// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/own_cards.h"

#include "base/text.h"
#include "tabletop/magic/core/text/reader.h"

namespace ziggurat::tabletop::magic {

namespace {

constexpr std::string_view head = "[cards]";

/// Calls `block(name, text)` for each card of a file.
template <class Block>
void each_block(std::string_view cards, const Block& block) {
    std::string_view name;
    std::string text;
    for (const std::string_view line : base::split_at(cards, '\n')) {
        const bool is_name = !line.empty() && !base::is_blank(line.front()) && line.front() != '#';
        if (is_name) {
            if (!name.empty()) {
                block(name, text);
            }
            name = base::trimmed(line);
            text.clear();
        }
        text += std::string(line) + "\n";
    }
    if (!name.empty()) {
        block(name, text);
    }
}

}  // namespace

SetUpText split_set_up(std::string_view text) {
    SetUpText made;
    bool is_inside = false;
    bool has_cards = false;
    for (const std::string_view line : base::split_at(text, '\n')) {
        const bool is_head = !line.empty() && line.front() == '[';
        is_inside = is_head ? base::to_lower(base::trimmed(line)) == head : is_inside;
        has_cards = has_cards || is_inside;
        made.text += (is_inside ? "" : std::string(line)) + "\n";
        made.cards += (is_inside && !is_head ? std::string(line) : "") + "\n";
    }
    if (!has_cards) {
        return {std::string(text), ""};
    }
    return made;
}

base::Result<std::string> with_cards(std::string_view set_up, std::string_view cards) {
    std::string chosen;
    each_block(cards, [&](std::string_view name, const std::string& block) {
        if (set_up.find(name) != std::string_view::npos) {
            chosen += block;
        }
    });
    if (chosen.empty()) {
        return base::Error{"none of these cards is named in the set-up"};
    }
    return std::string(set_up) + "\n[Cards]\n" + chosen;
}

std::vector<std::string> missing_of(std::string_view cards, std::string_view name) {
    std::vector<std::string> missing;
    each_block(cards, [&](std::string_view block_name, const std::string& block) {
        for (const std::string_view line : base::split_at(block, '\n')) {
            if (block_name == name && line.substr(0, left_out.size()) == left_out) {
                missing.emplace_back(base::trimmed(line.substr(left_out.size())));
            }
        }
    });
    return missing;
}

base::Result<CardTable> cards_with(std::string_view own) {
    std::vector<CardFile> files = {{"", own}};
    const std::vector<CardFile> built_in = built_in_files();
    files.insert(files.end(), built_in.begin(), built_in.end());
    return read_cards(files);
}

}  // namespace ziggurat::tabletop::magic
