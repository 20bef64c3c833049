// SPDX-License-Identifier: GPL-3.0-or-later
// Where index.html begins.
export {};
