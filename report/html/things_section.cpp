// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "report/html/sections.h"
#include "report/html/svg.h"
#include "report/html/table.h"
#include "report/numbers.h"

namespace ziggurat::report {

namespace {

constexpr std::int64_t least_to_tell = 100;  ///< times taken, and times not

bool is_rare(const rollout::TrackedTally& sums) {
    return std::min(sums.games_taken, sums.games - sums.games_taken) < least_to_tell;
}

std::optional<double> value(const std::optional<Share>& share) {
    return share ? std::optional(share->value) : std::nullopt;
}

struct Thing {
    std::string name;
    rollout::TrackedTally sums;
    Lift lift;
};

/// In the order of their lifts; what is too rare to tell comes last.
std::vector<Thing> ordered(const Simulation& simulation, int participant) {
    std::vector<Thing> things;
    for (std::size_t i = 0; i < simulation.setting.tracked.size(); ++i) {
        const rollout::TrackedTally sums =
            participant < 0 ? simulation.tally.tracked_by_all(i) : simulation.tally.tracked_by(participant, i);
        if (sums.games > 0) {
            things.push_back({simulation.setting.tracked[i], sums, lift_of(sums)});
        }
    }
    std::stable_sort(things.begin(), things.end(), [](const Thing& a, const Thing& b) {
        const auto key = [](const Thing& thing) {
            return std::pair(is_rare(thing.sums), -value(thing.lift.lift).value_or(-2));
        };
        return key(a) < key(b);
    });
    return things;
}

std::string table_of(const std::vector<Thing>& things) {
    Table table({"", "Games", "Taken by", "Copies", "Win share with", "Win share without", "Lift"}, true);
    for (const Thing& thing : things) {
        const auto copies = thing.sums.games_taken == 0
                                ? std::nullopt
                                : std::optional(static_cast<double>(thing.sums.copies) /
                                                static_cast<double>(thing.sums.games_taken));
        table.begin_row(is_rare(thing.sums) ? "faint" : "");
        table.cell(escaped(thing.name));
        table.cell(grouped(thing.sums.games), static_cast<double>(thing.sums.games));
        table.cell(percent(thing.lift.taken), value(thing.lift.taken));
        table.cell(decimal(copies, 2), copies);
        table.cell(percent_with_interval(thing.lift.with), value(thing.lift.with));
        table.cell(percent_with_interval(thing.lift.without), value(thing.lift.without));
        table.cell(points_with_interval(thing.lift.lift), value(thing.lift.lift));
    }
    return "<div class=\"wide\">" + table.finished() + "</div>";
}

std::string plot_of(const std::vector<Thing>& things) {
    std::vector<LiftPoint> points;
    for (const Thing& thing : things) {
        if (thing.lift.lift) {
            points.push_back({thing.name, thing.lift.taken->value, *thing.lift.lift, is_rare(thing.sums)});
        }
    }
    return points.empty() ? "" : lift_plot(points);
}

}  // namespace

std::string things_section(const Simulation& simulation) {
    const std::vector<Thing> things = ordered(simulation, -1);
    if (things.empty()) {
        return "";
    }
    std::string html = "<h2>What is taken, and what goes along with it</h2>\n<p class=\"soft\">One game of one "
                       "player is counted as "
                       "one, if the thing was to be had in that game. Lift is the win share of those who took it "
                       "less that of those "
                       "who did not, in points of per cent, with its 95 % interval (Newcombe). It tells what goes "
                       "along with winning, "
                       "not what wins: who is ahead may buy more, and long games give time for more. Rows in grey "
                       "were taken, or not "
                       "taken, fewer than " +
                       std::to_string(least_to_tell) + " times. A click on a heading sorts.</p>\n";
    html += plot_of(things) + table_of(things);
    for (int p = 0; p < simulation.tally.players; ++p) {
        html += "<details><summary>By player " + std::to_string(p + 1) + ", " +
                escaped(simulation.setting.players[static_cast<std::size_t>(p)]) + "</summary>\n" +
                table_of(ordered(simulation, p)) + "</details>\n";
    }
    return html;
}

}  // namespace ziggurat::report
