// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/sections.h"

#include "report/html/svg.h"
#include "report/html/table.h"
#include "report/numbers.h"

namespace ziggurat::report {

namespace {

const std::string& name(const Simulation& simulation, int participant) {
    return simulation.setting.players[static_cast<std::size_t>(participant)];
}

/// A participant's name with its number, for there may be several of a name.
std::string numbered(const Simulation& simulation, int participant) {
    return std::to_string(participant + 1) + " " + name(simulation, participant);
}

/// ... with its colour, for tables.
std::string keyed(const Simulation& simulation, int participant) {
    return "<span class=\"key k" + std::to_string(participant) + "\"></span>" +
           escaped(numbered(simulation, participant));
}

double even_share(const Simulation& simulation) {
    return 1.0 / std::max(1, simulation.tally.players);
}

std::string heading(const char* text, const std::string& explanation) {
    return std::string("<h2>") + text + "</h2>\n<p class=\"soft\">" + explanation + "</p>\n";
}

std::optional<double> ratio(std::int64_t part, std::int64_t whole) {
    if (whole == 0) {
        return std::nullopt;
    }
    return static_cast<double>(part) / static_cast<double>(whole);
}

void score_cells(const rollout::Histogram& scores, Table& table) {
    table.cell(decimal(scores.mean(), 1));
    table.cell(decimal(scores.deviation(), 1));
    for (const double share : {0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0}) {
        const auto quantile = scores.quantile(share);
        table.cell(quantile ? std::to_string(*quantile) : "–");
    }
}

std::string figure(const std::string& title, const std::string& plot) {
    return "<div><h3>" + title + "</h3>\n" + plot + "</div>\n";
}

}  // namespace

std::string players_section(const Simulation& simulation) {
    std::vector<IntervalRow> rows;
    Table table({"Player", "Games", "Win share", "Decisions a game", "Choices a game", "Actions a choice"});
    for (int p = 0; p < simulation.tally.players; ++p) {
        const rollout::SeatTally sums = simulation.tally.participant(p);
        rows.push_back({numbered(simulation, p), win_share(sums), p});
        table.begin_row();
        table.cell(keyed(simulation, p));
        table.cell(grouped(sums.games));
        table.cell(percent_with_interval(win_share(sums)));
        table.cell(decimal(ratio(sums.decisions, sums.games), 1));
        table.cell(decimal(ratio(sums.choices, sums.games), 1));
        table.cell(decimal(ratio(sums.offered, sums.choices), 1));
    }
    return heading("Who wins",
                   "Share of the wins; players who tie share alike. The bars are 95 % intervals (Wilson), "
                   "the dashed line is an even share. A choice is a decision with more than one action.") +
           interval_plot(rows, even_share(simulation)) + "<div class=\"wide\">" + table.finished() + "</div>";
}

std::string seats_section(const Simulation& simulation) {
    std::vector<IntervalRow> rows;
    std::vector<std::string> headings{"Seat", "Win share", "Mean score"};
    for (int p = 0; p < simulation.tally.players; ++p) {
        headings.push_back(numbered(simulation, p));
    }
    Table table(headings);
    for (int s = 0; s < simulation.tally.players; ++s) {
        const rollout::SeatTally sums = simulation.tally.seat(s);
        rows.push_back({"Seat " + std::to_string(s + 1), win_share(sums), 5});
        table.begin_row();
        table.cell(std::to_string(s + 1));
        table.cell(percent_with_interval(win_share(sums)));
        table.cell(decimal(sums.scores.mean(), 1));
        for (int p = 0; p < simulation.tally.players; ++p) {
            table.cell(percent(win_share(simulation.tally.seat(p, s))));
        }
    }
    std::string advantage;
    if (const auto first = rows.empty() ? std::nullopt : rows.front().share) {
        const double even = even_share(simulation);
        const Share more{first->value - even, {first->interval.low - even, first->interval.high - even}};
        advantage = " Moving first is worth <b>" + points_with_interval(more) + "</b> points of per cent.";
    }
    return heading("What the seat is worth", "All players take all seats in turn." + advantage) +
           interval_plot(rows, even_share(simulation)) + "<div class=\"wide\">" + table.finished() + "</div>";
}

std::string scores_section(const Simulation& simulation) {
    std::string plots;
    Table table({"Player", "Mean", "Deviation", "Least", "10 %", "25 %", "Median", "75 %", "90 %", "Most"});
    for (int p = 0; p < simulation.tally.players; ++p) {
        const rollout::SeatTally sums = simulation.tally.participant(p);
        plots += figure(keyed(simulation, p), histogram_plot(sums.scores, p, "points"));
        table.begin_row();
        table.cell(keyed(simulation, p));
        score_cells(sums.scores, table);
    }
    return heading("Scores", "Points at the end of finished games.") + "<div class=\"side\">" + plots +
           "</div>\n<div class=\"wide\">" + table.finished() + "</div>";
}

std::string length_section(const Simulation& simulation) {
    Table table({"A game", "Mean", "Deviation", "Least", "10 %", "25 %", "Median", "75 %", "90 %", "Most"});
    table.begin_row();
    table.cell("Rounds");
    score_cells(simulation.tally.rounds, table);
    table.begin_row();
    table.cell("Decisions");
    score_cells(simulation.tally.decisions, table);
    return heading("How long it takes", "Rounds, and decisions of all players together.") +
           "<div class=\"side\">" + figure("Rounds", histogram_plot(simulation.tally.rounds, 5, "rounds")) +
           figure("Decisions", histogram_plot(simulation.tally.decisions, 5, "decisions")) +
           "</div>\n<div class=\"wide\">" + table.finished() + "</div>";
}

std::string ends_section(const Simulation& simulation) {
    std::vector<IntervalRow> rows;
    for (std::size_t i = 0; i < simulation.setting.end_reasons.size(); ++i) {
        const std::int64_t games = simulation.tally.end_reasons[i];
        const auto share = wilson(static_cast<double>(games), simulation.tally.finished());
        rows.push_back({simulation.setting.end_reasons[i] + ": " + grouped(games), share, 5});
    }
    std::string unfinished;
    if (simulation.tally.unfinished > 0) {
        unfinished = "<p class=\"warn\">" + grouped(simulation.tally.unfinished) +
                     " games took too many decisions; they are unfinished and counted nowhere.</p>\n";
    }
    return heading("How it ends", "Finished games by the reason of their end.") + unfinished +
           interval_plot(rows, std::nullopt);
}

std::string thinking_section(const Simulation& simulation) {
    Table table({"Player", "Playouts", "Seconds thinking", "Playouts a second"});
    bool has_rows = false;
    for (std::size_t p = 0; p < simulation.timing.playouts.size(); ++p) {
        if (simulation.timing.thinking_ns[p] > 0) {
            const double seconds = static_cast<double>(simulation.timing.thinking_ns[p]) * 1e-9;
            const double speed = static_cast<double>(simulation.timing.playouts[p]) / seconds;
            table.begin_row();
            table.cell(keyed(simulation, static_cast<int>(p)));
            table.cell(grouped(simulation.timing.playouts[p]));
            table.cell(decimal(seconds, 1));
            table.cell(grouped(static_cast<std::int64_t>(speed)));
            has_rows = true;
        }
    }
    if (!has_rows) {
        return "";
    }
    return heading("Thinking", "By the clock of this machine, all threads together.") + table.finished();
}

}  // namespace ziggurat::report
