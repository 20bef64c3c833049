// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::report {

namespace rollout = tabletop::rollout;

/// The table of one state: {"title", "active", "seats": [{"facts", "isOut"}], "places": [{"id", "name", "kind",
/// "owner", "row", "column", "facts", "things": [{"id", "name", "owner", "count", "facts"}]}]}, as
/// `rollout::View` explains them. Numbers that are `View::none` are null.
std::string to_json(const rollout::View& view);

/// A record that was opened, all but its views: {"game", "players", "seed", "index", "steps": [{"seat",
/// "action"}], "course": [{"round", "active", "scores", "chances"}], "end", "flaw"}. The course has one moment
/// more than there are steps; `end` is the reason that the record gives, `flaw` what `Replay::flaw` says; both may
/// be null.
std::string to_json(const rollout::GameRecord& record, const rollout::Replay& replay);

}  // namespace ziggurat::report
