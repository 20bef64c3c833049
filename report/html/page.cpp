// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/page.h"

#include "report/html/sections.h"
#include "report/html/style.h"
#include "report/numbers.h"
#include "report/text.h"

namespace ziggurat::report {

namespace {

std::string tile(const std::string& figure, const std::string& meaning) {
    return "<div class=\"tile\"><b>" + figure + "</b><span>" + meaning + "</span></div>\n";
}

std::string head(const Simulation& simulation) {
    const std::string title =
        escaped(simulation.setting.game) + " – " + grouped(simulation.tally.games) + " games";
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
           title + "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>" + std::string(page_style()) +
           "</style>\n</head>\n<body>\n";
}

std::string overview(const Simulation& simulation) {
    const rollout::Tally& tally = simulation.tally;
    std::string html = "<h1>" + escaped(simulation.setting.game) +
                       "</h1>\n<p class=\"soft\">Simulated by Ziggurat: " + std::to_string(tally.players) +
                       " players, seed " + std::to_string(simulation.setting.seed) +
                       ".</p>\n<div class=\"tiles\">\n";
    html += tile(grouped(tally.games), "games");
    html += tile(decimal(tally.rounds.mean(), 1), "rounds a game");
    html += tile(decimal(tally.decisions.mean(), 1), "decisions a game");
    if (simulation.timing.seconds > 0) {
        const double rate = static_cast<double>(tally.games) / simulation.timing.seconds;
        html += tile(rate < 10 ? decimal(rate, 1) : grouped(static_cast<std::int64_t>(rate)), "games a second");
    }
    html += "</div>\n";
    if (const std::string missing = missing_games(simulation); !missing.empty()) {
        html += "<p class=\"warn\">Games " + missing + " are missing from this report.</p>\n";
    }
    return html;
}

/// How to get the same figures again.
std::string provenance(const Simulation& simulation) {
    std::string command = "ziggurat simulate " + simulation.setting.game + " --players";
    for (const std::string& player : simulation.setting.players) {
        command += " " + player;
    }
    command += " --seed " + std::to_string(simulation.setting.seed);
    if (!simulation.covered.empty()) {
        const std::int64_t first = simulation.covered.front().first;
        command += " --games " + std::to_string(simulation.covered.back().second - first);
        command += first > 0 ? " --start " + std::to_string(first) : "";
    }
    std::string html = "<h2>The same again</h2>\n<p class=\"soft\">Any number of threads or shards gives the same "
                       "figures, unless a player's budget is in milliseconds. Checksum of all games: " +
                       std::to_string(simulation.tally.checksum) + ".</p>\n<pre>" + escaped(command) + "</pre>\n";
    if (!simulation.setting.set_up.empty()) {
        html += "<p class=\"soft\">with --setup and a file of this content:</p>\n<pre>" +
                escaped(simulation.setting.set_up) + "</pre>\n";
    }
    return html;
}

}  // namespace

std::string to_html(const Simulation& simulation) {
    return head(simulation) + overview(simulation) + players_section(simulation) + seats_section(simulation) +
           scores_section(simulation) + length_section(simulation) + ends_section(simulation) +
           things_section(simulation) + thinking_section(simulation) + provenance(simulation) + "<script>" +
           std::string(page_script()) + "</script>\n</body>\n</html>\n";
}

}  // namespace ziggurat::report
