// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/arena/game_record.h"

#include <array>
#include <charconv>

#include "base/text.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::rollout {

namespace {

constexpr std::string_view first_line = "ziggurat game record 1";

std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; number >>= 4U) {
        digits[i] = "0123456789abcdef"[number & 15U];
    }
    return digits;
}

std::optional<std::uint64_t> parse_hexadecimal(std::string_view text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number, 16);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

/// Puts a line's content where it belongs; false where it makes no sense.
using Reader = bool (*)(std::string_view content, GameRecord& record);

bool read_game(std::string_view content, GameRecord& record) {
    record.game = std::string(content);
    return !content.empty();
}

bool read_set_up(std::string_view content, GameRecord& record) {
    record.set_up += std::string(content) + "\n";
    return true;
}

bool read_seed(std::string_view content, GameRecord& record) {
    const auto number = base::parse_integer<std::uint64_t>(content);
    record.seed = number.value_or(0);
    return number.has_value();
}

bool read_index(std::string_view content, GameRecord& record) {
    const auto number = base::parse_integer<std::int64_t>(content);
    record.index = number.value_or(0);
    return number.has_value() && *number >= 0;
}

bool read_player(std::string_view content, GameRecord& record) {
    record.players.emplace_back(content);
    return !content.empty() && record.players.size() <= static_cast<std::size_t>(max_players);
}

bool read_step(std::string_view content, GameRecord& record) {
    const std::size_t space = content.find(' ');
    const auto seat = base::parse_integer<int>(content.substr(0, space));
    if (space == std::string_view::npos || !seat || *seat < 1 || *seat > static_cast<int>(record.players.size())) {
        return false;
    }
    record.steps.push_back({*seat - 1, std::string(content.substr(space + 1))});
    return !record.end;
}

bool read_scores(std::string_view content, GameRecord& record) {
    record.end.emplace();
    for (const std::string_view word : base::split_words(content)) {
        const auto score = base::parse_integer<int>(word);
        if (!score) {
            return false;
        }
        record.end->scores.push_back(*score);
    }
    return record.end->scores.size() == record.players.size();
}

bool read_reason(std::string_view content, GameRecord& record) {
    if (!record.end) {
        return false;
    }
    record.end->reason = std::string(content);
    return true;
}

bool read_hash(std::string_view content, GameRecord& record) {
    const auto hash = parse_hexadecimal(content);
    if (!record.end || !hash) {
        return false;
    }
    record.end->hash = *hash;
    return true;
}

struct Field {
    std::string_view name;
    Reader read;
};
constexpr std::array fields{Field{"game", read_game},     Field{"set-up", read_set_up}, Field{"seed", read_seed},
                            Field{"index", read_index},   Field{"player", read_player}, Field{"step", read_step},
                            Field{"scores", read_scores}, Field{"reason", read_reason}, Field{"hash", read_hash}};

bool read_line(std::string_view line, GameRecord& record) {
    const std::size_t colon = line.find(':');
    for (const Field& field : fields) {
        if (field.name == line.substr(0, colon) && colon != std::string_view::npos) {
            std::string_view content = line.substr(colon + 1);
            if (!content.empty() && content.front() == ' ') {
                content.remove_prefix(1);
            }
            return field.read(content, record);
        }
    }
    return false;
}

}  // namespace

std::string to_text(const GameRecord& record) {
    std::string text = std::string(first_line) + "\ngame: " + record.game + "\n";
    if (!record.set_up.empty()) {
        std::string_view lines = record.set_up;
        if (lines.back() == '\n') {
            lines.remove_suffix(1);
        }
        for (const std::string_view line : base::split_at(lines, '\n')) {
            text += "set-up: " + std::string(line) + "\n";
        }
    }
    text += "seed: " + std::to_string(record.seed) + "\nindex: " + std::to_string(record.index) + "\n";
    for (const std::string& player : record.players) {
        text += "player: " + player + "\n";
    }
    for (const GameRecord::Step& step : record.steps) {
        text += "step: " + std::to_string(step.seat + 1) + " " + step.action + "\n";
    }
    if (record.end) {
        text += "scores:";
        for (const int score : record.end->scores) {
            text += " " + std::to_string(score);
        }
        text += "\nreason: " + record.end->reason + "\nhash: " + hexadecimal(record.end->hash) + "\n";
    }
    return text;
}

base::Result<GameRecord> record_from_text(std::string_view text) {
    GameRecord record;
    int number = 0;
    for (std::string_view line : base::split_at(text, '\n')) {
        ++number;
        if (!line.empty() && line.back() == '\r') {
            line.remove_suffix(1);
        }
        if (number == 1 ? line != first_line : !line.empty() && !read_line(line, record)) {
            const std::string shown(line.substr(0, 60));
            return base::Error{"line " + std::to_string(number) + ": " +
                               (number == 1
                                    ? "a game record begins with '" + std::string(first_line) + "', not '" + shown
                                    : "makes no sense here: '" + shown) +
                               "'"};
        }
        if (!record.steps.empty() && record.steps.back().line == 0) {
            record.steps.back().line = number;
        }
    }
    if (record.game.empty() || record.players.empty()) {
        return base::Error{"the record names no " + std::string(record.game.empty() ? "game" : "players")};
    }
    return record;
}

}  // namespace ziggurat::tabletop::rollout
