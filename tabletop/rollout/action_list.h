// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace ziggurat::tabletop::rollout {

/// The actions of one decision, at most `most` of them, kept in place: listing them allocates nothing.
template <class Action, std::size_t most>
class ActionList {
public:
    static constexpr std::size_t capacity = most;

    // Leaves the places uninitialised: a list is made at every step of every playout.
    ActionList() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)

    void push_back(Action action) {
        assert(size_ < most);
        places_.actions[size_++] = action;
    }
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Action& operator[](std::size_t index) const {
        assert(index < size_);
        return places_.actions[index];
    }
    [[nodiscard]] const Action* begin() const { return places_.actions.data(); }
    [[nodiscard]] const Action* end() const { return places_.actions.data() + size_; }
    [[nodiscard]] std::span<const Action> span() const { return {places_.actions.data(), size_}; }

private:
    union Places {
        Places() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)
        std::array<Action, most> actions;
    };

    std::size_t size_ = 0;
    Places places_;
};

}  // namespace ziggurat::tabletop::rollout
