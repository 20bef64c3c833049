// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/options.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "movegen/game/arbiter.h"
#include "protocol/plain_text.h"
#include "protocol/version.h"

namespace ziggurat::protocol {
namespace {

/// An option that is a number.
struct Spin {
    std::string_view name;
    std::int64_t smallest;
    std::int64_t (*largest)();
    std::int64_t (*read)(const OptionValues&);
    void (*write)(OptionValues&, std::int64_t);
};

constexpr auto spins = std::to_array<Spin>({
    {"Hash", 1, [] { return static_cast<std::int64_t>(engine::max_hash_mb()); },
     [](const OptionValues& v) { return static_cast<std::int64_t>(v.settings.hash_mb); },
     [](OptionValues& v, std::int64_t n) { v.settings.hash_mb = static_cast<std::size_t>(n); }},
    {"Threads", 1, [] { return std::int64_t{engine::max_threads}; },
     [](const OptionValues& v) { return std::int64_t{v.settings.threads}; },
     [](OptionValues& v, std::int64_t n) { v.settings.threads = static_cast<int>(n); }},
    {"MultiPV", 1, [] { return std::int64_t{engine::max_multi_pv}; },
     [](const OptionValues& v) { return std::int64_t{v.settings.multi_pv}; },
     [](OptionValues& v, std::int64_t n) { v.settings.multi_pv = static_cast<int>(n); }},
    {"Skill Level", 0, [] { return std::int64_t{engine::full_level}; },
     [](const OptionValues& v) { return std::int64_t{v.settings.level}; },
     [](OptionValues& v, std::int64_t n) { v.settings.level = static_cast<int>(n); }},
    {"Move Overhead", 0, [] { return std::int64_t{10000}; },
     [](const OptionValues& v) { return std::int64_t{v.settings.move_overhead_ms}; },
     [](OptionValues& v, std::int64_t n) { v.settings.move_overhead_ms = static_cast<int>(n); }},
    {"UCI_Elo", engine::weakest_elo, [] { return std::int64_t{engine::strongest_elo}; },
     [](const OptionValues& v) { return std::int64_t{v.elo}; },
     [](OptionValues& v, std::int64_t n) { v.elo = static_cast<int>(n); }},
});

/// An option that is yes or no; none is at first.
struct Check {
    std::string_view name;
    bool OptionValues::*value;
};

constexpr auto checks = std::to_array<Check>({
    {"Ponder", &OptionValues::ponder},
    {"UCI_ShowWDL", &OptionValues::show_results},
    {"UCI_LimitStrength", &OptionValues::limits_strength},
});

constexpr std::string_view variant_name = "UCI_Variant";
constexpr std::string_view clear_hash_name = "Clear Hash";
constexpr std::string_view switch_off_name = "Switch Off";
constexpr std::string_view log_name = "Log File";
constexpr std::string_view other_log_name = "Debug Log File";  // as other engines call it
constexpr std::string_view about_name = "UCI_EngineAbout";
constexpr std::string_view empty_text = "<empty>";

/// What the session has to know of numbers and checks.
void settle_strength(OptionChange& change) {
    OptionValues& values = change.values;
    values.settings.elo = values.limits_strength ? std::optional(values.elo) : std::nullopt;
    change.effect = OptionEffect::Configure;
}

base::Result<OptionChange> change_spin(const Spin& spin, OptionChange change, const std::string& text) {
    const auto number = base::parse_integer<std::int64_t>(text);
    if (!number) {
        return base::Error{std::string(spin.name) + " wants a number, not " + in_quotes(text) + "; it stays " +
                           std::to_string(spin.read(change.values))};
    }
    const std::int64_t used = std::clamp(*number, spin.smallest, spin.largest());
    if (used != *number) {
        change.note = std::string(spin.name) + " goes from " + std::to_string(spin.smallest) + " to " +
                      std::to_string(spin.largest()) + "; it is set to " + std::to_string(used);
    }
    spin.write(change.values, used);
    settle_strength(change);
    return change;
}

base::Result<OptionChange> change_check(const Check& check, OptionChange change, const std::string& text) {
    if (!base::equals_in_any_case(text, "true") && !base::equals_in_any_case(text, "false")) {
        return base::Error{std::string(check.name) + " wants true or false, not " + in_quotes(text)};
    }
    change.values.*check.value = base::equals_in_any_case(text, "true");
    settle_strength(change);
    return change;
}

base::Result<OptionChange> change_variant(OptionChange change, const std::string& text) {
    std::string known;
    for (const std::string_view name : movegen::variant_names()) {
        if (base::equals_in_any_case(name, text)) {
            change.values.variant = name;
            change.effect = OptionEffect::Variant;
            return change;
        }
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    return base::Error{"unknown variant " + in_quotes(text) + "; it stays " + change.values.variant +
                       "; known are " + known};
}

/// Names of search steps, with spaces or commas between them; none for the whole search.
base::Result<OptionChange> change_steps(OptionChange change, std::string text) {
    if (text == "<empty>") {
        text.clear();
    }
    std::replace(text.begin(), text.end(), ',', ' ');
    search::Steps off;
    for (const std::string_view name : base::split_words(text)) {
        const auto step = search::step_of(name);
        if (!step) {
            std::string known;
            for (const std::string_view each : search::step_names) {
                known += (known.empty() ? "" : ", ") + std::string(each);
            }
            return base::Error{"unknown search step " + in_quotes(name) + "; known are " + known};
        }
        off.set(static_cast<std::size_t>(*step));
    }
    change.values.settings.switched_off = off;
    change.effect = OptionEffect::Configure;
    return change;
}

std::string join(const std::vector<std::string_view>& words, std::size_t first, std::size_t last) {
    std::string text;
    for (std::size_t i = first; i < last; ++i) {
        text += (text.empty() ? "" : " ") + std::string(words[i]);
    }
    return text;
}

}  // namespace

std::vector<std::string> option_lines() {
    const OptionValues defaults;
    std::vector<std::string> lines;
    for (const Spin& spin : spins) {
        lines.push_back("option name " + std::string(spin.name) + " type spin default " +
                        std::to_string(spin.read(defaults)) + " min " + std::to_string(spin.smallest) + " max " +
                        std::to_string(spin.largest()));
    }
    for (const Check& check : checks) {
        lines.push_back("option name " + std::string(check.name) + " type check default false");
    }
    lines.push_back("option name " + std::string(clear_hash_name) + " type button");
    lines.push_back("option name " + std::string(switch_off_name) + " type string default <empty>");
    std::string combo = "option name " + std::string(variant_name) + " type combo default " + defaults.variant;
    for (const std::string_view name : movegen::variant_names()) {
        combo += " var " + std::string(name);
    }
    lines.push_back(combo);
    const auto string_line = [](std::string_view name, std::string_view text) {
        return "option name " + std::string(name) + " type string default " + std::string(text);
    };
    lines.push_back(string_line(log_name, empty_text));
    lines.push_back(string_line(about_name, std::string(program_title()) + ", an engine for chess variants by " +
                                                std::string(program_authors) + ", GPL version 3 or later"));
    return lines;
}

std::optional<SetOption> parse_setoption(const std::vector<std::string_view>& words) {
    if (words.size() < 2 || words.front() != "name") {
        return std::nullopt;
    }
    const auto mark = std::find(words.begin(), words.end(), "value");
    const auto end_of_name = static_cast<std::size_t>(mark - words.begin());
    return SetOption{join(words, 1, end_of_name), join(words, end_of_name + 1, words.size())};
}

base::Result<OptionChange> change_option(const OptionValues& present, const SetOption& command) {
    OptionChange change{OptionEffect::None, present, {}};
    for (const Spin& spin : spins) {
        if (base::equals_in_any_case(spin.name, command.name)) {
            return change_spin(spin, std::move(change), command.value);
        }
    }
    for (const Check& check : checks) {
        if (base::equals_in_any_case(check.name, command.name)) {
            return change_check(check, std::move(change), command.value);
        }
    }
    if (base::equals_in_any_case(command.name, variant_name)) {
        return change_variant(std::move(change), command.value);
    }
    if (base::equals_in_any_case(command.name, switch_off_name)) {
        return change_steps(std::move(change), command.value);
    }
    if (base::equals_in_any_case(command.name, clear_hash_name)) {
        change.effect = OptionEffect::ClearHash;
        return change;
    }
    if (base::equals_in_any_case(command.name, log_name) ||
        base::equals_in_any_case(command.name, other_log_name)) {
        change.values.log_file = command.value == empty_text ? std::string() : command.value;
        change.effect = OptionEffect::Log;
        return change;
    }
    if (base::equals_in_any_case(command.name, about_name)) {
        return change;  // clients only read it
    }
    return base::Error{"unknown option " + in_quotes(command.name)};
}

}  // namespace ziggurat::protocol
