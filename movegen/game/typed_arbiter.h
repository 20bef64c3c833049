// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/game/arbiter.h"
#include "movegen/game/game.h"
#include "movegen/game/perft.h"

namespace ziggurat::movegen {

/// The arbiter of one rule set: translates between texts and the typed game.
template <Rules R>
class TypedArbiter final : public Arbiter {
public:
    /// The game itself, for those who know its type.
    [[nodiscard]] const Game<R>& game() const { return game_; }

    [[nodiscard]] std::string_view variant() const override { return R::name; }
    [[nodiscard]] std::string initial_fen() const override { return R::to_fen(R::initial()); }

    std::optional<base::Error> set_up(std::optional<std::string_view> fen,
                                      const std::vector<std::string_view>& moves) override {
        Game<R> game;
        if (fen) {
            const auto position = R::from_fen(*fen);
            if (!position) {
                return position.error();
            }
            game = Game<R>(*position);
        }
        for (const std::string_view text : moves) {
            const Move m = find_move<R>(game.position(), text);
            if (!m) {
                return illegal(text, game);
            }
            game.play(m);
        }
        game_ = std::move(game);
        return std::nullopt;
    }

    std::optional<base::Error> play(std::string_view text) override {
        return play_found(find_move<R>(game_.position(), text), text);
    }
    std::optional<base::Error> play_san(std::string_view text) override {
        return play_found(find_san<R>(game_.position(), text), text);
    }
    bool undo() override { return game_.undo(); }

    [[nodiscard]] Side side() const override { return R::side(game_.position()); }
    [[nodiscard]] std::size_t plies() const override { return game_.moves().size(); }
    [[nodiscard]] std::string fen() const override { return R::to_fen(game_.position()); }
    [[nodiscard]] std::string start_fen() const override { return R::to_fen(game_.start()); }
    [[nodiscard]] std::string draw() const override { return R::draw(game_.position()); }
    [[nodiscard]] std::uint64_t key() const override { return R::key(game_.position()); }
    [[nodiscard]] int halfmove_clock() const override { return R::halfmove_clock(game_.position()); }
    [[nodiscard]] int fullmove_number() const override { return R::fullmove_number(game_.position()); }
    [[nodiscard]] bool in_check() const override { return R::in_check(game_.position()); }
    [[nodiscard]] Outcome outcome() const override { return game_.outcome(); }
    [[nodiscard]] int repetitions() const override { return game_.repetitions(); }

    [[nodiscard]] std::vector<std::string> legal_moves() const override {
        std::vector<std::string> texts;
        for (const Move m : movegen::legal_moves<R>(game_.position())) {
            texts.push_back(R::move_text(m));
        }
        return texts;
    }
    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> texts;
        for (const Move m : game_.moves()) {
            texts.push_back(R::move_text(m));
        }
        return texts;
    }
    [[nodiscard]] std::vector<std::string> san_moves() const override {
        std::vector<std::string> texts;
        for (std::size_t ply = 0; ply < game_.moves().size(); ++ply) {
            texts.push_back(movegen::san<R>(game_.position_at(ply), game_.moves()[ply]));
        }
        return texts;
    }
    [[nodiscard]] std::optional<std::string> canonical(std::string_view text) const override {
        const Move m = find_move<R>(game_.position(), text);
        return m ? std::optional(R::move_text(m)) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> san(std::string_view text) const override {
        const Move m = find_move<R>(game_.position(), text);
        return m ? std::optional(movegen::san<R>(game_.position(), m)) : std::nullopt;
    }

    [[nodiscard]] std::vector<TextCount> divide(int depth, bool bulk, int threads) const override {
        std::vector<TextCount> counts;
        if (depth <= 0) {
            return counts;
        }
        const Leaves leaves = bulk ? Leaves::Counted : Leaves::Played;
        for (const auto& [move, count] : movegen::divide<R>(game_.position(), depth, leaves, threads)) {
            counts.push_back({R::move_text(move), count});
        }
        return counts;
    }

private:
    static base::Error illegal(std::string_view text, const Game<R>& game) {
        return {"illegal move " + std::string(text) + " in " + R::to_fen(game.position())};
    }

    std::optional<base::Error> play_found(Move m, std::string_view text) {
        if (!m) {
            return illegal(text, game_);
        }
        game_.play(m);
        return std::nullopt;
    }

    Game<R> game_;
};

}  // namespace ziggurat::movegen
