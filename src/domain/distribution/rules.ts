import type * as z from 'zod';
import { fold, insertRow, updateRow } from '#db/rows.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { lastChangeOf } from '../accounts/agencies.ts';
import { requireTeam } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { countryOfJob, type JobView } from '../jobs/index.ts';
import { rewriter } from '../record/index.ts';
import { unknownBoard } from './boards.ts';
import { BOARDS } from './catalogue.ts';
import {
  type CreateRule,
  type DistributionRule,
  RULE,
  type RuleFilter,
  type RuleFilters,
  type UpdateRule,
} from './schema.ts';
import { pageOfRules, type RuleRow, requireRule } from './store.ts';

/** A rule of the agency. @throws AppError NOT_FOUND */
export async function getRule(ctx: Context, id: string): Promise<DistributionRule> {
  return RULE.view(await requireRule(ctx, id));
}

/** A page of the agency's rules, newest first. */
export async function listRules(ctx: Context, filters: RuleFilters): Promise<Page<DistributionRule>> {
  return pageOfRules(ctx, filters);
}

/** Creates a rule for jobs that become active from now on. */
export async function createRule(
  ctx: WriteContext,
  input: z.output<typeof CreateRule>,
): Promise<DistributionRule> {
  await checkRule(ctx, input);
  const row = RULE.row(input, {
    id: newId('distribution_rule'),
    account_id: ctx.account.id,
    target_board_slugs: [...new Set(input.target_board_slugs)],
    since_sequence: await followFromNow(ctx),
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'distribution_rules', row);
  const rule = RULE.view(row);
  ctx.changed({ type: 'distribution_rule', id: row.id, before: null, after: rule, label: rule.name });
  return rule;
}

/** Changes a rule. Its existing postings stay unchanged. */
export async function updateRule(
  ctx: WriteContext,
  input: z.output<typeof UpdateRule>,
): Promise<DistributionRule> {
  const row = await requireRule(ctx, input.rule_id);
  await checkRule(ctx, input);
  const { target_board_slugs: boards, active } = input;
  const starts = active === true && row.active === 0;
  const patch = RULE.patch(input, {
    target_board_slugs: boards && [...new Set(boards)],
    since_sequence: starts ? await followFromNow(ctx) : undefined,
    updated_at: ctx.now,
  });
  return RULE.view(await rewriteRule(ctx, row, patch));
}

/** Deletes a rule. Its postings stay unchanged. */
export async function deleteRule(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'distribution_rule'> }> {
  const row = await requireRule(ctx, id);
  await updateRow(ctx.tx, 'distribution_rules', ctx.account.id, id, {
    deleted_at: ctx.now,
    updated_at: ctx.now,
  });
  const before = RULE.view(row);
  ctx.changed({ type: 'distribution_rule', id, before, after: null, label: row.name });
  return { deleted: true, id: before.id };
}

/** Restores a deleted rule. Jobs that became active meanwhile are ignored. */
export async function restoreRule(ctx: WriteContext, id: string): Promise<DistributionRule> {
  const since_sequence = await followFromNow(ctx);
  await updateRow(ctx.tx, 'distribution_rules', ctx.account.id, id, {
    deleted_at: null,
    since_sequence,
    updated_at: ctx.now,
  });
  const rule = RULE.view(await requireRule(ctx, id));
  ctx.changed({ type: 'distribution_rule', id, before: null, after: rule, label: rule.name });
  return rule;
}

const rewriteRule = rewriter(RULE, { view: (row: RuleRow) => RULE.view(row), label: ({ name }) => name });

async function checkRule(
  ctx: WriteContext,
  given: { filter?: RuleFilter | undefined; target_board_slugs?: string[] | undefined },
): Promise<void> {
  const known = new Set(BOARDS.map(({ slug }) => slug));
  for (const slug of given.target_board_slugs ?? []) {
    if (!known.has(slug)) throw unknownBoard(slug, 'target_board_slugs');
  }
  const { filter } = given;
  if (filter?.team_id !== undefined) await requireTeam(ctx, filter.team_id, 'filter.team_id');
  if (filter?.job_type === 'Temporary') {
    ctx.warn(
      'matches_nothing',
      'No job is Temporary: jobs are full_time, part_time or contract, so this rule matches none. Use Contract for contract jobs.',
    );
  }
}

/** The last sequence number: a rule that is created or resumed now applies to later changes only. */
async function followFromNow(ctx: WriteContext): Promise<number> {
  const sequence = await lastChangeOf(ctx.tx, ctx.account.id);
  // While other rules are active, the position that they have reached is kept.
  if ((await activeRules(ctx)).length === 0) {
    await ctx.tx
      .insertInto('distribution_cursors')
      .values({ account_id: ctx.account.id, sequence })
      .onConflict((on) => on.column('account_id').doUpdateSet({ sequence }))
      .execute();
  }
  return sequence;
}

/** The active rules, the oldest first. */
export async function activeRules(ctx: Context): Promise<RuleRow[]> {
  return ctx.db
    .selectFrom('distribution_rules')
    .where('account_id', '=', ctx.account.id)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The employment types that a job type of a filter means; no job is Temporary. */
const EMPLOYMENTS = {
  Permanent: ['full_time', 'part_time'],
  Contract: ['contract'],
  Temporary: [],
} as const satisfies Record<string, readonly Exclude<JobView['employment_type'], null>[]>;

/** Whether a job matches all values of a filter. An empty filter matches every job. */
export function matches(
  filter: RuleFilter,
  job: Pick<JobView, 'country_code' | 'applicant_country' | 'team_name' | 'team_id' | 'employment_type'>,
): boolean {
  const { country, category, job_type, team_id } = filter;
  if (country !== undefined && countryOfJob(job) !== country) return false;
  if (team_id !== undefined && job.team_id !== team_id) return false;
  if (category !== undefined && (job.team_name === null || fold(job.team_name) !== fold(category)))
    return false;
  return (
    job_type === undefined || EMPLOYMENTS[job_type].some((employment) => employment === job.employment_type)
  );
}
