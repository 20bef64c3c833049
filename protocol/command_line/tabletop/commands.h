// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::protocol {

// The sub-commands for tabletop games, each given the arguments behind its name; each returns the program's
// exit code.

/// `simulate`: players play many games.
int simulate_command(const std::vector<std::string>& arguments);

/// `simulate merge`: joins the reports of shards.
int merge_command(const std::vector<std::string>& arguments);

/// `cards import`: reads card scripts of the user's own.
int cards_command(const std::vector<std::string>& arguments);

/// `stack sign`: the winner of a recorded game signs a card.
int stack_sign_command(const std::vector<std::string>& arguments);

/// `stack lint`: checks a stack of cards; `stack sign` is the other.
int stack_command(const std::vector<std::string>& arguments);

/// `replay`: shows a logged game step by step.
int replay_command(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
