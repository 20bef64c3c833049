// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/own_player.h"

#include <array>
#include <optional>

#include "base/text.h"
#include "match/play/session_player.h"

namespace ziggurat::match {
namespace {

/// An option that is a number.
struct Spin {
    std::string_view name;
    std::int64_t smallest;
    std::int64_t largest;
    void (*write)(engine::Settings&, std::int64_t);
};

std::array<Spin, 5> spins() {
    using engine::Settings;
    return {{
        {"Hash", 1, static_cast<std::int64_t>(engine::max_hash_mb()),
         [](Settings& s, std::int64_t n) { s.hash_mb = static_cast<std::size_t>(n); }},
        {"Threads", 1, engine::max_threads, [](Settings& s, std::int64_t n) { s.threads = static_cast<int>(n); }},
        {"Move Overhead", 0, 10'000,
         [](Settings& s, std::int64_t n) { s.move_overhead_ms = static_cast<int>(n); }},
        {"Skill Level", 0, engine::full_level, [](Settings& s, std::int64_t n) { s.level = static_cast<int>(n); }},
        {"UCI_Elo", engine::weakest_elo, engine::strongest_elo,
         [](Settings& s, std::int64_t n) { s.elo = static_cast<int>(n); }},
    }};
}

/// Sets one option; what is wrong with it, or nothing.
std::optional<base::Error> set_option(engine::Settings& settings, const std::string& name,
                                      const std::string& value) {
    const auto number = base::parse_integer<std::int64_t>(value);
    std::string known;
    for (const Spin& spin : spins()) {
        if (spin.name == name && number && *number >= spin.smallest && *number <= spin.largest) {
            spin.write(settings, *number);
            return std::nullopt;
        }
        known += (known.empty() ? "" : ", ") + std::string(spin.name) + '=' + std::to_string(spin.smallest) +
                 ".." + std::to_string(spin.largest);
    }
    return base::Error{"option." + name + '=' + value + " is none of " + known};
}

}  // namespace

base::Result<std::unique_ptr<Player>>
make_own_player(const std::string& name, std::string_view variant,
                const std::vector<std::pair<std::string, std::string>>& options) {
    auto session = engine::make_session(variant);
    if (!session) {
        return session.error();
    }
    engine::Settings settings;
    for (const auto& [option, value] : options) {
        if (const auto error = set_option(settings, option, value)) {
            return *error;
        }
    }
    if (const auto error = (*session)->configure(settings)) {
        return *error;
    }
    return std::unique_ptr<Player>(std::make_unique<SessionPlayer>(name, std::move(*session)));
}

}  // namespace ziggurat::match
