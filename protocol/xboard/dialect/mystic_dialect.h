// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/xboard/dialect/dialect.h"

namespace ziggurat::protocol {

/// Mystic Chess: XBoard's pocket is the stock, and its board counts it. An upgrade is a step away and back that
/// changes the picture. XBoard has no place for coins.
class MysticDialect final : public Dialect {
public:
    // In this variant of XBoard's a man that is replaced or captured goes back to its owner's pocket.
    [[nodiscard]] std::string_view setup() const override {
        return "(PNBRQ............Kpnbrq............k) 8x8+5_super";
    }
    [[nodiscard]] std::string screen_fen(std::string_view fen) const override;
    [[nodiscard]] bool shows_all() const override { return false; }
    [[nodiscard]] std::string own_fen(std::string_view screen_fen) const override;
    [[nodiscard]] std::vector<std::string> plies(movegen::Arbiter& game, const std::string& move) const override;
    [[nodiscard]] std::optional<std::string> other_spelling(std::string_view text) const override;
    [[nodiscard]] std::string status(std::string_view fen) const override;
};

/// Whether a move such as "B@e2" falls on a man that stands there, on the board of this FEN.
bool is_upgrade(std::string_view fen, std::string_view move);

}  // namespace ziggurat::protocol
