// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/tabletop/simulate_options.h"

#include <algorithm>
#include <thread>

#include "base/text.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;
namespace rollout = tabletop::rollout;

namespace {

constexpr int max_threads = 1024;
constexpr std::int64_t max_games = 1'000'000'000'000;
constexpr std::int64_t max_shards = 1'000'000;

template <class T>
po::typed_value<T>* number(T& target) {
    return po::value(&target)->value_name("N")->default_value(target);
}

po::typed_value<std::string>* file(std::string& target) {
    return po::value(&target)->value_name("FILE");
}

bool is_within(std::int64_t value, std::int64_t least, std::int64_t most) {
    return value >= least && value <= most;
}

/// Cuts the run down to the shard "i/n".
std::optional<base::Error> take_shard(std::string_view text, rollout::Run& run) {
    const auto parts = base::split_at(text, '/');
    const auto index = base::parse_integer<std::int64_t>(parts.front());
    const auto count = parts.size() == 2 ? base::parse_integer<std::int64_t>(parts[1]) : std::nullopt;
    if (!index || !count || !is_within(*count, 1, max_shards) || !is_within(*index, 0, *count - 1)) {
        return base::Error{"--shard wants i/n, with i from 0 to n-1, not '" + std::string(text) + "'"};
    }
    // All games before the i-th cut; in two steps, since games times shards may be beyond 64 bits.
    const auto cut = [&](std::int64_t i) { return run.games / *count * i + run.games % *count * i / *count; };
    const std::int64_t from = cut(*index);
    run.games = cut(*index + 1) - from;
    run.first += from;
    return std::nullopt;
}

}  // namespace

po::options_description describe(SimulateOptions& options) {
    po::options_description description("Options", 110);
    auto add = description.add_options();
    add("players,p", po::value(&options.players)->multitoken()->required()->value_name("P1 P2 ..."),
        "who plays; they take all seats in turn");
    add("games,g", number(options.games), "how many games");
    add("seed,s", number(options.seed), "what all luck comes from: game k of a seed is always the same");
    add("start,k", number(options.start), "the number of the first game");
    add("threads,t", number(options.threads), "games at the same time; 0: as many as the processor has threads");
    add("shard", po::value(&options.shard)->default_value(options.shard)->value_name("i/n"),
        "play only the i-th of n parts of the games, i from 0 on; see `ziggurat simulate merge`");
    add("setup", file(options.set_up_file), "how the game is set up; else as the game usually is");
    add("decks", po::value(&options.decks)->multitoken()->value_name("D1 D2 ..."),
        "which decks the seats have, for games with decks; instead of --setup");
    add("cards", file(options.cards_file),
        "cards of your own for stack and war, which --setup or --decks name; see `ziggurat cards --help`");
    add("most-decisions", number(options.most_decisions), "give a game up as unfinished after so many");
    add("json", file(options.json_file), "write the report as JSON; - for standard output");
    add("html", file(options.html_file), "write the report as a page for reading");
    add("csv", file(options.csv_file), "write one line a game and seat");
    add("log-games", po::value(&options.log_directory)->value_name("DIR"),
        "write each game to a file, for `ziggurat replay`");
    add("quiet,q", po::bool_switch(&options.is_quiet), "do not tell how far the run has come");
    return description;
}

base::Result<rollout::Run> run_of(const SimulateOptions& options, const rollout::PlayerDefaults& defaults) {
    if (!is_within(options.games, 0, max_games) || !is_within(options.start, 0, max_games)) {
        return base::Error{"--games and --start go from 0 to " + std::to_string(max_games)};
    }
    if (options.seed < 0) {
        return base::Error{"--seed wants a number from 0"};
    }
    if (!is_within(options.threads, 0, max_threads)) {
        return base::Error{"--threads goes from 0 to " + std::to_string(max_threads)};
    }
    if (options.most_decisions < 1) {
        return base::Error{"--most-decisions wants a number from 1"};
    }
    rollout::Run run;
    for (const std::string& text : options.players) {
        const auto player = rollout::parse_player(text, defaults);
        if (!player) {
            return player.error();
        }
        run.players.push_back(*player);
    }
    run.games = options.games;
    run.first = options.start;
    run.seed = static_cast<std::uint64_t>(options.seed);
    run.most_decisions = options.most_decisions;
    run.threads = options.threads > 0 ? options.threads
                                      : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    if (has_human(run) && options.threads == 0) {
        run.threads = 1;
    }
    if (auto error = take_shard(options.shard, run)) {
        return std::move(*error);
    }
    return run;
}

}  // namespace ziggurat::protocol
