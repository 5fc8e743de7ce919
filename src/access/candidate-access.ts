import { ofAccount } from '#db/owned.ts';
import { statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import { type Allowance, allowanceOf } from '#src/domain/access/index.ts';
import { addDays, dayIn, startOfDay } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { holds, nowFor, type Principal } from './principal.ts';

export const ALLOWANCE_HEADER = 'X-Candidate-Allowance-Remaining';

type Warning = { code: string; message: string };

/** What this process knows of somebody's day. */
interface Known {
  day: string;
  /** The last sum seen, for the header alone: other processes add to it too. */
  count: number;
  /** Some of those that are counted already or that count for nothing; never one that is not in the store. */
  ids: Set<string>;
}

const HOLDERS = 5_000;
const IDS = 2_000;

/**
 * Counts the candidates that people are shown in a day of the company's time zone, each once, and refuses an answer that
 * would go over as a whole. Those whom somebody made themselves count for nothing. An answer with nobody new costs no
 * query.
 */
export class CandidateAccess {
  readonly #store: Store;
  readonly #known = new Map<string, Known>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Counts what an answer is about to show, in a unit of its own.
   * @returns warnings for the answer
   * @throws AppError DAILY_LIMIT_REACHED: then nothing may be shown
   */
  async show(principal: Principal, ids: readonly string[]): Promise<Warning[]> {
    const day = this.#dayOf(principal);
    if (day === null) return [];
    const known = this.#knownOf(principal, day);
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
   * Counts what a unit's answer will show, together with its effects.
   * @param made the candidates that it made
   * @returns warnings for the answer
   * @throws AppError DAILY_LIMIT_REACHED: the unit must be undone
   */
  async showIn(
    tx: Db,
    principal: Principal,
    ids: readonly string[],
    made: readonly string[],
  ): Promise<Warning[]> {
    const day = this.#dayOf(principal);
    if (day === null || (ids.length === 0 && made.length === 0)) return [];
    const count = await add(tx, principal.account.id, day, ids, made);
    // The unit may still be undone, so of whom it counted nothing is remembered.
    this.#remember(principal, day, count, []);
    return warningsFor(day, count);
  }

  /** How many more candidates may be shown today, as far as this process knows; null without a limit or knowledge. */
  remainingOf(principal: Principal): number | null {
    const day = this.#dayOf(principal);
    if (day === null) return null;
    const known = this.#knownOf(principal, day);
    return known === undefined ? null : Math.max(0, day.limit - known.count);
  }

  #dayOf(principal: Principal): Day | null {
    const { account, user, credential } = principal;
    const allowance = allowanceOf({ account, user, credential, can: (scope) => holds(principal, scope) });
    if (allowance === null) return null;
    const { timezone } = principal.account;
    return { ...allowance, day: dayIn(nowFor(principal), timezone), timezone };
  }

  #knownOf(principal: Principal, { holder, day }: Day): Known | undefined {
    const known = this.#known.get(`${principal.account.id} ${holder}`);
    return known?.day === day ? known : undefined;
  }

  #remember(principal: Principal, day: Day, count: number, ids: readonly string[]): void {
    const known = this.#knownOf(principal, day) ?? { day: day.day, count, ids: new Set<string>() };
    known.count = count;
    if (known.ids.size + ids.length > IDS) known.ids.clear();
    for (const id of ids) known.ids.add(id);
    if (this.#known.size >= HOLDERS) this.#known.clear();
    this.#known.set(`${principal.account.id} ${day.holder}`, known);
  }
}

interface Day extends Allowance {
  day: string;
  timezone: string;
}

/** Rows of those that the holder made bear no day. */
const OWN = '';

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
  if (made.length > 0) await insert(tx, account, holder, OWN, made);
  const [counted] = await countOf(tx, { account, holder, day: day.day });
  const count = counted?.count ?? 0;
  const fresh = await unknownOf(
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

/** Those who are not counted today, and whom the holder did not make. */
async function unknownOf(tx: Db, account: string, day: Day, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const counted = await tx
    .selectFrom('candidate_access')
    .where('account_id', '=', account)
    .where('holder', '=', day.holder)
    .where('day', 'in', [OWN, day.day])
    .where('candidate_id', 'in', ids)
    .select('candidate_id as id')
    .execute();
  const own = await tx
    .selectFrom('candidates')
    .where(ofAccount('candidates', account))
    .where('id', 'in', ids)
    .where('created_by', '=', day.holder)
    .select('id')
    .execute();
  const known = new Set([...counted, ...own].map(({ id }) => id));
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

/** Removes at most so many rows of days before one. Returns how many. */
export async function pruneAccess(tx: Db, before: string, limit: number): Promise<number> {
  const result = await tx
    .deleteFrom('candidate_access')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'holder', 'day', 'candidate_id'),
        'in',
        selectFrom('candidate_access')
          .where('day', '>', OWN)
          .where('day', '<', before)
          .limit(limit)
          .select(['account_id', 'holder', 'day', 'candidate_id'])
          .$asTuple('account_id', 'holder', 'day', 'candidate_id'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
