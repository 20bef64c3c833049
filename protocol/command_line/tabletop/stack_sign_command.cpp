// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>

#include "base/date.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/files.h"
#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/stack/signature.h"
#include "tabletop/magic/stack/spoils.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;
namespace stack = tabletop::magic::stack;
namespace rollout = tabletop::rollout;

namespace {

struct SignOptions {
    std::string card;
    std::string player;
    std::string date;
    std::string quote;
    std::string picture;
    bool shows_only = false;
};

constexpr std::string_view footer =
    "RECORD is a game of Stack that `ziggurat simulate stack --log-games` wrote, of more than two players and "
    "with a\n"
    "winner. What the winner may sign is told, the most significant card first; that one is signed if --card "
    "names no\n"
    "other, and FILE, the stack, is written anew with one line more in its section [Signatures].\n";

/// "g:" and eight digits that are the game's alone.
std::string game_name(const rollout::GameRecord& record) {
    std::uint64_t rest = record.end ? record.end->hash : 0;
    std::string digits;
    for (int i = 0; i < 8; ++i, rest /= 16) {
        digits.insert(0, 1, "0123456789abcdef"[rest % 16]);
    }
    return "g:" + digits;
}

base::Result<stack::Spoils> spoils_in(const rollout::GameRecord& record) {
    const auto game = stack::game_from_text(record.set_up);
    return game ? stack::spoils_of(*game, record) : game.error();
}

void print(const stack::Spoils& spoils, const rollout::GameRecord& record) {
    std::cout << "Seat " << spoils.winner + 1 << " (" << record.players[static_cast<std::size_t>(spoils.winner)]
              << ") won after " << spoils.turns << " turns, and may sign:\n";
    for (const stack::Claim& claim : spoils.claims) {
        std::cout << "  " << claim.tenths / 10 << '.' << claim.tenths % 10 << "  " << claim.card << '\n';
    }
}

int sign(const std::string& file_name, const std::string& record_name, const SignOptions& options) {
    const auto text = read_file(file_name);
    const auto record_text = read_file(record_name);
    if (!text || !record_text) {
        return complain("stack", text ? record_text.error() : text.error(), usage_error);
    }
    const auto record = rollout::record_from_text(*record_text);
    if (!record || record->game != "stack") {
        return complain("stack", {record_name + ": " + (record ? "is no game of Stack" : record.error().message)},
                        usage_error);
    }
    const auto spoils = spoils_in(*record);
    if (!spoils) {
        return complain("stack", {record_name + ": " + spoils.error().message}, exit_failed);
    }
    print(*spoils, *record);
    const auto chosen = std::find_if(spoils->claims.begin(), spoils->claims.end(), [&](const stack::Claim& claim) {
        return options.card.empty() || claim.card == options.card;
    });
    if (options.shows_only) {
        return 0;
    }
    if (chosen == spoils->claims.end()) {
        return complain("stack", {"'" + options.card + "' is not among the cards that the winner may sign"},
                        exit_failed);
    }
    stack::Signature signature;
    signature.card = chosen->card;
    signature.player =
        options.player.empty() ? record->players[static_cast<std::size_t>(spoils->winner)] : options.player;
    signature.date = options.date.empty() ? base::today('-') : options.date;
    signature.game = game_name(*record);
    signature.players = spoils->players;
    signature.turns = spoils->turns;
    signature.quote = options.quote;
    signature.picture = options.picture;
    const auto made = stack::sign(*text, signature);
    if (!made) {
        return complain("stack", {file_name + ": " + made.error().message}, exit_failed);
    }
    OutputFile out(file_name);
    out.stream() << *made;
    if (const auto error = out.error()) {
        return complain("stack", *error, exit_failed);
    }
    std::cout << "Signed: " << to_text(signature) << '\n';
    return 0;
}

}  // namespace

int stack_sign_command(const std::vector<std::string>& arguments) {
    SignOptions options;
    po::options_description description("Options", 110);
    auto add = description.add_options();
    add("card", po::value(&options.card)->value_name("NAME"), "which card, among those that may be signed");
    add("player", po::value(&options.player)->value_name("NAME"),
        "who signs; else as the record calls the winner");
    add("date", po::value(&options.date)->value_name("DATE"), "when, such as 2026-11-29; else today");
    add("quote", po::value(&options.quote)->value_name("TEXT"), "words for it, at most 200 characters");
    add("picture", po::value(&options.picture)->value_name("FILE"), "the path of a picture");
    add("show", po::bool_switch(&options.shows_only), "tell what may be signed, and sign nothing");
    std::vector<std::string> names;
    std::vector<std::string> rest = arguments;
    while (!rest.empty() && rest.front().substr(0, 1) != "-") {
        names.push_back(rest.front());
        rest.erase(rest.begin());
    }
    if (const auto exit_code = read_arguments("stack sign FILE RECORD", "the winner of a game signs a card",
                                              description, rest, footer)) {
        return *exit_code;
    }
    if (names.size() != 2) {
        return refuse_arguments("stack sign", "wanted a stack's file and a game's record");
    }
    return sign(names[0], names[1], options);
}

}  // namespace ziggurat::protocol
