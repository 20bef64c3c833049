// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/table.h"

#include "report/numbers.h"

namespace ziggurat::report {

Table::Table(const std::vector<std::string>& headings, bool is_sortable) {
    content_ = std::string("<table") + (is_sortable ? " class=\"sortable\"" : "") + "><thead><tr>";
    for (const std::string& heading : headings) {
        content_ += "<th scope=\"col\">" + escaped(heading) + "</th>";
    }
    content_ += "</tr></thead><tbody>\n";
}

void Table::begin_row(std::string_view row_class) {
    content_ += has_rows_ ? "</tr>\n<tr" : "<tr";
    content_ += row_class.empty() ? ">" : " class=\"" + std::string(row_class) + "\">";
    has_rows_ = true;
}

void Table::cell(const std::string& html) {
    content_ += "<td>" + html + "</td>";
}

void Table::cell(const std::string& html, std::optional<double> value) {
    content_ += "<td data-value=\"" + (value ? decimal(*value, 6) : "") + "\">" + html + "</td>";
}

}  // namespace ziggurat::report
