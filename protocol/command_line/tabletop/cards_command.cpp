// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/files.h"
#include "tabletop/magic/core/text/deck_file.h"
#include "tabletop/magic/core/text/deck_list.h"
#include "tabletop/magic/core/text/own_cards.h"
#include "tabletop/magic/forge/import.h"

namespace ziggurat::protocol {

namespace fs = std::filesystem;
namespace magic = tabletop::magic;
namespace forge = tabletop::magic::forge;
namespace po = boost::program_options;

namespace {

struct CardsOptions {
    std::string folder;
    std::string deck_file;
    std::string out_file = "-";
    bool takes_parts = false;
    bool is_quiet = false;
};

constexpr std::string_view footer =
    "DIR is a folder of card scripts in Forge's format, or one that has them in cardsfolder/ and tokens in\n"
    "tokenscripts/, unpacked. What cannot be imported is told on standard error, card by card; then the share "
    "that\n"
    "loads. The cards are written in the notation of docs/magic-cards.md, for --cards of `ziggurat simulate`. "
    "With\n"
    "--deck the exit code is 1 if a card of the deck cannot be had.\n";

/// A folder's scripts, by the names of their cards (of files, for those without), and where tokens' scripts are.
struct Scripts {
    std::map<std::string, std::string> by_name;
    fs::path tokens;
};

/// Where card scripts lie: in the folder itself, in cardsfolder, or in res/cardsfolder.
fs::path scripts_below(const fs::path& folder) {
    for (const fs::path& below : {folder / "cardsfolder", folder / "res" / "cardsfolder"}) {
        if (fs::is_directory(below)) {
            return below;
        }
    }
    return folder;
}

base::Result<Scripts> read_scripts(const std::string& name) {
    std::error_code error;
    const fs::path folder = scripts_below(fs::canonical(name, error));
    if (error || !fs::is_directory(folder)) {
        return base::Error{name + ": is no folder"};
    }
    Scripts made;
    const fs::path inside = folder / "tokenscripts";
    made.tokens = fs::is_directory(inside) ? inside : folder.parent_path() / "tokenscripts";
    bool is_packed = false;
    for (auto i = fs::recursive_directory_iterator(folder, error); !error && i != fs::end(i); i.increment(error)) {
        const fs::path& path = i->path();
        if (i->is_directory() && path.filename() == "tokenscripts") {
            i.disable_recursion_pending();
        }
        is_packed = is_packed || path.extension() == ".zip";
        if (!i->is_regular_file() || path.extension() != ".txt") {
            continue;
        }
        const auto text = read_file(path.string());
        if (!text) {
            return text.error();
        }
        const std::string card(forge::card_name(*text));
        made.by_name.emplace(card.empty() ? path.filename().string() : card, *text);
    }
    if (error) {
        return base::Error{folder.string() + ": " + error.message()};
    }
    if (made.by_name.empty()) {
        return base::Error{folder.string() + ": there is no card script, a file NAME.txt" +
                           (is_packed ? "; unpack the archive that is there" : "")};
    }
    return made;
}

std::string_view extent_name(forge::Extent extent) {
    return extent == forge::Extent::Partial       ? "in part"
           : extent == forge::Extent::Unsupported ? "not supported"
                                                  : "broken script";
}

/// Imports scripts one by one: cards to one stream, what is missing to standard error.
class Importer {
public:
    Importer(const CardsOptions& options, const Scripts& scripts, std::ostream& out)
        : options_(options),
          out_(out),
          tokens_([&](std::string_view name) -> std::optional<std::string> {
              const auto text = read_file((scripts.tokens / (std::string(name) + ".txt")).string());
              return text ? std::optional(*text) : std::nullopt;
          }) {}

    /// Whether the card can be had whole.
    bool take(const std::string& name, const std::string& script) {
        const forge::ImportedCard card = forge::import_card(script, tokens_);
        coverage_.add(card);
        const bool is_full = card.extent == forge::Extent::Full;
        if (!is_full && !options_.is_quiet) {
            std::cerr << name << ": " << extent_name(card.extent);
            for (std::size_t i = 0; i < card.refusals.size(); ++i) {
                const forge::Refusal& refusal = card.refusals[i];
                const std::string place = refusal.line > 0 ? "line " + std::to_string(refusal.line) + ": " : "";
                std::cerr << (i == 0 ? ": " : "; ") << place << refusal.feature;
            }
            std::cerr << '\n';
        }
        if (is_full || (options_.takes_parts && card.extent == forge::Extent::Partial)) {
            out_ << card.text;
            for (const forge::Refusal& refusal : card.refusals) {
                out_ << magic::left_out << refusal.feature << '\n';
            }
            out_ << '\n';
        }
        return is_full;
    }

