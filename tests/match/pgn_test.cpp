// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/pgn.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "base/text.h"

using namespace ziggurat::match;
using ziggurat::movegen::Side;

namespace {

GameRecord short_game() {
    GameRecord record;
    record.number = 3;
    record.variant = "chess";
    record.players = {"A", "B \"the\\second\""};
    record.date = "2025.12.31";
    record.time_control = "2+0.02";
    record.start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    record.san_moves = {"f3", "e5", "g4", "Qh4#"};
    record.end = {Result::BlackWins, Ending::Checkmate, "Black mates"};
    return record;
}

bool has_line(const std::string& text, std::string_view line) {
    const auto lines = ziggurat::base::split_at(text, '\n');
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("a game of chess as PGN") {
    CHECK(to_pgn(short_game()) == R"([Event "Ziggurat match"]
[Site "?"]
[Date "2025.12.31"]
[Round "3"]
[White "A"]
[Black "B \"the\\second\""]
[Result "0-1"]
[TimeControl "2+0.02"]
[Termination "normal"]
[PlyCount "4"]

1. f3 e5 2. g4 Qh4# {Black mates} 0-1

)");
}

TEST_CASE("variants are named, and their start is given where it is not the orthodox one") {
    GameRecord record = short_game();
    record.variant = "levelup";
    CHECK(has_line(to_pgn(record), R"([Variant "levelup"])"));
    CHECK(to_pgn(record).find("[FEN") == std::string::npos);
    record.variant = "mystic";
    record.start_fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0";
    CHECK(has_line(to_pgn(record), R"([SetUp "1"])"));
    CHECK(has_line(to_pgn(record), R"([FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0"])"));
}

TEST_CASE("a game that Black began") {
    GameRecord record = short_game();
    record.has_own_start = true;
    record.start_fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7";
    record.first_side = Side::Black;
    record.first_number = 7;
    record.san_moves = {"Kd7", "e4", "Kd6"};
    record.end = {Result::Draw, Ending::Repetition, "Draw by threefold repetition"};
    CHECK(has_line(to_pgn(record), "7... Kd7 8. e4 Kd6 {Draw by threefold repetition} 1/2-1/2"));
}

TEST_CASE("no line of moves is as long as 80 characters, and none is cut within a word") {
    GameRecord record = short_game();
    record.san_moves.assign(200, "Qa1xb2+");
    const std::string pgn = to_pgn(record);
    const std::string moves = pgn.substr(pgn.find("\n\n") + 2);
    std::size_t words = 0;
    for (const std::string_view line : ziggurat::base::split_at(moves, '\n')) {
        CHECK(line.size() < 80);
        CHECK((line.empty() || (line.front() != ' ' && line.back() != ' ')));
        words += ziggurat::base::split_words(line).size();
    }
    CHECK(words == 200 + 100 + 2 + 1);
}

TEST_CASE("a game without moves") {
    GameRecord record = short_game();
    record.san_moves.clear();
    record.end = {};
    CHECK(has_line(to_pgn(record), "*"));
    CHECK(has_line(to_pgn(record), R"([Termination "unterminated"])"));
}
