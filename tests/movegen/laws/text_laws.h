// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cctype>
#include <set>

#include <doctest/doctest.h>

#include "tests/movegen/laws/walk.h"

// What holds of the texts of every position of every rule set. The numbers are those of the architecture page.

namespace ziggurat::movegen::tests {

TEST_CASE_TEMPLATE_DEFINE("law 3 and 4: a position read from its FEN is the same, and so is its key", R,
                          fen_is_identity) {
    for_each_node<R>(effort(20000), [](const typename R::Position& p) {
        const std::string fen = R::to_fen(p);
        const auto again = R::from_fen(fen);
        if (!again) {
            FAIL_CHECK(fen << ": " << again.error().message);
        } else if (R::to_fen(*again) != fen || R::key(*again) != R::key(p) || !(*again == p)) {
            FAIL_CHECK(fen << ": read back as " << R::to_fen(*again));
        }
    });
}

/// A move's text with its letters in the other case: those before '@' or behind two squares.
inline std::string with_other_case(std::string text) {
    const bool is_drop = text.size() > 1 && text[1] == '@';
    for (std::size_t i = is_drop ? 0 : 4; i < (is_drop ? 1 : text.size()); ++i) {
        const auto letter = static_cast<unsigned char>(text[i]);
        text[i] = static_cast<char>(std::isupper(letter) != 0 ? std::tolower(letter) : std::toupper(letter));
    }
    return text;
}

template <class R>
void check_move_texts(const typename R::Position& p) {
    std::set<std::string> texts;
    std::set<std::string> sans;
    const auto moves = legal_moves<R>(p);
    for (const Move m : moves) {
        const std::string text = R::move_text(m);
        const std::string written = san<R>(p, m);
        const bool has_legs = text.find(',') != std::string::npos;
        if (find_move<R>(p, text) != m || (!has_legs && find_move<R>(p, with_other_case(text)) != m) ||
            find_san<R>(p, written) != m) {
            FAIL_CHECK(R::to_fen(p) << ": " << text << ", in SAN " << written << ", is read as another move");
        }
        texts.insert(text);
        sans.insert(written);
    }
    if (texts.size() != moves.size() || sans.size() != moves.size()) {
        FAIL_CHECK(R::to_fen(p) << ": " << moves.size() << " moves have " << texts.size() << " texts and "
                                << sans.size() << " SANs");
    }
}

TEST_CASE_TEMPLATE_DEFINE("law 4: move text and SAN name one move each", R, texts_name_one_move) {
    for_each_node<R>(effort(1000), check_move_texts<R>);
}

}  // namespace ziggurat::movegen::tests
