// SPDX-License-Identifier: GPL-3.0-or-later
// Slow, plain implementations of every chess rule set, written from the rule text alone, against which
// the fast move generators are checked. Mailbox boards, pseudo-legal turns, make and test.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ziggurat::reference {

struct ReferenceMove {
    std::string text;       // the one text that is printed
    std::string fen_after;  // canonical, counters included
    // The other ways to carry out the same turn, in rising order; empty for nearly every move. All of them
    // reach the same position (chess, "A move").
    std::vector<std::string> also;
};

class ReferenceRules {
public:
    ReferenceRules() = default;
    ReferenceRules(const ReferenceRules&) = delete;
    ReferenceRules& operator=(const ReferenceRules&) = delete;
    virtual ~ReferenceRules();

    // Takes over a position. A refusal is a sentence naming the field and the fault, and changes nothing.
    virtual std::optional<std::string> set_fen(const std::string& fen) = 0;
    virtual std::string start_fen() const = 0;
    virtual std::string fen() const = 0;

    // Every legal move once: two turns that reach the same position are one move.
    virtual std::vector<ReferenceMove> legal_moves() const = 0;

    // Whether the side to move is in check (Stack Chess: every one of its kings is).
    virtual bool in_check() const = 0;

    // The dead position of the game's page; stalemate, repetition and the fifty-move rule are not looked at.
    virtual bool is_dead() const = 0;

    virtual std::uint64_t perft(int depth) const = 0;
};

// A game at its start position; nullptr for an unknown variant. Known: chess, levelup, levelup-lite,
// levelup-plain, mystic, stackchess and its options joined in the order of the page's table.
std::unique_ptr<ReferenceRules> make_reference(const std::string& variant);

// All variant names that make_reference knows.
std::vector<std::string> reference_variants();

}  // namespace ziggurat::reference
