// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "base/json.h"

namespace ziggurat::formats {

/// Reads a whole JSON text of UTF-8, nested at most 64 deep, each name once in its object. The error is
/// "LINE: why", lines counted from 1.
base::Result<base::JsonValue> read_json(std::string_view text);

}  // namespace ziggurat::formats
