// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/movegen/laws/mirror.h"
#include "tests/movegen/laws/move_laws.h"
#include "tests/movegen/laws/reference_law.h"
#include "tests/movegen/laws/text_laws.h"
#include "tests/movegen/laws/tree_laws.h"

namespace ziggurat::movegen::tests {

/// Up to this count, perft tables belong to the quick tests.
inline constexpr std::uint64_t quick_perft = effort(30000000, 1000);

TEST_CASE_TEMPLATE_DEFINE("perft table", R, perft_table) {
    check_perft_table(R::name, R::name, {0, quick_perft});
}

TEST_CASE_TEMPLATE_DEFINE("perft table, deep" * doctest::test_suite("slow"), R, deep_perft_table) {
    check_perft_table(R::name, R::name, {quick_perft + 1, ~std::uint64_t{0}});
}

TEST_CASE_TEMPLATE_DEFINE("law 6: exchanged colours make no difference", R, colours_are_alike) {
    check_mirror(R::name);
}

TEST_CASE_TEMPLATE_DEFINE("law 12: the moves are those of the slow rules", R, fast_is_slow) {
    check_against_reference(R::name, effort(3000));
}

TEST_CASE_TEMPLATE_DEFINE("law 12: the moves are those of the slow rules, long games" *
                              doctest::test_suite("slow"),
                          R, fast_is_slow_in_long_games) {
    check_against_reference(R::name, effort(100000));
}

TEST_CASE_TEMPLATE_DEFINE("spoilt FENs are refused, or read as what they say", R, spoilt_fens) {
    check_spoilt_fens(R::name, effort(20000));
}

TEST_CASE_TEMPLATE_DEFINE("spoilt move texts name a legal move or none", R, spoilt_moves) {
    check_spoilt_moves(R::name, effort(5000));
}

}  // namespace ziggurat::movegen::tests

/// Puts rule sets to every test that all of them must pass. To be written once, in namespace
/// ziggurat::movegen::tests, in a source of the rule set's own.
#define ZIGGURAT_TEST_RULE_SETS(...)                                                                              \
    TEST_CASE_TEMPLATE_INVOKE(all_is_noisy_and_quiet, __VA_ARGS__);                                               \
    TEST_CASE_TEMPLATE_INVOKE(legality_is_generation, __VA_ARGS__);                                               \
    TEST_CASE_TEMPLATE_INVOKE(play_is_sound, __VA_ARGS__);                                                        \
    TEST_CASE_TEMPLATE_INVOKE(no_moves_is_an_outcome, __VA_ARGS__);                                               \
    TEST_CASE_TEMPLATE_INVOKE(pass_is_sound, __VA_ARGS__);                                                        \
    TEST_CASE_TEMPLATE_INVOKE(fen_is_identity, __VA_ARGS__);                                                      \
    TEST_CASE_TEMPLATE_INVOKE(texts_name_one_move, __VA_ARGS__);                                                  \
    TEST_CASE_TEMPLATE_INVOKE(colours_are_alike, __VA_ARGS__);                                                    \
    TEST_CASE_TEMPLATE_INVOKE(keys_tell_positions_apart, __VA_ARGS__);                                            \
    TEST_CASE_TEMPLATE_INVOKE(material_is_conserved, __VA_ARGS__);                                                \
    TEST_CASE_TEMPLATE_INVOKE(fast_is_slow, __VA_ARGS__);                                                         \
    TEST_CASE_TEMPLATE_INVOKE(fast_is_slow_in_long_games, __VA_ARGS__);                                           \
    TEST_CASE_TEMPLATE_INVOKE(perft_is_one_number, __VA_ARGS__);                                                  \
    TEST_CASE_TEMPLATE_INVOKE(perft_table, __VA_ARGS__);                                                          \
    TEST_CASE_TEMPLATE_INVOKE(deep_perft_table, __VA_ARGS__);                                                     \
    TEST_CASE_TEMPLATE_INVOKE(spoilt_fens, __VA_ARGS__);                                                          \
    TEST_CASE_TEMPLATE_INVOKE(spoilt_moves, __VA_ARGS__)
