// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "report/intervals.h"

namespace ziggurat::report {

// Figures as people read them; a dash for what is undefined.

/// "12.35" with so many decimals, 0..6.
std::string decimal(double value, int decimals);
std::string decimal(const std::optional<double>& value, int decimals);
/// "12,345,678".
std::string grouped(std::int64_t number);
/// "45.1 %".
std::string percent(const std::optional<Share>& share);
/// "45.1 % (42.0 to 48.3)".
std::string percent_with_interval(const std::optional<Share>& share);
/// "+3.2 (−1.0 to +7.4)" in points of per cent.
std::string points_with_interval(const std::optional<Share>& share);
/// The text with <, >, &, and quotes as HTML and XML want them.
std::string escaped(std::string_view text);

}  // namespace ziggurat::report
