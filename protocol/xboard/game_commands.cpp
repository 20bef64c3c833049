// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "protocol/plain_text.h"
#include "protocol/xboard/xboard.h"

namespace ziggurat::protocol {

using movegen::Side;

/// An analysis goes on, with the new position.
void Xboard::new_game(const Words&) {
    stop_work();
    clock_.no_depth();
    clock_.node_rate(std::nullopt);
    clock_.restart();
    own_side_ = is_analysing_ ? std::nullopt : std::optional(Side::Black);
    plays_program_ = false;
    if (const auto error = choose_variant(movegen::variant_names().front())) {
        refuse(error->message, "new");
    }
    resume(Work::None);
}

void Xboard::variant(const Words& words) {
    const auto variant = words.empty() ? std::nullopt : variant_named(words[0]);
    if (!variant) {
        return refuse("unsupported variant", words.empty() ? "" : words[0]);
    }
    stop_work();
    if (const auto error = choose_variant(*variant)) {
        return refuse(error->message, words[0]);
    }
    if (const std::string line = screen_->setup_line(); !line.empty()) {
        output_.print(line);
    }
    resume(Work::None);
}

/// Begins a new game of a variant; an error leaves all as it was.
std::optional<base::Error> Xboard::choose_variant(std::string_view variant) {
    if (screen_ && game().variant() == variant) {
        session_->new_game();
        screen_->restart();
    } else {
        auto session = engine::make_session(variant);
        auto game = movegen::make_arbiter(variant);
        if (!session || !game) {
            return session ? game.error() : session.error();
        }
        if (auto error = (*session)->configure(options_.settings)) {
            return error;
        }
        session_ = std::move(*session);
        screen_ = std::make_unique<ScreenGame>(std::move(*game));
        screen_->set_plain(is_plain_);
    }
    manners_.new_game();
    position_changed();
    return std::nullopt;
}

/// What was known of the old position is of no use in the new one.
void Xboard::position_changed() {
    has_position_ = true;
    is_over_ = false;
    excluded_.clear();
    mouse_.reset();
}

void Xboard::force(const Words&) {
    stop_work();
    is_analysing_ = false;
    own_side_.reset();
}

void Xboard::go(const Words&) {
    stop_work();
    is_analysing_ = false;
    own_side_ = screen_->side();
    // In the midst of a move it is told whose turn will be next: then that begins with the last ply.
    if (!screen_->is_unfinished()) {
        think();
    }
}

void Xboard::playother(const Words&) {
    stop_work();
    is_analysing_ = false;
    own_side_ = ~screen_->side();
}

/// An idiom of old clients: the engine shall play Black.
void Xboard::white(const Words&) {
    stop_work();
    own_side_ = Side::Black;
}

void Xboard::black(const Words&) {
    stop_work();
    own_side_ = Side::White;
}

void Xboard::usermove(const Words& words) {
    const std::string_view text = words.empty() ? std::string_view() : words[0];
    if (is_ponder_hit(text)) {
        return;
    }
    const bool can_move = has_position_ && work_ != Work::Thinking;
    const auto taken = can_move ? screen_->take(text) : ScreenGame::Taken::Illegal;
    if (taken == ScreenGame::Taken::Illegal) {
        return refuse_move(text);
    }
    if (taken == ScreenGame::Taken::Unfinished) {
        // A person has moved all that the mouse can; another program will send the rest itself.
        if (!mouse_.is_in_use()) {
            if (is_analysing_) {
                stop_work();
            }
            return;
        }
        tell_plies(screen_->finish());
    }
    move_entered();
}

/// XBoard does not judge moves of variants that it does not know, and would wait for another one for ever: there
/// the engine claims the game of a program that has made an illegal one.
void Xboard::refuse_move(std::string_view text) {
    constexpr std::size_t most = 40;
    output_.print("Illegal move: " + plain(text, most));
    const bool is_theirs = own_side_ && own_side_ != screen_->side() && work_ != Work::Thinking && has_position_;
    if (plays_program_ && is_theirs && !is_over_ && !dialect_of(game().variant()).setup().empty()) {
        is_over_ = true;
        output_.print(own_side_ == Side::White ? "1-0 {Black made an illegal move}"
                                               : "0-1 {White made an illegal move}");
    }
}

/// The other side's move stands on the board.
void Xboard::move_entered() {
    stop_work();
    excluded_.clear();
    mouse_.reset();
    tell_title();
    if (is_analysing_) {
        resume(Work::None);
    } else if (own_side_ == game().side()) {
        think();
    } else if (own_side_) {
        tell_result();
    }
}

void Xboard::setboard(const Words& words) {
    const std::string fen = join_words(words);
    if (screen_->take_null(fen)) {
        return;
    }
    stop_work();
    const bool is_legal = !screen_->set_up(fen);
    position_changed();
    has_position_ = is_legal;
    if (!is_legal) {
        output_.print("tellusererror Illegal position");
    }
    resume(Work::None);
}

/// The way of old clients to set up a position, line by line.
void Xboard::edit(const Words&) {
    stop_work();
    edited_ = EditedBoard{read_board(screen_->dialect().screen_fen(game().fen())).value_or(BoardField())};
}

void Xboard::edit_line(std::string_view line) {
    if (line == "#") {
        edited_->men = {};
    } else if (line == "c") {
        edited_->is_black = !edited_->is_black;
    } else if (const auto square = line.size() == 3 ? square_in(line.substr(1)) : std::nullopt) {
        const char man = edited_->is_black ? to_lower(line[0]) : to_upper(line[0]);
        edited_->men[index(*square)] = line[0] == 'x' ? std::string() : std::string(1, man);
    } else if (line != ".") {
        return refuse("bad line in edit mode", line);
    } else {
        const std::string board = write_board(edited_->men) + (game().side() == Side::White ? " w " : " b ");
        edited_.reset();
        // Kings and rooks at home may castle, where the rule set knows castling at all.
        const auto has = [&](std::string_view at, std::string_view man) {
            return (*read_board(board))[index(*square_in(at))] == man;
        };
        std::string rights = has("e1", "K") && has("h1", "R") ? "K" : "";
        rights += has("e1", "K") && has("a1", "R") ? "Q" : "";
        rights += has("e8", "k") && has("h8", "r") ? "k" : "";
        rights += has("e8", "k") && has("a8", "r") ? "q" : "";
        const bool is_legal = (!rights.empty() && !screen_->set_up(board + rights + " - 0 1")) ||
                              !screen_->set_up(board + "- - 0 1");
        position_changed();
        has_position_ = is_legal;
        if (!is_legal) {
            output_.print("tellusererror Illegal position");
        }
        resume(Work::None);
    }
}

void Xboard::undo(const Words&) {
    take_back(1);
}

void Xboard::remove(const Words&) {
    take_back(2);
}

/// Plies as XBoard counts them.
void Xboard::take_back(int plies) {
    stop_work();
    for (int i = 0; i < plies; ++i) {
        screen_->undo();
    }
    const bool had_position = has_position_;
    position_changed();
    has_position_ = had_position;
    resume(Work::None);
}

/// The opponent offers a draw; what is not taken is passed over in silence.
void Xboard::draw(const Words&) {
    if (!is_over_ && own_side_ && manners_.accepts_draw()) {
        output_.print("offer draw");
    }
}

void Xboard::move_now(const Words&) {
    if (work_ == Work::Thinking) {
        session_->stop();
    }
}

/// The client knows that the game is over, so nothing more is said about it.
void Xboard::result(const Words&) {
    stop_work();
    is_over_ = true;
}

void Xboard::lift(const Words& words) {
    if (has_position_ && !words.empty()) {
        output_.print(mouse_.lift(*screen_, words[0]));
    }
}

void Xboard::put(const Words& words) {
    if (!has_position_ || words.empty()) {
        return;
    }
    const MouseGuide::Put found = mouse_.put(*screen_, words[0]);
    if (!found.line.empty()) {
        output_.print(found.line);
    }
    if (!found.move.empty() && work_ != Work::Thinking && !screen_->is_unfinished()) {
        tell_plies(screen_->play(found.move));
        move_entered();
    }
}

}  // namespace ziggurat::protocol
