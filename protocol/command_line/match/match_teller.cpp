// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/match_teller.h"

#include <iostream>

#include <unistd.h>

#include "match/report/summary.h"
#include "match/store/summary_json.h"

namespace ziggurat::protocol {
namespace {

std::vector<std::string> names_of(const match::MatchSettings& settings) {
    std::vector<std::string> names;
    for (const match::EngineSpec& engine : settings.engines) {
        names.push_back(engine.name);
    }
    return names;
}

}  // namespace

MatchTeller::MatchTeller(const MatchOptions& options, int games, OutputFile& json)
    : options_(options),
      json_(json),
      statistics_(names_of(options.settings)),
      progress_(std::cerr, isatty(STDERR_FILENO) != 0, games, !options.settings.sprt) {
    if (options.settings.sprt) {
        sprt_ = match::sprt_state(*options.settings.sprt, {});
    }
}

void MatchTeller::count(const match::GameRecord& record) {
    statistics_.add(record);
    if (sprt_ && !is_decided()) {
        sprt_ = match::sprt_state(*options_.settings.sprt, statistics_.tally(0, 1).pairs);
    }
}

void MatchTeller::game_over(const match::GameRecord& record) {
    count(record);
    if (options_.is_quiet) {
        return;
    }
    progress_.game_over(record, statistics_);
    if (options_.rating_interval > 0 && statistics_.games() % options_.rating_interval == 0) {
        progress_.note(match::standings(statistics_) + sprt_line());
    }
}

void MatchTeller::note(const std::string& text) {
    progress_.note(text);
}

bool MatchTeller::is_decided() const {
    return sprt_ && sprt_->decision != match::SprtState::Decision::None;
}

std::string MatchTeller::sprt_line() const {
    return sprt_ ? "SPRT: " + match::to_string(*options_.settings.sprt, *sprt_) + '\n' : "";
}

std::optional<base::Error> MatchTeller::finish(std::string_view end, const std::string& settings) {
    progress_.finish();
    if (end.empty()) {
        return std::nullopt;
    }
    if (!json_.is_standard_output()) {
        std::cout << match::summary(statistics_) << sprt_line() << std::flush;
    }
    if (json_.is_named()) {
        json_.stream() << match::to_json(statistics_, {settings, end, sprt_});
    }
    return json_.error();
}

}  // namespace ziggurat::protocol
