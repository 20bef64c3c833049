// SPDX-License-Identifier: GPL-3.0-or-later
// The engine for one worker: UCI lines in, UCI lines out (to the module's `print`), and the SAN of lines that it
// tells, which UCI has no place for.
#include <iostream>

#include <emscripten/bind.h>

#include "base/text.h"
#include "protocol/uci/uci.h"
#include "web/wasm/game.h"

namespace ziggurat::web {

using emscripten::val;

namespace {

protocol::Uci& uci() {
    static protocol::Output output(std::cout);
    static protocol::Uci protocol(output);
    return protocol;
}

/// Carries out one UCI line; a search is over when this returns.
void command(const std::string& line) {
    uci().execute(line);
}

std::unique_ptr<movegen::Arbiter> followed;

/// From now on `line_san` speaks of this position. Answers null, or `{error}` where there is no such position.
val follow(const std::string& variant, const std::string& fen, const std::string& moves) {
    auto game = make_game(variant, fen, moves);
    if (!game) {
        return failure(game.error());
    }
    // Later moves alone have to be told: their game begins here.
    if (const auto error = (*game)->set_up((*game)->fen(), {})) {
        return failure(*error);
    }
    followed = std::move(*game);
    return val::null();
}

/// The SAN of moves (UCI texts with blanks between them) from the followed position on, as far as they are legal.
val line_san(const std::string& moves) {
    for (const std::string_view move : base::split_words(moves)) {
        if (followed->play(move)) {
            break;
        }
    }
    val san = to_array(followed->san_moves());
    while (followed->undo()) {
    }
    return san;
}

}  // namespace

EMSCRIPTEN_BINDINGS(engine) {
    emscripten::function("command", &command);
    emscripten::function("follow", &follow);
    emscripten::function("lineSan", &line_san);
}

}  // namespace ziggurat::web
