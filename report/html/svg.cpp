// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/svg.h"

#include <algorithm>
#include <cmath>

#include "report/html/svg_drawing.h"
#include "report/numbers.h"

namespace ziggurat::report {

namespace {

constexpr double plot_width = 620;
constexpr double margin = 14;
constexpr double row_height = 46;
constexpr double axis_height = 30;
constexpr int most_bars = 40;
constexpr std::size_t most_names = 8;

std::string color_class(const char* shape, int color) {
    return std::string(shape) + " c" + std::to_string(color);
}

/// A bar of a histogram: values from `first` on, `width` of them.
struct Bar {
    int first = 0;
    std::int64_t count = 0;
};

/// The smallest of 1, 2, 5, 10, 20, 50, ... that needs no more than `most_bars`.
int bar_width_of(int least, int most) {
    int power = 1;
    while (true) {
        for (const int factor : {1, 2, 5}) {
            if ((most - least) / (factor * power) + 1 <= most_bars) {
                return factor * power;
            }
        }
        power *= 10;
    }
}

std::vector<Bar> bars_of(const tabletop::rollout::Histogram& histogram, int width) {
    const auto floor_to = [width](int value) {
        const int rest = ((value % width) + width) % width;
        return value - rest;
    };
    std::vector<Bar> bars;
    for (const auto& [value, count] : histogram.counts()) {
        if (bars.empty() || bars.back().first != floor_to(value)) {
            bars.push_back({floor_to(value), 0});
        }
        bars.back().count += count;
    }
    return bars;
}

/// Where a name stands.
struct NamePlace {
    double left;
    double right;
    double line;

