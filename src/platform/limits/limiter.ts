import type { Principal } from '#src/action/context.ts';
import { AppError } from '#src/lib/errors.ts';

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

/** Counts requests in fixed minutes of the wall clock, in this process. */
export class Limiter {
  readonly #settings: LimitSettings;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(settings: LimitSettings) {
    this.#settings = settings;
  }

  /**
   * Charges a credential for so many actions, all of them or none.
   * @param ai whether they are AI-backed, or how many of them are
   * @throws AppError RATE_LIMIT_EXCEEDED when its minute cannot cover them
   */
  charge(principal: Principal, count: number, ai: boolean | number): void {
    const id = principal.credential.id;
    const backed = typeof ai === 'number' ? ai : ai ? count : 0;
    const limit = this.#limitOf(principal);
    this.#roll();
    this.#check(id, limit, count, 'requests');
    if (backed > 0) this.#check(`ai ${id}`, this.#settings.aiPerMinute, backed, 'AI-backed actions');
    this.#add(id, count);
    if (backed > 0) this.#add(`ai ${id}`, backed);
  }

  /** The state of a credential's window, for the response headers. */
  windowOf(principal: Principal): Window {
    this.#roll();
    return this.#window(principal.credential.id, this.#limitOf(principal));
  }

  /** Counts a failed authentication of an address. */
  authenticationFailed(ip: string): void {
    this.#roll();
    this.#add(`ip ${ip}`, 1);
  }

  /** @throws AppError RATE_LIMIT_EXCEEDED when an address has failed too often in this minute */
  admitAddress(ip: string): void {
    this.#roll();
    this.#check(`ip ${ip}`, this.#settings.authFailuresPerMinute, 1, 'failed authentications');
  }

  addressWindow(ip: string): Window {
    this.#roll();
    return this.#window(`ip ${ip}`, this.#settings.authFailuresPerMinute);
  }

  #limitOf(principal: Principal): number {
    return principal.credential.mode === 'trial' ? this.#settings.trialPerMinute : this.#settings.perMinute;
  }

  #roll(): void {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts.clear();
    }
  }

  #check(id: string, limit: number, count: number, what: string): void {
    if ((this.#counts.get(id) ?? 0) + count <= limit) return;
    const wait = Math.max(1, (this.#minute + 1) * 60 - Math.floor(Date.now() / 1000));
    throw new AppError(
      'RATE_LIMIT_EXCEEDED',
      `The limit of ${limit} ${what} a minute is used up. Wait ${wait} seconds.`,
      {
        retryAfter: wait,
      },
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
