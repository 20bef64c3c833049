// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/options.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "base/text.h"

using namespace ziggurat;
using namespace ziggurat::protocol;

namespace {

base::Result<OptionChange> change(std::string_view text, const OptionValues& present = {}) {
    const auto command = parse_setoption(base::split_words(text));
    REQUIRE(command);
    return change_option(present, *command);
}

}  // namespace

TEST_CASE("setoption: names and values may have several words") {
    const auto command = parse_setoption(base::split_words("name  Move  Overhead value 30"));
    REQUIRE(command);
    CHECK(command->name == "Move Overhead");
    CHECK(command->value == "30");
    CHECK(parse_setoption(base::split_words("name Clear Hash"))->value.empty());
    CHECK(parse_setoption(base::split_words("name A value b  c"))->value == "b c");
    for (const char* const text : {"", "name", "Hash 3", "value 3"}) {
        CHECK_FALSE(parse_setoption(base::split_words(text)));
    }
}

TEST_CASE("numbers are set, cut to their range, or refused") {
    const auto set = change("name hash value 32");
    REQUIRE(set);
    CHECK(set->effect == OptionEffect::Configure);
    CHECK(set->values.settings.hash_mb == 32);
    CHECK(set->note.empty());
    const auto cut = change("name Hash value 0");
    REQUIRE(cut);
    CHECK(cut->values.settings.hash_mb == 1);
    CHECK_FALSE(cut->note.empty());
    CHECK(change("name Threads value 99999999")->values.settings.threads == engine::max_threads);
    CHECK(change("name MultiPV value 7")->values.settings.multi_pv == 7);
    CHECK(change("name move overhead value 0")->values.settings.move_overhead_ms == 0);
    for (const char* const value : {"", "x", "3.5MB", "123456789012345678901234", "1 2"}) {
        CAPTURE(value);
        CHECK_FALSE(change("name Hash value " + std::string(value)));
    }
}

TEST_CASE("ponder is yes or no") {
    CHECK(change("name Ponder value true")->values.ponder);
    CHECK_FALSE(change("name ponder value FALSE")->values.ponder);
    CHECK_FALSE(change("name Ponder value maybe"));
}

TEST_CASE("strength is limited by Elo only where that is asked for") {
    const auto number = change("name UCI_Elo value 1800");
    REQUIRE(number);
    CHECK_FALSE(number->values.settings.elo);
    const auto limited = change("name UCI_LimitStrength value true", number->values);
    REQUIRE(limited);
    CHECK(limited->values.settings.elo == 1800);
    CHECK(limited->effect == OptionEffect::Configure);
    CHECK(change("name UCI_Elo value 9999", limited->values)->values.settings.elo == engine::strongest_elo);
    CHECK_FALSE(change("name UCI_LimitStrength value false", limited->values)->values.settings.elo);
    CHECK(change("name Skill Level value 3")->values.settings.level == 3);
}

TEST_CASE("steps are switched off by name, several at once, and on again") {
    const auto off = change("name Switch Off value null-move, razoring");
    REQUIRE(off);
    CHECK(off->values.settings.switched_off.count() == 2);
    CHECK(off->effect == OptionEffect::Configure);
    CHECK(change("name Switch Off value <empty>", off->values)->values.settings.switched_off.none());
    CHECK(change("name Switch Off", off->values)->values.settings.switched_off.none());
    const auto wrong = change("name Switch Off value null-move magic", off->values);
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().message.find("magic") != std::string::npos);
    CHECK(wrong.error().message.find("late-move-reduction") != std::string::npos);
}

TEST_CASE("variants are known by name, in any case of letters") {
    const auto chosen = change("name UCI_Variant value LevelUp");
    REQUIRE(chosen);
    CHECK(chosen->effect == OptionEffect::Variant);
    CHECK(chosen->values.variant == "levelup");
    const auto unknown = change("name UCI_Variant value crazyhouse");
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().message.find("crazyhouse") != std::string::npos);
    CHECK(unknown.error().message.find("mystic") != std::string::npos);
}

TEST_CASE("buttons and unknown options") {
    CHECK(change("name clear HASH")->effect == OptionEffect::ClearHash);
    CHECK_FALSE(change("name Frob value 3"));
}

TEST_CASE("what is not named stays as it was") {
    OptionValues present;
    present.ponder = true;
    present.settings.threads = 3;
    present.variant = "mystic";
    const auto changed = change("name Hash value 5", present);
    REQUIRE(changed);
    CHECK(changed->values.ponder);
    CHECK(changed->values.settings.threads == 3);
    CHECK(changed->values.variant == "mystic");
}

TEST_CASE("the log file is named, or none") {
    OptionValues present;
    present.log_file = "old";
    for (const char* const name : {"Log File", "debug log file"}) {
        const auto changed = change(std::string("name ") + name + " value some file.txt", present);
        REQUIRE(changed);
        CHECK(changed->effect == OptionEffect::Log);
        CHECK(changed->values.log_file == "some file.txt");
        CHECK(change(std::string("name ") + name + " value <empty>", present)->values.log_file.empty());
        CHECK(change(std::string("name ") + name, present)->values.log_file.empty());
    }
}

TEST_CASE("the option lines announce defaults within their ranges") {
    const auto lines = option_lines();
    CHECK(lines.size() == 14);
    CHECK(std::find(lines.begin(), lines.end(), "option name Clear Hash type button") != lines.end());
    const auto begins = [&](std::string_view text) {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.find(text) == 0; });
    };
    CHECK(begins("option name UCI_Variant type combo default chess var chess var "));
    CHECK(begins("option name Log File type string default <empty>"));
    CHECK(begins("option name UCI_EngineAbout type string default Ziggurat "));
}
