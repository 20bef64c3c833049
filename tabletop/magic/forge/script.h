// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ziggurat::tabletop::magic::forge {

/// Whether a text begins with another.
constexpr bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

/// A line of a card script, "KEY:VALUE".
struct ScriptLine {
    int number = 0;
    std::string key;
    std::string value;
};

/// The script of one card in Forge's format: what its lines say, in their order.
struct Script {
    std::vector<ScriptLine> lines;
    bool has_other_faces = false;

    /// The value of the first line of a key; empty where there is none.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    /// The line "SVar:NAME:..." of a name, its value without the name; null where there is none.
    [[nodiscard]] const ScriptLine* variable(std::string_view name) const;

    std::vector<ScriptLine> variables;  ///< by their names as keys
};

/// Reads a script. Errors are "line N: why": a line that is not KEY:VALUE, a variable without a name, no name.
base::Result<Script> read_script(std::string_view text);

/// What stands behind A:, T:, S:, R: and in many variables: "KIND$ NAME | PARAM$ text | ...". Everything that is
/// taken is thereby understood; what is left at the end was not.
class Params {
public:
    explicit Params(std::string_view text);

    /// "SP", "AB", "DB", "Mode", "Event"; empty where the text has no such form.
    [[nodiscard]] const std::string& kind() const { return kind_; }
    /// The API, or the mode.
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] bool has(std::string_view key) const;
    /// The value of a parameter, which is then understood; `otherwise` where it is missing.
    std::string take(std::string_view key, std::string_view otherwise = "");
    /// Takes a parameter if it has this very value.
    bool take_if(std::string_view key, std::string_view value);
    /// The parameters that nobody has taken, but for those that speak to people or to Forge's own players.
    [[nodiscard]] std::vector<std::string> rest() const;

private:
    struct Param {
        std::string key;
        std::string value;
        bool is_taken = false;
    };
    std::string kind_;
    std::string name_;
    std::vector<Param> all_;
};

}  // namespace ziggurat::tabletop::magic::forge
