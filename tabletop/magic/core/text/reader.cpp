// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/reader.h"

#include <set>
#include <string>

#include "base/text.h"
#include "tabletop/magic/core/text/compiler.h"

namespace ziggurat::tabletop::magic {

base::Result<CardTable> read_cards(const std::vector<CardFile>& files) {
    Compiler compiler;
    std::set<std::string, std::less<>> names;
    std::set<std::string, std::less<>> own_names;
    for (const CardFile& file : files) {
        int number = 0;
        bool is_open = false;
        bool is_replaced = false;  // by a card of one's own
        const auto wrong = [&](const std::string& why) {
            const std::string place = file.name.empty() ? "line " : std::string(file.name) + ":";
            return base::Error{place + std::to_string(number) + ": " + why};
        };
        for (std::string_view text : base::split_at(file.text, '\n')) {
            ++number;
            if (!text.empty() && text.back() == '\r') {
                text.remove_suffix(1);
            }
            const bool is_blank = base::split_words(text).empty();
            if (is_blank || text.front() == '#') {
                continue;
            }
            if (base::is_blank(text.front())) {
                if (!is_open) {
                    return wrong("a line of no card: a card's name stands at the beginning of its line");
                }
                if (!is_replaced) {
                    compiler.line(text);
                }
            } else {
                compiler.end();
                is_open = true;
                is_replaced = !file.name.empty() && own_names.count(text) > 0;
                if (is_replaced) {
                    continue;
                }
                if (file.name.empty()) {
                    own_names.emplace(text);
                }
                if (compiler.complaint().empty() && !names.insert(std::string(text)).second) {
                    return wrong("'" + std::string(text) + "' stands twice");
                }
                compiler.begin(text);
            }
            if (!compiler.complaint().empty()) {
                return wrong(compiler.complaint());
            }
        }
        compiler.end();
        if (!compiler.complaint().empty()) {
            return wrong(compiler.complaint());
        }
    }
    return compiler.table();
}

}  // namespace ziggurat::tabletop::magic
