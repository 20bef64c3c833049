// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "protocol/output.h"

namespace ziggurat::protocol {

/// Speaks with a client until it quits or the input ends: XBoard if its first word is `xboard`, else UCI.
void listen(std::istream& input, Output& output);

}  // namespace ziggurat::protocol
