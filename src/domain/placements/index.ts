import type * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { placeApplication } from '../applications/index.ts';
import { warnNotToApproach } from '../candidates/index.ts';
import { termsOf } from '../clients/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { fillJob } from '../jobs/index.ts';
import { begunFor, tellStillBegun } from '../leftovers-of-placements.ts';
import { fieldWords } from '../record/words.ts';
import { noOwner, ownerOf, sameSplit, splitOf, wholeCredit } from './credits.ts';
import { type Owed, owedReplacements } from './owed.ts';
import { type Hire, resolveHire } from './resolve.ts';
import {
  type CreatePlacement,
  FINANCIALS,
  type MarkStatus,
  PLACEMENT,
  type Placement,
  type PlacementFilters,
  type PlacementRow,
  type UpdatePlacement,
} from './schema.ts';
import { agreedTerms, statusPatch } from './status.ts';
import {
  type CreditRow,
  creditsFor,
  dueRows,
  insertCredits,
  pageOfPlacements,
  replaceCredits,
  toPlacement,
} from './store.ts';
import { changedTerms, newTerms } from './terms.ts';
import { labelOf, linksOf, requirePlacement, rewritePlacement, setStatus } from './write.ts';

export { owedReplacements } from './owed.ts';
export { lastFallenOff } from './placed.ts';
export { guaranteeOutcome } from './rules.ts';
export { PLACEMENT_STATUSES } from './schema.ts';
export { placementDueDays } from './store.ts';
export { restorePlacement } from './undo.ts';

/** A placement as the API shows it. @throws AppError NOT_FOUND */
export async function getPlacement(ctx: Context, id: string): Promise<Placement> {
  const { row, credits } = await requirePlacement(ctx, id);
  return toPlacement(row, credits);
}

/** A page of placements, newest first. */
export async function listPlacements(ctx: Context, filters: PlacementFilters): Promise<Page<Placement>> {
  const page = await pageOfPlacements(ctx, filters);
  if (filters.name !== undefined)
    await warnNotToApproach(
      ctx,
      page.items.map((row) => row.candidate_id),
    );
  return page;
}

/**
 * Logs a placement: resolves the application, takes omitted terms from the client and the job, moves the application to
 * placed and fills the job unless it is evergreen. Names are stored as they are now.
 */
export async function createPlacement(ctx: WriteContext, input: CreatePlacement): Promise<Placement> {
  const hire = await resolveHire(ctx, input);
  const { application, job } = hire;
  const id = newId('placement');
  const owner = ownerOf(application, job);
  const row = newRow(ctx, id, input, hire, owner);
  const credits = await creditsOf(ctx, id, input, owner);
  const [begun, [owed]] = await Promise.all([
    begunFor(ctx, row.candidate_id, row.job_id),
    ctx.can('placements:read') ? owedReplacements(ctx, { job: job.id }) : [],
  ]);
  await insertRow(ctx.tx, 'placements', row);
  await insertCredits(ctx, credits);
  const placement = toPlacement(row, credits);
  warnOfRates(ctx, row, input);
  warnOfOffer(ctx, row);
  if (owed !== undefined && row.fee_amount !== 0) warnOfOwed(ctx, row, owed);
  if (row.status !== 'fell_off') tellStillBegun(ctx, row.candidate_name ?? row.candidate_id, begun);
  ctx.changed({ type: 'placement', id, before: null, after: placement, label: labelOf(row) });
  ctx.emit('placement.created', { placement });
  ctx.record({ type: 'placement', summary: `Placed ${labelOf(row)}`, ...linksOf(row) });
  await placeApplication(ctx, application, id);
  await fillJob(ctx, job);
  return placement;
}

async function creditsOf(
  ctx: WriteContext,
  id: Id<'placement'>,
  { credits }: CreatePlacement,
  owner: Id<'user'> | null,
): Promise<CreditRow[]> {
  if (credits !== undefined) return splitOf(ctx, id, credits);
  if (owner === null) throw noOwner();
  return wholeCredit(ctx, id, owner);
}

function newRow(
  ctx: WriteContext,
  id: string,
  input: CreatePlacement,
  { application, job, clientId, client }: Hire,
  owner: Id<'user'> | null,
): PlacementRow {
  return PLACEMENT.row(input, {
    id,
    account_id: ctx.account.id,
    candidate_id: application.candidate_id,
    client_id: clientId,
    job_id: job.id,
    application_id: application.id,
    candidate_name: application.candidate_name,
    client_name: client.name,
    job_title: job.title,
    owner_id: owner,
    guarantee_remedy: client.live.guarantee_remedy,
    status: 'pending_start',
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
    ...newTerms(ctx, input, client, job),
  });
}

