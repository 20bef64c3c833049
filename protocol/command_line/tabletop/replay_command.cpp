// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "formats/json.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tabletop/ask.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/files.h"
#include "tabletop/registry.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;
namespace rollout = tabletop::rollout;

namespace {

struct ReplayOptions {
    bool is_brief = false;
    std::string finish_file;
};

void print_end(const rollout::AnyGame& game, const rollout::GameRecord& record,
               const rollout::GameResult& result) {
    std::cout << "After " << record.steps.size() << " steps: "
              << (result.is_finished() ? game.facts().end_reasons[static_cast<std::size_t>(result.end_reason)]
                                       : std::string("not over"))
              << ", scores";
    for (int s = 0; s < result.players; ++s) {
        std::cout << ' ' << result.seats[static_cast<std::size_t>(s)].score;
    }
    std::cout << (record.end ? "; as recorded\n" : "\n");
}

/// The game and the record of it, if they belong together.
base::Result<rollout::GameRecord> load_record(const std::string& game, const std::string& file) {
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    auto record = rollout::record_from_text(*text);
    if (!record) {
        return base::Error{file + ": " + record.error().message};
    }
    if (record->game != game) {
        return base::Error{file + ": is a game of " + record->game + ", not of " + game};
    }
    return record;
}

int finish(const rollout::AnyGame& game, const rollout::GameRecord& record, const std::string& file_name) {
    OutputFile file(file_name);
    if (const auto error = file.error()) {
        return complain("replay", *error, usage_error);
    }
    try {
        const auto whole = game.finish(record, ask_at_terminal);
        if (!whole) {
            return complain("replay", whole.error(), 1);
        }
        file.stream() << to_text(*whole);
    } catch (const rollout::HumanLeft& left) {
        return complain("replay", {left.what()}, 1);
    }
    const auto error = file.error();
    return error ? complain("replay", *error, 1) : 0;
}

int replay(const rollout::AnyGame& game, const rollout::GameRecord& record, const ReplayOptions& options) {
    const auto show = [&](const rollout::ReplayStep& step) {
        if (!options.is_brief) {
            std::cout << step.before << "  " << step.number << ". seat " << step.seat + 1 << ": " << step.action
                      << "\n";
        }
    };
    const auto result = game.replay(record, show);
    if (!result) {
        return complain("replay", result.error(), 1);
    }
    print_end(game, record, *result);
    return 0;
}

}  // namespace

int replay_command(const std::vector<std::string>& arguments) {
    ReplayOptions options;
    po::options_description description("Options", 110);
    description.add_options()("brief", po::bool_switch(&options.is_brief), "show only how it ends")(
        "finish", po::value(&options.finish_file)->value_name("FILE"),
        "let the record's own players finish a game that broke off, and write it all to FILE");
    std::vector<std::string> names;
    std::vector<std::string> rest = arguments;
    while (!rest.empty() && rest.front().substr(0, 1) != "-") {
        names.push_back(rest.front());
        rest.erase(rest.begin());
    }
    if (const auto exit_code =
            read_arguments("replay GAME FILE", "show a logged game step by step", description, rest)) {
        return *exit_code;
    }
    if (names.size() != 2) {
        return refuse_arguments("replay", "wanted the name of a game and a file");
    }
    const auto record = load_record(names[0], names[1]);
    if (!record) {
        return complain("replay", record.error(), usage_error);
    }
    const std::string set_up_name = record->set_up.empty() ? "" : names[1] + ", set-up";
    const auto game = tabletop::make_game(names[0], {set_up_name, record->set_up}, formats::read_json);
    if (!game) {
        return complain("replay", game.error(), usage_error);
    }
    return options.finish_file.empty() ? replay(**game, *record, options)
                                       : finish(**game, *record, options.finish_file);
}

}  // namespace ziggurat::protocol
