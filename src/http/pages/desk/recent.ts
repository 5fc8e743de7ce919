import type { Principal } from '#src/access/principal.ts';
import type { DeskFilter } from './filter.tsx';

/** How long figures of a large agency are shown again before they are read anew. */
const SHOWN_AGAIN_MS = 5 * 60_000;
const MOST = 200;

interface Kept {
  at: number;
  value: Promise<unknown>;
}

/**
 * Figures that take long to read, kept for five minutes for people who see the same: of one agency, with the same rights,
 * team and filter. Never kept longer than its agency's people may see them: the rights are part of what is asked for.
 */
export class RecentFigures {
  readonly #kept = new Map<string, Kept>();

  /** @returns the figures, and when they were read (wall-clock ms) */
  async read<T>(
    principal: Principal,
    filter: DeskFilter,
    work: () => Promise<T>,
  ): Promise<{ value: T; at: number }> {
    const key = keyOf(principal, filter);
    const now = Date.now();
    const found = this.#kept.get(key);
    if (found !== undefined && now - found.at < SHOWN_AGAIN_MS)
      return { value: (await found.value) as T, at: found.at };
    const value = work();
    this.#kept.delete(key);
    this.#kept.set(key, { at: now, value });
    // What failed is asked for again at the next look.
    value.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return { value: await value, at: now };
  }
}

function keyOf({ account, user, scopes, clockOffsetMs }: Principal, filter: DeskFilter): string {
  return JSON.stringify([
    account.id,
    user,
    [...scopes].sort(),
    clockOffsetMs,
    filter.team,
    filter.person,
    filter.job,
  ]);
}
