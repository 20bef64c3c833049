// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "match/openings/opening.h"

namespace ziggurat::match {

/// A position of `variant` as EPD: the first four fields of its FEN, then "hmvc" and "fmvn" for the counters and,
/// where a FEN has more fields than six, "purses" for these, each with its semicolon.
std::string to_epd(std::string_view fen);

/// The FEN of a line of EPD, or of a line that is a FEN already, perhaps with EPD's operations behind it. Unknown
/// operations are passed over.
std::string fen_of_epd(std::string_view line);

/// The opening that a line of EPD or FEN stands for, checked by the variant's rules.
base::Result<Opening> read_epd_line(std::string_view line, std::string_view variant);

}  // namespace ziggurat::match
