// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::report {

/// A <table> in the making.
class Table {
public:
    explicit Table(const std::vector<std::string>& headings, bool is_sortable = false);

    void begin_row(std::string_view row_class = "");
    /// A cell of text that is HTML already.
    void cell(const std::string& html);
    /// A cell that is sorted by a number; without one it comes last.
    void cell(const std::string& html, std::optional<double> value);

    [[nodiscard]] std::string finished() const {
        return content_ + (has_rows_ ? "</tr>\n" : "") + "</tbody></table>\n";
    }

private:
    std::string content_;
    bool has_rows_ = false;
};

}  // namespace ziggurat::report
