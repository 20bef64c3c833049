// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "match/engine/dialect/info_line.h"
#include "match/engine/dialect/spelling.h"
#include "match/engine/dialect/uci_go.h"
#include "match/engine/dialect/xboard_features.h"
#include "match/engine/dialect/xboard_time.h"
#include "match/engine/engine_spec.h"
#include "match/engine/process/line_buffer.h"

using namespace ziggurat::match;

TEST_CASE("lines are cut out of pieces of any size, and endless ones lose their end") {
    LineBuffer lines;
    lines.add("one\r\ntw");
    CHECK(lines.next() == "one");
    CHECK_FALSE(lines.next());
    lines.add(std::string_view("o\n\nthr\0ee", 9));
    CHECK(lines.next() == "two");
    CHECK(lines.next() == "");
    CHECK_FALSE(lines.next());
    CHECK(lines.rest() == "thr\\0ee");
    for (std::size_t i = 0; i < 3 * LineBuffer::longest / 1024; ++i) {
        lines.add(std::string(1024, 'x'));
    }
    lines.add("y\nnext\n");
    const auto cut = lines.next();
    REQUIRE(cut);
    CHECK(cut->size() <= LineBuffer::longest + 1024);
    CHECK(lines.next() == "next");
}

TEST_CASE("an engine's words") {
    const auto engine =
        parse_engine({"cmd=/opt/x/engine", "arg=-u", "arg=a b", "tc=40/60+0.5", "st=0.25", "depth=7", "nodes=1000",
                      "timemargin=30", "ponder", "option.Hash=64", "option.Clear Hash=", "variant.levelup=lvl",
                      "proto=xboard", "restart=on", "patience=2.5", "initstr=book off", "dir=/opt", "moves=fairy"},
                     {});
    REQUIRE(engine);
    CHECK(engine->name == "engine");
    CHECK(engine->command == Command{"/opt/x/engine", {"-u", "a b"}, "/opt"});
    CHECK(engine->terms.time_control == TimeControl{40, 60000, 500});
    CHECK(engine->terms.limits == MoveLimits{7, 1000, 250});
    CHECK(engine->terms.margin_ms == 30);
    CHECK(engine->ponders);
    CHECK(engine->options.size() == 2);
    CHECK(engine->options[1].first == "Clear Hash");
    CHECK(engine->variant_names.at("levelup") == "lvl");
    CHECK(engine->protocol == Protocol::Xboard);
    CHECK(engine->restarts);
    CHECK(engine->patience_ms == 2500);
    CHECK(engine->spelling == Spelling::Fairy);
    const auto later = parse_engine({"tc=inf", "name=N"}, *engine);
    REQUIRE(later);
    CHECK_FALSE(later->terms.time_control);
    CHECK(later->name == "N");
    for (const char* const word :
         {"frob", "x=1", "=", "tc=", "tc=0", "depth=-1", "nodes=1e5", "st=0", "proto=", "restart=maybe",
          "timemargin=-1", "cmd=", "option.=1", "moves=x", "patience=0"}) {
        CAPTURE(word);
        CHECK_FALSE(parse_engine({word}, {}));
    }
}

TEST_CASE("what info lines tell") {
    const auto plain = parse_uci_info("info depth 12 seldepth 20 multipv 1 score cp -35 nodes 5 pv e2e4");
    REQUIRE(plain);
    CHECK(plain->depth == 12);
    CHECK(plain->score_cp == -35);
    CHECK(parse_uci_info("info depth 3 score mate -2")->score_cp == mate_score_cp(-2));
    for (const char* const line :
         {"info depth 3 score cp 5 lowerbound nodes 1", "info depth 3 multipv 2 score cp 5",
          "info string score cp 5", "bestmove e2e4", "", "info depth 3 nodes 7"}) {
        CAPTURE(line);
        CHECK_FALSE(parse_uci_info(line));
    }
    CHECK(mate_score_cp(1) > mate_score_cp(2));
    CHECK(mate_score_cp(-1) < mate_score_cp(-2));
    CHECK(score_text(35) == "+0.35");
    CHECK(score_text(-1205) == "-12.05");
    CHECK(score_text(mate_score_cp(3)) == "+M3");
    CHECK(score_text(mate_score_cp(-7)) == "-M7");
    CHECK(parse_xboard_thinking("9 -12 105 4000 e2e4 e7e5")->score_cp == -12);
    CHECK(parse_xboard_thinking(" 9. +15 105 4000\te4")->score_cp == 15);
    CHECK(parse_xboard_thinking("5 100003 1 1 Qh7")->score_cp == mate_score_cp(3));
    CHECK_FALSE(parse_xboard_thinking("move e2e4"));
    CHECK_FALSE(parse_xboard_thinking("1 2 3"));
}

