// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/listen.h"

#include <csignal>
#include <istream>
#include <string>
#include <thread>

#include "base/text.h"
#include "protocol/uci/uci.h"
#include "protocol/xboard/event_queue.h"
#include "protocol/xboard/xboard.h"

namespace ziggurat::protocol {
namespace {

/// How long a search that ends by itself may still take after the input has ended.
constexpr std::chrono::milliseconds patience{10000};

void speak_uci(std::string line, std::istream& input, Output& output) {
    Uci uci(output);
    do {
        output.note_received(line);
        if (!uci.execute(line)) {
            return;
        }
    } while (std::getline(input, line));
    uci.end_of_input(patience);
}

bool is_quit(std::string_view line) {
    const auto words = base::split_words(line);
    return !words.empty() && words.front() == "quit";
}

/// Reads in a thread of its own, since moves have to be played also while no line comes. That thread ends with
/// the word that ends the conversation.
void speak_xboard(std::istream& input, Output& output) {
    EventQueue events;
    const std::jthread reader([&] {
        std::string line;
        while (std::getline(input, line)) {
            output.note_received(line);
            events.push(LineRead{line});
            if (is_quit(line)) {
                return;
            }
        }
        events.push(InputEnded{});
    });
    Xboard(output, events).run(patience);
}

}  // namespace

void listen(std::istream& input, Output& output) {
    std::string line;
    while (std::getline(input, line)) {
        const auto words = base::split_words(line);
        if (words.empty()) {
            continue;
        }
        if (words.front() != "xboard") {
            return speak_uci(line, input, output);
        }
        output.note_received(line);
        // XBoard interrupts engines that have not forbidden it.
        std::signal(SIGINT, SIG_IGN);
        return speak_xboard(input, output);
    }
}

}  // namespace ziggurat::protocol
