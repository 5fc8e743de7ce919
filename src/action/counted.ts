import { COUNTING, type Counter } from '#db/list.ts';
import type { Db } from '#db/store.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import type { Page } from '#src/lib/page.ts';
import { emptyNotes, readContext } from './context.ts';
import type { Action } from './define.ts';
import { ofKeptPerson } from './kept-person.ts';

/** How many rows a list has in all, where that is known; `total_over` where there are more than were counted. */
export type Counted = { total_count: number } | { total_over: number };

/** How far the rows of a list are counted. */
const COUNTED = 1000;

/**
 * Counts what a list holds of which a page was answered. Nobody is shown more by it.
 * @param data what the list answered
 * @returns null where the page is the last one, where its answer tells a total, or where the list cannot be counted
 */
export async function countedOf(
  db: Db,
  action: Action,
  parsed: unknown,
  principal: Principal,
  data: unknown,
): Promise<Counted | null> {
  if (!action.list || (data as Page<unknown>).has_more !== true) return null;
  if (Object.keys(data as object).some((name) => /_count$/.test(name))) return null;
  const unheard = readContext(principal, nowFor(principal), db, emptyNotes());
  let counter: Counter | null = null;
  const { after: _, ...filters } = parsed as Record<string, unknown>;
  const given = (await ofKeptPerson(unheard, { ...filters, limit: 1 })) as object;
  await action.read(unheard, { ...given, [COUNTING]: (found: Counter) => (counter = found) });
  const counted = await (counter as Counter | null)?.(COUNTED);
  if (counted === undefined) return null;
  return counted > COUNTED ? { total_over: COUNTED } : { total_count: counted };
}
