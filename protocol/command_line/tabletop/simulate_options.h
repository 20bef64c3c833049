// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <boost/program_options.hpp>

#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::protocol {

/// The arguments of `simulate GAME`.
struct SimulateOptions {
    std::vector<std::string> players;
    std::int64_t games = 100;  // signed, since Boost reads "-1" as a huge unsigned number
    std::int64_t seed = 1;
    std::int64_t start = 0;
    int threads = 0;  ///< 0: as many as the processor has
    std::string shard = "0/1";
    int most_decisions = tabletop::rollout::max_decisions;
    std::string set_up_file;
    std::vector<std::string> decks;  ///< of the seats, for games with decks
    std::string cards_file;          ///< cards of one's own, for games of Magic
    std::string json_file;
    std::string html_file;
    std::string csv_file;
    std::string log_directory;
    bool is_quiet = false;
};

boost::program_options::options_description describe(SimulateOptions& options);

/// The run that the arguments ask for, this shard's part of it; players are as the game usually has them where the
/// arguments do not say. Errors name the argument.
base::Result<tabletop::rollout::Run> run_of(const SimulateOptions& options,
                                            const tabletop::rollout::PlayerDefaults& defaults);

}  // namespace ziggurat::protocol
