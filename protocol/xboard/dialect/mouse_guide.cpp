// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/mouse_guide.h"

#include <algorithm>

#include "base/text.h"
#include "protocol/xboard/dialect/mystic_dialect.h"

namespace ziggurat::protocol {
namespace {

constexpr char unchanged = ' ';
constexpr std::size_t leg_length = 4;

/// The letter of what lies on a square of the pocket; 0 where the square is none of the mover's pocket. XBoard
/// goes on counting files and ranks there: White's pocket begins at j1 and goes up, Black's, left of the board, at
/// the eighth rank and goes down.
char pocket_letter(std::string_view square, movegen::Side side) {
    constexpr std::string_view letters = "PNBRQ";
    if (square.size() != 2 || square[1] < '1' || square[1] > '8') {
        return 0;
    }
    const bool is_white = square[0] > 'h';
    const bool is_black = square[0] < 'a';
    if (side == movegen::Side::White ? !is_white : !is_black) {
        return 0;
    }
    const auto place = static_cast<std::size_t>(is_white ? square[1] - '1' : '8' - square[1]);
    return place < letters.size() ? letters[place] : char{0};
}

}  // namespace

std::string MouseGuide::lift(const ScreenGame& game, std::string_view square) {
    if (from_.empty() || via_.empty() || square != via_) {
        from_ = square_in(square) ? std::string(square.substr(0, 2)) : std::string();
        via_.clear();
    }
    pocket_ = from_.empty() ? pocket_letter(square, game.game().side()) : char{0};
    targets_.clear();
    if (pocket_ != 0) {
        aim_from_pocket(game);
    } else if (!from_.empty()) {
        aim(game);
    }
    BoardField marks;
    for (const Target& target : targets_) {
        marks[index(*square_in(target.square))] = mark(target);
    }
    return "highlight " + write_board(marks);
}

/// Finds where the piece on `from_` can go next.
void MouseGuide::aim(const ScreenGame& game) {
    for (const ScreenGame::Way& way : game.ways_from(from_)) {
        const std::string_view ply = way.plies.front();
        if (ply.size() < leg_length || ply[1] == '@') {
            continue;
        }
        const bool has_second_leg = ply.size() > leg_length && ply[leg_length] == ',';
        std::string_view leg = ply.substr(0, leg_length + (has_second_leg ? 0 : 1));
        if (!via_.empty()) {
            if (leg.substr(2, 2) != via_) {
                continue;
            }
            leg = has_second_leg ? ply.substr(leg_length + 1) : leg;
        }
        Target& found = target(leg.substr(2, 2));
        if (has_second_leg && via_.empty()) {
            found.is_first_leg = true;
        } else {
            found.letters += leg.size() > leg_length ? to_upper(leg[leg_length]) : unchanged;
        }
    }
}

/// Finds where what was lifted from the pocket can be dropped, or upgrade what stands there.
void MouseGuide::aim_from_pocket(const ScreenGame& game) {
    for (const std::string& move : game.game().legal_moves()) {
        if (move.size() == leg_length && move[1] == '@' && move[0] == pocket_) {
            target(std::string_view(move).substr(2)).letters = unchanged;
        }
    }
}

MouseGuide::Target& MouseGuide::target(std::string_view square) {
    const auto found = std::find_if(targets_.begin(), targets_.end(),
                                    [&](const Target& target) { return target.square == square; });
    return found == targets_.end() ? targets_.emplace_back(Target{std::string(square), {}}) : *found;
}

/// XBoard's colours: cyan waits for a second leg, magenta lets the user choose, blue waits for our choice, yellow
/// just takes the move.
char MouseGuide::mark(const Target& target) const {
    if (target.is_first_leg) {
        return 'C';
    }
    if (target.letters.size() > 1) {
        return 'M';
    }
    return target.letters == std::string(1, unchanged) ? 'Y' : 'B';
}

MouseGuide::Put MouseGuide::put(const ScreenGame& game, std::string_view square) {
    is_in_use_ = true;
    const auto found = std::find_if(targets_.begin(), targets_.end(),
                                    [&](const Target& target) { return target.square == square; });
    if (found == targets_.end()) {
        return {};
    }
    if (pocket_ != 0) {
        const std::string move = pocket_ + std::string("@") + std::string(square);
        return is_upgrade(game.game().fen(), move) ? Put{{}, move} : Put{};
    }
    if (found->is_first_leg && via_.empty()) {
        via_ = square;
        return {};
    }
    std::string letters = found->letters;
    if (letters == std::string(1, unchanged)) {
        return {};
    }
    // What XBoard is given first it takes without more ado: the move that changes nothing.
    const auto same = letters.find(unchanged);
    if (same != std::string::npos) {
        letters.erase(same, 1);
        letters.insert(letters.begin(), to_upper(game.screen()[index(*square_in(from_))].front()));
    }
    return {"choice " + letters, {}};
}

void MouseGuide::reset() {
    *this = MouseGuide();
}

}  // namespace ziggurat::protocol
