// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <emscripten/val.h>

#include "base/result.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::web {

/// A game of the named rule set: from the position `fen`, or from the rule set's start where it is empty, with
/// `moves` (UCI texts with blanks between them) played. The error is one sentence.
base::Result<std::unique_ptr<movegen::Arbiter>> make_game(const std::string& variant, const std::string& fen,
                                                          const std::string& moves);

/// What the page takes for a rejection: `{error: sentence}`.
emscripten::val failure(const base::Error& error);

/// A JavaScript array of strings.
template <class Texts>
emscripten::val to_array(const Texts& texts) {
    emscripten::val array = emscripten::val::array();
    for (const auto& text : texts) {
        array.call<void>("push", std::string(text));
    }
    return array;
}

}  // namespace ziggurat::web
