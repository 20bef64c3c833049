// SPDX-License-Identifier: GPL-3.0-or-later
// Squares (a1 = 0, b1 = 1, ... h8 = 63), steps and sides.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace ziggurat::reference {

enum class Side { White, Black };

constexpr int no_square = -1;
constexpr int square_count = 64;

struct Step {
    int files;
    int ranks;
};

constexpr std::array<Step, 4> straight_steps{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Step, 4> diagonal_steps{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

inline std::size_t index_of(int number) {
    return static_cast<std::size_t>(number);
}
inline std::size_t index_of(Side side) {
    return side == Side::White ? 0U : 1U;
}

inline Side opposite(Side side) {
    return side == Side::White ? Side::Black : Side::White;
}
inline int forward(Side side) {
    return side == Side::White ? 1 : -1;
}

inline int file_of(int square) {
    return square % 8;
}
inline int rank_of(int square) {
    return square / 8;
}

// Ranks as a side sees them: 1 is where its king starts, 8 is where its pawns promote.
inline int rank_seen_by(Side side, int square) {
    return side == Side::White ? rank_of(square) + 1 : 8 - rank_of(square);
}

inline int shifted(int square, Step step) {
    const int file = file_of(square) + step.files;
    const int rank = rank_of(square) + step.ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? no_square : rank * 8 + file;
}

inline std::string square_name(int square) {
    const char file = static_cast<char>('a' + file_of(square));
    const char rank = static_cast<char>('1' + rank_of(square));
    return std::string{file, rank};
}

inline int square_from_name(const std::string& name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') {
        return no_square;
    }
    return (name[1] - '1') * 8 + (name[0] - 'a');
}

// A short list of squares.
class SquareList {
public:
    void add(int square) { squares_[size_++] = square; }
    const int* begin() const { return squares_.data(); }
    const int* end() const { return squares_.data() + size_; }
    bool contains(int square) const {
        for (const int listed : *this) {
            if (listed == square) {
                return true;
            }
        }
        return false;
    }

private:
    std::array<int, square_count> squares_{};
    std::size_t size_ = 0;
};

}  // namespace ziggurat::reference
