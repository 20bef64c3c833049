// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/session.h"

namespace ziggurat::protocol {

/// What the options are set to.
struct OptionValues {
    engine::Settings settings;
    bool show_results = false;  ///< win, draw and loss beside each score
    bool limits_strength = false;
    int elo = engine::strongest_elo;  ///< counts where strength is limited
    bool ponder = false;              ///< whether the client may ponder; the engine only takes note
    std::string variant = "chess";
    std::string log_file;  ///< where all that is said is written to; empty for nowhere
};

/// The `option name ...` lines, one an option.
std::vector<std::string> option_lines();

/// A `setoption` command in its parts.
struct SetOption {
    std::string name;
    std::string value;  ///< empty where none was given
};

/// Reads the words behind `setoption`; nothing where there is no name.
std::optional<SetOption> parse_setoption(const std::vector<std::string_view>& words);

/// What has to be done so that an option takes effect.
enum class OptionEffect : std::uint8_t { None, Configure, Variant, ClearHash, Log };

struct OptionChange {
    OptionEffect effect = OptionEffect::None;
    OptionValues values;
    std::string note;  ///< what the client should know, such as that a number was cut; mostly empty
};

/// What an option command makes of the present values. Names are taken in any case of letters; numbers out of
/// range are cut to it; what cannot be understood is an error.
base::Result<OptionChange> change_option(const OptionValues& present, const SetOption& command);

}  // namespace ziggurat::protocol
