// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worker/window.h"

#include <doctest/doctest.h>

#include "search/table.h"

namespace ziggurat::search::tests {

TEST_CASE("a window is raised by better values and cut by those that reach beta") {
    Window window{-50, 50};
    CHECK_FALSE(window.raise(-50));
    CHECK(window.raise(10));
    CHECK(window.alpha == 10);
    CHECK_FALSE(window.cut(49));
    CHECK(window.cut(50));
    CHECK_FALSE(window.is_empty());
    CHECK(window.raise(50));
    CHECK(window.is_empty());
}

TEST_CASE("the opponent sees a window upside down") {
    const Window window{-20, 70};
    CHECK(window.for_child().alpha == -70);
    CHECK(window.for_child().beta == 20);
    CHECK(window.floor_for_child().is_null());
    CHECK(window.floor_for_child().beta == 20);
    CHECK(window.ceiling_for_child().is_null());
    CHECK(window.ceiling_for_child().alpha == -70);
    CHECK_FALSE(window.is_null());
}

TEST_CASE("mate values count plies, and scores moves") {
    CHECK(is_mate(mate_in(1)));
    CHECK(is_mate(mated_in(max_ply)));
    CHECK_FALSE(is_mate(mate_bound - 1));
    CHECK(plies_to_mate(mate_in(5)) == 5);
    CHECK(plies_to_mate(mated_in(4)) == 4);
    CHECK(to_score(mate_in(1)).value == 1);
    CHECK(to_score(mate_in(3)).value == 2);
    CHECK(to_score(mated_in(2)).value == -1);
    CHECK(to_score(mated_in(0)).is_mate);
    CHECK(to_score(mated_in(0)).value == 0);
    CHECK_FALSE(to_score(-35).is_mate);
    CHECK(to_score(-35).value == -35);
}

TEST_CASE("the table keeps the distance of mates from the position itself") {
    for (const int ply : {0, 1, 30}) {
        for (const Value value : {0, 250, -999, mate_in(40), mated_in(41)}) {
            CHECK(from_table(to_table(value, ply), ply) == value);
        }
    }
    CHECK(to_table(mate_in(7), 4) == mate_in(3));
    CHECK(to_table(mated_in(8), 4) == mated_in(4));
    CHECK(to_table(100, 4) == 100);
}

}  // namespace ziggurat::search::tests
