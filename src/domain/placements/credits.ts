import Big from 'big.js';
import { invalid } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { roundPercent } from '#src/lib/money.ts';
import { requireUser } from '../accounts/people.ts';
import type { Context } from '../context.ts';
import { creditsFault } from './rules.ts';
import type { CreditFields } from './schema.ts';
import type { CreditRow } from './store.ts';

/**
 * A complete split of credits as stored. Users must belong to the agency, and the shares total 100 within 0.01; the
 * last one is adjusted to 100.
 * @throws AppError VALIDATION_ERROR on `credits`, NOT_FOUND on the unknown user
 */
export async function splitOf(
  ctx: Context,
  placement: string,
  given: readonly CreditFields[],
): Promise<CreditRow[]> {
  const rows = given.map(
    (credit, position): CreditRow => ({
      placement_id: placement,
      account_id: ctx.account.id,
      position,
      user_id: credit.user_id,
      role: credit.role ?? null,
      percent: roundPercent(credit.percent),
    }),
  );
  const total = creditsFault(rows.map((row) => row.percent));
  if (total !== null) {
    throw invalid(
      'credits',
      `credits: total ${total}, and must total 100; they replace the whole split, so name everybody who shares the fee`,
    );
  }
  settleRest(rows);
  const known = new Set<string>(ctx.user === null ? [] : [ctx.user.id]);
  for (const { user_id, position } of rows) {
    if (!known.has(user_id)) await requireUser(ctx, user_id, `credits.${position}.user_id`);
    known.add(user_id);
  }
  return rows;
}

// Thirds with two decimals leave a hundredth: the last share that can take it is adjusted, so that credits total 100.
function settleRest(rows: CreditRow[]): void {
  const rest = new Big(100).minus(rows.reduce((sum, { percent }) => sum.plus(percent), new Big(0)));
  const last = rows.findLast(({ percent }) => rest.plus(percent).gt(0));
  if (last !== undefined) last.percent = rest.plus(last.percent).toNumber();
}

/** Whether two splits have the same users, roles and shares in the same order. */
export function sameSplit(a: readonly CreditRow[], b: readonly CreditRow[]): boolean {
  return (
    a.length === b.length &&
    a.every((credit, at) => {
      const other = b[at];
      return (
        credit.user_id === other?.user_id && credit.role === other.role && credit.percent === other.percent
      );
    })
  );
}

/** The default split of a placement: all of it to the owner. */
export function wholeCredit(ctx: Context, placement: string, owner: string): CreditRow[] {
  return [
    {
      placement_id: placement,
      account_id: ctx.account.id,
      position: 0,
      user_id: owner,
      role: null,
      percent: 100,
    },
  ];
}

/**
 * The owner of a placement, who gets the default credit: the application's owner, else the job's. Not the caller, who
 * may be a colleague or a program. Null if there is none.
 */
export const ownerOf = (
  application: { owner_id: Id<'user'> | null },
  job: { owner_id: Id<'user'> | null },
): Id<'user'> | null => application.owner_id ?? job.owner_id;

/** The error for a placement without a split or an owner. */
export function noOwner() {
  return invalid(
    'credits',
    'credits: neither the application nor the job has an owner to credit; name who earned the fee, such as [{"user_id": "usr_…", "percent": 100}] (list_users), or set owner_id with update_job first',
  );
}
