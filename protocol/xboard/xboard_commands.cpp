// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "protocol/plain_text.h"
#include "protocol/version.h"
#include "protocol/xboard/dialect.h"
#include "protocol/xboard/xboard.h"

namespace ziggurat::protocol {
namespace {

using movegen::Side;

std::string join(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) {
        text += (text.empty() ? "" : " ") + std::string(word);
    }
    return text;
}

std::optional<std::int64_t> number_in(const std::vector<std::string_view>& words) {
    return words.empty() ? std::nullopt : base::parse_integer<std::int64_t>(words[0]);
}

/// Centiseconds as milliseconds, within what a clock can show.
std::int64_t from_centiseconds(std::int64_t time_cs) {
    constexpr std::int64_t most = 1'000'000'000;
    return std::clamp(time_cs, -most, most) * 10;
}

}  // namespace

/// Taken without effect: answers to features, and what only servers tell.
void Xboard::ignore(const Words&) {}

void Xboard::protover(const Words& words) {
    if (number_in(words).value_or(1) < 2) {
        return;
    }
    output_.print(
        "feature done=0\nfeature myname=\"" + std::string(program_title()) +
        "\" ping=1 setboard=1 usermove=1 playother=1 san=0 time=1 draw=0 colors=0 reuse=1 analyze=0 name=0 "
        "memory=1 smp=1 sigint=0 sigterm=0 debug=1\nfeature variants=\"" +
        xboard_variants() + "\"\nfeature done=1");
}

void Xboard::new_game(const Words&) {
    stop_work();
    clock_.no_depth();
    clock_.restart();
    own_side_ = Side::Black;
    if (const auto error = choose_variant(movegen::variant_names().front())) {
        refuse(error->message, "new");
    }
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
    if (const std::string line = setup_line(*game_); !line.empty()) {
        output_.print(line);
    }
}

/// Begins a new game of a variant; an error leaves all as it was.
std::optional<base::Error> Xboard::choose_variant(std::string_view variant) {
    if (game_ && game_->variant() == variant) {
        session_->new_game();
        game_->set_up(std::nullopt, {});
    } else {
        auto session = engine::make_session(variant);
        auto game = movegen::make_arbiter(variant);
        if (!session || !game) {
            return session ? game.error() : session.error();
        }
        if (auto error = (*session)->configure(settings_)) {
            return error;
        }
        session_ = std::move(*session);
        game_ = std::move(*game);
    }
    has_position_ = true;
    is_over_ = false;
    return std::nullopt;
}

void Xboard::force(const Words&) {
    stop_work();
    own_side_.reset();
}

void Xboard::go(const Words&) {
    stop_work();
    own_side_ = game_->side();
    think();
}

void Xboard::playother(const Words&) {
    stop_work();
    own_side_ = ~game_->side();
}

void Xboard::usermove(const Words& words) {
    const std::string_view text = words.empty() ? std::string_view() : words[0];
    if (is_ponder_hit(text)) {
        return;
    }
    const auto move = has_position_ && work_ != Work::Thinking ? read_move(*game_, text) : std::nullopt;
    if (!move) {
        constexpr std::size_t most = 40;
        return output_.print("Illegal move: " + plain(text, most));
    }
    stop_work();
    game_->play(*move);
    if (own_side_ == game_->side()) {
        think();
    } else if (own_side_) {
        tell_result();
    }
}

void Xboard::setboard(const Words& words) {
    stop_work();
    const std::string fen = join(words);
    has_position_ = !game_->set_up(fen, {});
    is_over_ = false;
    if (!has_position_) {
        output_.print("tellusererror Illegal position");
    }
}

void Xboard::undo(const Words&) {
    take_back(1);
}

void Xboard::remove(const Words&) {
    take_back(2);
}

void Xboard::take_back(int plies) {
    stop_work();
    for (int i = 0; i < plies; ++i) {
        game_->undo();
    }
    is_over_ = false;
}

void Xboard::level(const Words& words) {
    if (words.size() != 3 || !clock_.level(words[0], words[1], words[2])) {
        refuse("bad time control", "level " + join(words));
    }
}

void Xboard::st(const Words& words) {
    if (words.size() != 1 || !clock_.seconds_per_move(words[0])) {
        refuse("bad time control", "st " + join(words));
    }
}

void Xboard::sd(const Words& words) {
    const auto depth = number_in(words);
    if (!depth || *depth < 1) {
        return refuse("bad depth", "sd " + join(words));
    }
    clock_.depth(static_cast<int>(std::min<std::int64_t>(*depth, search::max_ply)));
}

void Xboard::time(const Words& words) {
    if (const auto time_cs = number_in(words)) {
        clock_.own_time(from_centiseconds(*time_cs));
    } else {
        refuse("bad time", "time " + join(words));
    }
}

void Xboard::otim(const Words& words) {
    if (const auto time_cs = number_in(words)) {
        clock_.other_time(from_centiseconds(*time_cs));
    } else {
        refuse("bad time", "otim " + join(words));
    }
}

void Xboard::post(const Words&) {
    is_posting_ = true;
}

void Xboard::nopost(const Words&) {
    is_posting_ = false;
}

void Xboard::hard(const Words&) {
    may_ponder_ = true;
}

void Xboard::easy(const Words&) {
    may_ponder_ = false;
    if (work_ == Work::Pondering) {
        stop_work();
    }
}

void Xboard::memory(const Words& words) {
    const auto size_mb = number_in(words);
    if (!size_mb || *size_mb < 1) {
        return refuse("bad memory size", "memory " + join(words));
    }
    engine::Settings wish = settings_;
    wish.hash_mb = std::min(static_cast<std::size_t>(*size_mb), engine::max_hash_mb());
    change_settings(wish);
}

void Xboard::cores(const Words& words) {
    const auto count = number_in(words);
    if (!count || *count < 1) {
        return refuse("bad number of cores", "cores " + join(words));
    }
    engine::Settings wish = settings_;
    wish.threads = static_cast<int>(std::min<std::int64_t>(*count, engine::max_threads));
    change_settings(wish);
}

/// A move that is being thought of is thought of anew.
void Xboard::change_settings(const engine::Settings& wish) {
    const bool was_thinking = work_ == Work::Thinking;
    stop_work();
    if (const auto error = session_->configure(wish)) {
        refuse(error->message, "settings");
    } else {
        settings_ = wish;
    }
    if (was_thinking) {
        think();
    }
}

/// A ping during our own move is answered behind the move.
void Xboard::ping(const Words& words) {
    waiting_pings_.push_back(join(words));
    if (work_ != Work::Thinking) {
        answer_pings();
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

void Xboard::quit(const Words&) {
    has_quit_ = true;
}

}  // namespace ziggurat::protocol
