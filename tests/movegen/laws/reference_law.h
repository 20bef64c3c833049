// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ziggurat::movegen::tests {

/// Law 12: in about `nodes` positions, the fast generator's moves and what they lead to are those of the slow
/// one, which is written from the rule text alone. So are check, mate, stalemate and dead positions.
void check_against_reference(std::string_view variant, std::size_t nodes);

/// FENs, and FENs spoilt at random: each is refused with a message that names what it is about, leaving the
/// game as it was, or taken and then written and read again as the same. The slow rules take the same ones.
void check_spoilt_fens(std::string_view variant, std::size_t fens);

/// Move texts spoilt at random name a legal move or none.
void check_spoilt_moves(std::string_view variant, std::size_t texts);

}  // namespace ziggurat::movegen::tests
