// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/match_run.h"

#include <iostream>
#include <mutex>
#include <set>

#include "match/store/settings_json.h"
#include "match/tournament/play_match.h"
#include "match/tournament/schedule.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/interrupt.h"
#include "protocol/command_line/match/earlier_games.h"
#include "protocol/command_line/match/match_output.h"
#include "protocol/command_line/match/match_teller.h"

namespace ziggurat::protocol {
namespace {

constexpr int exit_faults = 1;

/// The games of this shard that have not been played yet.
std::vector<int> games_to_play(const MatchOptions& options, const std::vector<match::GameRecord>& played) {
    std::set<int> done;
    for (const match::GameRecord& record : played) {
        done.insert(record.number);
    }
    const match::Schedule schedule(options.settings);
    std::vector<int> numbers;
    for (const int number : match::all_games(options.settings)) {
        const bool is_ours = schedule.game(number).pair % options.shard.count == options.shard.index;
        if (is_ours && done.count(number) == 0) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

/// One match under way.
class Run {
public:
    Run(const MatchOptions& options, GameFiles& files, OutputFile& json, const match::JournalContent& earlier)
        : options_(options),
          files_(files),
          numbers_(games_to_play(options, earlier.games)),
          teller_(options, static_cast<int>(numbers_.size() + earlier.games.size()), json) {
        for (const match::GameRecord& record : earlier.games) {
            teller_.count(record);
        }
    }

    int play(match::EngineLog* log, std::optional<match::Journal>& journal) {
        match::MatchEvents events;
        events.log = log;
        events.on_note = [this](const std::string& note) {
            const std::lock_guard lock(mutex_);
            teller_.note(note);
        };
        events.on_game = [&](const match::GameRecord& record) {
            const std::lock_guard lock(mutex_);
            if (journal) {
                journal->add(record);
            }
            files_.add(record);
            teller_.game_over(record);
            if (teller_.is_decided()) {
                stop_.request_stop();
            }
        };
        const InterruptWatch interrupt;
        const std::stop_callback link(interrupt.token(), [this] { stop_.request_stop(); });
        match::MatchEnd end;
        if (!teller_.is_decided()) {
            end = match::play_match(options_.settings, numbers_, stop_.get_token(), events);
        }
        if (end.error) {
            teller_.finish({}, {});
            return refuse_arguments("match", end.error->message);
        }
        return conclude(end, interrupt.was_interrupted());
    }

private:
    int conclude(const match::MatchEnd& end, bool was_interrupted) {
        const bool is_decided = teller_.is_decided();
        const std::string_view why = end.has_broken_down              ? "broken down"
                                     : was_interrupted && !is_decided ? "interrupted"
                                     : is_decided                     ? "sprt"
                                                                      : "complete";
        const auto error = teller_.finish(why, match::to_json(options_.settings));
        if (end.has_broken_down) {
            std::cerr << "ziggurat match: an engine broke down, and so the match ended; --recover goes on\n";
        }
        for (const auto& wrong : {error, files_.error()}) {
            if (wrong) {
                return complain("match", *wrong, exit_faults);
            }
        }
        if (teller_.faults() > 0) {
            return exit_faults;
        }
        return was_interrupted && !is_decided ? exit_interrupted : 0;
    }

    const MatchOptions& options_;
    GameFiles& files_;
    std::vector<int> numbers_;
    MatchTeller teller_;
    std::mutex mutex_;
    std::stop_source stop_;
};

}  // namespace

int run_match(const MatchOptions& options) {
    const match::JournalHead head = head_of(options);
    const auto earlier = earlier_games(options.journal_file, head);
    if (!earlier) {
        return refuse_arguments("match", earlier.error().message);
    }
    GameFiles files(options.pgn_file, options.epd_file, options.notes_moves);
    OutputFile json(options.json_file);
    for (const auto& error : {files.error(), json.error()}) {
        if (error) {
            return refuse_arguments("match", error->message);
        }
    }
    files.complete(earlier->games);
    std::optional<match::Journal> journal;
    if (!options.journal_file.empty()) {
        journal.emplace(options.journal_file, head, earlier->whole_bytes);
        if (journal->is_wrong()) {
            return refuse_arguments("match", "cannot write to " + options.journal_file);
        }
    }
    std::optional<match::EngineLog> log;
    try {
        if (!options.log_file.empty()) {
            log.emplace(options.log_file);
        }
    } catch (const std::exception& error) {
        return refuse_arguments("match", "cannot write to " + options.log_file + ": " + error.what());
    }
    return Run(options, files, json, *earlier).play(log ? &*log : nullptr, journal);
}

}  // namespace ziggurat::protocol
