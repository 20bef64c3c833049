// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <iostream>

#include <unistd.h>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/interrupt.h"
#include "protocol/command_line/tabletop/ask.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/simulate_options.h"
#include "protocol/command_line/tabletop/write_reports.h"
#include "report/csv.h"
#include "report/progress.h"
#include "tabletop/registry.h"

namespace ziggurat::protocol {

namespace rollout = tabletop::rollout;

namespace {

report::Progress::Style progress_style(const SimulateOptions& options, const rollout::Run& run) {
    if (options.is_quiet || has_human(run)) {
        return report::Progress::Style::Silent;
    }
    return isatty(STDERR_FILENO) != 0 ? report::Progress::Style::Terminal : report::Progress::Style::Lines;
}

/// The file of a game's record: numbers of equal length, so that names sort as games do.
std::filesystem::path record_file(const std::string& directory, std::int64_t index) {
    std::string number = std::to_string(index);
    number.insert(0, number.size() < 8 ? 8 - number.size() : 0, '0');
    return std::filesystem::path(directory) / ("game-" + number + ".txt");
}

std::optional<base::Error> make_directory(const std::string& name) {
    std::error_code error;
    if (!name.empty()) {
        std::filesystem::create_directories(name, error);
    }
    return error ? std::optional(base::Error{name + ": cannot be made a directory"}) : std::nullopt;
}

/// Plays the run, writing what is written game by game.
base::Result<rollout::RunResult> play(const rollout::AnyGame& game, const rollout::Run& run,
                                      const SimulateOptions& options, OutputFile& csv_file,
                                      InterruptWatch& watch) {
    report::Progress progress(std::cerr, progress_style(options, run), run.games);
    std::optional<report::CsvWriter> csv;
    if (csv_file.is_named()) {
        csv.emplace(csv_file.stream(), game.facts(), run.players, run.first);
    }
    std::optional<base::Error> failure;
    rollout::RunEvents events;
    events.ask = ask_at_terminal;
    events.is_stopped = [&] { return watch.was_interrupted(); };
    events.on_game = [&](const rollout::GameResult& result) {
        progress.game_over();
        if (csv) {
            csv->add(result);
        }
    };
    if (!options.log_directory.empty()) {
        events.on_record = [&](const rollout::GameRecord& record) {
            const auto name = record_file(options.log_directory, record.index);
            std::ofstream file(name, std::ios::binary);
            if (!(file << to_text(record)).flush()) {
                failure = base::Error{name.string() + ": cannot be written"};
            }
        };
    }
    try {
        rollout::RunResult result = game.play(run, events);
        return failure ? base::Result<rollout::RunResult>(*failure) : std::move(result);
    } catch (const rollout::HumanLeft& left) {
        return base::Error{left.what()};
    }
}

int simulate(const rollout::AnyGame& game, const rollout::Run& run, const SimulateOptions& options) {
    ReportFiles reports(options.json_file, options.html_file);
    OutputFile csv(options.csv_file);
    for (const auto& error : {reports.error(), csv.error(), make_directory(options.log_directory)}) {
        if (error) {
            return complain("simulate", *error, usage_error);
        }
    }
    InterruptWatch watch;
    const auto result = play(game, run, options, csv, watch);
    if (!result) {
        return complain("simulate", result.error(), exit_failed);
    }
    reports.write(report::simulation_of(game.facts(), run, *result));
    for (const auto& error : {reports.error(), csv.error()}) {
        if (error) {
            return complain("simulate", *error, exit_failed);
        }
    }
    return watch.was_interrupted() ? exit_interrupted : 0;
}

}  // namespace

int simulate_command(const std::vector<std::string>& arguments) {
    if (!arguments.empty() && arguments.front() == "merge") {
        return merge_command({arguments.begin() + 1, arguments.end()});
    }
    const bool names_game = !arguments.empty() && arguments.front().substr(0, 1) != "-";
    SimulateOptions options;
    auto description = describe(options);
    const std::vector<std::string> rest(arguments.begin() + (names_game ? 1 : 0), arguments.end());
    const auto exit_code =
        read_arguments("simulate GAME", "let players play many games and report", description, rest);
    if (exit_code) {
        if (*exit_code == 0) {
            std::cout << '\n' << rollout::player_help() << "\nGames:\n";
            for (const tabletop::GameEntry& entry : tabletop::games()) {
                std::cout << "  " << entry.name << ": " << entry.summary << '\n';
            }
        }
        return *exit_code;
    }
    if (!names_game) {
        return refuse_arguments("simulate", "the first argument has to be the name of a game");
    }
    const auto game = load_game(arguments.front(), {options.set_up_file, options.decks, options.cards_file});
    if (!game) {
        return complain("simulate", game.error(), usage_error);
    }
    const auto run = run_of(options, (*game)->facts().players);
    if (!run) {
        return refuse_arguments("simulate", run.error().message);
    }
    if (const auto error = objection((*game)->facts(), *run)) {
        return refuse_arguments("simulate", error->message);
    }
    return simulate(**game, *run, options);
}

}  // namespace ziggurat::protocol
