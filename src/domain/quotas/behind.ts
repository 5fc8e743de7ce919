// Read model: what the figures of a quota board are made of.
import { roundMoney } from '#src/lib/money.ts';
import { type VisibleUsers, visibleOnBoard } from '../access/index.ts';
import { allUsers } from '../accounts/people.ts';
import type { Context } from '../context.ts';
import { figuresOf } from './board.ts';
import { requirePeriod, showPeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import type { QuotaPeriod } from './schema.ts';

/** Whose figures of a board are opened: a person's, a team's, or the agency's. */
export interface BoardSubject {
  level: 'agency' | 'team' | 'consultant';
  id: string;
}

/** A line behind a figure of a board: a share of a placement, or a line of the ledger. */
export interface BoardLine {
  record: 'placement' | 'quota_adjustment';
  id: string;
  user_id: string | null;
  counted_on: string;
  part: string;
  amount: number | null;
  currency: string | null;
}

/**
 * The lines of a quota period that a figure of its board is the sum of: live, or as they were when it was locked.
 * @throws AppError NOT_FOUND on `period_id`
 */
export async function linesBehind(
  ctx: Context,
  ref: string,
  { level, id }: BoardSubject,
  given?: VisibleUsers,
): Promise<{ period: QuotaPeriod; frozen: boolean; lines: BoardLine[] }> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, ref, plan);
  const visible = given ?? (await visibleOnBoard(ctx));
  const people = await allUsers(ctx.db, ctx.account.id);
  const { shares, adjustments, teamOf } = await figuresOf(ctx, period, plan, visible, people);
  const own = (user: string): boolean =>
    level === 'agency' || (level === 'team' ? teamOf.get(user) === id : user === id);
  const placed = shares
    .filter(({ user_id }) => own(user_id))
    .map(
      (share): BoardLine => ({
        record: 'placement',
        id: share.placement_id,
        user_id: share.user_id,
        counted_on: share.recognised_on,
        part: share.part,
        amount:
          share.amount === null || share.currency === null ? null : roundMoney(share.amount, share.currency),
        currency: share.currency,
      }),
    );
  const posted = adjustments
    .filter(
      (line) =>
        level === 'agency' ||
        (line.level === 'consultant' && own(line.user_id ?? '')) ||
        (level === 'team' && line.level === 'team' && line.team_id === id),
    )
    .map(
      (line): BoardLine => ({
        record: 'quota_adjustment',
        id: line.id,
        user_id: line.user_id,
        counted_on: line.created_at,
        part: line.kind === 'manual' ? 'adjustment by hand' : 'adjustment of a locked period',
        amount: Number(line.amount),
        currency: line.currency,
      }),
    );
  return {
    period: showPeriod(ctx, period),
    frozen: period.row?.rules != null,
    lines: [...placed, ...posted],
  };
}
