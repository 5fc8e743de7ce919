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

const REMEMBERED = 10_000;

/**
 * Counts requests in fixed minutes of the wall clock: in this process, and where several serve one store, in what they
 * share. What the others have counted is learnt with each charge, so the figures of a window that was not charged lately
 * may lag behind.
 */
export class Limiter {
  readonly #settings: LimitSettings;
  readonly #shared: Counters | null;
  readonly #counts = new Map<string, number>();
  /** Keyed hashes of credentials that were good of late: a neighbour's failures do not shut them out. */
  readonly #good = new Set<string>();
  /** Whether anybody failed to authenticate in this minute, as far as this process knows. */
  #failures = false;
  #minute = 0;

  constructor(settings: LimitSettings, shared: Counters | null = null) {
    this.#settings = settings;
    this.#shared = shared;
  }

  /**
   * Charges a credential for so many actions, all of them or none.
   * @param ai whether they are AI-backed, or how many of them are
   * @throws AppError RATE_LIMIT_EXCEEDED when its minute cannot cover them
   */
  async charge(principal: Principal, count: number, ai: boolean | number): Promise<void> {
    const id = principal.credential.id;
    const backed = typeof ai === 'number' ? ai : ai ? count : 0;
    const limit = this.#limitOf(principal);
    this.#roll();
    this.#check(id, limit, count, 'requests');
    if (backed > 0) this.#check(`ai ${id}`, this.#settings.aiPerMinute, backed, 'AI-backed actions');
    if (this.#shared !== null) {
      await this.#chargeShared(this.#shared, id, limit, count, backed);
      return;
    }
    this.#add(id, count);
    if (backed > 0) this.#add(`ai ${id}`, backed);
  }

  /**
   * Counts a request that a gate or a scope refused: it is charged nothing, but a minute has no more of them than of the
   * others. Each process counts by itself, as such a request costs a look-up alone.
   * @returns what to answer in the refusal's place when there were too many, else null
   */
  refused(principal: Principal): AppError | null {
    const id = `refused ${principal.credential.id}`;
    const limit = this.#limitOf(principal);
    this.#roll();
    if ((this.#counts.get(id) ?? 0) >= limit) return this.#refusal(limit, REFUSED);
    this.#add(id, 1);
    return null;
  }

  /** The state of a credential's window, for the response headers. */
  windowOf(principal: Principal): Window {
    this.#roll();
    return this.#window(principal.credential.id, this.#limitOf(principal));
  }

  /**
   * Counts a failed authentication of an address.
   * @throws AppError RATE_LIMIT_EXCEEDED when other processes saw it fail too often already
   */
  async authenticationFailed(ip: string): Promise<void> {
    const id = addressKey(ip);
    const limit = this.#settings.authFailuresPerMinute;
    this.#roll();
    this.#failures = true;
    if (this.#shared === null) {
      this.#add(id, 1);
      return;
    }
    const total = await this.#count(this.#shared, id, 1);
    if (total > limit) throw this.#refusal(limit, FAILURES);
  }

  /**
   * Asked before a credential is looked up. One that was good of late passes even where others of its address fail.
   * @param proof the credential's keyed hash
   * @throws AppError RATE_LIMIT_EXCEEDED when an address has failed too often in this minute
   */
  admitAddress(ip: string, proof?: string): void {
    this.#roll();
    if (!this.#failures) return;
    const limit = this.#settings.authFailuresPerMinute;
    if ((this.#counts.get(addressKey(ip)) ?? 0) < limit) return;
    if (proof !== undefined && this.#good.has(proof)) return;
    throw this.#refusal(limit, FAILURES);
  }

  /** Remembers that a credential was good. */
  authenticated(proof: string): void {
    if (this.#good.size >= REMEMBERED) this.#good.clear();
    this.#good.add(proof);
  }

  addressWindow(ip: string): Window {
    this.#roll();
    return this.#window(addressKey(ip), this.#settings.authFailuresPerMinute);
  }

  async #chargeShared(
    shared: Counters,
    id: string,
    limit: number,
    count: number,
    backed: number,
  ): Promise<void> {
    if ((await this.#count(shared, id, count)) > limit) {
      await this.#count(shared, id, -count);
      throw this.#refusal(limit, 'requests');
    }
    if (backed === 0) return;
    const { aiPerMinute } = this.#settings;
    if ((await this.#count(shared, `ai ${id}`, backed)) > aiPerMinute) {
      await this.#count(shared, `ai ${id}`, -backed);
      await this.#count(shared, id, -count);
      throw this.#refusal(aiPerMinute, 'AI-backed actions');
    }
  }

  /** Adds to what is shared, and answers the sum. Where the store cannot count, this process goes on by itself. */
  async #count(shared: Counters, id: string, points: number): Promise<number> {
    const minute = this.#minute;
    const total = await shared
      .add(`${minute} ${id}`, points, 60)
      .catch(() => (this.#counts.get(id) ?? 0) + points);
    if (minute === this.#minute) this.#counts.set(id, total);
    return total;
  }

  #limitOf(principal: Principal): number {
    return principal.credential.mode === 'trial' ? this.#settings.trialPerMinute : this.#settings.perMinute;
  }

  #roll(): void {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#failures = false;
      this.#counts.clear();
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
