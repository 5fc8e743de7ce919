import { invalid } from '#src/lib/errors.ts';
import { roundPercent } from '#src/lib/money.ts';
import { firstAdmin, requireUser } from '../accounts/people.ts';
import type { Context } from '../context.ts';
import { creditsFault } from './rules.ts';
import type { CreditFields } from './schema.ts';
import type { CreditRow } from './store.ts';

/**
 * A whole split as it is kept. Users must be of the agency, and the shares total 100 within 0.01.
 * @throws AppError VALIDATION_ERROR on `credits`, NOT_FOUND on the user at fault
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
  const known = new Set<string>(ctx.user === null ? [] : [ctx.user.id]);
  for (const { user_id, position } of rows) {
    if (!known.has(user_id)) await requireUser(ctx, user_id, `credits.${position}.user_id`);
    known.add(user_id);
  }
  return rows;
}

/** Whether two splits name the same people, roles and shares in the same order. */
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

/** The split of a placement whose caller gives none: all of it the owner's. */
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

/** Who owns a placement: the acting user, else the application's owner, else the account's first admin. */
export async function ownerOf(ctx: Context, applicationOwner: string | null): Promise<string> {
  const owner = ctx.user?.id ?? applicationOwner ?? (await firstAdmin(ctx));
  if (owner === null) {
    throw invalid('credits', 'credits: nobody owns this placement by default; name who earned it');
  }
  return owner;
}
