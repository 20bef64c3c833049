// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worker/move_picker.h"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "movegen/game/notation.h"
#include "tests/search/material.h"

namespace ziggurat::search::tests {

using movegen::Move;
using movegen::chess::Position;
using movegen::chess::Rules;
using Picker = MovePicker<Rules, Material>;
using History = Histories<Material::piece_types>;

namespace {

struct Setting {
    History history;
    Frame frame;

    std::vector<Move> pick_all(const Position& p, Move table_move = {}) {
        Picker picker(p, table_move, history, {p.side, {}, {}, {}}, frame);
        return drain(picker);
    }
    std::vector<Move> pick_noisy(const Position& p, Move table_move = {}) {
        Picker picker(Picker::OnlyNoisy(), p, table_move, history, {p.side, {}, {}, {}}, frame);
        return drain(picker);
    }
    static std::vector<Move> drain(Picker& picker) {
        std::vector<Move> picked;
        while (const Move m = picker.next()) {
            picked.push_back(m);
        }
        CHECK_FALSE(picker.next());
        return picked;
    }
};

std::vector<std::uint32_t> sorted(const std::vector<Move>& moves) {
    std::vector<std::uint32_t> numbers;
    for (const Move m : moves) {
        numbers.push_back(m.raw());
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

void check_tree(const Position& p, int depth, Setting& setting) {
    const auto legal = movegen::legal_moves<Rules>(p);
    const std::vector<Move> all(legal.begin(), legal.end());
    REQUIRE(sorted(setting.pick_all(p)) == sorted(all));
    std::vector<Move> noisy;
    std::copy_if(all.begin(), all.end(), std::back_inserter(noisy), [&](Move m) { return Rules::is_noisy(p, m); });
    REQUIRE(sorted(setting.pick_noisy(p)) == sorted(noisy));
    for (const Move m : all) {
        const std::vector<Move> picked = setting.pick_all(p, m);
        REQUIRE(picked.front() == m);
        REQUIRE(sorted(picked) == sorted(all));
        if (depth > 1) {
            check_tree(Rules::play(p, m), depth - 1, setting);
        }
    }
}

Position position(const char* fen) {
    return *Rules::from_fen(fen);
}

}  // namespace

TEST_CASE("a picker gives every legal move once, the table's first") {
    Setting setting;
    check_tree(position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), 2, setting);
    check_tree(position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 2, setting);
    check_tree(position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"), 2, setting);
}

TEST_CASE("a table move that is not legal here is not given") {
    Setting setting;
    const Position p = Rules::initial();
    const Move foreign = Move::step(movegen::chess::Piece::Rook, movegen::Square::A1, movegen::Square::A5);
    const std::vector<Move> picked = setting.pick_all(p, foreign);
    CHECK(picked.size() == 20);
    CHECK(std::find(picked.begin(), picked.end(), foreign) == picked.end());
}

TEST_CASE("noise comes first, the greatest gain by the least man before all; then killers, then the rest") {
    Setting setting;
    const Position p = position("4k3/8/2q1r3/3P4/8/8/8/2R2RK1 w - - 0 1");
    const Move killer = movegen::find_move<Rules>(p, "f1f7");
    const Move favourite = movegen::find_move<Rules>(p, "f1f4");
    setting.frame.killers[0] = killer;
    setting.history.learn({p.side, {}, {}, {}}, favourite, 1000);
    const std::vector<Move> picked = setting.pick_all(p);
    CHECK(Rules::move_text(picked[0]) == "d5c6");
    CHECK(Rules::move_text(picked[1]) == "c1c6");
    CHECK(Rules::move_text(picked[2]) == "d5e6");
    CHECK(picked[3] == killer);
    CHECK(picked[4] == favourite);
}

TEST_CASE("a picker that skips quiet moves ends with the noisy ones") {
    Setting setting;
    const Position p = position("4k3/8/2q1r3/3P4/8/8/8/2R2RK1 w - - 0 1");
    Picker picker(p, {}, setting.history, {p.side, {}, {}, {}}, setting.frame);
    for (int i = 0; i < 4; ++i) {
        CHECK(picker.next());
    }
    picker.skip_quiet();
    CHECK_FALSE(picker.next());
}

}  // namespace ziggurat::search::tests
