import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import type { QuotaTargetsTable } from '#db/schema/quotas.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { formatMoney, roundMoney } from '#src/lib/money.ts';
import { visibleUsers } from '../access/index.ts';
import { requireTeam, requireUser } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { type Period, requirePeriod, showPeriod, storedPeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import { overrunOf } from './rules.ts';
import type { QuotaPeriodTargets, QuotaPlan, SetQuotaTarget } from './schema.ts';

export type Target = Selectable<QuotaTargetsTable>;

/** The targets of a period. */
export async function targetsOf(ctx: Context, periodId: string): Promise<Target[]> {
  return ctx.db
    .selectFrom('quota_targets')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('period_id', '=', periodId)
    .orderBy('subject_id')
    .execute();
}

/** Refuses to change what a locked period holds, where the plan says so. @throws AppError CONFLICT on `period_id` */
export function requireOpenPeriod(period: Period, plan: QuotaPlan, what: string): void {
  if (period.status !== 'locked' || !plan.lock_blocks_changes) return;
  throw lockedFault(period, what);
}

/** The refusal of a change in a locked period. */
export function lockedFault({ id, label }: Pick<Period, 'id' | 'label'>, what: string): AppError {
  return new AppError(
    'CONFLICT',
    `${label} (${id}) is locked, so ${what}. Unlock it first with set_quota_period_status (status open), or choose another period.`,
    { field: 'period_id' },
  );
}

/** Sets, or with null clears, the target of the agency, a team or a consultant in a period. */
export async function setTarget(
  ctx: WriteContext,
  input: z.output<typeof SetQuotaTarget>,
): Promise<QuotaPeriodTargets> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, input.period_id, plan);
  requireOpenPeriod(period, plan, 'its targets stay as they are');
  const row = await rowOf(ctx, input, period, plan);
  const targets = await targetsOf(ctx, period.id);
  const was = targets.find(({ subject_id }) => subject_id === row.subject_id);
  const before = await showTargets(ctx, period, plan, targets);
  if ((was?.amount ?? null) === row.amount) return before;
  const others = targets.filter(({ subject_id }) => subject_id !== row.subject_id);
  const after = row.amount === null ? others : [...others, { ...row, amount: row.amount }];
  if (row.amount !== null) refuseOverrun(after, { ...row, amount: row.amount }, plan.currency, 'amount');
  await storedPeriod(ctx, period);
  if (was !== undefined) await dropTarget(ctx, was);
  if (row.amount !== null) await insertRow(ctx.tx, 'quota_targets', { ...row, amount: row.amount });
  return tellTargets(ctx, period, plan, before);
}

async function rowOf(
  ctx: Context,
  { user_id, team_id, amount }: Pick<z.output<typeof SetQuotaTarget>, 'user_id' | 'team_id' | 'amount'>,
  period: Period,
  plan: QuotaPlan,
): Promise<Omit<Target, 'amount'> & { amount: number | null }> {
  const { level, subject, team } = await subjectOf(ctx, { user_id, team_id });
  return {
    account_id: ctx.account.id,
    period_id: period.id,
    level,
    subject_id: subject,
    team_id: level === 'consultant' ? team : null,
    amount: amount === null ? null : roundMoney(amount, plan.currency),
  };
}

/**
 * Whom a target or an adjustment is for: the agency where neither a team nor a person is named.
 * @throws AppError VALIDATION_ERROR on `team_id` where both are, NOT_FOUND
 */
export async function subjectOf(
  ctx: Context,
  { user_id, team_id }: { user_id?: string | undefined; team_id?: string | undefined },
): Promise<{ level: Target['level']; subject: string; team: string | null }> {
  if (user_id !== undefined && team_id !== undefined) {
    throw invalid(
      'team_id',
      "team_id: stands for the team as a whole and user_id for one consultant; give one of them, or neither for the agency (a consultant's team is known)",
    );
  }
  if (user_id !== undefined) {
    const user = await requireUser(ctx, user_id, 'user_id');
    return { level: 'consultant', subject: user.id, team: user.team_id };
  }
  if (team_id !== undefined) {
    const team = await requireTeam(ctx, team_id, 'team_id');
    return { level: 'team', subject: team.id, team: team.id };
  }
  return { level: 'agency', subject: ctx.account.id, team: null };
}

