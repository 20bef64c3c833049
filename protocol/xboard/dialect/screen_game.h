// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fen/board_field.h"
#include "protocol/xboard/dialect/dialect.h"

namespace ziggurat::protocol {

/// A game as XBoard's screen shows it: ply by ply, of which a move may take several. Between them the game stands
/// before the move, and what was said of it waits.
class ScreenGame {
public:
    explicit ScreenGame(std::unique_ptr<movegen::Arbiter> game);

    [[nodiscard]] const movegen::Arbiter& game() const { return *game_; }
    [[nodiscard]] const Dialect& dialect() const { return *dialect_; }
    /// Whether moves are written as we write them ourselves.
    void set_plain(bool is_plain);

    /// The line that has to follow the choice of the variant; empty where none has to.
    [[nodiscard]] std::string setup_line() const;

    /// The start position.
    void restart();
    /// A position, as XBoard's FEN or ours. An error leaves all as it was.
    std::optional<base::Error> set_up(std::string_view fen);
    /// Takes a FEN that is told in the midst of a move for the null ply that it may stand for; false where it is
    /// anything else.
    bool take_null(std::string_view fen);

    enum class Taken : std::uint8_t { Illegal, Unfinished, Move };
    /// Takes a ply, or a whole move in our own text.
    Taken take(std::string_view text);
    /// The legal move that a text means that is one ply or the last one, as our text; nothing where there is
    /// none. The game is the same afterwards.
    [[nodiscard]] std::optional<std::string> read(std::string_view text) const;
    /// Whether plies of a move have been taken, but not all.
    [[nodiscard]] bool is_unfinished() const { return !waiting_.empty(); }
    /// Whose turn it is on XBoard's screen, to which a move in the midst looks as good as done.
    [[nodiscard]] movegen::Side side() const { return is_unfinished() ? ~game_->side() : game_->side(); }
    /// Plays the move that the waiting plies begin, and returns its other plies.
    std::vector<std::string> finish();
    /// Plays a legal move, and returns its plies. Nothing may be unfinished.
    std::vector<std::string> play(const std::string& move);
    /// Takes back one ply; false where there is none.
    bool undo();

    /// XBoard's board, with what has been taken of a move: the letters that stand on it.
    [[nodiscard]] BoardField screen() const;

    /// A legal move and its plies.
    struct Way {
        std::string move;
        std::vector<std::string> plies;
    };
    /// The legal moves that continue the waiting plies and whose text of ours begins so.
    [[nodiscard]] std::vector<Way> ways_from(std::string_view beginning) const;

private:
    [[nodiscard]] bool is_bare_start(std::string_view fen) const;
    [[nodiscard]] std::optional<Way> find(std::string_view text) const;
    [[nodiscard]] std::optional<std::string> own_text(std::string_view text) const;
    void record(const std::string& move, std::vector<std::string> plies);

    std::unique_ptr<movegen::Arbiter> game_;
    const Dialect* dialect_;
    std::vector<std::vector<std::string>> played_;  // each move's plies
    std::vector<std::string> waiting_;
};

/// Whether XBoard's text means this ply. It garbles Black's two legs over an empty square: from-to, then via and a
/// neighbour of to, without the letter.
bool means_ply(std::string_view text, std::string_view ply);

}  // namespace ziggurat::protocol
