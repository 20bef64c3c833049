// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/tabletop/write_reports.h"

#include <iostream>

#include "formats/json.h"
#include "report/html/page.h"
#include "report/json.h"
#include "report/text.h"
#include "tabletop/registry.h"

namespace ziggurat::protocol {

ReportFiles::ReportFiles(const std::string& json_file, const std::string& html_file)
    : json_(json_file),
      html_(html_file) {}

void ReportFiles::write(const report::Simulation& simulation) {
    if (json_.is_named()) {
        json_.stream() << report::to_json(simulation);
    }
    if (html_.is_named()) {
        html_.stream() << report::to_html(simulation);
    }
    // Who asks for a report on standard output wants nothing else there.
    if (!json_.is_standard_output() && !html_.is_standard_output()) {
        std::cout << report::to_text(simulation);
    }
}

std::optional<base::Error> ReportFiles::error() {
    auto error = json_.error();
    return error ? error : html_.error();
}

base::Result<std::unique_ptr<tabletop::rollout::AnyGame>>
load_game(const std::string& name, const std::string& set_up_file, const std::vector<std::string>& decks) {
    if (!decks.empty() && !set_up_file.empty()) {
        return base::Error{"--decks and --setup exclude each other: a set-up file names the decks"};
    }
    if (set_up_file.empty()) {
        std::string text;
        for (const std::string& deck : decks) {
            text += "deck " + deck + "\n";
        }
        return tabletop::make_game(name, {"", text}, formats::read_json);
    }
    const auto text = read_file(set_up_file);
    if (!text) {
        return text.error();
    }
    return tabletop::make_game(name, {set_up_file, *text}, formats::read_json);
}

}  // namespace ziggurat::protocol
