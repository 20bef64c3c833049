// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/match_options.h"

#include <limits>

#include "base/text.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/match/match_words.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

constexpr int max_concurrency = 256;

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

po::options_description describe_games(MatchOptions& options, MatchWords& words) {
    match::MatchSettings& settings = options.settings;
    po::options_description description("Games", 110);
    auto add = description.add_options();
    add("variant,v", po::value(&settings.variant)->default_value(settings.variant)->value_name("NAME"),
        "the rule set");
    add("games,g", number(settings.games), "of each two that meet, a round");
    add("rounds", number(settings.rounds), "how often all meet");
    add("tournament", po::value(&words.kind)->default_value(words.kind)->value_name("KIND"),
        "round-robin, or gauntlet: the first engine against all others");
    add("repeat", po::bool_switch(&settings.repeats_openings), "play each opening twice, with colours swapped");
    add("noswap", po::value<bool>()->zero_tokens()->notifier([&](bool) { settings.swaps_colours = false; }),
        "never swap colours");
    add("concurrency", number(settings.concurrency), "games at the same time");
    add("recover", po::bool_switch(&settings.recovers), "go on after an engine has crashed or stalled");
    add("maxmoves", limit("--maxmoves", settings.adjudication.max_moves),
        "a draw after so many moves of each side");
    add("openings-plies", number(settings.opening_plies), "begin each game with so many random moves");
    add("srand,seed", number(words.seed), "of these moves, and of the order of openings");
    add("fen", po::value(&words.fen)->value_name("FEN"), "begin all games here");
    add("shard", po::value(&words.shard)->value_name("I/N"),
        "play only part I of N, from 0: a match on several machines, joined by `ziggurat match merge`");
    add("resume", po::value(&options.journal_file)->value_name("FILE"),
        "keep a journal of the match in this file, and play only what is not in it yet");
    return description;
}

po::options_description describe_terms(MatchWords& words) {
    match::MoveLimits& limits = words.terms.limits;
    po::options_description description("For all engines, as in --each", 110);
    auto add = description.add_options();
    add("tc", po::value(&words.time_control)->value_name("[MOVES/]TIME[+INC]"),
        "each side's time in seconds or minutes:seconds; without engines 2+0.02 if nothing limits a move");
    add("depth", limit("--depth", limits.depth), "search each move to this depth");
    add("nodes", limit("--nodes", limits.nodes), "search so many nodes for each move: the same games each time");
    add("movetime", limit("--movetime", limits.movetime_ms, "MS"), "search each move so long");
    add("timemargin", po::value(&words.terms.margin_ms)->default_value(0)->value_name("MS"),
        "forgive each move so much lateness");
    add("hash", limit("--hash", words.hash_mb, "MB"), "table of each engine: option.Hash");
    add("threads", limit("--threads", words.threads), "search threads of each engine: option.Threads");
    return description;
}

po::options_description describe_output(MatchOptions& options) {
    po::options_description description("Output", 110);
    auto add = description.add_options();
    add("pgnout,pgn", po::value(&options.pgn_file)->value_name("FILE"), "append the games to this file");
    add("pgn-notes", po::bool_switch(&options.notes_moves), "with the score, depth and time of each move");
    add("epdout", po::value(&options.epd_file)->value_name("FILE"), "append the last positions to this file");
    add("json", po::value(&options.json_file)->value_name("FILE"),
        "write the results as JSON; - for standard output");
    add("ratinginterval", number(options.rating_interval), "tell the standings each N games; 0: at the end only");
    add("log", po::value(&options.log_file)->value_name("FILE"), "append all that is said to engines and by them");
    add("quiet", po::bool_switch(&options.is_quiet), "tell nothing while games are played");
    return description;
}

constexpr const char* group_help = R"(Engines and openings, each with words behind it:
  --engine WORDS...        an engine that takes part; without any, this one plays itself
  --each WORDS...          the same for all engines
  --openings WORDS...      file=FILE [format=epd|pgn] [order=sequential|random] [plies=N] [start=N]
  --draw WORDS...          movenumber=N movecount=N score=CP: a draw when both find it even for so long
  --resign WORDS...        movecount=N score=CP [twosided=true]: lost when the loser knows it for so long
  --sprt WORDS...          elo0=E elo1=E [alpha=P] [beta=P]: end when the pairs of games have decided between the two;
                           without --games and --rounds there are as many pairs as it takes
Words of an engine:
)";

base::Result<Shard> parse_shard(const std::string& text) {
    if (text.empty()) {
        return Shard{};
    }
    const auto parts = base::split_at(text, '/');
    const auto index = base::parse_integer<int>(parts[0]);
    const auto count = parts.size() == 2 ? base::parse_integer<int>(parts[1]) : std::nullopt;
    if (!index || !count || *count < 1 || *index < 0 || *index >= *count) {
        return base::Error{"--shard wants I/N with I from 0 to N - 1, not \"" + text + '"'};
    }
    return Shard{*index, *count};
}

/// Puts together what was read; what is wrong with it, or nothing.
Objection complete(const MatchWords& words, MatchOptions& options) {
    match::MatchSettings& settings = options.settings;
    if (settings.games < 1 || settings.rounds < 1) {
        return base::Error{"--games and --rounds want numbers from 1"};
    }
    if (settings.concurrency < 1 || settings.concurrency > max_concurrency) {
        return base::Error{"--concurrency goes from 1 to " + std::to_string(max_concurrency)};
    }
    if (settings.opening_plies < 0 || words.terms.margin_ms < 0) {
        return base::Error{"--openings-plies and --timemargin want numbers from 0"};
    }
    if (words.kind != "round-robin" && words.kind != "gauntlet") {
        return base::Error{"--tournament is round-robin or gauntlet, not \"" + words.kind + '"'};
    }
    settings.kind = words.kind == "gauntlet" ? match::TournamentKind::Gauntlet : match::TournamentKind::RoundRobin;
    const auto shard = parse_shard(words.shard);
    if (!shard) {
        return shard.error();
    }
    options.shard = *shard;
    if (options.rating_interval < 0) {
        return base::Error{"--ratinginterval wants a number from 0"};
    }
    settings.seed = static_cast<std::uint64_t>(words.seed);
    if (const auto game = movegen::make_arbiter(settings.variant); !game) {
        return game.error();
    }
    if (const auto objection = read_groups(words, settings)) {
        return objection;
    }
    return match::objection(settings);
}

}  // namespace

std::variant<MatchOptions, int> read_match_options(const std::vector<std::string>& arguments) {
    MatchOptions options;
    MatchWords words;
    std::vector<std::string> rest = with_two_dashes(arguments);
    words.groups = take_groups(rest, match_group_options());
    po::options_description description = describe_games(options, words);
    description.add(describe_terms(words)).add(describe_output(options));
    if (const auto exit_code = read_arguments("match", "play games between engines, under a referee", description,
                                              rest, std::string(group_help) + std::string(match::engine_keys()))) {
        return *exit_code;
    }
    if (const auto objection = complete(words, options)) {
        return refuse_arguments("match", objection->message);
    }
    return options;
}

}  // namespace ziggurat::protocol
