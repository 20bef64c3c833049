// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/engine_spec.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "base/text.h"

namespace ziggurat::match {
namespace {

/// Takes a value; what is wrong with it, or nothing.
using Setter = std::optional<base::Error> (*)(EngineSpec&, std::string_view);

struct Key {
    std::string_view name;
    Setter set;
};

base::Error wants(std::string_view what, std::string_view value) {
    return {"wants " + std::string(what) + ", not \"" + std::string(value) + '"'};
}

std::optional<std::int64_t> positive(std::string_view text) {
    const auto number = base::parse_integer<std::int64_t>(text);
    return number && *number >= 1 && *number <= std::numeric_limits<int>::max() ? number : std::nullopt;
}

std::optional<std::int64_t> milliseconds(std::string_view seconds) {
    const auto time_ms = base::parse_thousandths(seconds);
    return time_ms && *time_ms >= 1 ? time_ms : std::nullopt;
}

std::optional<base::Error> set_protocol(EngineSpec& engine, std::string_view value) {
    if (value == "uci") {
        engine.protocol = Protocol::Uci;
    } else if (value == "xboard" || value == "cecp") {
        engine.protocol = Protocol::Xboard;
    } else if (value == "self") {
        engine.protocol = Protocol::Self;
    } else {
        return wants("uci, xboard or self", value);
    }
    return std::nullopt;
}

std::optional<base::Error> set_command(EngineSpec& engine, std::string_view value) {
    if (value == "self") {
        engine.protocol = Protocol::Self;
    }
    if (value.empty()) {
        return wants("a program", value);
    }
    engine.command.program = value;
    return std::nullopt;
}

std::optional<base::Error> set_time_control(EngineSpec& engine, std::string_view value) {
    if (value == "inf") {
        engine.terms.time_control.reset();
        return std::nullopt;
    }
    const auto control = parse_time_control(value);
    if (!control) {
        return base::Error{": " + control.error().message};
    }
    engine.terms.time_control = *control;
    return std::nullopt;
}

std::optional<base::Error> set_movetime(EngineSpec& engine, std::string_view value) {
    const auto time_ms = milliseconds(value);
    if (!time_ms) {
        return wants("seconds above 0", value);
    }
    engine.terms.limits.movetime_ms = *time_ms;
    return std::nullopt;
}

std::optional<base::Error> set_depth(EngineSpec& engine, std::string_view value) {
    const auto depth = positive(value);
    if (!depth) {
        return wants("a number from 1", value);
    }
    engine.terms.limits.depth = static_cast<int>(*depth);
    return std::nullopt;
}

std::optional<base::Error> set_nodes(EngineSpec& engine, std::string_view value) {
    const auto nodes = positive(value);
    if (!nodes) {
        return wants("a number from 1", value);
    }
    engine.terms.limits.nodes = static_cast<std::uint64_t>(*nodes);
    return std::nullopt;
}

std::optional<base::Error> set_margin(EngineSpec& engine, std::string_view value) {
    const auto margin_ms = base::parse_integer<std::int64_t>(value);
    if (!margin_ms || *margin_ms < 0) {
        return wants("milliseconds from 0", value);
    }
    engine.terms.margin_ms = *margin_ms;
    return std::nullopt;
}

std::optional<base::Error> set_restart(EngineSpec& engine, std::string_view value) {
    if (value != "on" && value != "off" && value != "auto") {
        return wants("on, off or auto", value);
    }
    engine.restarts = value == "on";
    return std::nullopt;
}

std::optional<base::Error> set_spelling(EngineSpec& engine, std::string_view value) {
    if (value != "plain" && value != "fairy") {
        return wants("plain or fairy", value);
    }
    engine.spelling = value == "fairy" ? Spelling::Fairy : Spelling::Plain;
    return std::nullopt;
}

std::optional<base::Error> set_patience(EngineSpec& engine, std::string_view value) {
    const auto time_ms = milliseconds(value);
    if (!time_ms) {
        return wants("seconds above 0", value);
    }
    engine.patience_ms = *time_ms;
    return std::nullopt;
}

std::optional<base::Error> set_longest(EngineSpec& engine, std::string_view value) {
    const auto time_ms = milliseconds(value);
    if (!time_ms) {
        return wants("seconds above 0", value);
    }
    engine.longest_move_ms = *time_ms;
    return std::nullopt;
}

constexpr auto keys = std::to_array<Key>({
    {"proto", set_protocol},
    {"cmd", set_command},
    {"tc", set_time_control},
    {"st", set_movetime},
    {"depth", set_depth},
    {"nodes", set_nodes},
    {"timemargin", set_margin},
    {"restart", set_restart},
    {"moves", set_spelling},
    {"patience", set_patience},
    {"longest", set_longest},
});

/// Keys that take any text; whether this was one.
bool set_text(EngineSpec& engine, std::string_view key, std::string_view value) {
    constexpr std::string_view option = "option.";
    constexpr std::string_view variant = "variant.";
    if (key == "name") {
        engine.name = value;
    } else if (key == "dir") {
        engine.command.directory = value;
    } else if (key == "arg") {
        engine.command.arguments.emplace_back(value);
    } else if (key == "initstr") {
        engine.init_strings.emplace_back(value);
    } else if (key.substr(0, option.size()) == option && key.size() > option.size()) {
        engine.options.emplace_back(key.substr(option.size()), value);
    } else if (key.substr(0, variant.size()) == variant && key.size() > variant.size() && !value.empty()) {
        engine.variant_names[std::string(key.substr(variant.size()))] = value;
    } else {
        return false;
    }
    return true;
}

std::optional<base::Error> set(EngineSpec& engine, std::string_view word) {
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    if (equals == std::string_view::npos) {
        if (word != "ponder") {
            return base::Error{"\"" + std::string(word) + "\" is no KEY=VALUE"};
        }
        engine.ponders = true;
        return std::nullopt;
    }
    const std::string_view value = word.substr(equals + 1);
    if (set_text(engine, name, value)) {
        return std::nullopt;
    }
    const auto* const key = std::find_if(keys.begin(), keys.end(), [&](const Key& k) { return k.name == name; });
    if (key == keys.end()) {
        return base::Error{"there is no key \"" + std::string(name) + '"'};
    }
    if (const auto error = key->set(engine, value)) {
        return base::Error{std::string(name) + (error->message.front() == ':' ? "" : " ") + error->message};
    }
    return std::nullopt;
}

}  // namespace

base::Result<EngineSpec> parse_engine(const std::vector<std::string>& words, EngineSpec engine) {
    for (const std::string& word : words) {
        if (const auto error = set(engine, word)) {
            return *error;
        }
    }
    if (engine.name.empty()) {
        const std::string& program = engine.command.program;
        engine.name = program.substr(program.rfind('/') + 1);
    }
    return engine;
}

std::string_view engine_keys() {
    return R"(  name=NAME                what it is called in tables and games; else after its program
  cmd=PROGRAM              the program; self is this engine, within this process
  dir=FOLDER arg=WORD      where it runs, and with which words (arg= again for each)
  proto=uci|xboard         how it is spoken to; uci if not said
  tc=[MOVES/]TIME[+INC]    its clock, in seconds or minutes:seconds; inf for none
  st=SECONDS               the length of each move
  depth=N nodes=N          limits of each move's search
  timemargin=MS            forgiven each move before the flag falls
  ponder                   it may think in the opponent's time
  option.NAME=VALUE        an option of the engine; for XBoard engines Hash and Threads stand for memory and cores
  initstr=LINE             sent as it is behind the handshake
  variant.OURS=THEIRS      what the engine calls a rule set; variant.alias=THEIRS for the one that is played
  moves=plain|fairy        how it spells captures that level up: e4d5 or e4d5+; else guessed by its name
  restart=on|off           a new process for each game
  patience=SECONDS         for its start and its answers, and for a move once its flag has fallen (15)
  longest=SECONDS          for a move that no clock limits (600)
)";
}

}  // namespace ziggurat::match
