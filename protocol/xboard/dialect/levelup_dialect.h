// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/xboard/dialect/dialect.h"

namespace ziggurat::protocol {

/// Level-Up Chess: a letter behind the move says what the mover has become; every move is one ply.
class LevelupDialect final : public Dialect {
public:
    // The emperor's picture is none of XBoard's kings, so that his two steps are no castling to it.
    [[nodiscard]] std::string_view setup() const override {
        return "(PNBRQ..AE...C.D...S.../..MKpnbrq..ae...c.d...s.../..mk) 8x8+0_fairy";
    }
    [[nodiscard]] std::vector<std::string> plies(movegen::Arbiter& game, const std::string& move) const override;
};

}  // namespace ziggurat::protocol
