import type * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import { instantOf } from '#src/lib/clock.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { localTime } from '#src/lib/local-time.ts';
import { type Page, singlePage } from '#src/lib/page.ts';
import { requireUser } from '../accounts/people.ts';
import { markWords, promoteContactPerson, requireCandidate, warnNotToApproach } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { requireJob, requireOpen } from '../jobs/index.ts';
import { notFallenOff } from '../leftovers-of-placements.ts';
import { tellLiveElsewhere } from '../live-elsewhere.ts';
import { tellPlacedByUs } from '../placed-by-us.ts';
import { orNotFound } from '../record/index.ts';
import { stageWords } from '../stages.ts';
import { type Entry, recordFirstStages } from './history.ts';
import { isClientSide, STAGE_LIST, statusOf } from './rules.ts';
import {
  APPLICATION,
  type Application,
  type ApplicationFilters,
  type ApplicationView,
  type BulkResult,
  type BulkUpdate,
  type CreateApplication,
  type MoveStage,
  type StageInfo,
} from './schema.ts';
import { duplicateApplication, moveStage, rejectionOf, rewriteApplication } from './stages.ts';
import { findApplication, liveApplication, pageOfApplications, toApplication, viewsOf } from './store.ts';

export {
  askForAssessment,
  dueAssessments,
  followBrief,
  followCv,
  followDocument,
  overrule,
  reassessAtClient,
  restoreOverruling,
  settleAssessment,
} from './fit.ts';
export { deleteUndoneApplications, followJobClient } from './job-client.ts';
export { AUTOMATIC_MOVES, STAGE_LIST } from './rules.ts';
export type { ApplicationView } from './schema.ts';
export { autoMove, moveStage, placeApplication } from './stages.ts';
export { findApplication, hasLive, liveApplication, liveApplicationsAt, viewsOf } from './store.ts';
export { COMPARED_MEMBERS, removeApplication, restoreApplication } from './undo.ts';

/** An application with the job and candidate details it shows. @throws AppError NOT_FOUND on `field` */
export const requireApplication = orNotFound('application', findApplication);

/** An application of the agency. @throws AppError NOT_FOUND */
export async function getApplication(ctx: Context, id: string): Promise<Application> {
  return toApplication(await requireApplication(ctx, id));
}

/** A page of applications, newest first. */
export async function listApplications(
  ctx: Context,
  filters: ApplicationFilters,
): Promise<Page<Application>> {
  const page = await pageOfApplications(ctx, filters);
  if (filters.name !== undefined)
    await warnNotToApproach(
      ctx,
      page.items.map(({ candidate }) => candidate.id),
    );
  return page;
}

/** The twelve stages in their order. */
export async function listStages(): Promise<Page<StageInfo>> {
  return singlePage([...STAGE_LIST]);
}

/**
 * Adds a candidate to an open job; a person who was only a client contact becomes a candidate. Fires
 * application.received.
 * @param cvDocumentId the CV submitted with it
 * @throws AppError CONFLICT for a closed or filled job, and when the candidate already has an active application on it
 */