TEST_CASE("go for every kind of limit") {
    const auto game = ziggurat::movegen::make_arbiter("chess");
    Terms terms;
    terms.limits = {5, 100, 20};
    CHECK(uci_go({**game, terms, {}}) == "go movetime 20 depth 5 nodes 100");
    const ClockTimes clock{{-3, 2000}, {0, 100}, 9};
    CHECK(uci_go({**game, {}, clock}) == "go wtime 1 btime 2000 winc 0 binc 100 movestogo 9");
}

TEST_CASE("features and times of XBoard engines") {
    const auto found = parse_features("feature ping=1 myname=\"A b=c\" variants=\"normal,levelup\" san=1 done=0");
    REQUIRE(found.size() == 5);
    CHECK(found[1].value == "A b=c");
    XboardFeatures features;
    for (const Feature& feature : found) {
        CHECK(features.take(feature) == (feature.name != "san"));
    }
    CHECK(features.pings);
    CHECK(features.asks_for_time);
    CHECK(features.plays("levelup"));
    CHECK_FALSE(features.plays("level"));
    CHECK_FALSE(features.take({"highlight", "1"}));
    features.take({"option", "Contempt Factor -spin 0 -100 100"});
    CHECK(features.option_named("contempt factor") == "Contempt Factor");
    CHECK_FALSE(features.option_named("Contempt"));
    CHECK(parse_features("features").empty());
    CHECK(xboard_level({40, 300'000, 0}) == "level 40 5 0");
    CHECK(xboard_level({0, 2'500, 20}) == "level 0 0:03 0.02");
    CHECK(xboard_st(5000) == "st 5");
    CHECK(xboard_st(50) == "st 0.05");
    CHECK(xboard_centiseconds(-100) == 1);
    CHECK(xboard_centiseconds(1234) == 123);
}

TEST_CASE("Fairy-Stockfish's spelling of captures that level up") {
    const auto game = ziggurat::movegen::make_arbiter("levelup-plain");
    REQUIRE_FALSE((*game)->set_up("4k3/8/8/3p4/4P3/8/3n4/4K3 w - - 0 1", {}));
    FairySpelling spelling("levelup-plain");
    CHECK(spelling.moves_of(**game).empty());
    for (const char* const move : {"e4d5", "e8d8", "e1d2", "d8c8"}) {
        REQUIRE_FALSE((*game)->play(move));
    }
    CHECK(spelling.moves_of(**game) == std::vector<std::string>{"e4d5+", "e8d8", "e1d2", "d8c8"});
    REQUIRE_FALSE((*game)->set_up(std::nullopt, {}));
    CHECK(spelling.moves_of(**game).empty());
    CHECK(FairySpelling::fen_of("4m3/8/8/8/8/8/8/4M3 w - - 0 1") == "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    CHECK((*game)->canonical("e2e4") == "e2e4");
}

TEST_CASE("moves as XBoard engines tell them") {
    const auto read = [](std::string_view variant, const char* fen, std::string_view text) {
        const auto game = ziggurat::movegen::make_arbiter(variant);
        REQUIRE_FALSE((*game)->set_up(fen, {}));
        return read_xboard_move(**game, text).value_or("none");
    };
    const char* const chess = "r3k3/P7/8/8/8/8/8/4K2R w K - 0 1";
    CHECK(read("chess", chess, "e1g1") == "e1g1");
    CHECK(read("chess", chess, "O-O") == "e1g1");
    CHECK(read("chess", chess, "Rh8+") == "h1h8");
    CHECK(read("chess", chess, "e1e3") == "none");
    CHECK(read("levelup", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5s") == "e4d5");
    CHECK(read("mystic", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 3 17:3 17:3", "e2e3,e3e2b") == "B@e2");
}
