// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "match/report/pgn.h"
#include "match/tournament/play_match.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"
#include "protocol/command_line/interrupt.h"
#include "protocol/version.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

struct Show {
    std::string_view variant;
    std::string_view title;
};

constexpr auto shows = std::to_array<Show>({
    {"levelup", "Level-Up Chess"},
    {"stackchess", "Stack Chess"},
    {"mystic", "Mystic Chess"},
});

constexpr int opening_plies = 2;

struct DemoOptions {
    std::string pgn_dir = "build/games";
    std::int64_t nodes = 30000;
    std::int64_t seed = 1;
};

match::MatchSettings settings_for(const Show& show, const DemoOptions& options) {
    match::Terms terms;
    terms.limits.nodes = static_cast<std::uint64_t>(options.nodes);
    match::MatchSettings settings;
    settings.variant = show.variant;
    settings.engines = match::own_engines(std::string(program_title()), terms);
    settings.opening_plies = opening_plies;
    settings.seed = static_cast<std::uint64_t>(options.seed);
    return settings;
}

/// "12. Nf3" or "12... Nf6", then the board; before the first of them, which moves were made at random.
void show_move(const movegen::Arbiter& game, const std::string& san) {
    if (game.plies() == opening_plies + 1) {
        std::cout << "\nThe random plies:";
        const std::vector<std::string> sans = game.san_moves();
        for (std::size_t ply = 0; ply < opening_plies; ++ply) {
            std::cout << ' ' << sans[ply];
        }
        std::cout << '\n';
    }
    const bool by_white = game.side() == movegen::Side::Black;
    std::cout << '\n'
              << game.fullmove_number() - (by_white ? 0 : 1) << (by_white ? ". " : "... ") << san << '\n'
              << game.draw() << std::flush;
}

/// Plays one game and keeps it; an exit code.
int show_game(const Show& show, const DemoOptions& options, const std::filesystem::path& file,
              const std::stop_token& stop) {
    std::cout << "\n=== " << show.title << " (" << show.variant << "): " << opening_plies << " random plies, then "
              << options.nodes << " nodes a move, to the end that the rules make\n";
    int faults = 0;
    match::MatchEvents events;
    events.on_move = show_move;
    events.on_game = [&](const match::GameRecord& record) {
        std::ofstream(file) << match::to_pgn(record);
        faults += match::is_fault(record.end.ending) ? 1 : 0;
        std::cout << '\n'
                  << show.title << ": " << match::to_string(record.end.result) << ", " << record.end.remark
                  << ", after " << record.san_moves.size() << " plies. PGN: " << file.string() << std::endl;
    };
    const match::MatchSettings settings = settings_for(show, options);
    if (const auto end = match::play_match(settings, match::all_games(settings), stop, events); end.error) {
        std::cerr << "ziggurat demo: " << end.error->message << '\n';
        return 1;
    }
    return faults;
}

}  // namespace

int demo_command(const std::vector<std::string>& arguments) {
    DemoOptions options;
    po::options_description description("Options", 100);
    auto add = description.add_options();
    add("pgn-dir", po::value(&options.pgn_dir)->default_value(options.pgn_dir)->value_name("FOLDER"),
        "where the games are kept, one file a variant");
    add("nodes", po::value(&options.nodes)->default_value(options.nodes)->value_name("N"),
        "searched for each move");
    add("seed", po::value(&options.seed)->default_value(options.seed)->value_name("N"), "of the random plies");
    if (const auto exit_code =
            read_arguments("demo", "show a quick game of each variant", description, arguments)) {
        return *exit_code;
    }
    if (options.nodes < 1) {
        return refuse_arguments("demo", "--nodes wants a number from 1");
    }
    std::error_code error;
    std::filesystem::create_directories(options.pgn_dir, error);
    if (error) {
        return refuse_arguments("demo", "cannot make the folder " + options.pgn_dir + ": " + error.message());
    }
    const InterruptWatch interrupt;
    int exit_code = 0;
    for (const Show& show : shows) {
        if (interrupt.was_interrupted()) {
            break;
        }
        const auto file = std::filesystem::path(options.pgn_dir) / (std::string(show.variant) + ".pgn");
        exit_code |= show_game(show, options, file, interrupt.token());
    }
    return interrupt.was_interrupted() ? exit_interrupted : exit_code;
}

}  // namespace ziggurat::protocol