export async function createApplication(
  ctx: WriteContext,
  input: z.output<typeof CreateApplication>,
  cvDocumentId: string | null = null,
): Promise<Application> {
  // All are asked before the first is waited for: each may be a round trip.
  const asked = [
    requireJob(ctx, input.job_id),
    requireCandidate(ctx, input.candidate_id),
    liveApplication(ctx, input.job_id, input.candidate_id),
  ] as const;
  for (const answer of asked) answer.catch(() => {});
  const job = await asked[0];
  requireOpen(job, 'add the candidate');
  const candidate = await asked[1];
  if (input.owner_id !== undefined) await requireUser(ctx, input.owner_id, 'owner_id');
  const existing = await asked[2];
  if (existing !== undefined) throw duplicateApplication(candidate.name, job.title, existing, 'candidate_id');
  const entries = entriesOf(ctx, input);
  const [last] = entries.slice(-1);
  const stage = last?.stage ?? input.stage;
  const row = APPLICATION.row(
    { ...input, stage },
    {
      id: newId('application'),
      account_id: ctx.account.id,
      client_id: job.client_id,
      previous_stage: entries.at(-2)?.stage ?? null,
      stage_changed_at: last?.entered_at ?? ctx.now,
      status: statusOf(stage),
      owner_id: input.owner_id ?? ctx.user?.id ?? null,
      rejection: rejectionOf(ctx, stage, {}),
      answers: [],
      // Who comes with an end already is not assessed unless asked.
      assessments_asked: statusOf(stage) === 'active' ? 1 : 0,
      assessments_done: 0,
      cv_document_id: cvDocumentId,
      submitted_at: entries.find((entry) => isClientSide(entry.stage))?.entered_at ?? null,
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
  await promoteContactPerson(ctx, candidate);
  await insertRow(ctx.tx, 'applications', row);
  await recordFirstStages(ctx, row.id, entries);
  const view: ApplicationView = {
    ...row,
    job_title: job.title,
    client_name: job.client_name,
    candidate_name: candidate.name,
    current_title: candidate.current_title,
    current_company: candidate.current_company,
    candidate_deleted_at: null,
  };
  reportReceived(ctx, view, input.note);
  if (candidate.do_not_approach === 1) {
    ctx.warn(
      'do_not_approach',
      `${candidate.name} is flagged do not approach${markWords(ctx, candidate)}: no e-mail can be sent to them. Check with whoever set the flag before going on.`,
    );
  }
  if (stage === 'placed') warnMissingPlacement(ctx, [row.id]);
  if (statusOf(view.stage) === 'active') {
    const person = { id: view.candidate_id, name: view.candidate_name };
    await tellPlacedByUs(ctx, [person]);
    await tellLiveElsewhere(ctx, person, view.job_id);
  }
  return toApplication(view);
}

/** The stages that an application came through: as they are told, or the one it begins at now. */
function entriesOf(ctx: Context, { stage, history }: z.output<typeof CreateApplication>): Entry[] {
  if (history === undefined) return [{ stage, entered_at: ctx.now }];
  const entries = history.map((entry) => ({
    stage: entry.stage,
    entered_at: instantOf(Date.parse(entry.entered_at)),
  }));
  entries.forEach(({ entered_at, stage: here }, at) => {
    const before = entries[at - 1];
    const field = `history.${at}.entered_at`;
    if (entered_at > ctx.now)
      throw invalid(field, `${field}: ${localTime(entered_at, ctx.account.timezone)} has not come yet`);
    if (before === undefined) return;
    if (entered_at < before.entered_at)
      throw invalid(
        field,
        `${field}: is before ${localTime(before.entered_at, ctx.account.timezone)}, when it came to ${before.stage}; the earliest comes first`,
      );
    if (here === before.stage)
      throw invalid(
        `history.${at}.stage`,
        `history.${at}.stage: it stood at ${here} already; name each stay once`,
      );
  });
  const last = entries.at(-1)?.stage;
  // funnel is what a caller gets who names no stage.
  if (stage !== 'funnel' && stage !== last)
    throw invalid('stage', `stage: ${stage} is not the last of history, ${last}; leave stage out`);
  return entries;
}

function reportReceived(ctx: WriteContext, view: ApplicationView, note: string | undefined): void {
  const application = toApplication(view);
  const stage = application.stage;
  const links = {
    candidate_id: view.candidate_id,
    client_id: view.client_id,
    job_id: view.job_id,
    application_id: view.id,
  };
  ctx.changed({
    type: 'application',
    id: view.id,
    before: null,
    after: application,
    label: `${view.candidate_name} on ${view.job_title}`,
  });
  ctx.emit('application.received', { application });
  if (application.status === 'rejected' || application.status === 'withdrawn') {
    ctx.emit('application.status_changed', {
      application,
      changes: { status: { from: null, to: application.status } },
    });
  }
  ctx.record({
    type: 'stage_changed',
    summary: `${view.candidate_name}: added to ${view.job_title} at ${stageWords(stage)}`,
    data: { from: null, to: stage, source: application.source },
    ...links,
  });
  if (note !== undefined) {
    ctx.record({ type: 'note', summary: `Note on ${view.candidate_name}`, body: note, ...links });
  }
}

/** Moves an application to a stage, any to any. */
export async function moveApplication(
  ctx: WriteContext,
  input: z.output<typeof MoveStage>,
): Promise<Application> {
  const { application_id, stage, ...why } = input;
  const row = await requireApplication(ctx, application_id);
  const after = await moveStage(ctx, row, stage, why);
  if (stage === 'placed' && after.placement_id === null) warnMissingPlacement(ctx, [after.id]);
  if (after !== row) await warnRemainingPlacements(ctx, [row]);
  return toApplication(after);
}

/** Moves or reassigns many applications. Each is independent: a refused one does not stop the others. */
export async function bulkUpdate(
  ctx: WriteContext,
  input: z.output<typeof BulkUpdate>,
): Promise<Page<BulkResult>> {
  const { stage, owner_id, reason } = input;
  if (stage === undefined && owner_id === undefined) {
    throw invalid('stage', 'stage: give the stage to move to, the owner_id to hand over to, or both');
  }
  if (owner_id != null) await requireUser(ctx, owner_id, 'owner_id');
  const ids = [...new Set(input.ids)];
  const rows = await viewsOf(ctx, ids);
  const unplaced: string[] = [];
  const moved: ApplicationView[] = [];
  const results: BulkResult[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const result = await updateOne(ctx, id, row, { stage, owner_id, reason });
    if (result.ok && stage === 'placed' && row?.placement_id === null) unplaced.push(id);
    if (result.ok && stage !== undefined && stage !== row?.stage && row !== undefined) moved.push(row);
    results.push(result);
  }
  await warnRemainingPlacements(ctx, moved);
  if (unplaced.length > 0) warnMissingPlacement(ctx, unplaced);
  return singlePage(results);
}

async function updateOne(
  ctx: WriteContext,
  id: Id<'application'>,
  row: ApplicationView | undefined,
  given: Pick<z.output<typeof BulkUpdate>, 'stage' | 'owner_id' | 'reason'>,
): Promise<BulkResult> {
  const about = row && { candidate_name: row.candidate_name, job_title: row.job_title };
  try {
    if (row === undefined) throw notFound('application', id);
    // Refused before the first write, so that nothing of a refused one is written.
    const moved =
      given.stage === undefined ? row : await moveStage(ctx, row, given.stage, { reason: given.reason });
    if (given.owner_id !== undefined && given.owner_id !== moved.owner_id) {
      await rewriteApplication(ctx, moved, { owner_id: given.owner_id, updated_at: ctx.now });
    }
    return { id, ok: true, ...about, stage: moved.stage };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return {
      id,
      ok: false,
      ...about,
      ...(row === undefined ? {} : { stage: row.stage }),
      error: { code: error.code, message: error.message },
    };
  }
}

/** Of applications that were moved away from placed, a placement that was logged for them stays. */
async function warnRemainingPlacements(ctx: WriteContext, before: readonly ApplicationView[]): Promise<void> {
  const moved = before.filter(({ stage }) => stage === 'placed');
  const standing = await notFallenOff(
    ctx,
    moved.flatMap(({ placement_id }) => placement_id ?? []),
  );
  const placed = moved.filter(({ placement_id }) => placement_id !== null && standing.has(placement_id));
  if (placed.length === 0) return;
  const named = placed.map((row) => `${row.placement_id} (${row.candidate_name}, ${row.job_title})`);
  const names = named.join(', ');
  ctx.warn(
    'placement_remains',
    placed.length === 1
      ? `The placement ${names} stays as it is. If the hire fell through, set it with mark_placement_status.`
      : `The placements ${names} stay as they are. If the hire fell through, set them with mark_placement_status.`,
  );
}

function warnMissingPlacement(ctx: WriteContext, ids: string[]): void {
  ctx.warn(
    'placement_missing',
    `${ids.join(', ')} stands at placed, but no fee is logged for it. Log it with create_placement and its application_id.`,
    { application_ids: ids },
  );
}