/** Changes a placement's terms, split or status. A new status fires placement.status_changed. */
export async function updatePlacement(ctx: WriteContext, input: UpdatePlacement): Promise<Placement> {
  const { row, credits } = await requirePlacement(ctx, input.placement_id);
  const named = Object.keys(input).filter((key) => key !== 'placement_id');
  if (named.length === 0) return toPlacement(row, credits);
  const agreed = agreedTerms(row);
  const terms = await changedTerms(ctx, agreed, input, () => termsOf(ctx, row.client_id));
  const patch: Partial<PlacementRow> = PLACEMENT.patch(input, {
    ...terms,
    status: row.status,
    fell_off_at: row.fell_off_at,
    updated_at: ctx.now,
  });
  Object.assign(patch, statusPatch(ctx, row, { ...agreed, ...patch }, input));
  let split = credits;
  if (input.credits !== undefined) {
    const given = await splitOf(ctx, row.id, input.credits);
    if (!sameSplit(given, credits)) split = given;
  }
  if (split === credits && isUnchangedBy(row, patch, ctx)) return toPlacement(row, credits);
  if (split !== credits) await replaceCredits(ctx, row.id, split);
  const after = await rewritePlacement(ctx, row, patch, credits, split);
  warnOfRates(ctx, { ...row, ...patch }, input);
  warnOfWholeTerm(ctx, row, { ...row, ...patch }, input);
  if (input.offer_date !== undefined || input.start_date !== undefined)
    warnOfOffer(ctx, { ...row, ...patch });
  ctx.record({
    ...linksOf(row),
    type: 'placement',
    summary: `Changed the placement of ${labelOf(row)}: ${named.map(fieldWords).join(', ')}`,
  });
  return after;
}

/** Changes only the status of a placement. */
export async function markStatus(ctx: WriteContext, input: z.output<typeof MarkStatus>): Promise<Placement> {
  const { row, credits } = await requirePlacement(ctx, input.placement_id);
  return setStatus(ctx, row, credits, input);
}

/**
 * Processes what is due in this account by its own date: placements whose start date is reached are started, and
 * started ones whose guarantee has ended are completed.
 * @param limit how many of each at most
 * @returns how many changed; call it again until it is 0
 */
export async function sweepPlacements(ctx: WriteContext, limit = 200): Promise<number> {
  const due = await dueRows(ctx, limit);
  for (const row of due.starting)
    await setStatus(ctx, row, await creditsFor(ctx, row.id), { status: 'started' });
  for (const row of due.cleared)
    await setStatus(ctx, row, await creditsFor(ctx, row.id), { status: 'completed' });
  return due.starting.length + due.cleared.length;
}

// The gross profit of a contract is reckoned by one pair of rates, so those agreed for an extension count for what is worked already.
function warnOfWholeTerm(
  ctx: WriteContext,
  before: PlacementRow,
  after: PlacementRow,
  input: UpdatePlacement,
): void {
  // Whoever may not see rates would learn by it which ones stand.
  if (!ctx.can(FINANCIALS)) return;
  const isMoved = before.charge_rate !== after.charge_rate || before.pay_rate !== after.pay_rate;
  const { start_date, expected_gp } = after;
  if (!isMoved || typeof input.expected_gp === 'number' || expected_gp === null) return;
  if (before.charge_rate === null || before.pay_rate === null) return;
  if (start_date === null || start_date >= ctx.today) return;
  ctx.warn(
    'rates_of_whole_term',
    `The new rates count for the whole contract, also for the days since ${start_date}. Where they hold from a later day, give expected_gp with update_placement, or log the extension as a placement of its own with create_placement.`,
  );
}

// History is often logged without the day of the offer, and today stands for it.
function warnOfOffer(ctx: WriteContext, { offer_date, start_date }: PlacementRow): void {
  if (offer_date === null || start_date === null || offer_date <= start_date) return;
  ctx.warn(
    'offered_after_start',
    `The day of the offer, ${offer_date}, is after the start on ${start_date}, and fees won and the time to fill count by it. Give the day it was made with update_placement (offer_date); without one today is taken.`,
  );
}

// A replacement inside the guarantee is mostly without a fee, and a placement takes the client's terms by itself.
function warnOfOwed(ctx: WriteContext, row: PlacementRow, owed: Owed): void {
  const may = ctx.can('candidates:read');
  const [name, before] = may ? [row.candidate_name, owed.candidate_name] : [null, null];
  ctx.warn(
    'replacement_owed',
    `${name ?? 'The person placed'} follows ${before ?? 'a hire'}, who fell off inside the guarantee on ${owed.fell_off_at}, and the client is owed a replacement. This placement counts with its own fee; where it is the replacement, give fee_type fixed and fee_amount 0 with update_placement.`,
    { placement_id: owed.placement_id },
  );
}

// A caller who sent both rates may see the warning; for stored rates only those with the scope.
function warnOfRates(ctx: WriteContext, row: PlacementRow, given: Partial<UpdatePlacement>): void {
  const { charge_rate, pay_rate } = row;
  if (charge_rate === null || pay_rate === null) return;
  const sent = given.charge_rate != null && given.pay_rate != null;
  if (row.rate_period === null && row.expected_gp === null) {
    ctx.warnGated(
      'placement_id' in given ? [FINANCIALS] : [],
      'rate_period_missing',
      'The expected gross profit is not known: nothing says what the rates are paid for. Give rate_period (hourly, daily or weekly) with update_placement.',
    );
  }
  if (pay_rate > charge_rate) {
    ctx.warnGated(
      sent ? [] : [FINANCIALS],
      'negative_margin',
      'The pay rate is above the charge rate, so the contract loses money as entered. Correct it with update_placement if that is not meant.',
    );
  }
}
