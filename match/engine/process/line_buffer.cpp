// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/process/line_buffer.h"

#include <algorithm>

namespace ziggurat::match {
namespace {

std::string cleaned(std::string_view line) {
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    std::string text;
    text.reserve(line.size());
    for (const char c : line) {
        if (c == '\0') {
            text += "\\0";
        } else {
            text += c;
        }
    }
    return text;
}

}  // namespace

void LineBuffer::add(std::string_view piece) {
    bytes_.erase(0, read_);
    read_ = 0;
    const std::size_t end = bytes_.rfind('\n');
    const std::size_t open = bytes_.size() - (end == std::string::npos ? 0 : end + 1);
    const std::size_t to_line_end = std::min(piece.find('\n'), piece.size());
    if (open + to_line_end > longest) {
        bytes_ += piece.substr(0, longest - std::min(open, longest));
        piece.remove_prefix(to_line_end);
    }
    bytes_ += piece;
}

std::optional<std::string> LineBuffer::next() {
    const std::size_t end = bytes_.find('\n', read_);
    if (end == std::string::npos) {
        return std::nullopt;
    }
    std::string line = cleaned(std::string_view(bytes_).substr(read_, end - read_));
    read_ = end + 1;
    return line;
}

std::string LineBuffer::rest() {
    std::string line = cleaned(std::string_view(bytes_).substr(read_));
    bytes_.clear();
    read_ = 0;
    return line;
}

}  // namespace ziggurat::match
