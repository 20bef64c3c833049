// SPDX-License-Identifier: GPL-3.0-or-later
// The module that web/wasm/tabletop/ is compiled to.

/** Each answer is `+` and JSON, or `-` and one sentence: what is wrong. */
export interface TabletopModule {
  /** Opens a record: the `Opened` of web/src/replay/record.ts. */
  open(text: string): string;
  /** The `View` behind so many steps of the record that is open. */
  view(step: number): string;
}

export interface Start {
  locateFile: (file: string) => string;
}

export default function createTabletop(start: Start): Promise<TabletopModule>;
