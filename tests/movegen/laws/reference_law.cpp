// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/movegen/laws/reference_law.h"

#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "base/random.h"
#include "movegen/game/arbiter.h"
#include "tests/movegen/laws/perft_table.h"
#include "tests/reference/reference.h"

namespace ziggurat::movegen::tests {

namespace {

using reference::ReferenceMove;
using reference::ReferenceRules;

/// How a game stands by the slow rules, the fifty moves read from the fast ones' clock.
Outcome slow_outcome(const ReferenceRules& slow, bool has_moves, int halfmove_clock) {
    if (!has_moves) {
        return slow.in_check() ? Outcome::Checkmate : Outcome::Stalemate;
    }
    if (slow.is_dead()) {
        return Outcome::DeadPosition;
    }
    return halfmove_clock >= 100 ? Outcome::FiftyMoves : Outcome::Ongoing;
}

/// Compares the moves of one position, which both have been told.
void compare(Arbiter& fast, const ReferenceRules& slow, const std::vector<ReferenceMove>& expected) {
    const std::string fen = fast.fen();
    CHECK(fen == slow.fen());
    std::vector<std::string> texts = fast.legal_moves();
    std::sort(texts.begin(), texts.end());
    std::vector<std::string> expected_texts;
    for (const ReferenceMove& move : expected) {
        expected_texts.push_back(move.text);
    }
    std::sort(expected_texts.begin(), expected_texts.end());
    CHECK_MESSAGE(texts == expected_texts, fen);
    for (const ReferenceMove& move : expected) {
        if (fast.play(move.text)) {
            continue;  // named above
        }
        CHECK_MESSAGE(fast.fen() == move.fen_after, fen << " after " << move.text);
        fast.undo();
        for (const std::string& other : move.also) {
            CHECK_MESSAGE(fast.canonical(other) == std::optional(move.text), fen << ": " << other);
        }
    }
    CHECK_MESSAGE(fast.outcome() == slow_outcome(slow, !expected.empty(), fast.halfmove_clock()), fen);
}

}  // namespace

void check_against_reference(std::string_view variant, std::size_t nodes) {
    const auto fast = make_arbiter(variant);
    const auto slow = reference::make_reference(std::string(variant));
    REQUIRE_MESSAGE(fast, variant);
    REQUIRE_MESSAGE(slow, variant);
    CHECK((*fast)->initial_fen() == slow->start_fen());
    const std::vector<PerftRow> rows = read_perft_table(variant);
    base::SplitMix64 random(nodes);
    for (const PerftRow& row : rows) {
        std::string fen = row.fen;
        for (std::size_t ply = 0; ply <= nodes / rows.size(); ++ply) {
            const auto refusal = (*fast)->set_up(fen, {});
            REQUIRE_MESSAGE(!refusal, fen << ": " << refusal->message);
            REQUIRE(!slow->set_fen(fen));
            const std::vector<ReferenceMove> moves = slow->legal_moves();
            compare(**fast, *slow, moves);
            if (moves.empty()) {
                break;
            }
            fen = moves[random.below(moves.size())].fen_after;
        }
    }
}

namespace {

/// Changes a text at a random place: a character lost, doubled, replaced, swapped with its neighbour, or new.
std::string spoilt(std::string text, base::SplitMix64& random) {
    constexpr std::string_view alphabet = "pnbrqkscademPNBRQKSCADEM12345678/-wb 0:9[]@,x+=";
    const auto at = static_cast<std::ptrdiff_t>(random.below(text.size()));
    const char other = alphabet[random.below(alphabet.size())];
    const auto place = text.begin() + at;
    switch (random.below(6)) {
    case 0:
        text.erase(place);
        break;
    case 1:
        text.insert(place, *place);
        break;
    case 2:
        *place = other;
        break;
    case 3:
        text.insert(place, other);
        break;
    case 4:
        std::swap(*place, text[random.below(text.size())]);
        break;
    default:
        *place = static_cast<char>(random.below(256));
        break;
    }
    return text.empty() ? " " : text;
}

/// Sets up a FEN, sound or not, and checks what a reader promises.
void try_fen(Arbiter& fast, ReferenceRules& slow, const std::string& fen) {
    const std::string before = fast.fen();
    const auto refusal = fast.set_up(fen, {});
    const auto slow_refusal = slow.set_fen(fen);
    CHECK_MESSAGE(refusal.has_value() == slow_refusal.has_value(),
                  fen << ": fast says \"" << (refusal ? refusal->message : "") << "\", slow says \""
                      << slow_refusal.value_or("") << '"');
    if (refusal) {
        CHECK_MESSAGE(refusal->message.substr(0, 3) == "FEN", fen << ": " << refusal->message);
        CHECK_MESSAGE(refusal->message.size() > 8, fen << ": " << refusal->message);
        CHECK_MESSAGE(fast.fen() == before, fen << ": refused, but half taken");
        return;
    }
    const std::string written = fast.fen();
    CHECK_MESSAGE(!fast.set_up(written, {}), fen << ": written as " << written);
    CHECK_MESSAGE(fast.fen() == written, fen << ": written as " << written);
    if (!slow_refusal) {
        CHECK_MESSAGE(slow.fen() == written, fen);
    }
    CHECK_MESSAGE(fast.draw().size() > 100, fen);
}

}  // namespace

void check_spoilt_fens(std::string_view variant, std::size_t fens) {
    const auto fast = make_arbiter(variant);
    const auto slow = reference::make_reference(std::string(variant));
    REQUIRE_MESSAGE(fast, variant);
    REQUIRE_MESSAGE(slow, variant);
    const std::vector<PerftRow> rows = read_perft_table(variant);
    base::SplitMix64 random(fens);
    for (std::size_t i = 0; i < fens; ++i) {
        std::string fen = rows[i % rows.size()].fen;
        try_fen(**fast, *slow, fen);
        for (std::size_t times = random.below(3); times < 3; ++times) {
            fen = spoilt(fen, random);
        }
        try_fen(**fast, *slow, fen);
    }
}

void check_spoilt_moves(std::string_view variant, std::size_t texts) {
    const auto made = make_arbiter(variant);
    REQUIRE_MESSAGE(made, variant);
    Arbiter& game = **made;
    const std::vector<PerftRow> rows = read_perft_table(variant);
    base::SplitMix64 random(texts);
    for (std::size_t i = 0; i < texts; ++i) {
        REQUIRE(!game.set_up(rows[random.below(rows.size())].fen, {}));
        const std::vector<std::string> moves = game.legal_moves();
        if (moves.empty()) {
            continue;
        }
        const std::string text = spoilt(moves[random.below(moves.size())], random);
        const auto canonical = game.canonical(text);
        CHECK_MESSAGE((!canonical || std::find(moves.begin(), moves.end(), *canonical) != moves.end()), text);
        const std::string san = spoilt(*game.san(moves[random.below(moves.size())]), random);
        const std::string fen = game.fen();
        if (game.play_san(san)) {
            CHECK_MESSAGE(game.fen() == fen, san);
        } else {
            CHECK_MESSAGE(std::find(moves.begin(), moves.end(), game.moves()[0]) != moves.end(), san);
        }
    }
}

}  // namespace ziggurat::movegen::tests
