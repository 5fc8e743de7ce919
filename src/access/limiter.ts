import type { Counters } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressKey } from './address.ts';
import type { Principal } from './principal.ts';

export interface Window {
  limit: number;
  remaining: number;
  /** Unix seconds at which the window ends. */
  reset: number;
}

export interface LimitSettings {
  perMinute: number;
  trialPerMinute: number;
  aiPerMinute: number;
  authFailuresPerMinute: number;
}

const MAX_VERIFIED = 10_000;

/** A process grants this part of a limit before the others know of it: five processes together exceed it by a tenth at most. */
const PORTIONS = 50;
/** From this part of the limit on every charge is told before it is granted. */
const TOLD_FROM = 0.9;
/** After how long the others know of what was granted, in milliseconds. */
const TELL_AFTER = 100;

/**
 * A rate limiter with fixed one-minute windows, in memory or, where several processes serve one store, in shared
 * counters. There a process grants a fiftieth of a limit by itself and tells the others of many charges at once; limits
 * under fifty, and the last tenth of any, are counted together charge by charge. The counts of other processes are learnt
 * with what is told, so the figures of a window that was not charged lately may lag behind.
 */
export class Limiter {
  readonly #settings: LimitSettings;
  readonly #shared: Counters | null;
  readonly #counts = new Map<string, number>();
  /** What was granted in this minute and is not in the shared counters yet. */
  readonly #untold = new Map<string, number>();
  #telling: NodeJS.Timeout | null = null;
  /** What is being told. */
  #told: Promise<unknown> = Promise.resolve();
  /** Keyed hashes of recently valid credentials, which failures from the same address do not block. */
  readonly #verified = new Set<string>();
  /** Whether any authentication failed in this minute, as far as this process knows. */
  #failures = false;
  #minute = 0;

  constructor(settings: LimitSettings, shared: Counters | null = null) {
    this.#settings = settings;
    this.#shared = shared;
  }

  /**
   * Charges a credential for a number of actions, all of them or none.
   * @param ai whether they are AI-backed, or how many of them are
   * @throws AppError RATE_LIMIT_EXCEEDED when they exceed the minute's limit
   */
  async charge(principal: Principal, count: number, ai: boolean | number): Promise<void> {
    const id = principal.credential.id;
    const aiCount = typeof ai === 'number' ? ai : ai ? count : 0;
    const limit = this.#limitOf(principal);
    this.#startMinute();
    this.#check(id, limit, count, 'requests');
    if (aiCount > 0) this.#check(`ai ${id}`, this.#settings.aiPerMinute, aiCount, 'AI-backed actions');
    if (this.#shared !== null) {
      await this.#chargeShared(this.#shared, id, limit, count, aiCount);
      return;
    }
    this.#add(id, count);
    if (aiCount > 0) this.#add(`ai ${id}`, aiCount);
  }

