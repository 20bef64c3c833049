// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/store/journal.h"

#include <filesystem>

#include <nlohmann/json.hpp>

#include "match/store/record_json.h"

namespace ziggurat::match {

using nlohmann::ordered_json;

namespace {

constexpr const char* kind = "ziggurat match";
constexpr int version = 1;

base::Result<JournalHead> head_from(std::string_view line) {
    try {
        const auto json = ordered_json::parse(line);
        if (json.at("journal") != kind || json.at("version") != version) {
            return base::Error{"line 1: not a journal of this version"};
        }
        return JournalHead{json.at("settings").dump(), json.at("shard").get<std::string>()};
    } catch (const std::exception&) {
        return base::Error{"line 1: not a journal of a match"};
    }
}

}  // namespace

base::Result<JournalContent> read_journal(std::string_view text) {
    JournalContent content;
    int number = 0;
    while (content.whole_bytes < text.size()) {
        const std::size_t end = text.find('\n', content.whole_bytes);
        if (end == std::string_view::npos) {
            break;  // torn
        }
        const std::string_view line = text.substr(content.whole_bytes, end - content.whole_bytes);
        if (++number == 1) {
            auto head = head_from(line);
            if (!head) {
                return head.error();
            }
            content.head = std::move(*head);
        } else {
            auto record = record_from_json(line);
            if (!record) {
                return base::Error{"line " + std::to_string(number) + ": " + record.error().message};
            }
            content.games.push_back(std::move(*record));
        }
        content.whole_bytes = end + 1;
    }
    if (number == 0) {
        return base::Error{"line 1: not a journal of a match"};
    }
    return content;
}

Journal::Journal(const std::string& file, const JournalHead& head, std::size_t keep) {
    if (keep > 0) {
        std::error_code error;
        std::filesystem::resize_file(file, keep, error);
        file_.open(file, std::ios::binary | std::ios::app);
        if (error) {
            file_.setstate(std::ios::failbit);
        }
        return;
    }
    file_.open(file, std::ios::binary | std::ios::trunc);
    ordered_json json;
    json["journal"] = kind;
    json["version"] = version;
    json["shard"] = head.shard;
    json["settings"] = ordered_json::parse(head.settings);
    file_ << json.dump() << std::endl;
}

void Journal::add(const GameRecord& record) {
    file_ << to_json(record) + '\n' << std::flush;
}

}  // namespace ziggurat::match
