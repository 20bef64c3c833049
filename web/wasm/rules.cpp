// SPDX-License-Identifier: GPL-3.0-or-later
// What `Rules` of web/src/engine/types.ts promises, for one caller: each function answers a whole question, from
// the game's beginning, and remembers nothing.
#include <emscripten/bind.h>

#include "base/text.h"
#include "protocol/fen/fen_spellings.h"
#include "web/wasm/game.h"

namespace ziggurat::web {

using emscripten::val;
using movegen::Arbiter;
using movegen::Outcome;
using movegen::Side;

base::Result<std::unique_ptr<Arbiter>> make_game(const std::string& variant, const std::string& fen,
                                                 const std::string& moves) {
    auto game = movegen::make_arbiter(variant);
    if (!game) {
        return game.error();
    }
    const std::string start = protocol::usual_fen(fen);
    const auto from = fen.empty() ? std::nullopt : std::optional<std::string_view>(start);
    if (auto error = (*game)->set_up(from, base::split_words(moves))) {
        return *std::move(error);
    }
    return game;
}

val failure(const base::Error& error) {
    val answer = val::object();
    answer.set("error", error.message);
    return answer;
}

namespace {

val variants() {
    return to_array(movegen::variant_names());
}

/// Every legal move with its SAN and the position after it.
val legal_moves(Arbiter& game) {
    val all = val::array();
    for (const std::string& text : game.legal_moves()) {
        val move = val::object();
        move.set("text", text);
        move.set("san", game.san(text).value_or(text));
        game.play(text);
        move.set("fen", game.fen());
        game.undo();
        all.call<void>("push", move);
    }
    return all;
}

val outcome(const Arbiter& game) {
    const Outcome how = game.outcome();
    if (how == Outcome::Ongoing) {
        return val::null();
    }
    val answer = val::object();
    const char* const loss = game.side() == Side::White ? "0-1" : "1-0";
    answer.set("result", std::string(how == Outcome::Checkmate ? loss : "1/2-1/2"));
    answer.set("reason", std::string(movegen::describe(how)));
    return answer;
}

val position(const std::string& variant, const std::string& fen, const std::string& moves) {
    const auto made = make_game(variant, fen, moves);
    if (!made) {
        return failure(made.error());
    }
    Arbiter& game = **made;
    val answer = val::object();
    answer.set("variant", std::string(game.variant()));
    answer.set("fen", game.fen());
    answer.set("turn", std::string(game.side() == Side::White ? "w" : "b"));
    answer.set("ply", static_cast<unsigned>(game.plies()));
    answer.set("legal", legal_moves(game));
    answer.set("check", game.in_check());
    answer.set("outcome", outcome(game));
    answer.set("moves", to_array(game.moves()));
    answer.set("san", to_array(game.san_moves()));
    answer.set("startFen", game.start_fen());
    return answer;
}

val parse_san(const std::string& variant, const std::string& fen, const std::string& moves,
              const std::string& san) {
    const auto game = make_game(variant, fen, moves);
    if (!game) {
        return failure(game.error());
    }
    if (const auto error = (*game)->play_san(san)) {
        return failure(*error);
    }
    return val((*game)->moves().back());
}

/// By first moves; counts above 2^53 are rounded.
val perft(const std::string& variant, const std::string& fen, const std::string& moves, int depth) {
    const auto game = make_game(variant, fen, moves);
    if (!game) {
        return failure(game.error());
    }
    if (depth < 1) {
        return failure({"perft wants a depth of 1 or more"});
    }
    val rows = val::array();
    for (const auto& [move, count] : (*game)->divide(depth, true, 1)) {
        val row = val::object();
        row.set("move", move);
        row.set("nodes", static_cast<double>(count));
        rows.call<void>("push", row);
    }
    return rows;
}

}  // namespace

EMSCRIPTEN_BINDINGS(rules) {
    emscripten::function("variants", &variants);
    emscripten::function("position", &position);
    emscripten::function("parseSan", &parse_san);
    emscripten::function("perft", &perft);
}

}  // namespace ziggurat::web
