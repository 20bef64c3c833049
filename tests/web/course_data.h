// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::web::tests {

/// A file of web/src/learn, which has to be there and to be JSON.
base::JsonValue course_data(const std::string& file);

/// A member that has to be there.
const base::JsonValue& member(const base::JsonValue& object, std::string_view name);
const std::string& text(const base::JsonValue& object, std::string_view name);
std::vector<std::string_view> texts(const base::JsonValue& object, std::string_view name);

/// A game of the variant that begins with `fen` (a text, or null for the start), with nothing played.
std::unique_ptr<movegen::Arbiter> begin(const std::string& variant, const base::JsonValue& fen);

}  // namespace ziggurat::web::tests
