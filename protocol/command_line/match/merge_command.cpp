// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <map>

#include "match/report/summary.h"
#include "match/store/journal.h"
#include "match/store/settings_json.h"
#include "match/store/summary_json.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/match/earlier_games.h"
#include "protocol/command_line/match/match_commands.h"
#include "protocol/command_line/match/match_output.h"
#include "protocol/command_line/tabletop/files.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

constexpr int exit_faults = 1;

/// Games by their numbers, of one match.
struct Joined {
    std::string settings;
    std::map<int, match::GameRecord> games;
};

std::optional<base::Error> join(const std::string& file, Joined& joined) {
    auto content = read_journal_file(file);
    if (!content) {
        return content.error();
    }
    if (joined.settings.empty()) {
        joined.settings = content->head.settings;
    } else if (const auto path = match::difference(joined.settings, content->head.settings); !path.empty()) {
        return base::Error{file + " is of another match: it differs in " + path};
    }
    for (match::GameRecord& record : content->games) {
        const int number = record.number;
        if (!joined.games.emplace(number, std::move(record)).second) {
            return base::Error{file + ": game " + std::to_string(number) + " is in another journal too"};
        }
    }
    return std::nullopt;
}

/// "3, 7-9": the games that nobody has played; empty if there are none.
std::string missing_games(const Joined& joined) {
    const int planned = match::planned_games_in(joined.settings);
    std::string text;
    for (int number = 1; number <= planned; ++number) {
        const int first = number;
        while (number <= planned && joined.games.count(number) == 0) {
            ++number;
        }
        if (number > first) {
            text += (text.empty() ? "" : ", ") + std::to_string(first) +
                    (number - 1 > first ? '-' + std::to_string(number - 1) : "");
        }
    }
    return text;
}

struct MergeFiles {
    std::string pgn;
    std::string epd;
    std::string json;
    bool notes_moves = false;
};

int tell(const Joined& joined, const MergeFiles& names) {
    GameFiles files(names.pgn, names.epd, names.notes_moves);
    OutputFile json(names.json);
    for (const auto& error : {files.error(), json.error()}) {
        if (error) {
            return complain("match merge", *error, usage_error);
        }
    }
    match::Statistics statistics(match::engine_names_in(joined.settings));
    for (const auto& [number, record] : joined.games) {
        statistics.add(record);
        files.add(record);
    }
    const std::string missing = missing_games(joined);
    const auto sprt = match::sprt_in(joined.settings);
    const auto state = sprt ? std::optional(match::sprt_state(*sprt, statistics.tally(0, 1).pairs)) : std::nullopt;
    if (!missing.empty() && !sprt) {
        std::cerr << "ziggurat match merge: games " << missing << " are missing\n";
    }
    if (!json.is_standard_output()) {
        std::cout << match::summary(statistics);
        if (sprt) {
            std::cout << "SPRT: " << match::to_string(*sprt, *state) << '\n';
        }
    }
    if (json.is_named()) {
        json.stream() << match::to_json(statistics,
                                        {joined.settings, missing.empty() ? "complete" : "interrupted", state});
    }
    for (const auto& error : {files.error(), json.error()}) {
        if (error) {
            return complain("match merge", *error, exit_faults);
        }
    }
    return statistics.faults() > 0 ? exit_faults : 0;
}

}  // namespace

int merge_match_command(const std::vector<std::string>& arguments) {
    const auto is_option = [](const std::string& word) { return word.substr(0, 1) == "-"; };
    const auto first_option = std::find_if(arguments.begin(), arguments.end(), is_option);
    const std::vector<std::string> journals(arguments.begin(), first_option);
    MergeFiles names;
    po::options_description description("Options", 110);
    auto add = description.add_options();
    add("pgnout,pgn", po::value(&names.pgn)->value_name("FILE"), "append all games to this file, in order");
    add("pgn-notes", po::bool_switch(&names.notes_moves), "with the score, depth and time of each move");
    add("epdout", po::value(&names.epd)->value_name("FILE"), "append the last positions to this file");
    add("json", po::value(&names.json)->value_name("FILE"), "write the results as JSON; - for standard output");
    if (const auto exit_code = read_arguments("match merge JOURNAL...", "join the journals of a match's shards",
                                              description, {first_option, arguments.end()})) {
        return *exit_code;
    }
    if (journals.empty()) {
        return refuse_arguments("match merge", "which journals?");
    }
    Joined joined;
    for (const std::string& journal : journals) {
        if (const auto error = join(journal, joined)) {
            return complain("match merge", *error, usage_error);
        }
    }
    return tell(joined, names);
}

}  // namespace ziggurat::protocol
