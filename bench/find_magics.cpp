// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the magic numbers of movegen/magics.h: for every square one factor that, multiplied with the relevant
// blockers, leaves a perfect index in the topmost bits. Prints the file's two tables; the same numbers each time.

#include <cstdio>
#include <vector>

#include "base/random.h"
#include "movegen/attacks.h"

using namespace ziggurat;
using namespace ziggurat::movegen;

namespace {

using SliderAttacks = Bitboard (*)(Square, Bitboard);

/// The squares whose occupation can shorten the attacks from a square.
Bitboard relevant_blockers(Square from, Bitboard rays) {
    Bitboard relevant = 0;
    for (const Square to : squares(rays)) {
        // The last square of a ray has nothing behind it on the line.
        const Bitboard behind = line_through(from, to) & rays & ~between(from, to) & ~bit(to);
        for (const Square further : squares(behind)) {
            relevant |= contains(between(from, further), to) ? bit(to) : 0;
        }
    }
    return relevant;
}

/// Whether two blocker sets with different attacks never share an index.
bool is_perfect(Bitboard magic, unsigned shift, const std::vector<Bitboard>& blockers,
                const std::vector<Bitboard>& attacks, std::vector<Bitboard>& table) {
    table.assign(blockers.size(), 0);
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        Bitboard& slot = table[blockers[i] * magic >> shift];
        if (slot != 0 && slot != attacks[i]) {
            return false;
        }
        slot = attacks[i];
    }
    return true;
}

Bitboard find_magic(Square from, Bitboard mask, SliderAttacks slider, base::SplitMix64& random) {
    std::vector<Bitboard> blockers;
    std::vector<Bitboard> attacks;
    Bitboard subset = 0;
    do {
        blockers.push_back(subset);
        attacks.push_back(slider(from, subset));
        subset = (subset - mask) & mask;
    } while (subset != 0);
    const auto shift = static_cast<unsigned>(64 - popcount(mask));
    std::vector<Bitboard> table;
    while (true) {
        // Sparse numbers are the likeliest to do.
        const Bitboard magic = random.next() & random.next() & random.next();
        if (is_perfect(magic, shift, blockers, attacks, table)) {
            return magic;
        }
    }
}

void print_table(const char* name, SliderAttacks slider, Bitboard (*rays)(Square), std::uint64_t seed) {
    base::SplitMix64 random(seed);
    std::printf("inline constexpr std::array<Bitboard, square_count> %s{\n", name);
    for (int number = 0; number < square_count; ++number) {
        const Square from = square_at(number);
        const Bitboard magic = find_magic(from, relevant_blockers(from, rays(from)), slider, random);
        std::printf("%s0x%016llX,%s", number % 4 == 0 ? "    " : " ", static_cast<unsigned long long>(magic),
                    number % 4 == 3 ? "\n" : "");
    }
    std::printf("};\n");
}

}  // namespace

int main() {
    print_table("rook_magics", rook_attacks, rook_rays, 1);
    std::printf("\n");
    print_table("bishop_magics", bishop_attacks, bishop_rays, 2);
    return 0;
}
