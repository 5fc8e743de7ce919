const TOLERATED_MS = 2_000;
const CONFIRMED_AFTER_MS = 60_000;

/**
 * A wall clock that is robust against jumps. When the system's clock jumps, this one continues steadily and follows only
 * once the jump has lasted for a minute of monotonic time. So a clock that is wrong for a moment sends nothing early, and
 * one that leaps ahead does not end leases of running work.
 */
export class SteadyClock {
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  #anchor: { wall: number; monotonic: number };
  #jump: { seenAt: number; by: number } | null = null;

  constructor(wall: () => number = Date.now, monotonic: () => number = () => performance.now()) {
    this.#wall = wall;
    this.#monotonic = monotonic;
    this.#anchor = { wall: wall(), monotonic: monotonic() };
  }

  /** Milliseconds since the epoch. */
  now(): number {
    const wall = this.#wall();
    const monotonic = this.#monotonic();
    const expected = this.#anchor.wall + (monotonic - this.#anchor.monotonic);
    const by = wall - expected;
    if (Math.abs(by) <= TOLERATED_MS) return this.#follow(wall, monotonic);
    if (this.#jump === null || Math.abs(by - this.#jump.by) > TOLERATED_MS) {
      this.#jump = { seenAt: monotonic, by };
    }
    if (monotonic - this.#jump.seenAt >= CONFIRMED_AFTER_MS) return this.#follow(wall, monotonic);
    return expected;
  }

  /** The same as ISO 8601 text, `ms` later. */
  at(ms = 0): string {
    return new Date(this.now() + ms).toISOString();
  }

  #follow(wall: number, monotonic: number): number {
    this.#anchor = { wall, monotonic };
    this.#jump = null;
    return wall;
  }
}
