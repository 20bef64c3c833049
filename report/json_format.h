// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ziggurat::report {

/// What a JSON report says of itself; another number for another meaning of its members.
inline constexpr const char* json_format = "ziggurat simulation 1";

}  // namespace ziggurat::report