  /**
   * Counts a request that was refused by `admit`. It is not charged, but has the same limit per minute, counted per
   * process, as such a request costs only a look-up.
   * @returns the error to answer instead when there were too many, else null
   */
  countRefused(principal: Principal): AppError | null {
    const id = `refused ${principal.credential.id}`;
    const limit = this.#limitOf(principal);
    this.#startMinute();
    if ((this.#counts.get(id) ?? 0) >= limit) return this.#refusal(limit, REFUSED);
    this.#add(id, 1);
    return null;
  }

  /** The state of a credential's window, for the response headers. */
  windowOf(principal: Principal): Window {
    this.#startMinute();
    return this.#window(principal.credential.id, this.#limitOf(principal));
  }

  /**
   * Counts a failed authentication from an address.
   * @throws AppError RATE_LIMIT_EXCEEDED when it failed too often in other processes already
   */
  async authenticationFailed(ip: string): Promise<void> {
    const id = addressKey(ip);
    const limit = this.#settings.authFailuresPerMinute;
    this.#startMinute();
    this.#failures = true;
    if (this.#shared === null) {
      this.#add(id, 1);
      return;
    }
    const total = await this.#count(this.#shared, id, 1);
    if (total > limit) throw this.#refusal(limit, FAILURES);
  }

  /**
   * Called before a credential is looked up. A recently valid one passes even where others from its address fail.
   * @param hash the credential's keyed hash
   * @throws AppError RATE_LIMIT_EXCEEDED when an address has failed too often in this minute
   */
  admitAddress(ip: string, hash?: string): void {
    this.#startMinute();
    if (!this.#failures) return;
    const limit = this.#settings.authFailuresPerMinute;
    if ((this.#counts.get(addressKey(ip)) ?? 0) < limit) return;
    if (hash !== undefined && this.#verified.has(hash)) return;
    throw this.#refusal(limit, FAILURES);
  }

  /** Remembers that a credential was good. */
  authenticated(hash: string): void {
    if (this.#verified.size >= MAX_VERIFIED) this.#verified.clear();
    this.#verified.add(hash);
  }

  addressWindow(ip: string): Window {
    this.#startMinute();
    return this.#window(addressKey(ip), this.#settings.authFailuresPerMinute);
  }

  async #chargeShared(
    shared: Counters,
    id: string,
    limit: number,
    count: number,
    backed: number,
  ): Promise<void> {
    if (!(await this.#take(shared, id, limit, count))) {
      await this.#count(shared, id, -count);
      throw this.#refusal(limit, 'requests');
    }
    if (backed === 0) return;
    const { aiPerMinute } = this.#settings;
    if (!(await this.#take(shared, `ai ${id}`, aiPerMinute, backed))) {
      await this.#count(shared, `ai ${id}`, -backed);
      await this.#count(shared, id, -count);
      throw this.#refusal(aiPerMinute, 'AI-backed actions');
    }
  }

  /** Adds to a count, here or in the shared counter. @returns whether the limit holds */
  async #take(shared: Counters, id: string, limit: number, points: number): Promise<boolean> {
    const untold = this.#untold.get(id) ?? 0;
    const sum = (this.#counts.get(id) ?? 0) + points;
    if (untold + points <= Math.floor(limit / PORTIONS) && sum <= limit * TOLD_FROM) {
      this.#counts.set(id, sum);
      this.#untold.set(id, untold + points);
      this.#telling ??= setTimeout(() => {
        this.#told = this.#tell(shared);
      }, TELL_AFTER).unref();
      return true;
    }
    this.#untold.delete(id);
    return (await this.#count(shared, id, points, untold)) <= limit;
  }

  /** Tells the shared counters what was granted. Where that fails it counts for this process alone. */
  async #tell(shared: Counters): Promise<void> {
    this.#telling = null;
    const minute = this.#minute;
    const told = new Map([...this.#untold].map(([id, points]) => [`${minute} ${id}`, points]));
    this.#untold.clear();
    if (told.size === 0) return;
    const totals = await shared.addAll(told, 60).catch(() => new Map<string, number>());
    for (const [key, total] of totals) this.#learn(minute, key.slice(key.indexOf(' ') + 1), total);
  }

  /**
   * Adds to a shared counter and returns the sum. Where the store fails, this process counts by itself.
   * @param untold what is in this process's count already and in no other's
   */
  async #count(shared: Counters, id: string, points: number, untold = 0): Promise<number> {
    const minute = this.#minute;
    // A sum without what is just being told would show less than was granted.
    await this.#told;
    const total = await shared
      .add(`${minute} ${id}`, points + untold, 60)
      .catch(() => (this.#counts.get(id) ?? 0) + points);
    this.#learn(minute, id, total, points < 0);
    return total;
  }

  /** Answers overtake one another, so only what was given back makes a count smaller. */
  #learn(minute: number, id: string, total: number, givenBack = false): void {
    if (minute !== this.#minute) return;
    const sum = total + (this.#untold.get(id) ?? 0);
    this.#counts.set(id, givenBack ? sum : Math.max(sum, this.#counts.get(id) ?? 0));
  }

  #limitOf(principal: Principal): number {
    return principal.credential.mode === 'trial' ? this.#settings.trialPerMinute : this.#settings.perMinute;
  }

  #startMinute(): void {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#failures = false;
      this.#counts.clear();
      this.#untold.clear();
    }
  }

  #check(id: string, limit: number, count: number, what: string): void {
    if ((this.#counts.get(id) ?? 0) + count > limit) throw this.#refusal(limit, what);
  }

  #refusal(limit: number, what: string): AppError {
    const wait = Math.max(1, (this.#minute + 1) * 60 - Math.floor(Date.now() / 1000));
    return new AppError(
      'RATE_LIMIT_EXCEEDED',
      `The limit of ${limit} ${what} a minute is used up. Wait ${wait} seconds.`,
      { retryAfter: wait },
    );
  }

  #add(id: string, count: number): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + count);
  }

  #window(id: string, limit: number): Window {
    return {
      limit,
      remaining: Math.max(0, limit - (this.#counts.get(id) ?? 0)),
      reset: (this.#minute + 1) * 60,
    };
  }
}

const FAILURES = 'failed authentications of an address';
const REFUSED = 'refused requests';
