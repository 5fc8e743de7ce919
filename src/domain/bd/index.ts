import type * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { fold } from '#src/lib/fold.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { requireUser } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { rewriter } from '../record/index.ts';
import { LIFETIME_MS, STRENGTH } from './rules.ts';
import {
  type AddLead,
  type BdLead,
  type BdLeadDetail,
  type BdTarget,
  type CreateTarget,
  LEAD,
  type LeadFilters,
  type LeadRow,
  TARGET,
  type TargetFilters,
  type TargetRow,
  type UpdateLead,
  type UpdateTarget,
} from './schema.ts';
import { pageOfLeads, pageOfTargets, requireLead, requireTarget, showLead, showTarget } from './store.ts';

export { convertLead } from './convert.ts';
export { dueWatches, findLeads, nextWatch } from './find.ts';
export { getPatch, getPatchById, setPatch } from './patch.ts';

/** A target of the agency. @throws AppError NOT_FOUND */
export async function getTarget(ctx: Context, id: string): Promise<BdTarget> {
  return showTarget(ctx, await requireTarget(ctx, id));
}

/** A page of targets, newest first. */
export const listTargets = (ctx: Context, filters: TargetFilters): Promise<Page<BdTarget>> =>
  pageOfTargets(ctx, filters);

/** Creates a target. @throws AppError CONFLICT where the company is one already */
export async function createTarget(
  ctx: WriteContext,
  input: z.output<typeof CreateTarget>,
): Promise<BdTarget> {
  await refuseTaken(ctx, input.company_name);
  if (input.owner_id != null) await requireUser(ctx, input.owner_id, 'owner_id');
  const row = TARGET.row(input, {
    id: newId('bd_target'),
    account_id: ctx.account.id,
    status: input.status ?? 'new',
    contacts: input.contacts ?? [],
    owner_id: input.owner_id ?? ctx.user?.id ?? null,
    client_id: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'bd_targets', row);
  const target = await showTarget(ctx, row);
  ctx.changed({ type: 'bd_target', id: row.id, before: null, after: target, label: row.company_name });
  return target;
}

async function refuseTaken(ctx: WriteContext, name: string, own?: string): Promise<void> {
  const taken = await ctx.tx
    .selectFrom('bd_targets')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('company_folded', '=', fold(name))
    .executeTakeFirst();
  if (taken === undefined || taken.id === own) return;
  throw new AppError(
    'CONFLICT',
    `${name} is the target ${taken.id} already. Change that with bd_update_target, or give it a lead with bd_add_lead.`,
    { field: 'company_name', extra: { existing_id: taken.id } },
  );
}

/** Changes a target. @throws AppError CONFLICT where another target has the name */
export async function updateTarget(
  ctx: WriteContext,
  input: z.output<typeof UpdateTarget>,
): Promise<BdTarget> {
  const { target_id, ...given } = input;
  const row = await requireTarget(ctx, target_id);
  if (given.company_name !== undefined) await refuseTaken(ctx, given.company_name, row.id);
  if (given.owner_id != null) await requireUser(ctx, given.owner_id, 'owner_id');
  const before = await showTarget(ctx, row);
  const rewrite = rewriter(TARGET, {
    view: (next: TargetRow) => ({ ...before, ...TARGET.view(next, before) }),
    label: ({ company_name }) => company_name,
  });
  return showTarget(ctx, await rewrite(ctx, row, TARGET.patch(given, { updated_at: ctx.now })));
}

/** Removes a target that has no leads. @throws AppError CONFLICT otherwise */
export async function removeTarget(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireTarget(ctx, id);
  const before = await showTarget(ctx, row);
  const lead = await ctx.tx
    .selectFrom('bd_leads')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('target_id', '=', id)
    .executeTakeFirst();
  if (lead !== undefined)
    throw new AppError('CONFLICT', `${row.company_name} has leads by now, such as ${lead.id}.`);
  await ctx.tx
    .deleteFrom('bd_targets')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  ctx.changed({ type: 'bd_target', id, before, after: null, label: row.company_name });
}

/** A lead with the people who would suit it. @throws AppError NOT_FOUND */
export async function getLead(ctx: Context, id: string): Promise<BdLeadDetail> {
  return showLead(ctx, await requireLead(ctx, id));
}

/** A lead as lists show it, and as a change leaves it. @throws AppError NOT_FOUND */
export async function getPlainLead(ctx: Context, id: string): Promise<BdLead> {
  return LEAD.view(await requireLead(ctx, id));
}

/** A page of leads, newest first. */
export const listLeads = (ctx: Context, filters: LeadFilters): Promise<Page<BdLead>> =>
  pageOfLeads(ctx, filters);

/** Adds a lead to a target. It scores for 30 days. */
export async function addLead(ctx: WriteContext, input: z.output<typeof AddLead>): Promise<BdLead> {
  const target = await requireTarget(ctx, input.target_id);
  if (input.owner_id != null) await requireUser(ctx, input.owner_id, 'owner_id');
  const row = LEAD.row(input, {
    id: newId('bd_lead'),
    account_id: ctx.account.id,
    target_id: target.id,
    market: input.market ?? target.market,
    strength: input.strength ?? STRENGTH[input.kind],
    score_reasons: [],
    status: 'new',
    owner_id: input.owner_id ?? target.owner_id,
    job_id: null,
    detected_at: ctx.now,
    expires_at: addMs(ctx.now, LIFETIME_MS),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'bd_leads', row);
  const lead = LEAD.view(row);
  ctx.changed({ type: 'bd_lead', id: row.id, before: null, after: lead, label: row.title });
  return lead;
}

const rewriteLead = rewriter(LEAD, {
  view: (row: LeadRow) => LEAD.view(row),
  label: ({ title }) => title,
});

/** Changes a lead. @throws AppError CONFLICT for one that was converted */
export async function updateLead(ctx: WriteContext, input: z.output<typeof UpdateLead>): Promise<BdLead> {
  return LEAD.view(await changedLead(ctx, input));
}

/** Changes a lead as `updateLead` does, and answers it as it is read. */
export async function updateAndShowLead(
  ctx: WriteContext,
  input: z.output<typeof UpdateLead>,
): Promise<BdLeadDetail> {
  return showLead(ctx, await changedLead(ctx, input));
}

async function changedLead(ctx: WriteContext, input: z.output<typeof UpdateLead>): Promise<LeadRow> {
  const { lead_id, ...given } = input;
  const row = await requireLead(ctx, lead_id);
  if (given.status !== undefined && row.status === 'converted')
    throw new AppError('CONFLICT', 'This lead was converted, and its status stays so. Leave status out.', {
      field: 'status',
    });
  if (given.owner_id != null) await requireUser(ctx, given.owner_id, 'owner_id');
  return rewriteLead(ctx, row, LEAD.patch(given, { updated_at: ctx.now }));
}

/** Removes a lead that was not converted. */
export async function removeLead(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireLead(ctx, id);
  if (row.status === 'converted')
    throw new AppError('CONFLICT', 'This lead was converted meanwhile; it stays with what became of it.');
  await ctx.tx.deleteFrom('bd_leads').where('account_id', '=', ctx.account.id).where('id', '=', id).execute();
  ctx.changed({ type: 'bd_lead', id, before: LEAD.view(row), after: null, label: row.title });
}
