// SPDX-License-Identifier: GPL-3.0-or-later
// The tabletop games for the page that looks at recorded ones: two functions, texts in and JSON out.
#include <emscripten/bind.h>

#include "formats/json.h"
#include "report/replay_json.h"
#include "tabletop/registry.h"

namespace ziggurat::web {

namespace {

using tabletop::rollout::AnyGame;
using tabletop::rollout::GameRecord;
using tabletop::rollout::Replay;

/// What is being looked at; one record at a time, since a module is for one page.
std::unique_ptr<AnyGame> game;
std::unique_ptr<Replay> replay;

base::Result<std::string> opened(const std::string& text) {
    const auto record = tabletop::rollout::record_from_text(text);
    if (!record) {
        return record.error();
    }
    auto made = tabletop::make_game(record->game, {record->set_up.empty() ? "" : "set-up", record->set_up},
                                    formats::read_json);
    if (!made) {
        return made.error();
    }
    auto walked = (*made)->open(*record);
    if (!walked) {
        return walked.error();
    }
    // The replay that goes looks at the game that goes.
    replay = std::move(*walked);
    game = std::move(*made);
    return report::to_json(*record, *replay);
}

/// Opens a record. The answer is "+" and its JSON, or "-" and what is wrong with it; then the one before stays.
std::string open(const std::string& text) {
    const auto json = opened(text);
    return json ? "+" + *json : "-" + json.error().message;
}

/// The table behind the first `step` steps of the opened record, in the same form.
std::string view(int step) {
    if (replay == nullptr || step < 0 || step > replay->steps()) {
        return "-there is no such step";
    }
    return "+" + report::to_json(replay->view(step));
}

}  // namespace

}  // namespace ziggurat::web

EMSCRIPTEN_BINDINGS(tabletop) {
    emscripten::function("open", &ziggurat::web::open);
    emscripten::function("view", &ziggurat::web::view);
}
