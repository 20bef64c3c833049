// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/book.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "match/openings/epd.h"
#include "match/openings/pgn_reader.h"

using namespace ziggurat::match;

namespace {

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

BookSettings settings(const std::vector<std::string>& words) {
    const auto parsed = parse_book_settings(words);
    REQUIRE(parsed);
    return *parsed;
}

}  // namespace

TEST_CASE("EPD: what is written is read again, whatever a FEN has behind its six fields") {
    CHECK(to_epd(start) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 0; fmvn 1;");
    for (const std::string& fen : {std::string(start), std::string("4k3/8/8/8/8/8/8/4K3 b - - 3 17 20:0 18:2")}) {
        CHECK(fen_of_epd(to_epd(fen)) == fen);
        CHECK(fen_of_epd(to_epd(fen) + " ce 12;") == fen);
        CHECK(fen_of_epd(fen) == fen);
        CHECK(fen_of_epd(fen + " ce 12;") == fen);
    }
    CHECK(fen_of_epd("8/8/8/8/8/8/8/k1K5 w - - bm Kc2; id \"no; 7\"; hmvc 4;") == "8/8/8/8/8/8/8/k1K5 w - - 4 1");
    CHECK_FALSE(read_epd_line("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "chess"));
    CHECK_FALSE(read_epd_line("8/8 w - -", "chess"));
}

TEST_CASE("PGN: the main line's moves, whatever stands around them") {
    const auto games =
        parse_pgn("[White \"A \\\"x\\\"\"]\n\n1. e4 {a 1. d4 comment} e5 $2 2.Nf3 ; to the end 1-0\n"
                  "(2. f4 (2. Nc3) exf4) 2... Nc6!? 3. O-O-O 1/2-1/2\n\n[White \"B\"]\n\n*\n1-0\nd4\n");
    REQUIRE(games.size() >= 2);
    CHECK(games[0].tags.at("White") == "A \"x\"");
    CHECK(games[0].sans == std::vector<std::string>{"e4", "e5", "Nf3", "Nc6", "O-O-O"});
    CHECK(games[1].sans.empty());
    CHECK(games[1].line == 6);
    CHECK(parse_pgn("").empty());
    CHECK(parse_pgn("{ no end").empty());
}

TEST_CASE("a book's openings in their order") {
    const std::string text = "[Event \"1\"]\n\n1. e4 e5 *\n\n[Event \"2\"]\n\n1. d4 *\n\n[Event \"3\"]\n[FEN \"" +
                             std::string(start) + "\"]\n\n1. c4 c5 2. Nc3 *\n";
    const auto all = read_book(text, settings({"file=x.pgn"}), "chess", 1);
    REQUIRE(all);
    REQUIRE(all->size() == 3);
    CHECK((*all)[0].moves == std::vector<std::string>{"e2e4", "e7e5"});
    CHECK((*all)[2].moves.size() == 3);
    const auto later = read_book(text, settings({"file=x.pgn", "start=3", "plies=1"}), "chess", 1);
    REQUIRE(later);
    CHECK((*later)[0].moves == std::vector<std::string>{"c2c4"});
    CHECK((*later)[1].moves == std::vector<std::string>{"e2e4"});
    const auto once = read_book(text, settings({"file=x.pgn", "order=random"}), "chess", 7);
    const auto again = read_book(text, settings({"file=x.pgn", "order=random"}), "chess", 7);
    CHECK(*once == *again);
    CHECK(std::is_permutation(once->begin(), once->end(), all->begin(), all->end()));
}

TEST_CASE("what is wrong with a book is told with its line") {
    const auto error_of = [](std::string_view text, const std::vector<std::string>& words,
                             std::string_view variant) {
        const auto book = read_book(text, settings(words), variant, 1);
        return book ? std::string() : book.error().message;
    };
    CHECK(error_of("", {"file=x.epd"}, "chess") == "x.epd: there is no opening in it");
    CHECK(error_of(start, {"file=x.epd", "start=2"}, "chess") == "x.epd: start=2, but it has only 1 openings");
    CHECK(error_of("\n4k3/8/8/8/8/8/8/8 w - -\n", {"file=x.epd"}, "chess").find("x.epd, line 2: ") == 0);
    CHECK(error_of("1. e4 e5\n\n\n[A \"b\"]\n1. e5 *\n", {"file=x", "format=pgn"}, "chess").find("x, line 4: ") ==
          0);
    CHECK_FALSE(parse_book_settings({"file=x", "plies=0"}));
    CHECK_FALSE(parse_book_settings({"format=epd"}));
    CHECK_FALSE(parse_book_settings({"file=x", "format=txt"}));
}
