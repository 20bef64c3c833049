// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "match/play/player.h"

namespace ziggurat::match {

/// The "go" command for a turn; something limits it.
std::string uci_go(const Turn& turn);

}  // namespace ziggurat::match
