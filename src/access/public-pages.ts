import type { Counters } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressKey } from './address.ts';

export interface PublicPageSettings {
  /** Times that one address may open one link in ten minutes. */
  perLink: number;
  /** Links that are not known, which one address may try in a day. */
  unknownPerDay: number;
}

interface Spell {
  /** What its counts are called, before the address. */
  name: string;
  seconds: number;
  limit: number;
}

/**
 * Keeps pages that need no sign-in from being hammered, and their links from being guessed. Counts are in fixed spells of
 * the wall clock, as those of requests: in this process, and shared where several serve one store. A link that is known
 * counts for its own page alone: mailbox providers open and post the links of many people from few addresses.
 */
export class PublicPages {
  readonly #link: Spell;
  readonly #day: Spell;
  readonly #form: Spell;
  readonly #formDay: Spell;
  readonly #shared: Counters | null;
  readonly #counts = new Map<string, number>();
  #began = 0;

  constructor(settings: PublicPageSettings, shared: Counters | null = null) {
    this.#link = { name: 'page', seconds: 600, limit: settings.perLink };
    this.#day = { name: 'unknown', seconds: 86_400, limit: settings.unknownPerDay };
    this.#form = { name: 'form', seconds: 600, limit: aTenth(settings.perLink) };
    this.#formDay = { name: 'forms', seconds: 86_400, limit: aTenth(settings.unknownPerDay) };
    this.#shared = shared;
  }

  /** Counts a page that is asked for. @throws AppError RATE_LIMIT_EXCEEDED */
  async opened(ip: string, path: string): Promise<void> {
    const address = addressKey(ip);
    if (this.#seen(this.#day, address) >= this.#day.limit) throw refusal(this.#day);
    const count = await this.#add(this.#link, `${address} ${path}`);
    if (count > this.#link.limit) throw refusal(this.#link);
  }

  /** Counts a link that is not known. */
  async unknown(ip: string): Promise<void> {
    await this.#add(this.#day, addressKey(ip));
  }

  /**
   * Counts a form that is sent from a page which everybody can find, where each makes a record: a tenth as often as links
   * may be opened. @throws AppError RATE_LIMIT_EXCEEDED
   */
  async sent(ip: string, form: string): Promise<void> {
    const address = addressKey(ip);
    if (this.#seen(this.#formDay, address) >= this.#formDay.limit) throw refusal(this.#formDay);
    const count = await this.#add(this.#form, `${address} ${form}`);
    if (count > this.#form.limit) throw refusal(this.#form);
    await this.#add(this.#formDay, address);
  }

  #seen(spell: Spell, of: string): number {
    return this.#counts.get(keyOf(spell, of)) ?? 0;
  }

  async #add(spell: Spell, of: string): Promise<number> {
    this.#forget();
    const key = keyOf(spell, of);
    const own = (this.#counts.get(key) ?? 0) + 1;
    const total =
      this.#shared === null ? own : await this.#shared.add(key, 1, spell.seconds).catch(() => own);
    this.#counts.set(key, total);
    return total;
  }

  // What is over is dropped with the first count of each ten minutes.
  #forget(): void {
    const now = Math.floor(Date.now() / 1000 / this.#link.seconds);
    if (now === this.#began) return;
    this.#began = now;
    const days = [keyOf(this.#day, ''), keyOf(this.#formDay, '')];
    for (const key of this.#counts.keys())
      if (!days.some((day) => key.startsWith(day))) this.#counts.delete(key);
  }
}

const aTenth = (count: number): number => Math.max(1, Math.floor(count / 10));

function keyOf({ name, seconds }: Spell, of: string): string {
  return `${name} ${Math.floor(Date.now() / 1000 / seconds)} ${of}`;
}

function refusal({ seconds }: Spell): AppError {
  const now = Date.now() / 1000;
  const wait = Math.max(1, Math.ceil((Math.floor(now / seconds) + 1) * seconds - now));
  const words = wait > 5400 ? `${Math.ceil(wait / 3600)} hours` : `${Math.ceil(wait / 60)} minutes`;
  return new AppError(
    'RATE_LIMIT_EXCEEDED',
    `This was asked for too often from your address. Wait ${words} and try again.`,
    { retryAfter: wait },
  );
}
