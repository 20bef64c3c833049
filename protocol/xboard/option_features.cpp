// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/option_features.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace ziggurat::protocol {
namespace {

/// An option as UCI declares it.
struct Declaration {
    std::string name;
    std::string type;
    std::string usual;
    std::string smallest;
    std::string largest;
    std::vector<std::string> choices;
};

/// Reads "option name NAME type TYPE [default X] [min N] [max N] [var X]...".
Declaration read_declaration(std::string_view line) {
    Declaration declaration;
    std::string choice;
    std::string* to = &choice;
    for (const std::string_view word : base::split_words(line)) {
        if (word == "name") {
            to = &declaration.name;
        } else if (word == "type") {
            to = &declaration.type;
        } else if (word == "default") {
            to = &declaration.usual;
        } else if (word == "min") {
            to = &declaration.smallest;
        } else if (word == "max") {
            to = &declaration.largest;
        } else if (word == "var") {
            to = &declaration.choices.emplace_back();
        } else {
            *to += (to->empty() ? "" : " ") + std::string(word);
        }
    }
    return declaration;
}

/// Whether XBoard has a command or a menu of its own for an option.
bool has_other_words(const std::string& name) {
    constexpr std::array<std::string_view, 6> others{"Hash",        "Threads",     "Ponder",
                                                     "UCI_Variant", "UCI_ShowWDL", "UCI_EngineAbout"};
    return std::find(others.begin(), others.end(), name) != others.end();
}

std::string as_feature(const Declaration& option) {
    if (option.type == "spin") {
        return option.name + " -spin " + option.usual + ' ' + option.smallest + ' ' + option.largest;
    }
    if (option.type == "check") {
        return option.name + " -check " + (option.usual == "true" ? "1" : "0");
    }
    if (option.type == "button") {
        return option.name + " -button";
    }
    if (option.type == "combo") {
        std::string text = option.name + " -combo ";
        for (const std::string& choice : option.choices) {
            text += std::string(&choice == &option.choices.front() ? "" : " /// ") +
                    (choice == option.usual ? "*" : "") + choice;
        }
        return text;
    }
    const std::string kind = option.name.find("File") != std::string::npos ? " -file " : " -string ";
    return option.name + kind + (option.usual == "<empty>" ? "" : option.usual);
}

}  // namespace

std::vector<std::string> option_features() {
    std::vector<std::string> features;
    for (const std::string& line : option_lines()) {
        const Declaration option = read_declaration(line.substr(line.find(' ') + 1));
        if (!has_other_words(option.name)) {
            features.push_back(as_feature(option));
        }
    }
    features.push_back(std::string(resign_option) + " -spin 0 0 100000");
    features.push_back(std::string(plain_moves_option) + " -check 0");
    return features;
}

SetOption as_uci_option(SetOption command) {
    for (const std::string& line : option_lines()) {
        const Declaration option = read_declaration(line.substr(line.find(' ') + 1));
        if (option.name == command.name && option.type == "check") {
            command.value = command.value == "1" ? "true" : command.value == "0" ? "false" : command.value;
        }
    }
    return command;
}

}  // namespace ziggurat::protocol
