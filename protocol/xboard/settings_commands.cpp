// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "protocol/plain_text.h"
#include "protocol/version.h"
#include "protocol/xboard/option_features.h"
#include "protocol/xboard/xboard.h"

namespace ziggurat::protocol {
namespace {

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
    title_ = program_title();
    std::string text =
        "feature done=0\nfeature myname=\"" + title_ +
        "\" ping=1 setboard=1 usermove=1 playother=1 san=0 time=1 draw=1 colors=0 reuse=1 analyze=1 "
        "name=1 ics=1 memory=1 smp=1 sigint=0 sigterm=0 debug=1 highlight=1 exclude=1 setscore=1 "
        "pause=1 nps=1\nfeature variants=\"" +
        xboard_variants() + '"';
    for (const std::string& option : option_features()) {
        text += "\nfeature option=\"" + option + '"';
    }
    output_.print(text + "\nfeature done=1");
}

/// A client that does not know a feature does not send what belongs to it. A name that it cannot show is ours to
/// leave out. One that marks no squares is not XBoard, so moves need not be cut into what XBoard can show.
void Xboard::rejected(const Words& words) {
    const std::string_view feature = words.empty() ? std::string_view() : words[0];
    if (feature == "myname") {
        title_.clear();
    } else if (feature == "highlight") {
        is_plain_ = true;
        screen_->set_plain(true);
    }
}

void Xboard::computer(const Words&) {
    plays_program_ = true;
    tell_title();
}

void Xboard::level(const Words& words) {
    if (words.size() != 3 || !clock_.level(words[0], words[1], words[2])) {
        refuse("bad time control", "level " + join_words(words));
    }
}

void Xboard::st(const Words& words) {
    if (words.size() != 1 || !clock_.seconds_per_move(words[0])) {
        refuse("bad time control", "st " + join_words(words));
    }
}

void Xboard::sd(const Words& words) {
    const auto depth = number_in(words);
    if (!depth || *depth < 1) {
        return refuse("bad depth", "sd " + join_words(words));
    }
    clock_.depth(static_cast<int>(std::min<std::int64_t>(*depth, search::max_ply)));
}

/// `nps RATE`, until the next `new`.
void Xboard::nps(const Words& words) {
    const auto rate = number_in(words);
    if (!rate || *rate < 0) {
        return refuse("bad node rate", "nps " + join_words(words));
    }
    clock_.node_rate(static_cast<std::uint64_t>(*rate));
}

void Xboard::time(const Words& words) {
    if (const auto time_cs = number_in(words)) {
        clock_.own_time(from_centiseconds(*time_cs));
    } else {
        refuse("bad time", "time " + join_words(words));
    }
}

void Xboard::otim(const Words& words) {
    if (const auto time_cs = number_in(words)) {
        clock_.other_time(from_centiseconds(*time_cs));
    } else {
        refuse("bad time", "otim " + join_words(words));
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
        return refuse("bad memory size", "memory " + join_words(words));
    }
    change_option_to({"Hash", std::to_string(std::min<std::int64_t>(
                                  *size_mb, static_cast<std::int64_t>(engine::max_hash_mb())))});
}

void Xboard::cores(const Words& words) {
    const auto count = number_in(words);
    if (!count || *count < 1) {
        return refuse("bad number of cores", "cores " + join_words(words));
    }
    change_option_to({"Threads", std::to_string(std::min<std::int64_t>(*count, engine::max_threads))});
}

/// `option NAME=VALUE`, or NAME alone for a button.
void Xboard::option(const Words& words) {
    const std::string text = join_words(words);
    const std::size_t mark = text.find('=');
    const SetOption command{text.substr(0, mark), mark == std::string::npos ? "" : text.substr(mark + 1)};
    if (!change_own_option(command)) {
        change_option_to(as_uci_option(command));
    }
}

/// The options that are of use here alone; false for any other.
bool Xboard::change_own_option(const SetOption& command) {
    if (command.name == resign_option) {
        if (const auto threshold = base::parse_integer<int>(command.value); threshold && *threshold >= 0) {
            manners_.set_resign_threshold(*threshold);
        } else {
            refuse("bad value", "option " + command.name + '=' + command.value);
        }
        return true;
    }
    if (command.name == plain_moves_option) {
        is_plain_ = command.value == "1";
        screen_->set_plain(is_plain_);
        return true;
    }
    return false;
}

void Xboard::change_option_to(const SetOption& command) {
    const auto change = change_option(options_, command);
    if (!change) {
        return refuse(change.error().message, "option " + command.name);
    }
    apply(*change);
}

/// What is being searched is searched anew.
void Xboard::apply(const OptionChange& change) {
    const Work work = work_;
    stop_work();
    if (change.effect == OptionEffect::ClearHash) {
        session_->clear_hash();
    } else if (change.effect == OptionEffect::Log) {
        if (const auto error = output_.log_to(change.values.log_file)) {
            return refuse(error->message, "option Log File");
        }
    } else if (const auto error = session_->configure(change.values.settings)) {
        refuse(error->message, "settings");
        return resume(work);
    }
    options_ = change.values;
    resume(work);
}

/// A ping during our own move is answered behind the move.
void Xboard::ping(const Words& words) {
    waiting_pings_.push_back(join_words(words));
    if (work_ != Work::Thinking) {
        answer_pings();
    }
}

void Xboard::quit(const Words&) {
    has_quit_ = true;
}

}  // namespace ziggurat::protocol
