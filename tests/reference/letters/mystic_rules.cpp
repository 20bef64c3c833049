// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/letters/mystic_rules.h"

#include <algorithm>

namespace ziggurat::reference {

namespace {

constexpr int coins_at_start = 20;
constexpr int bought_enough = 3;  // mystic 1; also the most that a purse counts

struct Upgrade {
    char from;
    char to;
    int price;
};

constexpr std::array<Upgrade, 5> upgrades{
    {{'P', 'N', 2}, {'P', 'B', 2}, {'N', 'R', 2}, {'B', 'R', 2}, {'R', 'Q', 4}}};

// mystic 2: never more of a type than a standard set has.
int set_count(char kind) {
    switch (kind) {
    case 'P':
        return 8;
    case 'N':
    case 'B':
    case 'R':
        return 2;
    default:
        return 1;
    }
}

bool in_stock(const LetterPosition& position, Side side, char kind) {
    return count_kind(position, side, kind) < set_count(kind);
}

std::string purse_name(Side side) {
    return side == Side::White ? "White's purse" : "Black's purse";
}

Purse read_purse(const std::string& text, Side side) {
    const std::string name = purse_name(side);
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
        throw FenFault(name, "no colon in " + text);
    }
    const Purse purse{read_counter(text.substr(0, colon), name, coins_at_start),
                      read_counter(text.substr(colon + 1), name, bought_enough)};
    const int most_coins = coins_at_start - purse.bought;
    if (purse.coins > most_coins || (purse.bought < bought_enough && purse.coins != most_coins)) {
        throw FenFault(name, "cannot be: " + text);
    }
    return purse;
}

std::string write_purse(const Purse& purse) {
    return std::to_string(purse.coins) + ":" + std::to_string(purse.bought);
}

// The two purses stand behind the counters, which may be missing; the colon tells them from counters.
std::vector<std::string> take_purses(std::vector<std::string>& fields) {
    if (fields.size() < 6 || fields[fields.size() - 2].find(':') == std::string::npos ||
        fields[fields.size() - 1].find(':') == std::string::npos) {
        throw FenFault("purses", "two fields like 20:0 are needed at the end");
    }
    std::vector<std::string> purses(fields.end() - 2, fields.end());
    fields.resize(fields.size() - 2);
    return purses;
}

}  // namespace

std::string MysticRules::start_fen() const {
    return "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0";
}

LetterPosition MysticRules::read(const std::string& fen) const {
    std::vector<std::string> fields = split_fields(fen);
    const auto purses = take_purses(fields);
    LetterPosition position = read_six_fields(fields, "PNBRQK", "", false);
    for (const Side side : {Side::White, Side::Black}) {
        position.purses[index_of(side)] = read_purse(purses[index_of(side)], side);
        const std::string who = side == Side::White ? "White" : "Black";
        for (const char kind : {'P', 'N', 'B', 'R', 'Q'}) {
            if (count_kind(position, side, kind) > set_count(kind)) {
                throw FenFault("placement", who + " has too many of " + kind);
            }
        }
    }
    check_men(position, false);
    for (const Side side : {Side::White, Side::Black}) {
        // Every man beside the king was once a pawn that cost a coin.
        const int spent = coins_at_start - position.purses[index_of(side)].coins;
        if (count_men(position, side) - 1 > spent) {
            throw FenFault(purse_name(side), "too few coins are gone for so many pieces");
        }
    }
    check_side_not_to_move(position);
    return position;
}

std::string MysticRules::write(const LetterPosition& position) const {
    return OrthodoxRules::write(position) + " " + write_purse(position.purses[0]) + " " +
           write_purse(position.purses[1]);
}

// mystic 10.
bool MysticRules::is_dead() const {
    return position().purses[0].coins == 0 && position().purses[1].coins == 0 && OrthodoxRules::is_dead();
}

// mystic 3: what the side still has in stock.
std::string MysticRules::promotion_kinds(const LetterPosition& position) const {
    std::string kinds;
    for (const char kind : {'Q', 'R', 'B', 'N'}) {
        if (in_stock(position, position.side, kind)) {
            kinds += kind;
        }
    }
    return kinds;
}

LetterRules::Turns MysticRules::pseudo_turns(const LetterPosition& position) const {
    Turns turns = OrthodoxRules::pseudo_turns(position);
    add_purchases(position, turns);
    add_upgrades(position, turns);
    return turns;
}

void MysticRules::add_purchases(const LetterPosition& position, Turns& turns) const {
    Purse purse = position.purses[index_of(position.side)];
    if (purse.coins < 1 || !in_stock(position, position.side, 'P')) {
        return;
    }
    purse.coins -= 1;
    purse.bought = std::min(purse.bought + 1, bought_enough);
    for (int square = 0; square < square_count; ++square) {
        const int rank = rank_seen_by(position.side, square);
        if (rank >= 2 && rank <= 4 && position.is_empty(square)) {
            add_change(position, square, 'P', purse, turns);
        }
    }
}

void MysticRules::add_upgrades(const LetterPosition& position, Turns& turns) const {
    const Purse purse = position.purses[index_of(position.side)];
    if (purse.bought < bought_enough) {
        return;
    }
    for (int square = 0; square < square_count; ++square) {
        for (const Upgrade& upgrade : upgrades) {
            if (position.is_piece(square, position.side, upgrade.from) && purse.coins >= upgrade.price &&
                in_stock(position, position.side, upgrade.to)) {
                add_change(position, square, upgrade.to, {purse.coins - upgrade.price, purse.bought}, turns);
            }
        }
    }
}

// A new man on a square, paid for. It is neither a step nor does it keep an old en passant chance (mystic 4).
void MysticRules::add_change(const LetterPosition& position, int square, char kind, const Purse& purse,
                             Turns& turns) const {
    LetterPosition after = position;
    after.put(square, letter_of(kind, position.side));
    after.purses[index_of(position.side)] = purse;
    finish_turn(after, true, no_square);
    turns.push_back({std::string{kind, '@'} + square_name(square), {1, square, square}, after});
}

}  // namespace ziggurat::reference
