import { AppError } from '#src/lib/errors.ts';
import type { Page } from '#src/lib/page.ts';
import type { Notes } from './context.ts';
import type { Action } from './define.ts';
import { type Call, type Outcome, presentRead, type Runtime, readIn } from './execute.ts';
import { admit } from './gates.ts';
import { parseInput } from './parse.ts';

/** The most rows that a file holds. */
export const MOST_EXPORTED = 5000;

/** The most pages that are read for a file: those of a list may be small. */
const MOST_PAGES = 200;

/**
 * Runs a list to its end, on one snapshot, for a file. It is charged as one call; the candidates that all its rows show are
 * counted against the daily allowance before any of them is.
 * @returns the outcome of the list, with the items of every page
 * @throws AppError as `execute`; VALIDATION_ERROR on `format` for more rows than a file holds
 */
export async function executeExport(
  runtime: Runtime,
  action: Action,
  raw: Record<string, unknown>,
  { principal }: Pick<Call, 'principal'>,
): Promise<Outcome> {
  admit(action, principal);
  await runtime.charge(principal, 1, action.ai);
  const pages = action.list && 'limit' in action.input.shape;
  const { limit: _limit, after: _after, cursor: _cursor, ...filters } = raw;
  const paged = pagingOf(action);
  const first = parseInput(action, pages ? { ...filters, limit: 100 } : raw);
  const read = await runtime.store.read(
    async (db) => {
      const whole = await readIn(db, action, first, principal);
      if (!pages) return whole;
      const { items, ...last } = whole.data as Page<unknown>;
      const all = [...items];
      let cursor = last.next_cursor;
      for (let n = 1; cursor !== null && n < MOST_PAGES && all.length <= MOST_EXPORTED; n += 1) {
        const next = parseInput(action, { ...filters, limit: 100, ...paged(cursor) });
        const page = (await readIn(db, action, next, principal)).data as Page<unknown>;
        all.push(...page.items);
        cursor = page.next_cursor;
      }
      if (cursor !== null || all.length > MOST_EXPORTED) throw tooLong();
      return {
        ...whole,
        data: { ...last, items: all, count: all.length, has_more: false, next_cursor: null },
      };
    },
    { kind: action.name },
  );
  return shown(runtime, action, principal, read);
}

/** How the input of the next page names its cursor: a feed goes on after a sequence. */
function pagingOf({ input: { shape } }: Action): (cursor: string) => Record<string, unknown> {
  if ('after' in shape) return (after) => ({ after });
  return 'cursor' in shape ? (cursor) => ({ cursor }) : (since) => ({ since: Number(since) });
}

async function shown(
  runtime: Runtime,
  action: Action,
  principal: Call['principal'],
  read: { status: number; data: unknown } & Notes,
): Promise<Outcome> {
  if (action.reveals !== null)
    read.warnings.push(...(await runtime.access.count(principal, action.reveals(read.data))));
  return presentRead(runtime, action, principal, read);
}

const tooLong = (): AppError =>
  new AppError(
    'VALIDATION_ERROR',
    `format: a file holds at most ${MOST_EXPORTED} rows; limit the list by its filters, and fetch it in parts`,
    { field: 'format' },
  );
