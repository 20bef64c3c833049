// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::match {

/// One NAME=VALUE of a "feature" line, quotes taken off.
struct Feature {
    std::string name;
    std::string value;
};

/// All features of a line; none if it is no feature line.
std::vector<Feature> parse_features(std::string_view line);

/// What an XBoard engine has told of itself; before it has told anything, the protocol's defaults.
class XboardFeatures {
public:
    /// Notes a feature; false for one that this client cannot serve, which the engine is to be told.
    bool take(const Feature& feature);

    bool pings = false;
    bool takes_setboard = false;
    bool takes_usermove = false;
    bool takes_time = true;
    bool takes_memory = false;
    bool takes_cores = false;
    bool takes_colors = true;
    bool can_be_reused = true;
    bool is_done = false;
    bool asks_for_time = false;  ///< "done=0": more is to come, however long it takes
    std::string variants;        ///< as told, parted by commas; empty if not told
    std::vector<std::string> options;

    [[nodiscard]] bool plays(std::string_view variant) const;
    /// The engine's spelling of an option's name, in any case of letters.
    [[nodiscard]] std::optional<std::string> option_named(std::string_view name) const;
};

}  // namespace ziggurat::match
