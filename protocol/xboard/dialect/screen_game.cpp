// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/screen_game.h"

#include <algorithm>

#include "base/text.h"

namespace ziggurat::protocol {
namespace {

constexpr std::size_t leg_length = 4;

/// Does on the board what a ply does on XBoard's.
void make_ply(BoardField& board, std::string_view ply, movegen::Side side) {
    if (ply == null_ply) {
        return;
    }
    const auto colour = [side](char letter) {
        return std::string(1, side == movegen::Side::White ? to_upper(letter) : to_lower(letter));
    };
    if (ply.size() == leg_length && ply[1] == '@') {
        if (const auto square = square_in(ply.substr(2))) {
            board[index(*square)] = colour(ply[0]);
        }
        return;
    }
    for (const std::string_view leg : base::split_at(ply, ',')) {
        const auto from = square_in(leg);
        const auto to = square_in(leg.substr(std::min<std::size_t>(2, leg.size())));
        if (!from || !to) {
            return;
        }
        std::string man = std::move(board[index(*from)]);
        board[index(*from)].clear();
        board[index(*to)] = leg.size() > leg_length ? colour(leg[leg_length]) : man;
    }
}

bool starts_with(const std::vector<std::string>& plies, const std::vector<std::string>& first) {
    return plies.size() > first.size() && std::equal(first.begin(), first.end(), plies.begin());
}

}  // namespace

bool means_ply(std::string_view text, std::string_view ply) {
    if (text == ply || (ply == null_ply && text == "pass")) {
        return true;
    }
    constexpr std::size_t garbled_length = 2 * leg_length + 1;
    if (text.size() != garbled_length || ply.size() < garbled_length || ply[leg_length] != ',' ||
        text[leg_length] != ',') {
        return false;
    }
    const std::string_view from = ply.substr(0, 2);
    const std::string_view via = ply.substr(2, 2);
    const std::string_view to = ply.substr(garbled_length - 2, 2);
    return text.substr(0, 2) == from && text.substr(2, 2) == to && text.substr(leg_length + 1, 2) == via;
}

ScreenGame::ScreenGame(std::unique_ptr<movegen::Arbiter> game)
    : game_(std::move(game)),
      dialect_(&dialect_of(game_->variant())) {}

void ScreenGame::set_plain(bool is_plain) {
    dialect_ = is_plain ? &plain_dialect() : &dialect_of(game_->variant());
}

std::string ScreenGame::setup_line() const {
    const Dialect& dialect = dialect_of(game_->variant());
    return dialect.setup().empty()
               ? std::string()
               : "setup " + std::string(dialect.setup()) + ' ' + dialect.screen_fen(game_->initial_fen());
}

void ScreenGame::restart() {
    game_->set_up(std::nullopt, {});
    played_.clear();
    waiting_.clear();
}

std::optional<base::Error> ScreenGame::set_up(std::string_view fen) {
    const bool is_start = !dialect_->shows_all() && is_bare_start(fen);
    const std::string own = dialect_->own_fen(fen);
    if (auto error = game_->set_up(is_start ? std::nullopt : std::optional<std::string_view>(own), {})) {
        return error;
    }
    played_.clear();
    waiting_.clear();
    return std::nullopt;
}

/// Whether a FEN has the start's board and turn, and no rights.
bool ScreenGame::is_bare_start(std::string_view fen) const {
    const auto words = base::split_words(fen);
    constexpr std::size_t fields = 6;
    const std::string start = dialect_->screen_fen(game_->initial_fen());
    return words.size() > 2 && words.size() <= fields && words[1] == "w" && words[2] == "-" &&
           read_board(fen) == read_board(start);
}

bool ScreenGame::take_null(std::string_view fen) {
    return is_unfinished() && read_board(fen) == screen() && take(null_ply) == Taken::Unfinished;
}

ScreenGame::Taken ScreenGame::take(std::string_view text) {
    if (const auto way = find(text)) {
        if (way->plies.size() > waiting_.size() + 1) {
            waiting_.push_back(way->plies[waiting_.size()]);
            return Taken::Unfinished;
        }
        record(way->move, way->plies);
        return Taken::Move;
    }
    if (const auto move = own_text(text)) {
        record(*move, dialect_->plies(*game_, *move));
        return Taken::Move;
    }
    return Taken::Illegal;
}

std::optional<std::string> ScreenGame::read(std::string_view text) const {
    if (const auto way = find(text)) {
        return way->plies.size() == waiting_.size() + 1 ? std::optional(way->move) : std::nullopt;
    }
    return own_text(text);
}

/// The first move that has this text as its next ply; one that ends with it, if there is any.
std::optional<ScreenGame::Way> ScreenGame::find(std::string_view text) const {
    std::optional<Way> unfinished;
    const std::string_view first = waiting_.empty() ? text : std::string_view(waiting_.front());
    for (Way& way : ways_from(first.substr(0, 2))) {
        if (!means_ply(text, way.plies[waiting_.size()])) {
            continue;
        }
        if (way.plies.size() == waiting_.size() + 1) {
            return std::move(way);
        }
        if (!unfinished) {
            unfinished = std::move(way);
        }
    }
    return unfinished;
}

/// The move that a text means which is not XBoard's: ours, one that a letter more makes, or another spelling.
std::optional<std::string> ScreenGame::own_text(std::string_view text) const {
    if (is_unfinished()) {
        return std::nullopt;
    }
    if (auto move = game_->canonical(text)) {
        return move;
    }
    // The letter of a man that has levelled up is no part of our texts.
    if (text.size() > leg_length && is_letter(text.back())) {
        if (auto move = game_->canonical(text.substr(0, text.size() - 1))) {
            return move;
        }
    }
    const auto other = dialect_->other_spelling(text);
    return other ? game_->canonical(*other) : std::nullopt;
}

std::vector<ScreenGame::Way> ScreenGame::ways_from(std::string_view beginning) const {
    std::vector<Way> found;
    for (std::string& move : game_->legal_moves()) {
        if (std::string_view(move).substr(0, beginning.size()) != beginning) {
            continue;
        }
        Way way{std::move(move), {}};
        way.plies = dialect_->plies(*game_, way.move);
        if (starts_with(way.plies, waiting_)) {
            found.push_back(std::move(way));
        }
    }
    return found;
}

std::vector<std::string> ScreenGame::finish() {
    if (!is_unfinished()) {
        return {};
    }
    const std::size_t told = waiting_.size();
    const std::vector<Way> found = ways_from(std::string_view(waiting_.front()).substr(0, 2));
    if (found.empty()) {
        return {};
    }
    record(found.front().move, found.front().plies);
    return {found.front().plies.begin() + static_cast<std::ptrdiff_t>(told), found.front().plies.end()};
}

std::vector<std::string> ScreenGame::play(const std::string& move) {
    std::vector<std::string> plies = dialect_->plies(*game_, move);
    record(move, plies);
    return plies;
}

void ScreenGame::record(const std::string& move, std::vector<std::string> plies) {
    game_->play(move);
    played_.push_back(std::move(plies));
    waiting_.clear();
}

bool ScreenGame::undo() {
    if (!is_unfinished()) {
        if (played_.empty() || !game_->undo()) {
            return false;
        }
        waiting_ = std::move(played_.back());
        played_.pop_back();
    }
    waiting_.pop_back();
    return true;
}

BoardField ScreenGame::screen() const {
    BoardField board = read_board(dialect_->screen_fen(game_->fen())).value_or(BoardField());
    for (const std::string& ply : waiting_) {
        make_ply(board, ply, game_->side());
    }
    return board;
}

}  // namespace ziggurat::protocol
