// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "match/engine/process/process.h"
#include "match/play/terms.h"

namespace ziggurat::match {

/// How an engine is spoken to. `Self` is our own engine within this process.
enum class Protocol : std::uint8_t { Self, Uci, Xboard };

/// How an engine writes moves that level up. `Guessed` by its name.
enum class Spelling : std::uint8_t { Guessed, Plain, Fairy };

/// An engine that takes part in a match.
struct EngineSpec {
    std::string name;
    Protocol protocol = Protocol::Uci;
    Command command;
    std::vector<std::string> init_strings;                     ///< sent behind the handshake, as they are
    std::vector<std::pair<std::string, std::string>> options;  ///< in the order given
    std::map<std::string, std::string> variant_names;          ///< the engine's name of a rule set, by ours
    Spelling spelling = Spelling::Guessed;
    bool ponders = false;
    bool restarts = false;  ///< a new process for each game
    Terms terms;
    std::int64_t patience_ms = 15'000;       ///< for the handshake, and after a flag has fallen
    std::int64_t longest_move_ms = 600'000;  ///< of a move that no clock limits
};

/// A specification in words, each "KEY=VALUE" or "ponder", as `parse_engine` lists them in its error. Words change
/// what `engine` holds already; what has no name in the end is called after its program.
base::Result<EngineSpec> parse_engine(const std::vector<std::string>& words, EngineSpec engine);

/// For people, a line a key.
std::string_view engine_keys();

}  // namespace ziggurat::match
