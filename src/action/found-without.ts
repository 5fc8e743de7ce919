import * as z from 'zod';
import type { Db } from '#db/store.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { innermost } from '#src/domain/record/index.ts';
import type { Page } from '#src/lib/page.ts';
import { emptyNotes, readContext } from './context.ts';
import type { Action } from './define.ts';
import { ofKeptPerson } from './kept-person.ts';

/** How many rows are found when one filter is left out; `more` where there are more than were counted. */
export interface FoundWithout {
  left_out: string;
  /** Of a filter that holds unless another of its values is asked for: that other one. */
  instead?: string;
  found: number;
  more?: true;
}

/** How far rows are counted, which are one page. */
const COUNTED = 25;
const MOST_FILTERS = 6;
const NO_FILTERS = new Set(['limit', 'after', 'before', 'cursor', 'view', 'page', 'page_size']);

/**
 * For a list whose filters found nothing: what is found without each of them, so that the caller sees which one emptied it.
 * @param data what the list answered
 * @returns an entry for each filter, the one that hides most first; none where rows were found or there is no filter
 */
export async function foundWithout(
  db: Db,
  action: Action,
  parsed: unknown,
  principal: Principal,
  data: unknown,
): Promise<FoundWithout[]> {
  const input = parsed as Readonly<Record<string, unknown>>;
  if (!action.list || (data as Page<unknown>).items.length > 0 || input.after !== undefined) return [];
  const filters = Object.keys(input).filter(
    (name) => input[name] !== undefined && !NO_FILTERS.has(name) && mayBeLeftOut(action, name),
  );
  if (filters.length > MOST_FILTERS) return [];
  // What is found besides is counted and not shown, so what is noted of it is told to nobody.
  const unheard = readContext(principal, nowFor(principal), db, emptyNotes());
  const found: FoundWithout[] = [];
  const countIn = async (others: Readonly<Record<string, unknown>>) => {
    const asked = await ofKeptPerson(unheard, { ...others, limit: COUNTED });
    const page = (await action.read(unheard, asked)) as Page<unknown>;
    return { found: page.items.length, ...(page.has_more ? { more: true as const } : {}) };
  };
  for (const name of filters) {
    const { [name]: _, ...rest } = input;
    found.push({ left_out: name, ...(await countIn(rest)) });
  }
  for (const { name, value } of otherValues(action, input)) {
    const counted = await countIn({ ...input, [name]: value });
    if (counted.found > 0) found.push({ left_out: name, instead: value, ...counted });
  }
  return found.sort((a, b) => b.found - a.found || Number(b.more ?? false) - Number(a.more ?? false));
}

/** Whether a list runs without an input: it is optional and stands for nothing when it is missing. */
function mayBeLeftOut(action: Action, name: string): boolean {
  const schema = action.input.shape[name] as {
    safeParse?(value: unknown): { success: boolean; data?: unknown };
  };
  const read = schema?.safeParse?.(undefined);
  return read?.success === true && read.data === undefined;
}

/** The other values of what is read one way unless said otherwise: intros that were received, or those that were sent. */
function otherValues(
  action: Action,
  input: Readonly<Record<string, unknown>>,
): { name: string; value: string }[] {
  return Object.entries(action.input.shape).flatMap(([name, schema]) => {
    if (NO_FILTERS.has(name) || !(schema instanceof z.ZodDefault)) return [];
    const inner = innermost(schema);
    if (!(inner instanceof z.ZodEnum)) return [];
    return inner.options.map(String).flatMap((value) => (value === input[name] ? [] : [{ name, value }]));
  });
}

/** What is found without each filter: "without tag 12 are found, without name none". */
export function withoutEach(without: readonly FoundWithout[]): string {
  const [first, ...others] = without.map(({ left_out, instead, found, more }) => {
    const how = instead === undefined ? `without ${left_out}` : `with ${left_out} ${instead}`;
    const count = found === 0 ? 'none' : more === true ? `more than ${found}` : String(found);
    return { how, count, are: found === 1 && more !== true ? 'is' : 'are' };
  });
  if (first === undefined) return 'leave one out to see others';
  return [
    `${first.how} ${first.count} ${first.count === 'none' ? 'is' : first.are} found`,
    ...others.map(({ how, count }) => `${how} ${count}`),
  ].join(', ');
}
