// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/move.h"

#include <set>

#include <doctest/doctest.h>

#include "movegen/move_list.h"
#include "movegen/parts/orthodox.h"

namespace ziggurat::movegen::tests {

using orthodox::Piece;

TEST_CASE("a move gives back what it was made of") {
    const Move step = Move::step(Piece::Queen, Square::A1, Square::H8, MoveKind::DoubleStep);
    CHECK(step.from() == Square::A1);
    CHECK(step.to() == Square::H8);
    CHECK(step.kind() == MoveKind::DoubleStep);
    CHECK(step.piece<Piece>() == Piece::Queen);

    const Move promotion = Move::promotion(Piece::Pawn, Square::E7, Square::D8, Piece::Knight);
    CHECK(promotion.from() == Square::E7);
    CHECK(promotion.to() == Square::D8);
    CHECK(promotion.kind() == MoveKind::Promotion);
    CHECK(promotion.argument_as<Piece>() == Piece::Knight);

    const Move two_leg = Move::two_leg(15, Square::C3, Square::D5, Square::F6);
    CHECK(two_leg.from() == Square::C3);
    CHECK(two_leg.via() == Square::D5);
    CHECK(two_leg.to() == Square::F6);
    CHECK(two_leg.kind() == MoveKind::TwoLeg);
    CHECK(two_leg.piece_index() == 15);

    const Move drop = Move::drop(Piece::Pawn, Square::E2);
    CHECK(drop.from() == Square::E2);
    CHECK(drop.to() == Square::E2);
    CHECK(drop.kind() == MoveKind::Drop);

    const Move upgrade = Move::upgrade(Piece::Rook, Square::H8, Piece::Queen);
    CHECK(upgrade.to() == Square::H8);
    CHECK(upgrade.kind() == MoveKind::Upgrade);
    CHECK(upgrade.piece<Piece>() == Piece::Rook);
    CHECK(upgrade.argument_as<Piece>() == Piece::Queen);

    const Move split = Move::split(Piece::Knight, Square::H1, Square::F2, 63);
    CHECK(split.part() == 63);
    CHECK(split.from() == Square::H1);
    CHECK(split.to() == Square::F2);
}

TEST_CASE("fields of a move do not overlap") {
    std::set<std::uint32_t> raws;
    for (int square = 0; square < square_count; ++square) {
        raws.insert(Move::step(Piece::Pawn, square_at(square), Square::A1).raw());
        raws.insert(Move::step(Piece::Pawn, Square::A1, square_at(square)).raw());
        raws.insert(Move::split(Piece::Pawn, Square::A1, Square::A1, square).raw());
        raws.insert(Move().with_argument(square).raw());
    }
    for (int piece = 0; piece < 16; ++piece) {
        raws.insert(Move::step(piece, Square::A1, Square::A1).raw());
    }
    // The absent move is among each of the five.
    CHECK(raws.size() == 4 * 63 + 15 + 1);
    CHECK(raws.count(0) == 1);
}

TEST_CASE("only the absent move is false") {
    CHECK(!Move());
    CHECK(Move::step(Piece::Pawn, Square::A1, Square::B1));
    CHECK(Move::drop(Piece::Pawn, Square::A1));
    CHECK(Move::from_raw(1).raw() == 1);
    CHECK(Move::from_raw(0xFFFFFFFFU).raw() == 0xFFFFFFFFU);
}

TEST_CASE("parts of a move are exchanged alone") {
    const Move m = Move::promotion(Piece::Pawn, Square::E7, Square::D8, Piece::Knight);
    CHECK(m.with_to(Square::F8) == Move::promotion(Piece::Pawn, Square::E7, Square::F8, Piece::Knight));
    CHECK(m.with_from(Square::C7) == Move::promotion(Piece::Pawn, Square::C7, Square::D8, Piece::Knight));
    CHECK(m.with_argument(4) == Move::promotion(Piece::Pawn, Square::E7, Square::D8, Piece::Queen));
}

namespace {

/// Tells a sink one of everything.
template <MoveSink Sink>
void tell(Sink& sink) {
    sink.one(Move::step(Piece::King, Square::E1, Square::G1, MoveKind::Castling));
    sink.fan(Move::step(Piece::Knight, Square::B1, Square::A1), bit(Square::A3) | bit(Square::C3));
    sink.slide(Move::step(Piece::Pawn, Square::A1, Square::A1), bit(Square::E4) | bit(Square::H4), 8);
    sink.slide(Move::step(Piece::Pawn, Square::A1, Square::A1), bit(Square::A2), -7);
    sink.drops(Move::drop(Piece::Pawn, Square::A1), bit(Square::D4));
    sink.each(bit(Square::G7), [](Square to) { return Move::step(Piece::Rook, Square::G1, to); });
}

}  // namespace

TEST_CASE("lists, counters and finders hear the same moves") {
    MoveList<16> list;
    tell(list);
    const std::set<std::uint32_t> expected{
        Move::step(Piece::King, Square::E1, Square::G1, MoveKind::Castling).raw(),
        Move::step(Piece::Knight, Square::B1, Square::A3).raw(),
        Move::step(Piece::Knight, Square::B1, Square::C3).raw(),
        Move::step(Piece::Pawn, Square::E3, Square::E4).raw(),
        Move::step(Piece::Pawn, Square::H3, Square::H4).raw(),
        Move::step(Piece::Pawn, Square::H2, Square::A2).raw(),
        Move::drop(Piece::Pawn, Square::D4).raw(),
        Move::step(Piece::Rook, Square::G1, Square::G7).raw(),
    };
    std::set<std::uint32_t> heard;
    for (const Move m : list) {
        heard.insert(m.raw());
        MoveFinder finder(m);
        tell(finder);
        CHECK(finder.found());
    }
    CHECK(heard == expected);
    MoveCounter counter;
    tell(counter);
    CHECK(counter.count() == list.size());
    MoveFinder finder(Move::drop(Piece::Pawn, Square::D5));
    tell(finder);
    CHECK(!finder.found());
}

}  // namespace ziggurat::movegen::tests
