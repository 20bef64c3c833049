// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game as the tabletop module tells it. docs/web.md has the same in words.

/** A card, a creature, an order; equal ones that nothing tells apart are one thing with a count. */
export interface Thing {
  /** In its place unique, and the same for as long as it stays there. */
  id: string;
  name: string;
  /** A seat, from 0 on; null for nobody's. */
  owner: number | null;
  count: number;
  facts: string[];
}

/** A land of the map, a hand, a pile, a row. */
export interface Place {
  id: string;
  name: string;
  /** What it looks like: `forest`, `stronghold`, `hand`, `pile`... */
  kind: string;
  owner: number | null;
  /** On a map, from 0 on; null elsewhere. */
  row: number | null;
  column: number | null;
  facts: string[];
  things: Thing[];
}

/** The table in one state. */
export interface View {
  title: string;
  /** The seat whose turn it is. */
  active: number;
  seats: { facts: string[]; isOut: boolean }[];
  places: Place[];
}

/** How the game stood behind so many steps. */
export interface Moment {
  round: number;
  active: number;
  scores: number[];
  /** What share of the win each seat could expect, 0..1, as the game itself judges. */
  chances: number[];
}

/** A record that was opened: all but its views. */
export interface Opened {
  game: string;
  /** The kind of player in each seat. */
  players: string[];
  seed: number;
  index: number;
  steps: { seat: number; action: string }[];
  /** One moment more than there are steps. */
  course: Moment[];
  /** Why the game was over, as the record says; null where it breaks off. */
  end: string | null;
  /** Why the record cannot be played on from here, or ends differently; null if it is sound. */
  flaw: string | null;
}
