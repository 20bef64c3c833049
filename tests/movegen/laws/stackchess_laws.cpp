// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/stackchess/rules.h"
#include "tests/movegen/laws/rule_set_laws.h"

namespace ziggurat::movegen::tests {

/// How many pyramids of each size (1, 2, 3) a side has on the board, as a FEN tells it.
inline std::array<int, 3> count_pyramids(const std::string& fen, Side side, std::string_view king_sizes) {
    constexpr std::string_view letters = "PNBRKQ";
    const std::array<std::string_view, 6> sizes{"1", "2", "3", "22", king_sizes, "33"};
    std::array<int, 3> counts{};
    const std::string placement = fen.substr(0, fen.find(' '));
    for (std::size_t i = 0; i < placement.size(); ++i) {
        const char c = placement[i];
        const bool is_white = c >= 'A' && c <= 'Z';
        if (!is_white && (c < 'a' || c > 'z')) {
            continue;
        }
        std::string pile;
        if (i + 1 < placement.size() && placement[i + 1] == '[') {
            pile = placement.substr(i + 2, placement.find(']', i) - i - 2);
        } else {
            pile = sizes[letters.find(is_white ? c : static_cast<char>(c - 'a' + 'A'))];
        }
        for (const char size : pile) {
            counts[static_cast<std::size_t>(size - '1')] += is_white == (side == Side::White) ? 1 : 0;
        }
    }
    return counts;
}

/// A turn leaves the mover's pyramids on the board, but for one that a promotion takes from the reserve, and
/// takes nothing from the enemy where nothing is captured (stackchess 3, 4).
template <class V>
struct Conservation<stackchess::Rules<V>> {
    using Rules = stackchess::Rules<V>;
    using Position = typename Rules::Position;

    static int all_changes(const std::array<int, 3>& before, const std::array<int, 3>& after) {
        return after[0] + after[1] + after[2] - before[0] - before[1] - before[2];
    }

    static std::string fault(const Position& before, Move m, const Position& after) {
        constexpr std::string_view king = V::king_of_seven ? "322" : "32";
        const std::string fen_before = Rules::to_fen(before);
        const std::string fen_after = Rules::to_fen(after);
        const Side mover = Rules::side(before);
        const auto own_before = count_pyramids(fen_before, mover, king);
        const auto own_after = count_pyramids(fen_after, mover, king);
        if (all_changes(own_before, own_after) != (m.kind() == MoveKind::Promotion ? 1 : 0)) {
            return "the mover's pyramids are not conserved";
        }
        const auto theirs_before = count_pyramids(fen_before, ~mover, king);
        const auto theirs_after = count_pyramids(fen_after, ~mover, king);
        const bool is_capture = contains(before.board.of(~mover), m.to()) || m.kind() == MoveKind::EnPassant;
        if (is_capture != (all_changes(theirs_before, theirs_after) < 0)) {
            return "the enemy's pyramids are not conserved";
        }
        for (std::size_t size = 0; size < 3; ++size) {
            if (own_after[size] < own_before[size] || theirs_after[size] > theirs_before[size] ||
                own_after[size] > stackchess::set_size<V>) {
                return "pyramids of size " + std::to_string(size + 1) + " are not conserved";
            }
        }
        return {};
    }
};

ZIGGURAT_TEST_RULE_SETS(stackchess::Rules<stackchess::Standard>, stackchess::Rules<stackchess::Capture>,
                        stackchess::Rules<stackchess::BigQueen>, stackchess::Rules<stackchess::King7>,
                        stackchess::Rules<stackchess::FullSet>, stackchess::Rules<stackchess::NoDouble>,
                        stackchess::Rules<stackchess::CaptureFullSet>,
                        stackchess::Rules<stackchess::King7NoDouble>);

}  // namespace ziggurat::movegen::tests
