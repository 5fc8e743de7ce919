import { statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import { type Allowance, allowanceOf } from '#src/domain/accounts/allowance.ts';
import { enteredBy } from '#src/domain/candidates/index.ts';
import { addDays, dayIn, startOfDay } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { holds, nowFor, type Principal } from './principal.ts';

export const ALLOWANCE_HEADER = 'X-Candidate-Allowance-Remaining';

type Warning = { code: string; message: string };

/** What this process has cached about a holder's day. */
interface CachedDay {
  day: string;
  /** The last total seen, used for the header only, as other processes add to it too. */
  count: number;
  /** Candidates that need not be counted again, as the store has them. Not necessarily all of them. */
  ids: Set<string>;
}

const MAX_CACHED_HOLDERS = 5_000;
const MAX_CACHED_IDS = 2_000;

/**
 * Counts the different candidates that are shown to a person in a day of the company's time zone, and refuses an answer
 * that would exceed the allowance. Candidates that the person created are not counted. An answer that shows nobody new
 * costs no query.
 */
export class CandidateAccess {
  readonly #store: Store;
  readonly #cache = new Map<string, CachedDay>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Counts the candidates that an answer is about to show, in a unit of its own.
   * @returns warnings for the answer
   * @throws AppError DAILY_LIMIT_REACHED: then nothing may be shown
   */
  async count(principal: Principal, ids: readonly string[]): Promise<Warning[]> {
    const day = this.#dayOf(principal);
    if (day === null) return [];
    const known = this.#cached(principal, day);
    if (known !== undefined && ids.every((id) => known.ids.has(id))) return warningsFor(day, known.count);
    const account = principal.account.id;
    if (ids.length === 0) {
      const count = await this.#store.read((db) =>
        countOf(db, { account, holder: day.holder, day: day.day }),
      );
      this.#remember(principal, day, count[0]?.count ?? 0, []);
      return [];
    }
    const count = await this.#store.write(({ tx }) => add(tx, account, day, ids, []), { account });
    this.#remember(principal, day, count, ids);
    return warningsFor(day, count);
  }

  /**
   * Counts the candidates that a unit's answer will show, inside the unit.
   * @param made the candidates that the unit created
   * @returns warnings for the answer
   * @throws AppError DAILY_LIMIT_REACHED: the unit must be rolled back
   */
  async countInUnit(
    tx: Db,
    principal: Principal,
    ids: readonly string[],
    made: readonly string[],
  ): Promise<Warning[]> {
    const day = this.#dayOf(principal);
    if (day === null || (ids.length === 0 && made.length === 0)) return [];
    const count = await add(tx, principal.account.id, day, ids, made);
    // The unit may still be rolled back, so its candidates are not cached.
    this.#remember(principal, day, count, []);
    return warningsFor(day, count);
  }

  /** How many more candidates may be shown today, as far as this process knows; null without a limit or when unknown. */
  remainingOf(principal: Principal): number | null {
    const day = this.#dayOf(principal);
    if (day === null) return null;
    const known = this.#cached(principal, day);
    return known === undefined ? null : Math.max(0, day.limit - known.count);
  }

  #dayOf(principal: Principal): Day | null {
    const { account, user, credential } = principal;
    const allowance = allowanceOf({ account, user, credential, can: (scope) => holds(principal, scope) });
    if (allowance === null) return null;
    const { timezone } = principal.account;
    return { ...allowance, day: dayIn(nowFor(principal), timezone), timezone };
  }

  #cached(principal: Principal, { holder, day }: Day): CachedDay | undefined {
    const known = this.#cache.get(`${principal.account.id} ${holder}`);
    return known?.day === day ? known : undefined;
  }

  #remember(principal: Principal, day: Day, count: number, ids: readonly string[]): void {
    const known = this.#cached(principal, day) ?? { day: day.day, count, ids: new Set<string>() };
    known.count = count;
    if (known.ids.size + ids.length > MAX_CACHED_IDS) known.ids.clear();
    for (const id of ids) known.ids.add(id);
    if (this.#cache.size >= MAX_CACHED_HOLDERS) this.#cache.clear();
    this.#cache.set(`${principal.account.id} ${day.holder}`, known);
  }
}

