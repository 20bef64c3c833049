// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/movegen/laws/mirror.h"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "base/text.h"
#include "movegen/game/arbiter.h"
#include "tests/movegen/laws/perft_table.h"

namespace ziggurat::movegen::tests {

namespace {

char other_case(char c) {
    if (c >= 'a' && c <= 'z') {
        return static_cast<char>(c - 'a' + 'A');
    }
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string in_other_case(std::string_view text) {
    std::string changed(text);
    std::transform(changed.begin(), changed.end(), changed.begin(), other_case);
    return changed;
}

std::string mirrored_placement(std::string_view placement) {
    std::string mirrored;
    std::vector<std::string_view> ranks = base::split_at(placement, '/');
    std::reverse(ranks.begin(), ranks.end());
    for (const std::string_view rank : ranks) {
        mirrored += (mirrored.empty() ? "" : "/") + in_other_case(rank);
    }
    return mirrored;
}

/// In the order KQkq, which is that of the characters.
std::string mirrored_castling(std::string_view castling) {
    std::string mirrored = in_other_case(castling);
    std::sort(mirrored.begin(), mirrored.end());
    return mirrored;
}

std::string joined(const std::vector<std::string>& fields) {
    std::string text;
    for (const std::string& field : fields) {
        text += (text.empty() ? "" : " ") + field;
    }
    return text;
}

std::uint64_t perft(const Arbiter& game, int depth) {
    std::uint64_t count = 0;
    for (const TextCount& first : game.divide(depth, true, 1)) {
        count += first.count;
    }
    return count;
}

std::string without_castling(std::string_view fen) {
    const std::vector<std::string_view> fields = base::split_words(fen);
    std::vector<std::string> kept(fields.begin(), fields.end());
    kept[2] = "-";
    return joined(kept);
}

/// Compares the moves of a game with those of its mirrored game.
void compare(const Arbiter& game, const Arbiter& mirrored) {
    std::set<std::string> found;
    const std::vector<std::string> moves = game.legal_moves();
    for (const std::string& text : moves) {
        const auto there = mirrored.canonical(mirrored_move(text));
        CHECK_MESSAGE(there, game.fen() << ": " << text << " has no mirrored move");
        found.insert(there.value_or(text));
    }
    CHECK_MESSAGE(found.size() == moves.size(), game.fen());
    CHECK_MESSAGE(mirrored.legal_moves().size() == moves.size(), game.fen());
    CHECK_MESSAGE(game.in_check() == mirrored.in_check(), game.fen());
    CHECK_MESSAGE(game.outcome() == mirrored.outcome(), game.fen());
    CHECK_MESSAGE(perft(game, 2) == perft(mirrored, 2), game.fen());
}

}  // namespace

std::string mirrored_fen(std::string_view fen) {
    const std::vector<std::string_view> fields = base::split_words(fen);
    std::vector<std::string> mirrored(fields.begin(), fields.end());
    mirrored[0] = mirrored_placement(fields[0]);
    mirrored[1] = fields[1] == "w" ? "b" : "w";
    mirrored[2] = mirrored_castling(fields[2]);
    mirrored[3] = mirrored_move(mirrored[3]);
    if (mirrored.size() == 8) {
        std::swap(mirrored[6], mirrored[7]);
    }
    return joined(mirrored);
}

std::string mirrored_move(std::string text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] >= 'a' && text[i] <= 'h' && text[i + 1] >= '1' && text[i + 1] <= '8') {
            text[i + 1] = static_cast<char>('1' + '8' - text[i + 1]);
        }
    }
    return text;
}

void check_mirror(std::string_view variant) {
    const auto game = make_arbiter(variant);
    const auto mirrored = make_arbiter(variant);
    REQUIRE_MESSAGE(game, variant);
    for (const PerftRow& row : read_perft_table(variant)) {
        const bool is_taken = !(*mirrored)->set_up(mirrored_fen(row.fen), {});
        // Where the two sides do not castle alike (Stack Chess), the rights have no mirrored ones.
        const std::string fen = is_taken ? row.fen : without_castling(row.fen);
        for (const auto& [side, text] : {std::pair(&*game, fen), std::pair(&*mirrored, mirrored_fen(fen))}) {
            const auto refusal = (*side)->set_up(text, {});
            REQUIRE_MESSAGE(!refusal, text << ": " << refusal->message);
        }
        compare(**game, **mirrored);
    }
}

}  // namespace ziggurat::movegen::tests
