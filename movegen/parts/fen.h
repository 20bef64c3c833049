// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "movegen/parts/turn_count.h"
#include "movegen/square.h"

// The parts of FEN that all chess rule sets share (page `chess.md`, "FEN"). A message names the field and the
// fault; nothing is repaired in silence.

namespace ziggurat::movegen {

/// The fields of a FEN, not yet understood.
struct FenFields {
    std::string_view placement;
    std::string_view side;
    std::string_view castling;
    std::string_view en_passant;
    std::string_view halfmove;
    std::string_view fullmove;
    std::vector<std::string_view> extra;  ///< behind the sixth, where the rule set has such fields
};

/// Parts a FEN into its fields. From the castling field on, missing ones read "- - 0 1", so that four-field
/// EPD positions load. `extra_names` names the fields behind the sixth: all of them must be there; they hold a
/// colon, so that they are known as such where the counters are missing.
base::Result<FenFields> split_fen(std::string_view text, std::initializer_list<std::string_view> extra_names = {});

/// "placement: " + fault and the like: every refusal reads alike.
base::Error fen_error(std::string_view field, const std::string& fault);

base::Result<Side> parse_side(std::string_view field);

/// A number 0..`most`, digits alone; `name` is the field's, for the error.
base::Result<int> parse_number(std::string_view name, std::string_view text, int most);

struct MoveCounters {
    int halfmove;  ///< 0..9999
    int fullmove;  ///< 1..9999
};

/// Both counters, 0..9999; a move number 0 reads as 1.
base::Result<MoveCounters> parse_counters(const FenFields& fields);

/// Walks a placement field from a8 to h1. `read_man(rest, square)` reads one man from the beginning of `rest`,
/// puts it on the square and says how many characters it took, or what is wrong.
template <class ReadMan>
std::optional<base::Error> parse_placement(std::string_view placement, ReadMan&& read_man) {
    int file = 0;
    int rank = 7;
    bool after_digit = false;
    for (std::size_t at = 0; at < placement.size();) {
        const char c = placement[at];
        const std::string rank_name = "rank " + std::to_string(rank + 1);
        if (c == '/') {
            if (file != 8) {
                return fen_error("placement", rank_name + " has " + std::to_string(file) + " squares, not 8");
            }
            if (rank == 0) {
                return fen_error("placement", "more than 8 ranks");
            }
            file = 0;
            --rank;
            after_digit = false;
            ++at;
            continue;
        }
        if (c >= '1' && c <= '8') {
            if (after_digit) {
                return fen_error("placement", "two digits side by side on " + rank_name);
            }
            file += c - '0';
            after_digit = true;
            ++at;
        } else {
            if (file > 7) {
                return fen_error("placement", rank_name + " has more than 8 squares");
            }
            const base::Result<std::size_t> taken = read_man(placement.substr(at), make_square(file, rank));
            if (!taken) {
                return taken.error();
            }
            at += *taken;
            ++file;
            after_digit = false;
        }
        if (file > 8) {
            return fen_error("placement", rank_name + " has more than 8 squares");
        }
    }
    if (rank != 0) {
        return fen_error("placement", std::to_string(8 - rank) + " ranks, not 8");
    }
    if (file != 8) {
        return fen_error("placement", "rank 1 has " + std::to_string(file) + " squares, not 8");
    }
    return std::nullopt;
}

/// Writes a placement field: `write_man(square)` gives a man's text, empty for an empty square.
template <class WriteMan>
std::string write_placement(WriteMan&& write_man) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        for (int file = 0; file < 8; ++file) {
            const std::string man = write_man(make_square(file, rank));
            if (man.empty()) {
                ++gap;
                continue;
            }
            if (gap > 0) {
                text += static_cast<char>('0' + gap);
                gap = 0;
            }
            text += man;
        }
        if (gap > 0) {
            text += static_cast<char>('0' + gap);
        }
        if (rank > 0) {
            text += '/';
        }
    }
    return text;
}

/// The four castlings in FEN's order; a set of rights is a mask over their numbers.
inline constexpr std::string_view castling_letters = "KQkq";

/// A mask over `castling_letters` from letters in any order, none twice; "-" is none.
base::Result<unsigned> parse_castling(std::string_view field);

/// The letters of a mask in order, "-" for none.
std::string write_castling(unsigned rights);

/// A square's name or "-".
std::string write_en_passant(Square square);

/// Reads "-" or a square on the taker's sixth rank; whether a pawn can have passed it is asked elsewhere.
base::Result<Square> parse_en_passant(std::string_view field, Side taker);

/// A board drawn with rank numbers and file letters; `cell(square)` gives up to `width` characters.
template <class Cell>
std::string draw_grid(int width, Cell&& cell) {
    const std::string rule = [width] {
        std::string line = "  +";
        for (int file = 0; file < 8; ++file) {
            line += std::string(static_cast<std::size_t>(width) + 2, '-') + '+';
        }
        return line + '\n';
    }();
    std::string text = rule;
    for (int rank = 7; rank >= 0; --rank) {
        text += std::string(1, static_cast<char>('1' + rank)) + " |";
        for (int file = 0; file < 8; ++file) {
            std::string man = cell(make_square(file, rank));
            man.resize(static_cast<std::size_t>(width), ' ');
            text += ' ' + man + " |";
        }
        text += '\n' + rule;
    }
    text += "   ";
    for (int file = 0; file < 8; ++file) {
        std::string letter(1, static_cast<char>('a' + file));
        letter.resize(static_cast<std::size_t>(width), ' ');
        text += ' ' + letter + "  ";
    }
    while (text.back() == ' ') {
        text.pop_back();
    }
    return text + '\n';
}

}  // namespace ziggurat::movegen
