// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/intervals.h"
#include "tabletop/rollout/arena/histogram.h"

namespace ziggurat::report {

// Plots as <svg> elements. Colours come from the page's style sheet, by class: c0 .. c5 for participants, and
// names for the rest; so that one drawing serves light and dark pages.

struct IntervalRow {
    std::string label;
    std::optional<Share> share;
    int color = 0;  ///< 0..5
};
/// Shares, one below the other, each a dot with its interval; a dashed line at the reference, if there is one.
std::string interval_plot(const std::vector<IntervalRow>& rows, std::optional<double> reference);

/// Bars over the values, several to a bar where there are many.
std::string histogram_plot(const tabletop::rollout::Histogram& histogram, int color, const std::string& unit);

struct LiftPoint {
    std::string name;
    double taken = 0;  ///< share, 0..1
    Share lift;
    bool is_faint = false;  ///< too rare to tell
};
/// How often things are taken (across) against what goes along with it (up). The farthest are named.
std::string lift_plot(const std::vector<LiftPoint>& points);

}  // namespace ziggurat::report
