// SPDX-License-Identifier: GPL-3.0-or-later
// Where index.html begins.
import './engine/console.ts';
import './offline/register.ts';
