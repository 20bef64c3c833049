// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ziggurat::protocol {

/// The program's name and version, as `--version` and the handshakes tell them: "Ziggurat 0.1.0".
std::string_view program_title();

inline constexpr std::string_view program_authors = "the Ziggurat developers";

}  // namespace ziggurat::protocol
