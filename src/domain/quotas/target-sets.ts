import * as z from 'zod';
import { insertRows } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { allTeams, allUsers } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { neighbour } from './calendar.ts';
import { type Period, requirePeriod, storedPeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import { QuotaPeriodTargets, type QuotaPlan } from './schema.ts';
import {
  refuseOverrun,
  requireOpenPeriod,
  showTargets,
  type Target,
  targetsOf,
  tellTargets,
  WHOSE,
} from './targets.ts';

/** Gives a period the targets of the one before it, in place of its own. Teams that are no more are left out. */
export async function copyPrevious(ctx: WriteContext, ref: string): Promise<QuotaPeriodTargets> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, ref, plan);
  requireOpenPeriod(period, plan, 'its targets stay as they are');
  const previous = await requirePrevious(ctx, period, plan);
  const own = await targetsOf(ctx, period.id);
  const before = await showTargets(ctx, period, plan, own);
  const teams = await peopleAndTeams(ctx);
  const copied = (await targetsOf(ctx, previous)).flatMap((target): Target[] => {
    if (target.level === 'team' && !teams.live.has(target.subject_id)) return [];
    const team_id = target.level === 'consultant' ? (teams.of.get(target.subject_id) ?? null) : null;
    return [{ ...target, period_id: period.id, team_id }];
  });
  refuseOverruns(copied, plan.currency);
  await replaceTargets(ctx, period, copied);
  return tellTargets(ctx, period, plan, before);
}

// A period right before the first that is listed holds nothing, and copying it would clear this one.
async function requirePrevious(ctx: Context, period: Period, plan: QuotaPlan): Promise<string> {
  const previous = neighbour(period, -1);
  const row = await ctx.db
    .selectFrom('quota_periods')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('cadence', '=', previous.cadence)
    .where('starts_on', '=', previous.starts_on)
    .executeTakeFirst();
  const targets = row === undefined ? [] : await targetsOf(ctx, row.id);
  if (row !== undefined && targets.length > 0) return row.id;
  throw new AppError(
    'CONFLICT',
    `The period before ${period.label} (${previous.starts_on} to ${previous.ends_on}, ${plan.cadence}) holds no targets, so there is nothing to copy. Set them with set_quota_target.`,
    { field: 'period_id' },
  );
}

async function peopleAndTeams(ctx: Context): Promise<{ of: Map<string, string | null>; live: Set<string> }> {
  const account = ctx.account.id;
  const users = await allUsers(ctx.db, account);
  const teams = await allTeams(ctx.db, account);
  return {
    of: new Map(users.map(({ id, team_id }) => [id, team_id])),
    live: new Set(teams.flatMap(({ id, deleted }) => (deleted ? [] : [id]))),
  };
}

async function replaceTargets(ctx: WriteContext, period: Period, targets: readonly Target[]): Promise<void> {
  await storedPeriod(ctx, period);
  await ctx.tx
    .deleteFrom('quota_targets')
    .where('account_id', '=', ctx.account.id)
    .where('period_id', '=', period.id)
    .execute();
  await insertRows(ctx.tx, 'quota_targets', targets);
}

/** The members of a period that are its targets. */
export const TARGET_FIELDS = ['agency_target', 'team_targets', 'consultant_targets'] as const;

const Restorable = z.object({
  agency_target: QuotaPeriodTargets.shape.agency_target,
  team_targets: QuotaPeriodTargets.shape.team_targets.optional(),
  consultant_targets: QuotaPeriodTargets.shape.consultant_targets.optional(),
});

/**
 * Puts targets of a period back as they were.
 * @param fields those of TARGET_FIELDS that are to be restored; the others stay
 * @throws AppError VALIDATION_ERROR where they no longer fit
 */
export async function restoreTargets(
  ctx: WriteContext,
  id: string,
  fields: Record<string, unknown>,
): Promise<QuotaPeriodTargets> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, id, plan);
  requireOpenPeriod(period, plan, 'its targets stay as they are');
  const before = await showTargets(ctx, period, plan, await targetsOf(ctx, period.id));
  const given = Restorable.parse(fields);
  const agency = given.agency_target === undefined ? before.agency_target : given.agency_target;
  const { of } = await peopleAndTeams(ctx);
  const row = (level: Target['level'], subject_id: string, amount: number): Target => ({
    account_id: ctx.account.id,
    period_id: period.id,
    level,
    subject_id,
    team_id: level === 'consultant' ? (of.get(subject_id) ?? null) : null,
    amount,
  });
  const targets = [
    ...(agency == null ? [] : [row('agency', ctx.account.id, agency)]),
    ...(given.team_targets ?? before.team_targets).map(({ team_id, amount }) => row('team', team_id, amount)),
    ...(given.consultant_targets ?? before.consultant_targets).map(({ user_id, amount }) =>
      row('consultant', user_id, amount),
    ),
  ];
  refuseOverruns(targets, plan.currency);
  await replaceTargets(ctx, period, targets);
  return tellTargets(ctx, period, plan, before);
}

// Each overrun is one of a target against what stands above it: told from there, it says whose it is.
function refuseOverruns(targets: readonly Target[], currency: string): void {
  for (const level of ['consultant', 'team'] as const) {
    for (const target of targets.filter((one) => one.level === level))
      refuseOverrun(targets, target, currency, 'period_id', `${WHOSE[level]} (${target.subject_id})`);
  }
}
