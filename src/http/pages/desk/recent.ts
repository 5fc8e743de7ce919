import type { Principal } from '#src/access/principal.ts';
import { language } from '#src/lib/reader-language.ts';
import type { DeskFilter } from './filter.tsx';

/** How long figures of a large agency are shown again before they are read anew. */
const SHOWN_AGAIN_MS = 5 * 60_000;
const MOST = 200;

interface Kept<T> {
  at: number;
  value: Promise<T>;
  /** Set once it has been read. */
  done: { value: T; at: number } | null;
}

/**
 * Figures that take long to read, kept for five minutes for people who see the same: of one agency, with the same rights,
 * team, filter and language. Never kept longer than its agency's people may see them: the rights are part of what is asked for.
 */
export class RecentFigures<T> {
  readonly #kept = new Map<string, Kept<T>>();

  /** The figures that were read in the last five minutes, and when (wall-clock ms); null where there are none yet. */
  ready(principal: Principal, filter: DeskFilter): { value: T; at: number } | null {
    return this.#fresh(keyOf(principal, filter))?.done ?? null;
  }

  /** Reads them, once for all who ask meanwhile. @returns the figures, and when they were read (wall-clock ms) */
  async read(
    principal: Principal,
    filter: DeskFilter,
    work: () => Promise<T>,
  ): Promise<{ value: T; at: number }> {
    const key = keyOf(principal, filter);
    const found = this.#fresh(key);
    if (found !== null) return { value: await found.value, at: found.at };
    const at = Date.now();
    const value = work();
    const kept: Kept<T> = { at, value, done: null };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    try {
      kept.done = { value: await value, at };
      return kept.done;
    } catch (error) {
      // What failed is asked for again at the next look.
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }

  #fresh(key: string): Kept<T> | null {
    const found = this.#kept.get(key);
    return found !== undefined && Date.now() - found.at < SHOWN_AGAIN_MS ? found : null;
  }
}

function keyOf({ account, user, scopes, clockOffsetMs }: Principal, filter: DeskFilter): string {
  return JSON.stringify([
    account.id,
    user,
    [...scopes].sort(),
    clockOffsetMs,
    language(),
    filter.team,
    filter.person,
    filter.job,
  ]);
}
