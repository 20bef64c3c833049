// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A number that games may tune: a constant, but in a build with ZIGGURAT_TUNABLE one that the environment can set,
// as in ZIGGURAT_TUNE_razor_margin=240, so that two settings can play each other (bench/strength/tune_search.py).

#ifdef ZIGGURAT_TUNABLE

#include <cstdlib>
#include <string>

namespace ziggurat::search::tuning::detail {

template <class T>
T tuned(const char* name, T value) {
    const char* const text = std::getenv((std::string("ZIGGURAT_TUNE_") + name).c_str());
    return text == nullptr ? value : static_cast<T>(std::strtod(text, nullptr));
}

}  // namespace ziggurat::search::tuning::detail

#define ZIGGURAT_TUNED(type, name, value) inline const type name = detail::tuned<type>(#name, value)

#else

#define ZIGGURAT_TUNED(type, name, value) inline constexpr type name = value

#endif
