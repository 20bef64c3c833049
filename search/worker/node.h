// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ziggurat::search {

// What kind of node is searched, as a type that knows what its first child is. A node that is no principal
// variation is asked with a null window only, so that the impossible kinds have no name.

/// Expected to be cut off, or never to be reached: the bulk of the tree.
struct Cut {
    static constexpr bool is_root = false;
    static constexpr bool is_pv = false;
    using Next = Cut;
};

/// On the principal variation: its value and its line are wanted exactly.
struct Pv {
    static constexpr bool is_root = false;
    static constexpr bool is_pv = true;
    using Next = Pv;
};

/// Where the search begins; its moves are kept by the worker.
struct Root {
    static constexpr bool is_root = true;
    static constexpr bool is_pv = true;
    using Next = Pv;
};

}  // namespace ziggurat::search
