export interface SlotLimits {
  /** Attempts in flight in all. */
  all: number;
  /** Attempts in flight to one endpoint. */
  perEndpoint: number;
  /** Attempts in flight to endpoints that timed out lately, all of them together. */
  slow: number;
  /** How long an attempt may hold a slot that another endpoint waits for, in ms. */
  maxHoldMs: number;
  /** For how long a timeout is remembered, in ms. */
  slowForMs: number;
}

export const SLOT_LIMITS: SlotLimits = {
  all: 50,
  perEndpoint: 5,
  slow: 30,
  maxHoldMs: 1_000,
  slowForMs: 10 * 60_000,
};

/** An attempt that holds a slot. */
export interface HeldSlot {
  readonly endpoint: string;
  readonly startedAt: number;
}

/**
 * Limits concurrent attempts. Endpoints that timed out lately share a part of the slots, one each, so that others always
 * find free ones. A hanging endpoint is not recognisable before its timeout; so when all slots are taken and an endpoint
 * with nothing in flight waits, the attempt that has run longest (a second at least) is evicted, and its endpoint counts
 * as slow from then on. A slow endpoint keeps the oldest of its attempts; the others give way in the same manner.
 */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #held = new Map<string, Set<HeldSlot>>();
  readonly #slowUntil = new Map<string, number>();
  /** Attempts that were told to give way and have not ended yet. */
  readonly #evicted = new Set<HeldSlot>();
  #count = 0;
  #slowCount = 0;

  constructor(limits: SlotLimits = SLOT_LIMITS) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether so many are free that nobody waits for one. */
  get hasSpareSlots(): boolean {
    return this.#count < this.#limits.all / 2;
  }

  inFlight(endpoint: string): number {
    return this.#held.get(endpoint)?.size ?? 0;
  }

  isSlow(endpoint: string, now: number): boolean {
    return (this.#slowUntil.get(endpoint) ?? 0) > now;
  }

  /** How many more attempts may begin to an endpoint now. */
  free(endpoint: string, now: number): number {
    const all = this.#limits.all - this.#count;
    const own = this.inFlight(endpoint);
    if (!this.isSlow(endpoint, now)) return Math.max(0, Math.min(all, this.#limits.perEndpoint - own));
    return Math.max(0, Math.min(all, 1 - own, this.#limits.slow - this.#slowCount));
  }

  take(endpoint: string, now: number): HeldSlot {
    const held: HeldSlot = { endpoint, startedAt: now };
    const own = this.#held.get(endpoint) ?? new Set();
    this.#held.set(endpoint, own.add(held));
    this.#count += 1;
    if (this.isSlow(endpoint, now)) this.#slowCount += 1;
    return held;
  }

  /** Gives a slot back. @param timedOut whether the attempt timed out; null when it was cut off before it was known */
  release(held: HeldSlot, timedOut: boolean | null, now: number): void {
    this.#held.get(held.endpoint)?.delete(held);
    this.#evicted.delete(held);
    if (this.inFlight(held.endpoint) === 0) this.#held.delete(held.endpoint);
    if (this.#slowUntil.size === 0 && timedOut !== true) {
      this.#count -= 1;
      return;
    }
    if (timedOut === false) this.#slowUntil.delete(held.endpoint);
    else if (timedOut === true) this.#slowUntil.set(held.endpoint, now + this.#limits.slowForMs);
    this.#recount(now);
  }

  /**
   * The attempt that makes room for an endpoint that waits with nothing in flight; its endpoint is slow from now on.
   * One attempt to each slow endpoint is let be: they have their own share, and must come to an end some time.
   */
  evictOne(now: number): HeldSlot | null {
    let oldest: HeldSlot | null = null;
    for (const held of this.#evictable(now)) {
      if (oldest === null || held.startedAt < oldest.startedAt) oldest = held;
    }
    if (oldest === null || now - oldest.startedAt < this.#limits.maxHoldMs) return null;
    this.#evicted.add(oldest);
    if (!this.isSlow(oldest.endpoint, now))
      this.#slowUntil.set(oldest.endpoint, now + this.#limits.slowForMs);
    this.#recount(now);
    return oldest;
  }

  /** In how many ms `evictOne` is worth asking again. */
  evictableIn(now: number): number {
    let wait = this.#limits.maxHoldMs;
    for (const held of this.#evictable(now))
      wait = Math.min(wait, held.startedAt + this.#limits.maxHoldMs - now);
    return Math.max(1, wait);
  }

  *#evictable(now: number): Iterable<HeldSlot> {
    for (const [endpoint, own] of this.#held) {
      const going = [...own].filter((held) => !this.#evicted.has(held));
      yield* this.isSlow(endpoint, now) ? going.slice(1) : going;
    }
  }

  #recount(now: number): void {
    for (const [endpoint, until] of this.#slowUntil) if (until <= now) this.#slowUntil.delete(endpoint);
    this.#count = 0;
    this.#slowCount = 0;
    for (const [endpoint, own] of this.#held) {
      this.#count += own.size;
      if (this.#slowUntil.has(endpoint)) this.#slowCount += own.size;
    }
  }
}
