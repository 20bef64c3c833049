// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/files.h"
#include "protocol/command_line/tabletop/write_reports.h"
#include "report/json.h"
#include "report/text.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

base::Result<report::Simulation> sum_of(const std::vector<std::string>& files) {
    std::optional<report::Simulation> sum;
    for (const std::string& file : files) {
        const auto text = read_file(file);
        if (!text) {
            return text.error();
        }
        const auto part = report::from_json(*text);
        if (!part) {
            return base::Error{file + ": " + part.error().message};
        }
        if (!sum) {
            sum = *part;
        } else if (const auto error = report::add(*part, *sum)) {
            return base::Error{file + ": " + error->message};
        }
    }
    return *sum;
}

}  // namespace

int merge_command(const std::vector<std::string>& arguments) {
    std::vector<std::string> files;
    std::vector<std::string> rest = arguments;
    while (!rest.empty() && (rest.front() == "-" || rest.front().substr(0, 1) != "-")) {
        files.push_back(rest.front());
        rest.erase(rest.begin());
    }
    std::string json_file;
    std::string html_file;
    po::options_description description("Options", 110);
    description.add_options()("json", po::value(&json_file)->value_name("FILE"),
                              "write the joint report as JSON; - for standard output")(
        "html", po::value(&html_file)->value_name("FILE"), "write the joint report as a page for reading");
    if (const auto exit_code =
            read_arguments("simulate merge FILE...", "join the JSON reports of shards", description, rest)) {
        return *exit_code;
    }
    if (files.empty()) {
        return refuse_arguments("simulate merge", "which reports?");
    }
    const auto sum = sum_of(files);
    if (!sum) {
        return complain("simulate merge", sum.error(), usage_error);
    }
    if (const std::string missing = report::missing_games(*sum); !missing.empty()) {
        std::cerr << "ziggurat simulate merge: games " << missing << " are missing\n";
    }
    ReportFiles reports(json_file, html_file);
    if (const auto error = reports.error()) {
        return complain("simulate merge", *error, usage_error);
    }
    reports.write(*sum);
    if (const auto error = reports.error()) {
        return complain("simulate merge", *error, 1);
    }
    return 0;
}

}  // namespace ziggurat::protocol
