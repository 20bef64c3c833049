// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "base/text.h"
#include "movegen/game/outcome.h"
#include "movegen/rules.h"

// From move to text and back, for every rule set: the generator's moves are written out and compared, so that
// reading can never name a move that is not legal.

namespace ziggurat::movegen {

/// A rule set whose pages let other texts name a move than the one that is printed. `read_alias` gives the
/// legal move, or none; it is asked only when no printed text fits.
template <class R>
concept HasMoveAliases = requires(const typename R::Position& p, std::string_view text) {
    { R::read_alias(p, text) } -> std::same_as<Move>;
};

/// The same for SAN.
template <class R>
concept HasSanAliases = requires(const typename R::Position& p, std::string_view text) {
    { R::read_san_alias(p, text) } -> std::same_as<Move>;
};

template <Rules R>
MoveList<R::max_moves> legal_moves(const typename R::Position& p) {
    MoveList<R::max_moves> moves;
    R::generate_all(p, moves);
    return moves;
}

namespace detail {

/// Equal but for the case of the letters before '@' and behind the squares, which a reader takes in either.
inline bool is_same_move_text(std::string_view printed, std::string_view given) {
    if (printed.size() != given.size()) {
        return false;
    }
    const bool is_drop = printed.size() > 1 && printed[1] == '@';
    const bool has_legs = printed.find(',') != std::string_view::npos;
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const bool is_letter = is_drop ? i == 0 : i >= 4 && !has_legs;
        if (printed[i] != given[i] && !(is_letter && base::to_lower(printed[i]) == base::to_lower(given[i]))) {
            return false;
        }
    }
    return true;
}

/// SAN without what readers do without: check marks, comments on quality, capture and promotion signs.
inline std::string plain_san(std::string_view text) {
    while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) {
        text.remove_suffix(1);
    }
    std::string plain;
    for (const char c : text) {
        if (c != 'x' && c != '=') {
            plain += c == '0' ? 'O' : c;
        }
    }
    return plain;
}

inline std::string file_letter(Square square) {
    return to_string(square).substr(0, 1);
}

inline std::string rank_digit(Square square) {
    return to_string(square).substr(1);
}

/// What stands between letter and rest, as little as tells the move from all others, as in orthodox chess: the
/// file, else the rank, else both.
template <Rules R>
std::string san_origin(const typename R::Position& p, Move m, const SanParts& parts,
                       const MoveList<R::max_moves>& moves) {
    bool shared = false;
    bool file_shared = false;
    bool rank_shared = false;
    for (const Move other : moves) {
        if (other.from() == m.from()) {
            continue;
        }
        const SanParts theirs = R::san_parts(p, other);
        if (theirs.names_origin && theirs.letter == parts.letter && theirs.rest == parts.rest) {
            shared = true;
            file_shared |= file_of(other.from()) == file_of(m.from());
            rank_shared |= rank_of(other.from()) == rank_of(m.from());
        }
    }
    if (parts.file_required) {
        return file_shared ? to_string(m.from()) : file_letter(m.from());
    }
    if (!shared) {
        return {};
    }
    if (!file_shared) {
        return file_letter(m.from());
    }
    return rank_shared ? to_string(m.from()) : rank_digit(m.from());
}

/// "+" where a royal piece of the side to move is attacked, "#" where that is mate.
template <Rules R>
std::string check_mark(const typename R::Position& after) {
    if (!R::is_attacked_royal(after)) {
        return {};
    }
    return R::in_check(after) && !has_legal_move<R>(after) ? "#" : "+";
}

template <Rules R>
std::string san_among(const typename R::Position& p, Move m, const MoveList<R::max_moves>& moves) {
    const SanParts parts = R::san_parts(p, m);
    const std::string origin = parts.names_origin ? san_origin<R>(p, m, parts, moves) : std::string();
    return parts.letter + origin + parts.rest + parts.tail + check_mark<R>(R::play(p, m));
}

/// Whether a text, already plain, can mean this move, with any or no origin named.
inline bool can_mean(const std::string& text, const SanParts& parts, Square from) {
    const std::string rest = plain_san(parts.rest + parts.tail);
    const std::string letter = plain_san(parts.letter);
    if (text == letter + rest) {
        return !parts.file_required;
    }
    return parts.names_origin &&
           (text == letter + file_letter(from) + rest || text == letter + rank_digit(from) + rest ||
            text == letter + to_string(from) + rest);
}

}  // namespace detail

/// The legal move that a UCI text names; no move where none is.
template <Rules R>
Move find_move(const typename R::Position& p, std::string_view text) {
    for (const Move m : legal_moves<R>(p)) {
        if (detail::is_same_move_text(R::move_text(m), text)) {
            return m;
        }
    }
    if constexpr (HasMoveAliases<R>) {
        return R::read_alias(p, text);
    }
    return {};
}

/// The SAN of a legal move, with "+" or "#".
template <Rules R>
std::string san(const typename R::Position& p, Move m) {
    return detail::san_among<R>(p, m, legal_moves<R>(p));
}

/// The legal move that a SAN text names; no move where none, or more than one, fits. Signs that carry no
/// information ("x", "=", "+", "#", "!", "?") may be missing or wrong, and more of the origin than needed may be
/// given.
template <Rules R>
Move find_san(const typename R::Position& p, std::string_view text) {
    const MoveList<R::max_moves> moves = legal_moves<R>(p);
    const std::string wanted = detail::plain_san(text);
    Move found;
    for (const Move m : moves) {
        if (!detail::can_mean(wanted, R::san_parts(p, m), m.from())) {
            continue;
        }
        // Two moves that fit in the tolerant reading are told apart by what is printed.
        if (found) {
            const auto prints = [&](Move move) {
                return detail::plain_san(detail::san_among<R>(p, move, moves)) == wanted;
            };
            if (prints(m) == prints(found)) {
                return {};
            }
            found = prints(m) ? m : found;
        } else {
            found = m;
        }
    }
    if constexpr (HasSanAliases<R>) {
        return found ? found : R::read_san_alias(p, text);
    }
    return found;
}

}  // namespace ziggurat::movegen
