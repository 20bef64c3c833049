// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "movegen/game/outcome.h"
#include "movegen/square.h"

namespace ziggurat::movegen {

/// A perft count of one first move, by its text.
struct TextCount {
    std::string move;
    std::uint64_t count;
};

/// One game under one rule set, spoken to in texts: what protocols, matches and tools need to know of the
/// rules without knowing which rule set it is. Errors leave the game as it was.
class Arbiter {
public:
    Arbiter() = default;
    Arbiter(const Arbiter&) = delete;
    Arbiter& operator=(const Arbiter&) = delete;
    virtual ~Arbiter() = default;

    /// The rule set's name.
    [[nodiscard]] virtual std::string_view variant() const = 0;
    /// The FEN of the rule set's start position.
    [[nodiscard]] virtual std::string initial_fen() const = 0;

    /// A new game from the start position, or from `fen`, with `moves` (UCI texts) played: all or nothing.
    virtual std::optional<base::Error> set_up(std::optional<std::string_view> fen,
                                              const std::vector<std::string_view>& moves) = 0;
    /// Plays a move given as UCI text.
    virtual std::optional<base::Error> play(std::string_view text) = 0;
    /// Plays a move given in SAN.
    virtual std::optional<base::Error> play_san(std::string_view text) = 0;
    /// Takes back one move; false where there is none.
    virtual bool undo() = 0;

    [[nodiscard]] virtual Side side() const = 0;
    /// Plies played since the game was set up.
    [[nodiscard]] virtual std::size_t plies() const = 0;
    [[nodiscard]] virtual std::string fen() const = 0;
    /// The FEN that the game began with.
    [[nodiscard]] virtual std::string start_fen() const = 0;
    /// The board drawn for people.
    [[nodiscard]] virtual std::string draw() const = 0;
    [[nodiscard]] virtual std::uint64_t key() const = 0;
    [[nodiscard]] virtual int halfmove_clock() const = 0;
    [[nodiscard]] virtual int fullmove_number() const = 0;
    /// Whether being without a move now is checkmate.
    [[nodiscard]] virtual bool in_check() const = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;
    /// How often the present position has been on the board.
    [[nodiscard]] virtual int repetitions() const = 0;

    /// All legal moves as UCI texts.
    [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;
    /// The moves played so far as UCI texts.
    [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
    /// The moves played so far in SAN.
    [[nodiscard]] virtual std::vector<std::string> san_moves() const = 0;
    /// The canonical UCI text of a legal move that is given as UCI text; nothing for any other text.
    [[nodiscard]] virtual std::optional<std::string> canonical(std::string_view text) const = 0;
    /// The SAN of a legal move that is given as UCI text; nothing for any other text.
    [[nodiscard]] virtual std::optional<std::string> san(std::string_view text) const = 0;

    /// Perft by first moves; empty for depth 0. `bulk` counts the last ply without making its moves.
    [[nodiscard]] virtual std::vector<TextCount> divide(int depth, bool bulk, int threads) const = 0;
};

/// The names of all rule sets that are compiled in, `chess` first.
const std::vector<std::string_view>& variant_names();

/// A game at the start position of the named rule set. An unknown name is an error that lists the known ones.
base::Result<std::unique_ptr<Arbiter>> make_arbiter(std::string_view variant);

}  // namespace ziggurat::movegen
