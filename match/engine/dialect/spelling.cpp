// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/dialect/spelling.h"

#include <algorithm>

#include "base/text.h"

namespace ziggurat::match {
namespace {

std::unique_ptr<movegen::Arbiter> arbiter_of(std::string_view variant) {
    auto arbiter = movegen::make_arbiter(variant);
    return arbiter ? std::move(*arbiter) : nullptr;
}

/// "e2e3,e3e2b" as "B@e2".
std::string upgrade_of(std::string_view text) {
    constexpr std::size_t length = 10;
    if (text.size() != length || text[4] != ',' || text.substr(0, 2) != text.substr(7, 2)) {
        return {};
    }
    return base::to_upper(text[9]) + std::string("@") + std::string(text.substr(0, 2));
}

}  // namespace

char piece_on(std::string_view fen, std::string_view square) {
    const auto ranks = base::split_at(fen.substr(0, fen.find(' ')), '/');
    const auto rank = static_cast<std::size_t>('8' - square[1]);
    int file = square[0] - 'a';
    for (std::size_t i = 0; rank < ranks.size() && i < ranks[rank].size() && file >= 0; ++i) {
        const char c = ranks[rank][i];
        if (c >= '1' && c <= '8') {
            file -= c - '0';
        } else if (base::is_letter(c) && file-- == 0) {
            return c;
        }
    }
    return '.';
}

FairySpelling::FairySpelling(std::string_view variant) : follower_(arbiter_of(variant)) {}

const std::vector<std::string>& FairySpelling::moves_of(const movegen::Arbiter& game) {
    const std::vector<std::string> moves = game.moves();
    const auto known = follower_->moves();
    const bool continues = follower_->start_fen() == game.start_fen() && known.size() <= moves.size() &&
                           std::equal(known.begin(), known.end(), moves.begin());
    if (!continues) {
        follower_->set_up(game.start_fen(), {});
        spelled_.clear();
    }
    for (std::size_t ply = follower_->plies(); ply < moves.size(); ++ply) {
        const std::string& move = moves[ply];
        const char before = base::to_lower(piece_on(follower_->fen(), move.substr(0, 2)));
        follower_->play(move);
        const char after = base::to_lower(piece_on(follower_->fen(), move.substr(2, 2)));
        const bool levels_up = move.size() == 4 && after != '.' && after != before && before != 'k';
        spelled_.push_back(levels_up ? move + '+' : move);
    }
    return spelled_;
}

std::string FairySpelling::fen_of(const std::string& fen) {
    std::string text = fen;
    const auto board_end = text.begin() + static_cast<std::ptrdiff_t>(std::min(text.find(' '), text.size()));
    std::replace(text.begin(), board_end, 'm', 'k');
    std::replace(text.begin(), board_end, 'M', 'K');
    return text;
}

std::optional<std::string> read_xboard_move(const movegen::Arbiter& game, std::string_view text) {
    if (auto move = game.canonical(text)) {
        return move;
    }
    if (text.size() > 4 && base::is_letter(text.back())) {
        if (auto move = game.canonical(text.substr(0, text.size() - 1))) {
            return move;
        }
    }
    if (auto move = game.canonical(upgrade_of(text))) {
        return move;
    }
    const auto follower = arbiter_of(game.variant());
    if (follower == nullptr || follower->set_up(game.fen(), {}) || follower->play_san(text)) {
        return std::nullopt;
    }
    return follower->moves().back();
}

}  // namespace ziggurat::match
