// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/pgn_reader.h"

#include <algorithm>

#include "base/text.h"

namespace ziggurat::match {
namespace {

bool is_result(std::string_view word) {
    return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

/// "12." or "12..." before a move, or alone; what is left of the word.
std::string_view without_number(std::string_view word) {
    const auto digits = static_cast<std::size_t>(
        std::find_if(word.begin(), word.end(), [](char c) { return c < '0' || c > '9'; }) - word.begin());
    const std::size_t end = word.find_first_not_of('.', digits);
    if (digits == 0 || digits == word.size() || word[digits] != '.') {
        return digits == word.size() ? std::string_view() : word;
    }
    return end == std::string_view::npos ? std::string_view() : word.substr(end);
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::vector<PgnGame> read() {
        while (at_ < text_.size()) {
            step();
        }
        end_game();
        return std::move(games_);
    }

private:
    void step() {
        const char c = text_[at_];
        if (c == '[' && is_line_start()) {
            read_tag();
        } else if (c == '{') {
            skip_past('}');
        } else if (c == ';' || (c == '%' && is_line_start())) {
            skip_past('\n');
        } else if (c == '(' || c == ')') {
            depth_ = std::max(depth_ + (c == '(' ? 1 : -1), 0);
            ++at_;
        } else if (base::is_blank(c)) {
            line_ += c == '\n' ? 1 : 0;
            ++at_;
        } else {
            read_word();
        }
    }

    [[nodiscard]] bool is_line_start() const { return at_ == 0 || text_[at_ - 1] == '\n'; }

    void skip_past(char end) {
        const std::size_t found = std::min(text_.find(end, at_), text_.size());
        line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                             text_.begin() + static_cast<std::ptrdiff_t>(found), '\n'));
        // The end of a line is counted when it is passed as a blank.
        at_ = end == '\n' ? found : std::min(found + 1, text_.size());
    }

    void read_tag() {
        if (has_moves_) {
            end_game();
        }
        begin_game();
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        const std::string_view tag = text_.substr(at_ + 1, end - at_ - 1);
        const std::size_t open = tag.find('"');
        const std::size_t close = tag.rfind('"');
        if (open != std::string_view::npos && close > open) {
            const auto name = base::split_words(tag.substr(0, open));
            if (!name.empty()) {
                game_.tags[std::string(name[0])] = unescaped(tag.substr(open + 1, close - open - 1));
            }
        }
        at_ = end;
    }

    static std::string unescaped(std::string_view text) {
        std::string value;
        for (std::size_t i = 0; i < text.size(); ++i) {
            i += text[i] == '\\' && i + 1 < text.size() ? 1U : 0U;
            value += text[i];
        }
        return value;
    }

    void read_word() {
        constexpr std::string_view ends = " \t\r\n{}();";
        const std::size_t end = std::max(std::min(text_.find_first_of(ends, at_), text_.size()), at_ + 1);
        const std::string_view word = text_.substr(at_, end - at_);
        at_ = end;
        if (depth_ > 0) {
            return;
        }
        begin_game();
        has_moves_ = true;
        if (is_result(word)) {
            return end_game();
        }
        std::string_view san = without_number(word);
        san = san.substr(0, san.find_first_of("!?"));
        if (!san.empty() && san.front() != '$') {
            game_.sans.emplace_back(san);
        }
    }

    void begin_game() {
        if (!is_open_) {
            game_ = {};
            game_.line = line_;
            is_open_ = true;
        }
    }

    void end_game() {
        if (is_open_) {
            games_.push_back(std::move(game_));
        }
        is_open_ = false;
        has_moves_ = false;
        depth_ = 0;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int depth_ = 0;  // of variations
    bool is_open_ = false;
    bool has_moves_ = false;
    PgnGame game_;
    std::vector<PgnGame> games_;
};

}  // namespace

std::vector<PgnGame> parse_pgn(std::string_view text) {
    return Reader(text).read();
}

}  // namespace ziggurat::match
