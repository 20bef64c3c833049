// SPDX-License-Identifier: GPL-3.0-or-later
// Two clocks of which one runs. Times are milliseconds; whoever asks says what time it is.

export type Side = 'w' | 'b';
export const other = (side: Side): Side => (side === 'w' ? 'b' : 'w');

export class Clock {
  readonly incrementMs: number;
  private readonly left: Record<Side, number>;
  private running: Side | null = null;
  private since = 0;

  /** @param baseMs what each side begins with @param incrementMs what each gains with a move */
  constructor(baseMs: number, incrementMs: number) {
    this.left = { w: baseMs, b: baseMs };
    this.incrementMs = incrementMs;
  }

  /** Lets one side's time run; what the other used is booked. */
  start(side: Side, now: number): void {
    this.stop(now);
    this.running = side;
    this.since = now;
  }

  stop(now: number): void {
    if (this.running) this.left[this.running] = this.leftOf(this.running, now);
    this.running = null;
  }

  /** The side has moved: it gains its increment, and the other's time runs. */
  press(side: Side, now: number): void {
    this.stop(now);
    this.left[side] += this.incrementMs;
    this.start(other(side), now);
  }

  /** What the side has left; never below zero. */
  leftOf(side: Side, now: number): number {
    const used = this.running === side ? now - this.since : 0;
    return Math.max(0, this.left[side] - used);
  }

  /** The side whose time has run out, if one has. */
  flagged(now: number): Side | null {
    return this.running && this.leftOf(this.running, now) <= 0 ? this.running : null;
  }

  get side(): Side | null {
    return this.running;
  }
}

/** Such as `1:05` or, below twenty seconds, `9.4`. */
export function clockText(ms: number): string {
  if (ms < 20_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
