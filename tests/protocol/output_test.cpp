// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/output.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "base/text.h"
#include "protocol/plain_text.h"

using namespace ziggurat;
using namespace ziggurat::protocol;

TEST_CASE("lines of several threads stay whole") {
    std::ostringstream stream;
    Output output(stream);
    constexpr int lines_each = 500;
    {
        std::vector<std::jthread> threads;
        for (const char c : {'a', 'b', 'c'}) {
            threads.emplace_back([&output, c] {
                for (int i = 0; i < lines_each; ++i) {
                    output.print(std::string(50, c));
                }
            });
        }
    }
    int lines = 0;
    const std::string text = stream.str();
    for (const std::string_view line : base::split_words(text)) {
        CHECK(line == std::string(50, line[0]));
        ++lines;
    }
    CHECK(lines == 3 * lines_each);
}

TEST_CASE("a log keeps both directions") {
    const auto file = std::filesystem::temp_directory_path() / "ziggurat_output_test.log";
    std::filesystem::remove(file);
    {
        std::ostringstream stream;
        Output output(stream);
        output.print("before");
        REQUIRE_FALSE(output.log_to(file.string()));
        output.note_received("uci");
        output.print("id name x\nuciok");
        const auto error = output.log_to("/dev/null/x.log");
        REQUIRE(error);
        CHECK(error->message == "cannot write the log file /dev/null/x.log");
        output.print("readyok");
        REQUIRE_FALSE(output.log_to(""));
        output.print("after");
    }
    std::ifstream stream(file);
    std::string line;
    std::vector<std::string> kept;
    while (std::getline(stream, line)) {
        kept.push_back(line.substr(line.find_first_of("<>")));
    }
    CHECK(kept == std::vector<std::string>{">> uci", "<< id name x", "<< uciok", "<< readyok"});
    std::filesystem::remove(file);
}

TEST_CASE("what clients sent is repeated cut and plain") {
    CHECK(in_quotes("word") == "\"word\"");
    CHECK(in_quotes(std::string(100, 'A')) == '"' + std::string(60, 'A') + "...\"");
    CHECK(plain("a\tb\x01\xff", 10) == "a?b??");
}
