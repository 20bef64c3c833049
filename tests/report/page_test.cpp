// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/page.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "report/text.h"
#include "tests/report/made_up.h"

namespace ziggurat::report {

namespace {

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// The first element that is not closed in its order; empty for a well-formed page.
std::string unclosed(const std::string& html) {
    std::vector<std::string> open;
    for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
        const std::size_t end = html.find('>', at);
        const std::string tag = html.substr(at + 1, end - at - 1);
        const std::string name = tag.substr(0, tag.find_first_of(" \n"));
        if (name[0] == '/') {
            if (open.empty() || open.back() != name.substr(1)) {
                return name;
            }
            open.pop_back();
        } else if (name == "script" || name == "style") {
            at = html.find("</" + name, at) + 1;
        } else if (tag.back() != '/' && name[0] != '!' && name != "meta" && name != "link") {
            open.push_back(name);
        }
    }
    return open.empty() ? "" : open.back();
}

}  // namespace

TEST_CASE("the page is well formed and needs nothing from elsewhere") {
    for (const Simulation& simulation :
         {pig_games(0, 200), pig_games(0, 0), pig_games(0, 1), pig_games(0, 5, 3)}) {
        const std::string html = to_html(simulation);
        CHECK_EQ(unclosed(html), "");
        CHECK_FALSE(has(html, "http"));
        CHECK_FALSE(has(html, "src="));
        CHECK_FALSE(has(html, "@import"));
        CHECK_FALSE(has(html, "nan"));
        CHECK_FALSE(has(html, "inf\""));
        CHECK(has(html, "prefers-color-scheme: dark"));
    }
}

TEST_CASE("the page says what was played and how to repeat it") {
    const std::string html = to_html(pig_games(10, 200));
    CHECK(has(html, "<b>200</b><span>games</span>"));
    CHECK(has(html, "3 flat:playouts=3"));
    CHECK(has(html, "--players greedy random flat:playouts=3 --seed 18000000000000000000 --games 200 --start 10"));
    CHECK(has(html, "target = 30"));
    CHECK(has(html, "turn lost to a 1"));
    CHECK_FALSE(has(html, "unfinished"));
    CHECK(has(to_html(pig_games(0, 5, 3)), "5 games took too many decisions"));
}

TEST_CASE("what is too rare to tell is shown all the same, faintly") {
    CHECK(has(to_html(pig_games(0, 30)), "class=\"dot c0 faint\""));
}

TEST_CASE("names cannot break the page") {
    Simulation simulation = pig_games(0, 30);
    simulation.setting.tracked[0] = "<script>alert(1)</script>";
    simulation.setting.players[0] = "<b>";
    const std::string html = to_html(simulation);
    CHECK_FALSE(has(html, "<script>alert"));
    CHECK_EQ(unclosed(html), "");
}

TEST_CASE("missing games are named, in the page and in the text") {
    Simulation sum = pig_games(0, 10);
    CHECK_FALSE(add(pig_games(15, 5), sum).has_value());
    CHECK_EQ(missing_games(sum), "10 to 14");
    CHECK(has(to_html(sum), "Games 10 to 14 are missing"));
    CHECK(has(to_text(sum), "Missing: games 10 to 14"));
    CHECK_FALSE(add(pig_games(10, 5), sum).has_value());
    CHECK_EQ(missing_games(sum), "");
}

TEST_CASE("the text tells the result, also of nothing") {
    const std::string text = to_text(pig_games(0, 200));
    CHECK(has(text, "pig: 200 games of 3"));
    CHECK(has(text, "Ends: target reached 100.0 %"));
    CHECK(has(to_text(pig_games(0, 0)), "pig: 0 games of 3"));
    CHECK(has(to_text(pig_games(0, 5, 3)), "5 of them unfinished"));
}

}  // namespace ziggurat::report
