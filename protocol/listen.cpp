// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/listen.h"

#include <istream>
#include <string>

#include "base/text.h"
#include "protocol/uci/uci.h"

namespace ziggurat::protocol {
namespace {

/// How long a search that ends by itself may still take after the input has ended.
constexpr std::chrono::milliseconds patience{10000};

template <class Protocol>
void converse(Protocol& protocol, std::string line, std::istream& input, TrafficLog* log) {
    do {
        if (log != nullptr) {
            log->received(line);
        }
        if (!protocol.execute(line)) {
            return;
        }
    } while (std::getline(input, line));
    protocol.end_of_input(patience);
}

}  // namespace

void listen(std::istream& input, Output& output, TrafficLog* log) {
    std::string line;
    while (std::getline(input, line)) {
        if (!base::split_words(line).empty()) {
            Uci uci(output);
            return converse(uci, std::move(line), input, log);
        }
    }
}

}  // namespace ziggurat::protocol
