// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "match/openings/epd.h"
#include "match/openings/make_openings.h"
#include "match/report/pgn.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"
#include "protocol/command_line/interrupt.h"
#include "protocol/command_line/tabletop/files.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

/// An opening as the PGN of a game that was broken off, for engines that cannot be given a position.
std::string to_pgn(const match::MadeOpening& opening, const std::string& variant, int number) {
    match::GameRecord game;
    game.number = number;
    game.variant = variant;
    game.players = {"?", "?"};
    game.date = "????.??.??";
    game.time_control = "-";
    game.start_fen = opening.start_fen;
    game.san_moves = opening.san_moves;
    game.opening_plies = opening.san_moves.size();
    return match::to_pgn(game);
}

}  // namespace

int openings_command(const std::vector<std::string>& arguments) {
    match::OpeningWish wish;
    std::string file = "-";
    std::string format = "epd";
    auto nodes =
        static_cast<std::int64_t>(wish.nodes);  // signed, since Boost reads "-1" as a huge unsigned number
    auto seed = static_cast<std::int64_t>(wish.seed);
    po::options_description description("Options", 110);
    auto add = description.add_options();
    const auto number = [](auto& target) { return po::value(&target)->default_value(target)->value_name("N"); };
    add("variant,v", po::value(&wish.variant)->default_value(wish.variant)->value_name("NAME"), "the rule set");
    add("plies", number(wish.plies), "random moves from the start position");
    add("count", number(wish.count), "how many openings, all different");
    add("max-cp", number(wish.max_cp), "by how many centipawns either side may be ahead");
    add("nodes", number(nodes), "of the search that says so");
    add("srand,seed", number(seed), "of the random moves: the same openings each time");
    add("format", po::value(&format)->default_value(format)->value_name("epd|pgn"),
        "positions, or the moves that lead to them");
    add("out", po::value(&file)->default_value(file)->value_name("FILE"), "where to; - is standard output");
    if (const auto exit_code =
            read_arguments("openings", "make even openings for matches", description, arguments)) {
        return *exit_code;
    }
    if (wish.plies < 1 || wish.count < 1 || nodes < 1 || wish.max_cp < 0) {
        return refuse_arguments("openings", "--plies, --count and --nodes want numbers from 1, --max-cp from 0");
    }
    if (format != "epd" && format != "pgn") {
        return refuse_arguments("openings", "--format wants epd or pgn, not '" + format + "'");
    }
    wish.nodes = static_cast<std::uint64_t>(nodes);
    wish.seed = static_cast<std::uint64_t>(seed);
    if (const auto game = movegen::make_arbiter(wish.variant); !game) {
        return refuse_arguments("openings", game.error().message);
    }
    OutputFile out(file);
    if (const auto error = out.error()) {
        return refuse_arguments("openings", error->message);
    }
    const InterruptWatch interrupt;
    int made = 0;
    const auto failure = match::make_openings(wish, interrupt.token(), [&](const match::MadeOpening& opening) {
        ++made;
        if (format == "pgn") {
            out.stream() << to_pgn(opening, wish.variant, made) << std::flush;
        } else {
            out.stream() << match::to_epd(opening.fen) << " ce " << opening.score_cp << ';' << std::endl;
        }
    });
    for (const auto& error : {failure, out.error()}) {
        if (error) {
            return complain("openings", *error, 1);
        }
    }
    return interrupt.was_interrupted() ? exit_interrupted : 0;
}

}  // namespace ziggurat::protocol
