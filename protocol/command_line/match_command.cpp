// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iostream>
#include <limits>

#include <unistd.h>

#include "match/report/pgn.h"
#include "match/report/progress.h"
#include "match/self_play.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"
#include "protocol/command_line/interrupt.h"
#include "protocol/version.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

constexpr int exit_faults = 1;
constexpr int max_concurrency = 256;
constexpr const char* default_time_control = "2+0.02";

struct MatchOptions {
    match::SelfPlaySettings settings;
    std::string time_control;
    std::string pgn_file;
    std::int64_t seed = 1;
    std::int64_t hash_mb = 16;  // signed, since Boost reads "-1" as a huge unsigned number
};

template <class T>
po::typed_value<T>* number(T& target) {
    return po::value(&target)->value_name("N")->default_value(target);
}

/// A number of at least 1 that may be missing.
template <class T>
po::typed_value<std::int64_t>* limit(const char* name, std::optional<T>& target, const char* unit = "N") {
    return po::value<std::int64_t>()->value_name(unit)->notifier([name, &target](std::int64_t value) {
        if (value < 1 || value > std::numeric_limits<int>::max()) {
            throw po::error(std::string(name) + " wants a number from 1");
        }
        target = static_cast<T>(value);
    });
}

po::options_description describe(MatchOptions& options) {
    match::SelfPlaySettings& settings = options.settings;
    match::MoveLimits& limits = settings.terms.limits;
    po::options_description description("Options", 110);
    auto add = description.add_options();
    add("variant,v", po::value(&settings.variant)->default_value(settings.variant)->value_name("NAME"),
        "the rule set");
    add("games,g", number(settings.games), "how many games");
    add("tc", po::value(&options.time_control)->value_name("[MOVES/]TIME[+INC]"),
        "each side's time in seconds or minutes:seconds; 2+0.02 if nothing limits a move");
    add("depth", limit("--depth", limits.depth), "search each move to this depth");
    add("nodes", limit("--nodes", limits.nodes), "search so many nodes for each move: the same games each time");
    add("movetime", limit("--movetime", limits.movetime_ms, "MS"), "search each move so long");
    add("timemargin", po::value(&settings.terms.margin_ms)->default_value(0)->value_name("MS"),
        "forgive each move so much lateness");
    add("fen", po::value(&settings.fen)->value_name("FEN"), "begin all games here");
    add("openings-plies", number(settings.opening_plies), "begin each game with so many random moves");
    add("seed", number(options.seed), "of these moves");
    add("pgn", po::value(&options.pgn_file)->value_name("FILE"), "append the games to this file");
    add("concurrency", number(settings.concurrency), "games at the same time");
    add("hash", number(options.hash_mb), "table of each player in MiB");
    add("threads", number(settings.engine.threads), "search threads of each player");
    return description;
}

/// What is wrong with the numbers; empty if nothing is.
std::string objection(const MatchOptions& options) {
    const match::SelfPlaySettings& settings = options.settings;
    if (settings.games < 1) {
        return "--games wants a number from 1";
    }
    if (settings.concurrency < 1 || settings.concurrency > max_concurrency) {
        return "--concurrency goes from 1 to " + std::to_string(max_concurrency);
    }
    if (settings.opening_plies < 0 || settings.terms.margin_ms < 0) {
        return "--openings-plies and --timemargin want numbers from 0";
    }
    if (options.hash_mb < 1 || options.hash_mb > static_cast<std::int64_t>(engine::max_hash_mb())) {
        return "--hash goes from 1 to " + std::to_string(engine::max_hash_mb());
    }
    if (settings.engine.threads < 1 || settings.engine.threads > engine::max_threads) {
        return "--threads goes from 1 to " + std::to_string(engine::max_threads);
    }
    return {};
}

/// Completes the settings from what was read; an objection if that is impossible.
std::string complete(MatchOptions& options) {
    match::SelfPlaySettings& settings = options.settings;
    const match::MoveLimits& limits = settings.terms.limits;
    const bool is_limited = limits.depth || limits.nodes || limits.movetime_ms;
    if (!options.time_control.empty() || !is_limited) {
        const auto control =
            match::parse_time_control(options.time_control.empty() ? default_time_control : options.time_control);
        if (!control) {
            return control.error().message;
        }
        settings.terms.time_control = *control;
    }
    settings.seed = static_cast<std::uint64_t>(options.seed);
    settings.engine.hash_mb = static_cast<std::size_t>(options.hash_mb);
    settings.engine_name = program_title();
    return {};
}

int play(const MatchOptions& options, std::ostream* pgn) {
    match::Statistics statistics;
    match::Progress progress(std::cerr, isatty(STDERR_FILENO) != 0, options.settings.games);
    const InterruptWatch interrupt;
    const auto error =
        match::play_match(options.settings, interrupt.token(), [&](const match::GameRecord& record) {
            statistics.add(record);
            progress.game_over(record, statistics);
            if (pgn != nullptr) {
                *pgn << match::to_pgn(record) << std::flush;
            }
        });
    progress.finish();
    if (error) {
        return refuse_arguments("match", error->message);
    }
    std::cout << statistics.summary();
    if (statistics.faults() > 0) {
        return exit_faults;
    }
    return interrupt.was_interrupted() ? exit_interrupted : 0;
}

}  // namespace

int match_command(const std::vector<std::string>& arguments) {
    MatchOptions options;
    po::options_description description = describe(options);
    if (const auto exit_code =
            read_arguments("match", "play against itself, under a referee", description, arguments)) {
        return *exit_code;
    }
    for (const std::string& reason : {objection(options), complete(options)}) {
        if (!reason.empty()) {
            return refuse_arguments("match", reason);
        }
    }
    if (options.pgn_file.empty()) {
        return play(options, nullptr);
    }
    std::ofstream pgn(options.pgn_file, std::ios::app);
    if (!pgn) {
        return refuse_arguments("match", "cannot write to " + options.pgn_file);
    }
    return play(options, &pgn);
}

}  // namespace ziggurat::protocol
