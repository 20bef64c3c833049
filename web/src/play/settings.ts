// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays whom, and how fast.
import type { Engine } from '../engine/types.ts';
import type { Side } from './clock.ts';

/** A person, or the engine at a level. */
export type Player = 'person' | LevelName;

export interface Settings {
  variant: string;
  players: Record<Side, Player>;
  /** Null for a game without clocks. */
  clock: { minutes: number; incrementSeconds: number } | null;
  /** How long the engine thinks where there are no clocks, in milliseconds. */
  movetimeMs: number;
}

export type LevelName = 'beginner' | 'novice' | 'casual' | 'club' | 'strong' | 'full';

/** Levels by the engine's option `Skill Level`, 0 to 20. */
export const LEVELS: Record<LevelName, { title: string; skill: number }> = {
  beginner: { title: 'Beginner', skill: 0 },
  novice: { title: 'Novice', skill: 4 },
  casual: { title: 'Casual', skill: 8 },
  club: { title: 'Club player', skill: 12 },
  strong: { title: 'Strong', skill: 16 },
  full: { title: 'Full strength', skill: 20 },
};

export const DEFAULTS: Settings = {
  variant: 'levelup',
  players: { w: 'person', b: 'casual' },
  clock: null,
  movetimeMs: 1000,
};

export function nameOfPlayer(player: Player): string {
  return player === 'person' ? 'Person' : `Ziggurat, ${LEVELS[player].title.toLowerCase()}`;
}

/** Makes the engine play at the level from its next search on. */
export function setLevel(engine: Engine, level: LevelName): void {
  engine.option('Skill Level', String(LEVELS[level].skill));
}

const KEY = 'ziggurat-play';

const isPlayer = (value: unknown): value is Player =>
  value === 'person' || (typeof value === 'string' && Object.hasOwn(LEVELS, value));

/** What was chosen last time; the defaults where that cannot be read. */
export function loadSettings(): Settings {
  try {
    const saved: Settings = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    const isSound =
      isPlayer(saved.players.w) &&
      isPlayer(saved.players.b) &&
      saved.movetimeMs > 0 &&
      (saved.clock === null || (saved.clock.minutes > 0 && saved.clock.incrementSeconds >= 0));
    return isSound ? saved : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export function saveSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
