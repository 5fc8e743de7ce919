import type { Counters } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressKey } from './address.ts';

export interface PublicPageSettings {
  /** How often one address may open one link in ten minutes. */
  perLink: number;
  /** How many unknown links one address may try in a day. */
  unknownPerDay: number;
}

interface CountWindow {
  /** The prefix of its counters. */
  name: string;
  seconds: number;
  limit: number;
}

/**
 * Rate limits for pages that need no sign-in, against overload and guessed links. It counts in fixed windows, in memory
 * or in shared counters. A valid link only counts for its own page, as mailbox providers open the links of many people
 * from few addresses.
 */
export class PublicPages {
  readonly #link: CountWindow;
  readonly #day: CountWindow;
  readonly #form: CountWindow;
  readonly #formDay: CountWindow;
  readonly #shared: Counters | null;
  readonly #counts = new Map<string, number>();
  #period = 0;

  constructor(settings: PublicPageSettings, shared: Counters | null = null) {
    this.#link = { name: 'page', seconds: 600, limit: settings.perLink };
    this.#day = { name: 'unknown', seconds: 86_400, limit: settings.unknownPerDay };
    this.#form = { name: 'form', seconds: 600, limit: tenth(settings.perLink) };
    this.#formDay = { name: 'forms', seconds: 86_400, limit: tenth(settings.unknownPerDay) };
    this.#shared = shared;
  }

  /** Counts a request for a page. @throws AppError RATE_LIMIT_EXCEEDED */
  async countOpened(ip: string, path: string): Promise<void> {
    const address = addressKey(ip);
    if (this.#countOf(this.#day, address) >= this.#day.limit) throw refusal(this.#day);
    const count = await this.#add(this.#link, `${address} ${path}`);
    if (count > this.#link.limit) throw refusal(this.#link);
  }

  /** Counts a request for an unknown link. */
  async countUnknown(ip: string): Promise<void> {
    await this.#add(this.#day, addressKey(ip));
  }

  /**
   * Counts a form sent from a public page, each of which creates a record. The limit is a tenth of that for opening links.
   * @throws AppError RATE_LIMIT_EXCEEDED
   */
  async countForm(ip: string, form: string): Promise<void> {
    const address = addressKey(ip);
    if (this.#countOf(this.#formDay, address) >= this.#formDay.limit) throw refusal(this.#formDay);
    const count = await this.#add(this.#form, `${address} ${form}`);
    if (count > this.#form.limit) throw refusal(this.#form);
    await this.#add(this.#formDay, address);
  }

  #countOf(spell: CountWindow, of: string): number {
    return this.#counts.get(keyOf(spell, of)) ?? 0;
  }

  async #add(spell: CountWindow, of: string): Promise<number> {
    this.#dropExpired();
    const key = keyOf(spell, of);
    const own = (this.#counts.get(key) ?? 0) + 1;
    const total =
      this.#shared === null ? own : await this.#shared.add(key, 1, spell.seconds).catch(() => own);
    this.#counts.set(key, total);
    return total;
  }

  // Counters of past windows are dropped with the first count of each ten minutes.
  #dropExpired(): void {
    const now = Math.floor(Date.now() / 1000 / this.#link.seconds);
    if (now === this.#period) return;
    this.#period = now;
    const days = [keyOf(this.#day, ''), keyOf(this.#formDay, '')];
    for (const key of this.#counts.keys())
      if (!days.some((day) => key.startsWith(day))) this.#counts.delete(key);
  }
}

const tenth = (count: number): number => Math.max(1, Math.floor(count / 10));

function keyOf({ name, seconds }: CountWindow, of: string): string {
  return `${name} ${Math.floor(Date.now() / 1000 / seconds)} ${of}`;
}

function refusal({ seconds }: CountWindow): AppError {
  const now = Date.now() / 1000;
  const wait = Math.max(1, Math.ceil((Math.floor(now / seconds) + 1) * seconds - now));
  const message =
    wait > 5400
      ? `This was asked for too often from your address. Wait ${Math.ceil(wait / 3600)} hours and try again.`
      : `This was asked for too often from your address. Wait ${Math.ceil(wait / 60)} minutes and try again.`;
  return new AppError('RATE_LIMIT_EXCEEDED', message, { retryAfter: wait });
}
