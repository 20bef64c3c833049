// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "tests/web/course_data.h"

namespace ziggurat::web::tests {

TEST_CASE("the examples of the lessons are legal games, with words for each of their positions") {
    for (const char* const course : {"chess", "levelup", "mystic", "stackchess"}) {
        const base::JsonValue data = course_data("lessons/" + std::string(course) + ".json");
        CHECK_EQ(text(data, "variant"), course);
        int examples = 0;
        for (const base::JsonValue& lesson : member(data, "lessons").items) {
            CHECK_FALSE(texts(lesson, "text").empty());
            const base::JsonValue* const example = lesson.find("example");
            if (example == nullptr) {
                continue;
            }
            ++examples;
            INFO(course, ", ", text(lesson, "title"));
            const auto game = begin(text(*example, "variant"), member(*example, "fen"));
            for (const std::string_view move : texts(*example, "moves")) {
                CHECK_EQ(game->outcome(), movegen::Outcome::Ongoing);
                // Scripts are compared with the moves of the board, whose texts are the canonical ones.
                CHECK_EQ(game->canonical(move), std::string(move));
                REQUIRE_FALSE(game->play(move).has_value());
            }
            CHECK_EQ(texts(*example, "captions").size(), texts(*example, "moves").size() + 1);
        }
        CHECK_GE(examples, 4);
    }
}

}  // namespace ziggurat::web::tests
