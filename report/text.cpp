// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text.h"

#include <algorithm>
#include <sstream>

#include "report/numbers.h"

namespace ziggurat::report {

namespace {

/// The text filled up with blanks to so many characters, one blank at least. Minus signs and names take more bytes
/// than characters, which std::setw would count.
std::string padded(const std::string& text, std::size_t width) {
    const auto characters = static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    return text + std::string(std::max<std::size_t>(width, characters + 1) - characters, ' ');
}

constexpr std::size_t most_things = 5;  ///< listed of the strongest, and of the weakest
constexpr std::int64_t least_taken = 100;

void write_players(const Simulation& simulation, std::ostream& out) {
    std::size_t width = 8;
    for (const std::string& player : simulation.setting.players) {
        width = std::max(width, player.size() + 2);
    }
    out << "\nWin shares, " << decimal(100 * confidence, 0) << " % intervals in brackets, and scores:\n";
    for (int p = 0; p < simulation.tally.players; ++p) {
        const rollout::SeatTally sums = simulation.tally.participant(p);
        out << "  " << p + 1 << " " << padded(simulation.setting.players[static_cast<std::size_t>(p)], width)
            << padded(percent_with_interval(win_share(sums)), 26) << "score " << decimal(sums.scores.mean(), 1)
            << '\n';
    }
    out << "By seat:\n";
    for (int s = 0; s < simulation.tally.players; ++s) {
        const rollout::SeatTally sums = simulation.tally.seat(s);
        out << "  " << s + 1 << " " << padded("", width) << padded(percent_with_interval(win_share(sums)), 26)
            << "score " << decimal(sums.scores.mean(), 1) << '\n';
    }
}

void write_ends(const Simulation& simulation, std::ostream& out) {
    out << "\nEnds:";
    const char* separator = " ";
    for (std::size_t i = 0; i < simulation.setting.end_reasons.size(); ++i) {
        out << separator << simulation.setting.end_reasons[i] << ' '
            << percent(wilson(static_cast<double>(simulation.tally.end_reasons[i]), simulation.tally.finished()));
        separator = ", ";
    }
    out << "\nLength: " << decimal(simulation.tally.rounds.mean(), 1) << " rounds, "
        << decimal(simulation.tally.decisions.mean(), 1) << " decisions a game\n";
}

void write_things(const Simulation& simulation, std::ostream& out) {
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t thing = 0; thing < simulation.setting.tracked.size(); ++thing) {
        const rollout::TrackedTally sums = simulation.tally.tracked_by_all(thing);
        const Lift lift = lift_of(sums);
        if (lift.lift && std::min(sums.games_taken, sums.games - sums.games_taken) >= least_taken) {
            order.emplace_back(-lift.lift->value, thing);
        }
    }
    if (order.empty()) {
        return;
    }
    std::sort(order.begin(), order.end());
    out << "\nWin share with against without, points of per cent (goes along with winning; need not be why):\n";
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == most_things && order.size() > 2 * most_things) {
            out << "  ...\n";
            i = order.size() - most_things;
        }
        const rollout::TrackedTally sums = simulation.tally.tracked_by_all(order[i].second);
        const Lift lift = lift_of(sums);
        out << "  " << padded(simulation.setting.tracked[order[i].second], 28)
            << padded(points_with_interval(lift.lift), 28) << "taken by " << percent(lift.taken) << '\n';
    }
}

void write_thinking(const Simulation& simulation, std::ostream& out) {
    for (std::size_t p = 0; p < simulation.timing.playouts.size(); ++p) {
        const double seconds = static_cast<double>(simulation.timing.thinking_ns[p]) * 1e-9;
        if (seconds > 0) {
            const double speed = static_cast<double>(simulation.timing.playouts[p]) / seconds;
            out << simulation.setting.players[p] << ": " << grouped(static_cast<std::int64_t>(speed))
                << " playouts a second\n";
        }
    }
}

}  // namespace

std::string missing_games(const Simulation& simulation) {
    std::string missing;
    for (std::size_t i = 1; i < simulation.covered.size(); ++i) {
        missing += (missing.empty() ? "" : ", ") + std::to_string(simulation.covered[i - 1].second) + " to " +
                   std::to_string(simulation.covered[i].first - 1);
    }
    return missing;
}

std::string to_text(const Simulation& simulation) {
    const rollout::Tally& tally = simulation.tally;
    std::ostringstream out;
    out << simulation.setting.game << ": " << grouped(tally.games) << " games of " << tally.players << ", seed "
        << simulation.setting.seed;
    if (tally.unfinished > 0) {
        out << ", " << grouped(tally.unfinished) << " of them unfinished and not counted";
    }
    out << '\n';
    if (const std::string missing = missing_games(simulation); !missing.empty()) {
        out << "Missing: games " << missing << '\n';
    }
    write_players(simulation, out);
    write_ends(simulation, out);
    write_things(simulation, out);
    if (simulation.timing.seconds > 0) {
        out << '\n'
            << decimal(simulation.timing.seconds, 2) << " s, "
            << decimal(static_cast<double>(tally.games) / simulation.timing.seconds, 1) << " games a second\n";
        write_thinking(simulation, out);
    }
    return out.str();
}

}  // namespace ziggurat::report