    [[nodiscard]] std::string coverage() const { return coverage_.text(); }

private:
    const CardsOptions& options_;
    std::ostream& out_;
    forge::TokenScripts tokens_;
    forge::Coverage coverage_;
};

/// Imports the cards of a deck. Those that the program has need no script; basic lands are no cards of a deck
/// here.
base::Result<bool> take_deck(const std::string& file, const Scripts& scripts, Importer& importer) {
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    const auto deck = magic::read_deck(magic::split_set_up(*text).text);
    const auto table = magic::cards_with("");
    if (!deck || !table) {
        return base::Error{file + ": " + (deck ? table.error().message : deck.error().message)};
    }
    std::vector<std::string> names;
    for (const auto& [name, script] : scripts.by_name) {
        names.push_back(name);
    }
    for (std::size_t def = 0; def < table->defs.size(); ++def) {
        names.push_back(table->defs[def].name);
    }
    std::set<std::string> seen;
    bool is_whole = true;
    for (const magic::DeckLine& card : *deck) {
        const auto script = scripts.by_name.find(card.name);
        const bool is_basic =
            std::find(magic::basic_names.begin(), magic::basic_names.end(), card.name) != magic::basic_names.end();
        if (is_basic || table->find(card.name) >= 0 || !seen.insert(card.name).second) {
            continue;
        }
        if (script == scripts.by_name.end()) {
            const std::string nearest = magic::nearest_name(names, card.name);
            std::cerr << file << ": line " << card.line << ": there is no script of '" << card.name << "'"
                      << (nearest.empty() ? "" : "; '" + nearest + "' is near") << '\n';
            is_whole = false;
        } else {
            is_whole = importer.take(card.name, script->second) && is_whole;
        }
    }
    return is_whole;
}

int import_cards(const CardsOptions& options) {
    const auto scripts = read_scripts(options.folder);
    if (!scripts) {
        return complain("cards", scripts.error(), usage_error);
    }
    OutputFile out(options.out_file);
    if (const auto error = out.error()) {
        return complain("cards", *error, usage_error);
    }
    out.stream() << "# Imported by `ziggurat cards import`; docs/magic-cards.md explains the notation.\n\n";
    Importer importer(options, *scripts, out.stream());
    bool is_whole = true;
    if (options.deck_file.empty()) {
        for (const auto& [name, script] : scripts->by_name) {
            if (!forge::is_basic_land(script)) {
                importer.take(name, script);
            }
        }
    } else {
        const auto done = take_deck(options.deck_file, *scripts, importer);
        if (!done) {
            return complain("cards", done.error(), usage_error);
        }
        is_whole = *done;
    }
    std::cerr << importer.coverage();
    const auto error = out.error();
    return error ? complain("cards", *error, exit_failed) : is_whole ? 0 : exit_failed;
}

}  // namespace

int cards_command(const std::vector<std::string>& arguments) {
    CardsOptions options;
    po::options_description description("Options", 110);
    auto add = description.add_options();
    add("forge", po::value(&options.folder)->required()->value_name("DIR"), "the folder of scripts");
    add("deck", po::value(&options.deck_file)->value_name("FILE"), "only the cards of a deck, in any usual form");
    add("out,o", po::value(&options.out_file)->value_name("FILE")->default_value(options.out_file),
        "where the cards go; - for standard output");
    add("partial", po::bool_switch(&options.takes_parts),
        "write cards of which abilities are missing, too; what is missing stands behind them");
    add("quiet,q", po::bool_switch(&options.is_quiet), "tell no single cards, but the share that loads");
    const bool is_import = !arguments.empty() && arguments.front() == "import";
    const std::vector<std::string> rest(arguments.begin() + (is_import ? 1 : 0), arguments.end());
    if (const auto exit_code = read_arguments("cards import", "read card scripts of your own into our notation",
                                              description, rest, footer)) {
        return *exit_code;
    }
    if (!is_import) {
        return refuse_arguments("cards", "the first argument has to be 'import'");
    }
    return import_cards(options);
}

}  // namespace ziggurat::protocol
