// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/pgn.h"

#include <algorithm>
#include <sstream>
#include <string_view>

#include "base/text.h"
#include "match/engine/dialect/info_line.h"

namespace ziggurat::match {
namespace {

using movegen::Side;

constexpr std::size_t widest_line = 79;  // the standard asks for fewer than 80

/// What readers take for granted where no FEN is given.
constexpr std::string_view orthodox_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view orthodox_variant = "chess";

void write_tag(std::ostream& out, std::string_view name, std::string_view value) {
    out << '[' << name << " \"";
    for (const char c : value) {
        out << (c == '"' || c == '\\' ? "\\" : "") << c;
    }
    out << "\"]\n";
}

void write_tags(std::ostream& out, const GameRecord& record) {
    write_tag(out, "Event", "Ziggurat match");
    write_tag(out, "Site", "?");
    write_tag(out, "Date", record.date);
    write_tag(out, "Round", std::to_string(record.number));
    write_tag(out, "White", record.players[index(Side::White)]);
    write_tag(out, "Black", record.players[index(Side::Black)]);
    write_tag(out, "Result", to_string(record.end.result));
    if (record.variant != orthodox_variant) {
        write_tag(out, "Variant", record.variant);
    }
    if (record.has_own_start || record.start_fen != orthodox_start) {
        write_tag(out, "SetUp", "1");
        write_tag(out, "FEN", record.start_fen);
    }
    write_tag(out, "TimeControl", record.time_control);
    write_tag(out, "Termination", pgn_termination(record.end.ending));
    write_tag(out, "PlyCount", std::to_string(record.san_moves.size()));
}

/// A comment ends with the first brace, so there may be none within.
std::string without_braces(std::string text) {
    std::replace(text.begin(), text.end(), '{', '(');
    std::replace(text.begin(), text.end(), '}', ')');
    return text;
}

/// Puts words on lines.
class WordWriter {
public:
    explicit WordWriter(std::ostream& out) : out_(out) {}

    void write(std::string_view word) {
        if (width_ + 1 + word.size() > widest_line && width_ > 0) {
            out_ << '\n';
            width_ = 0;
        }
        if (width_ > 0) {
            out_ << ' ';
            ++width_;
        }
        out_ << word;
        width_ += word.size();
    }

private:
    std::ostream& out_;
    std::size_t width_ = 0;
};

/// "{+0.35/12 1.204s}"
std::string to_comment(const MoveNote& note) {
    const std::string thought =
        note.thought ? score_text(note.thought->score_cp) + '/' + std::to_string(note.thought->depth) + ' ' : "";
    const std::string milliseconds = std::to_string(1000 + note.time_ms % 1000).substr(1);
    return '{' + thought + std::to_string(note.time_ms / 1000) + '.' + milliseconds + "s}";
}

void write_words(WordWriter& writer, const std::string& text) {
    for (const std::string_view word : base::split_words(text)) {
        writer.write(word);
    }
}

void write_moves(std::ostream& out, const GameRecord& record, bool with_notes) {
    WordWriter writer(out);
    Side side = record.first_side;
    int number = record.first_number;
    bool wants_number = true;
    std::size_t ply = 0;
    for (const std::string& san : record.san_moves) {
        if (side == Side::White || wants_number) {
            writer.write(std::to_string(number) + (side == Side::White ? "." : "..."));
        }
        writer.write(san);
        const std::size_t noted = ply++ - record.opening_plies;  // huge before the first
        wants_number = with_notes && noted < record.notes.size();
        if (wants_number) {
            write_words(writer, to_comment(record.notes[noted]));
        }
        number += side == Side::Black ? 1 : 0;
        side = ~side;
    }
    if (!record.end.remark.empty()) {
        write_words(writer, '{' + without_braces(record.end.remark) + '}');
    }
    writer.write(to_string(record.end.result));
}

}  // namespace

std::string to_pgn(const GameRecord& record, bool with_notes) {
    std::ostringstream out;
    write_tags(out, record);
    out << '\n';
    write_moves(out, record, with_notes);
    out << "\n\n";
    return out.str();
}

}  // namespace ziggurat::match