interface Day extends Allowance {
  day: string;
  timezone: string;
}

/** The `day` of rows for candidates that the holder created. */
const OWN_CANDIDATES = '';

const countOf = statement((db: Db, v: { account: string; holder: string; day: string }) =>
  db
    .selectFrom('candidate_access')
    .where('account_id', '=', v.account)
    .where('holder', '=', v.holder)
    .where('day', '=', v.day)
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

async function add(
  tx: Db,
  account: string,
  day: Day,
  ids: readonly string[],
  made: readonly string[],
): Promise<number> {
  const { holder, limit, mode } = day;
  if (made.length > 0) await insert(tx, account, holder, OWN_CANDIDATES, made);
  const [counted] = await countOf(tx, { account, holder, day: day.day });
  const count = counted?.count ?? 0;
  const fresh = await notYetCounted(
    tx,
    account,
    day,
    ids.filter((id) => !made.includes(id)),
  );
  if (fresh.length === 0) return count;
  if (mode === 'stop' && count + fresh.length > limit) throw refusal(day, count, fresh.length);
  await insert(tx, account, holder, day.day, fresh);
  return count + fresh.length;
}

/** The candidates that are not counted today yet and were not created by the holder. */
async function notYetCounted(tx: Db, account: string, day: Day, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const counted = await tx
    .selectFrom('candidate_access')
    .where('account_id', '=', account)
    .where('holder', '=', day.holder)
    .where('day', 'in', [OWN_CANDIDATES, day.day])
    .where('candidate_id', 'in', ids)
    .select('candidate_id as id')
    .execute();
  const own = await enteredBy(tx, account, ids, day.holder);
  const known = new Set([...counted.map(({ id }) => id), ...own]);
  return ids.filter((id) => !known.has(id));
}

async function insert(
  tx: Db,
  account: string,
  holder: string,
  day: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .insertInto('candidate_access')
    .values(ids.map((id) => ({ account_id: account, holder, day, candidate_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function refusal({ limit, day, timezone }: Day, count: number, more: number): AppError {
  const left = Math.max(0, limit - count);
  const resets = startOfDay(addDays(day, 1), timezone);
  return new AppError(
    'DAILY_LIMIT_REACHED',
    `${limit} different candidates may be shown to you in a day; ${left} ${left === 1 ? 'is' : 'are'} left, and this would show ${more} more, so nothing is shown. ${left > 0 ? 'Ask for fewer at a time, or go' : 'Go'} on after ${resets}; an admin of the agency can raise the allowance with set_candidate_allowance.`,
    {
      meta: { resets_at: resets, limit, remaining: left },
      headers: { [ALLOWANCE_HEADER]: String(left) },
    },
  );
}

function warningsFor({ limit, mode }: Day, count: number): Warning[] {
  if (mode !== 'warn' || count <= limit) return [];
  return [
    {
      code: 'candidate_allowance_exceeded',
      message: `${count} different candidates were shown to you today; the agency's allowance is ${limit} a day.`,
    },
  ];
}

/** Removes at most `limit` rows of days before `before`. Returns how many. */
export async function pruneAccess(tx: Db, before: string, limit: number): Promise<number> {
  const result = await tx
    .deleteFrom('candidate_access')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'holder', 'day', 'candidate_id'),
        'in',
        selectFrom('candidate_access')
          .where('day', '>', OWN_CANDIDATES)
          .where('day', '<', before)
          .limit(limit)
          .select(['account_id', 'holder', 'day', 'candidate_id'])
          .$asTuple('account_id', 'holder', 'day', 'candidate_id'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
