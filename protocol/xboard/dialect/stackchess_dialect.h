// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/xboard/dialect/dialect.h"

namespace ziggurat::protocol {

/// Stack Chess: each stack has a picture and a letter of its own. A part that splits off is told as three plies:
/// the picture moves and becomes that of the part, the opponent passes, and what stays behind is put down again.
/// So is castling: the king's move, a pass, the rook's. En passant is a move over the captured pawn's square.
class StackchessDialect final : public Dialect {
public:
    /// With `king_of_seven` the start's king is a stack of size 7.
    explicit StackchessDialect(bool king_of_seven) : king_of_seven_(king_of_seven) {}

    // Only pictures that XBoard has no moves for, and no king: so that it never takes a move for illegal, or
    // for castling, promotion or en passant. In this variant of its what is captured does not count.
    [[nodiscard]] std::string_view setup() const override {
        return "(...............P......NBR.QKFACHGDUWMOIJVLSTYZE."
               "...............p......nbr.qkfachgduwmoijvlstyze.) 8x8+0_bughouse";
    }
    [[nodiscard]] std::string screen_fen(std::string_view fen) const override;
    [[nodiscard]] bool shows_all() const override { return false; }
    [[nodiscard]] std::string own_fen(std::string_view screen_fen) const override;
    [[nodiscard]] std::vector<std::string> plies(movegen::Arbiter& game, const std::string& move) const override;

private:
    [[nodiscard]] char letter_of(std::string_view man) const;
    [[nodiscard]] std::string man_of(char letter) const;

    bool king_of_seven_;
};

}  // namespace ziggurat::protocol