/** Refuses a target that would break the rule of allocation. @throws AppError VALIDATION_ERROR, with meta.max_allowed */
export function refuseOverrun(
  targets: readonly Target[],
  target: Target,
  currency: string,
  field: string,
  of = WHOSE[target.level],
): void {
  const overrun = overrunOf(targets, target);
  if (overrun === null) return;
  const { max, min, against } = overrun;
  const money = (amount: number): string => formatMoney(amount, currency);
  const most = max === null ? 'no limit from above' : `at most ${money(max)}`;
  const message =
    against === 'above'
      ? `${of} may hold ${most}: that is what the ${ABOVE[target.level]} leaves beside the others. Lower another target, raise the one above with set_quota_target, or ask for no more than that.`
      : `${money(min)} are allocated beneath ${of.toLowerCase()} already, so it may hold no less (and ${most}). Lower the targets beneath it first.`;
  throw new AppError('VALIDATION_ERROR', `${field}: ${message}`, {
    field,
    meta: { max_allowed: max, min_allowed: min },
  });
}

export const WHOSE: Record<Target['level'], string> = {
  agency: 'The target of the agency',
  team: 'The target of this team',
  consultant: 'The target of this consultant',
};
const ABOVE: Record<Target['level'], string> = {
  agency: 'agency',
  team: 'target of the agency',
  consultant: 'target of the team',
};

/** Takes a target away. */
export async function dropTarget(ctx: WriteContext, { period_id, subject_id }: Target): Promise<void> {
  await ctx.tx
    .deleteFrom('quota_targets')
    .where('account_id', '=', ctx.account.id)
    .where('period_id', '=', period_id)
    .where('subject_id', '=', subject_id)
    .execute();
}

/** A period with its targets, as far as who asks may see them. */
export async function showTargets(
  ctx: Context,
  period: Period,
  plan: QuotaPlan,
  targets: readonly Target[],
): Promise<QuotaPeriodTargets> {
  const { scope, userIds, teamIds } = await visibleUsers(ctx);
  const ofLevel = (level: Target['level']) => targets.filter((target) => target.level === level);
  const shown = {
    ...showPeriod(ctx, period),
    currency: plan.currency,
    team_targets: ofLevel('team')
      .filter(({ subject_id }) => teamIds === null || teamIds.includes(subject_id))
      .map(({ subject_id, amount }) => ({ team_id: subject_id, amount })),
    consultant_targets: ofLevel('consultant')
      .filter(({ subject_id }) => userIds === null || userIds.includes(subject_id))
      .map(({ subject_id, amount }) => ({ user_id: subject_id, amount })),
  };
  if (scope !== 'agency') return shown;
  return { agency_target: ofLevel('agency')[0]?.amount ?? null, ...shown };
}

/** A period with its targets. @throws AppError NOT_FOUND on `period_id` */
export async function getPeriodTargets(ctx: Context, ref: string): Promise<QuotaPeriodTargets> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, ref, plan);
  return showTargets(ctx, period, plan, await targetsOf(ctx, period.id));
}

/** Tells of a period whose targets have changed, and shows it. */
export async function tellTargets(
  ctx: WriteContext,
  period: Period,
  plan: QuotaPlan,
  before: QuotaPeriodTargets,
): Promise<QuotaPeriodTargets> {
  const after = await showTargets(ctx, period, plan, await targetsOf(ctx, period.id));
  ctx.changed({ type: 'quota_period', id: period.id, before, after, label: period.label });
  return after;
}
