import type { Day } from '#src/lib/clock.ts';
import type { Context, WriteContext } from '../context.ts';
import { requirePeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import { dropTarget, refuseOverrun, showTargets, type Target, targetsOf, tellTargets } from './targets.ts';

/** The periods that are not over and not locked, with the targets of one team or person in them. */
async function openTargetsOf(ctx: Context, subject: string, today: Day) {
  return ctx.db
    .selectFrom('quota_targets')
    .innerJoin('quota_periods', (on) =>
      on
        .onRef('quota_periods.account_id', '=', 'quota_targets.account_id')
        .onRef('quota_periods.id', '=', 'quota_targets.period_id'),
    )
    .where('quota_targets.account_id', '=', ctx.account.id)
    .where('subject_id', '=', subject)
    .where('quota_periods.status', '!=', 'locked')
    .where('quota_periods.ends_on', '>=', today)
    .selectAll('quota_targets')
    .select('quota_periods.label')
    .orderBy('quota_periods.starts_on')
    .execute();
}

/**
 * Takes a person's targets along to another team, in periods that are neither over nor locked: those of the past stay
 * with the team they were set in.
 * @throws AppError VALIDATION_ERROR on `team_id`, with meta.max_allowed, where that team's target has no room for one
 */
export async function moveTargets(ctx: WriteContext, userId: string, teamId: string | null): Promise<void> {
  const { currency } = await getPlan(ctx);
  for (const { label, ...target } of await openTargetsOf(ctx, userId, ctx.today)) {
    const moved: Target = { ...target, team_id: teamId };
    const others = (await targetsOf(ctx, target.period_id)).filter(({ subject_id }) => subject_id !== userId);
    refuseOverrun(
      [...others, moved],
      moved,
      currency,
      'team_id',
      `The target of this person in ${label}, moved along,`,
    );
    await ctx.tx
      .updateTable('quota_targets')
      .set({ team_id: teamId })
      .where('account_id', '=', ctx.account.id)
      .where('period_id', '=', target.period_id)
      .where('subject_id', '=', userId)
      .execute();
  }
}

/** Clears the targets of a team that is no more, in periods that are neither over nor locked. */
export async function dropTeamTargets(ctx: WriteContext, teamId: string): Promise<void> {
  const plan = await getPlan(ctx);
  for (const { label: _, ...target } of await openTargetsOf(ctx, teamId, ctx.today)) {
    const period = await requirePeriod(ctx, target.period_id, plan);
    const before = await showTargets(ctx, period, plan, await targetsOf(ctx, period.id));
    await dropTarget(ctx, target);
    await tellTargets(ctx, period, plan, before);
  }
}
