// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/xboard.h"

#include <array>
#include <stdexcept>

#include "base/text.h"
#include "protocol/plain_text.h"
#include "protocol/xboard/event_queue.h"

namespace ziggurat::protocol {
namespace {

constexpr std::string_view first_variant = "chess";

/// Whether a word looks like a move, so that it counts as one without `usermove` in front.
bool looks_like_move(std::string_view word) {
    const auto is_square = [&](std::size_t at) {
        return word.size() >= at + 2 && word[at] >= 'a' && word[at] <= 'h' && word[at + 1] >= '1' &&
               word[at + 1] <= '8';
    };
    const bool is_drop = word == null_ply || (word.size() == 4 && word[1] == '@' && is_square(2));
    return is_drop || (is_square(0) && is_square(2));
}

}  // namespace

std::span<const Xboard::Command> Xboard::commands() {
    static constexpr auto table = std::to_array<Command>({
        {"accepted", &Xboard::ignore},
        {"rejected", &Xboard::rejected},
        {"random", &Xboard::ignore},
        {"computer", &Xboard::computer},
        {"name", &Xboard::ignore},
        {"rating", &Xboard::ignore},
        {"ics", &Xboard::ignore},
        {"xboard", &Xboard::ignore},
        {"protover", &Xboard::protover},
        {"new", &Xboard::new_game},
        {"variant", &Xboard::variant},
        {"force", &Xboard::force},
        {"go", &Xboard::go},
        {"playother", &Xboard::playother},
        {"white", &Xboard::white},
        {"black", &Xboard::black},
        {"usermove", &Xboard::usermove},
        {"ping", &Xboard::ping},
        {"setboard", &Xboard::setboard},
        {"edit", &Xboard::edit},
        {"undo", &Xboard::undo},
        {"remove", &Xboard::remove},
        {"draw", &Xboard::draw},
        {"analyze", &Xboard::analyze},
        {"exit", &Xboard::exit},
        {".", &Xboard::status},
        {"hint", &Xboard::hint},
        {"bk", &Xboard::book},
        {"exclude", &Xboard::exclude},
        {"include", &Xboard::include},
        {"setscore", &Xboard::setscore},
        {"pause", &Xboard::pause},
        {"resume", &Xboard::unpause},
        {"lift", &Xboard::lift},
        {"put", &Xboard::put},
        {"hover", &Xboard::ignore},
        {"time", &Xboard::time},
        {"otim", &Xboard::otim},
        {"level", &Xboard::level},
        {"st", &Xboard::st},
        {"sd", &Xboard::sd},
        {"nps", &Xboard::nps},
        {"post", &Xboard::post},
        {"nopost", &Xboard::nopost},
        {"hard", &Xboard::hard},
        {"easy", &Xboard::easy},
        {"memory", &Xboard::memory},
        {"cores", &Xboard::cores},
        {"option", &Xboard::option},
        {"?", &Xboard::move_now},
        {"result", &Xboard::result},
        {"d", &Xboard::display},
        {"help", &Xboard::help},
        {"quit", &Xboard::quit},
    });
    return table;
}

Xboard::Xboard(Output& output, EventQueue& events) : output_(output), events_(events) {
    if (const auto error = choose_variant(first_variant)) {
        throw std::runtime_error(error->message);
    }
}

Xboard::~Xboard() {
    stop_work();
}

void Xboard::run(std::chrono::milliseconds patience) {
    while (!has_quit_) {
        const Event event = events_.pop();
        if (const auto* const read = std::get_if<LineRead>(&event)) {
            execute(read->line);
        } else if (const auto* const ended = std::get_if<SearchEnded>(&event)) {
            search_ended(*ended);
        } else {
            return end_of_input(patience);
        }
    }
}

void Xboard::end_of_input(std::chrono::milliseconds patience) {
    may_ponder_ = false;
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (work_ == Work::Thinking) {
        const auto event = events_.pop_until(deadline);
        if (!event) {
            return;
        }
        if (const auto* const ended = std::get_if<SearchEnded>(&*event)) {
            search_ended(*ended);
        }
    }
}

void Xboard::execute(std::string_view line) {
    Words words = base::split_words(line);
    if (words.empty()) {
        return;
    }
    if (edited_ && words.front() != "quit") {
        return edit_line(words.front());
    }
    const std::string_view word = words.front();
    for (const Command& command : commands()) {
        if (command.word == word) {
            words.erase(words.begin());
            return (this->*command.run)(words);
        }
    }
    if (looks_like_move(word)) {
        return usermove(words);
    }
    refuse("unknown command", word);
}

void Xboard::refuse(std::string_view reason, std::string_view what) {
    constexpr std::size_t most = 80;
    output_.print("Error (" + std::string(reason) + "): " + plain(what, most));
}

}  // namespace ziggurat::protocol