    [[nodiscard]] bool overlaps(const NamePlace& other) const {
        constexpr double line_height = 13;
        return left < other.right && other.left < right && std::abs(line - other.line) < line_height;
    }
};

/// Names the points that are farthest from nothing, but none of the faint, and none over another's name: it
/// shows when one points at its dot.
void name_farthest(std::vector<const LiftPoint*> shown, const Scale& x, const Scale& y, Drawing& drawing) {
    std::sort(shown.begin(), shown.end(), [](const LiftPoint* a, const LiftPoint* b) {
        return std::pair(a->is_faint, -std::abs(a->lift.value)) < std::pair(b->is_faint, -std::abs(b->lift.value));
    });
    std::vector<NamePlace> named;
    for (std::size_t i = 0; named.size() < most_names && i < shown.size() && !shown[i]->is_faint; ++i) {
        const bool is_right = shown[i]->taken > 0.7;
        const double at = x(shown[i]->taken) + (is_right ? -9 : 9);
        const double line = y(shown[i]->lift.value) + 4;
        constexpr double letter_width = 7;
        const double width = letter_width * static_cast<double>(shown[i]->name.size());
        const NamePlace place{is_right ? at - width : at, is_right ? at : at + width, line};
        const auto is_in_the_way = [&](const NamePlace& other) { return place.overlaps(other); };
        if (std::none_of(named.begin(), named.end(), is_in_the_way)) {
            named.push_back(place);
            drawing.text(at, line, shown[i]->name, is_right ? "end" : "start", "name");
        }
    }
}

}  // namespace

std::string interval_plot(const std::vector<IntervalRow>& rows, std::optional<double> reference) {
    double most = reference.value_or(0);
    for (const IntervalRow& row : rows) {
        most = row.share ? std::max(most, row.share->interval.high) : most;
    }
    const Scale x{0, std::min(1.0, std::max(0.1, std::ceil(most * 10 + 0.2) / 10)), margin,
                  plot_width - 2 * margin};
    const double bottom = row_height * static_cast<double>(rows.size());
    Drawing drawing(plot_width, bottom + axis_height, "shares with intervals");
    for (const double tick : ticks(x.from, x.to, 5)) {
        drawing.line(x(tick), 0, x(tick), bottom + 4, "grid");
        drawing.text(x(tick), bottom + 20, decimal(100 * tick, 0) + " %", "middle", "tick");
    }
    if (reference) {
        drawing.line(x(*reference), 0, x(*reference), bottom + 4, "reference");
    }
    double top = 0;
    for (const IntervalRow& row : rows) {
        const double y = top + row_height - 14;
        drawing.text(x(0) + 2, y - 13, row.label, "start");
        if (row.share) {
            const std::string title = row.label + ": " + percent_with_interval(row.share);
            const Interval& interval = row.share->interval;
            drawing.line(x(interval.low), y, x(interval.high), y, color_class("whisker", row.color));
            drawing.dot(x(row.share->value), y, 6, color_class("dot", row.color), title);
        }
        top += row_height;
    }
    return drawing.finished();
}

std::string histogram_plot(const tabletop::rollout::Histogram& histogram, int color, const std::string& unit) {
    if (histogram.empty()) {
        return "<p class=\"none\">No finished game.</p>\n";
    }
    constexpr double width = 440;
    constexpr double height = 150;
    const int least = *histogram.quantile(0);
    const int most = *histogram.quantile(1);
    const int step = bar_width_of(least, most);
    const auto bars = bars_of(histogram, step);
    std::int64_t highest = 0;
    for (const Bar& bar : bars) {
        highest = std::max(highest, bar.count);
    }
    const Scale x{bars.front().first - 0.0, bars.back().first + static_cast<double>(step), margin, width - margin};
    const Scale y{0, static_cast<double>(highest), height, margin};
    Drawing drawing(width, height + axis_height, "histogram of " + unit);
    for (const Bar& bar : bars) {
        const double left = x(bar.first);
        const double right = x(bar.first + step);
        const std::string range = step == 1
                                      ? std::to_string(bar.first)
                                      : std::to_string(bar.first) + " to " + std::to_string(bar.first + step - 1);
        const double top = y(static_cast<double>(bar.count));
        drawing.box(left + 0.5, top, std::max(1.0, right - left - 1), height - top, color_class("bar", color),
                    range + " " + unit + ": " + grouped(bar.count) + " games");
    }
    drawing.line(margin, height, width - margin, height, "axis");
    for (const double tick : ticks(x.from, x.to, 6)) {
        if (tick == std::floor(tick)) {
            const double shift = step == 1 ? 0.5 : 0;  // a bar of one value stands over it, not behind it
            if (tick + shift <= x.to) {
                drawing.text(x(tick + shift), height + 18, decimal(tick, 0), "middle", "tick");
            }
        }
    }
    return drawing.finished();
}

std::string lift_plot(const std::vector<LiftPoint>& points) {
    const bool is_all_faint =
        std::all_of(points.begin(), points.end(), [](const auto& point) { return point.is_faint; });
    double most = 0.05;
    for (const LiftPoint& point : points) {
        if (!point.is_faint || is_all_faint) {
            most = std::max({most, std::abs(point.lift.interval.low), std::abs(point.lift.interval.high)});
        }
    }
    most = std::min(1.0, most * 1.1);
    constexpr double height = 380;
    constexpr double left = 56;
    const Scale x{0, 1, left, plot_width - 2 * margin};
    const Scale y{-most, most, height, margin};
    Drawing drawing(plot_width, height + 44, "how often taken against the win share with less that without");
    for (const double tick : ticks(-most, most, 6)) {
        drawing.line(left, y(tick), x(1), y(tick), std::abs(tick) < 1e-9 ? "axis" : "grid");
        drawing.text(left - 8, y(tick) + 4, decimal(100 * tick, 0), "end", "tick");
    }
    for (const double tick : ticks(0, 1, 5)) {
        drawing.text(x(tick), height + 18, decimal(100 * tick, 0) + " %", "middle", "tick");
    }
    drawing.text(x(0.5), height + 38, "taken by players who could", "middle", "tick");
    std::vector<const LiftPoint*> shown;
    for (const LiftPoint& point : points) {
        if (std::abs(point.lift.value) <= most) {
            const double at = x(point.taken);
            const std::string faint = point.is_faint ? " faint" : "";
            drawing.line(at, y(std::max(-most, point.lift.interval.low)), at,
                         y(std::min(most, point.lift.interval.high)), "thin" + faint);
            drawing.dot(at, y(point.lift.value), 4.5, "dot c0" + faint,
                        point.name + ": " + points_with_interval(point.lift) + ", taken by " +
                            decimal(100 * point.taken, 1) + " %");
            shown.push_back(&point);
        }
    }
    name_farthest(shown, x, y, drawing);
    return drawing.finished();
}

}  // namespace ziggurat::report
