import { json, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { type Stage, stageWords } from '../stages.ts';
import { recordStageMove } from './history.ts';
import { isClientSide, nextStage, statusOf, type Trigger } from './rules.ts';
import type { Application, ApplicationRow, ApplicationView, Rejection } from './schema.ts';
import { findApplication, liveApplication, toApplication } from './store.ts';

/** Why a stage changes, and what else is written with it. */
export interface StageReason {
  reason?: string | undefined;
  note?: string | undefined;
  /** Who ended it; default the consultant who rejects, the candidate who withdraws. */
  by?: Rejection['by'] | undefined;
  /** Whose words the reason and the note are; null where it is not known. Default: those of whoever acts. */
  wordsBy?: 'agency' | null | undefined;
  placementId?: string | undefined;
}

/**
 * Moves an application to a stage; all stage changes go through here. Any stage may follow any other; the present stage
 * changes nothing. Fires application.stage_changed, and application.status_changed when it is rejected or withdrawn.
 * @throws AppError CONFLICT when its candidate already has another active application on the job
 */
export async function moveStage(
  ctx: WriteContext,
  row: ApplicationView,
  stage: Stage,
  why: StageReason = {},
): Promise<ApplicationView> {
  const from = row.stage;
  if (from === stage) return row;
  const status = statusOf(stage);
  if (status === 'active' && row.status !== 'active') await refuseDuplicateApplication(ctx, row);
  const patch: Partial<ApplicationRow> = {
    stage,
    previous_stage: from,
    stage_changed_at: ctx.now,
    status,
    rejection: json.encodeOrNull(rejectionOf(ctx, stage, why)),
    updated_at: ctx.now,
  };
  if (row.submitted_at === null && isClientSide(stage)) patch.submitted_at = ctx.now;
  if (why.placementId !== undefined) patch.placement_id = why.placementId;
  const { after, application } = await write(ctx, row, patch);
  await recordStageMove(ctx, row.id, row.stage_changed_at, stage);
  ctx.emit('application.stage_changed', { application, changes: { stage: { from, to: stage } } });
  if (status !== row.status && (status === 'rejected' || status === 'withdrawn')) {
    ctx.emit('application.status_changed', {
      application,
      changes: { status: { from: row.status, to: status } },
    });
  }
  ctx.record({
    type: 'stage_changed',
    summary: `${row.candidate_name}: ${stageWords(from)} to ${stageWords(stage)} on ${row.job_title}`,
    body: why.note ?? null,
    candidate_id: row.candidate_id,
    client_id: row.client_id,
    job_id: row.job_id,
    application_id: row.id,
    data: { from, to: stage, ...(why.reason === undefined ? {} : { reason: why.reason }) },
  });
  return after;
}

/**
 * Moves an application according to AUTOMATIC_MOVES; from a stage not listed there it stays.
 * @returns the application afterwards; undefined if there is none with this id
 */
export async function autoMove(
  ctx: WriteContext,
  applicationId: string,
  trigger: Trigger,
  why: StageReason = {},
): Promise<ApplicationView | undefined> {
  const row = await findApplication(ctx, applicationId);
  if (row === undefined) return undefined;
  const stage = nextStage(trigger, row.stage);
  return stage === null ? row : moveStage(ctx, row, stage, why);
}

/** Links a logged placement to its application, which moves to placed if it is active. */
export async function placeApplication(
  ctx: WriteContext,
  row: ApplicationView,
  placementId: string,
): Promise<ApplicationView> {
  const stage = nextStage('placement_logged', row.stage);
  if (stage !== null) return moveStage(ctx, row, stage, { placementId });
  return rewriteApplication(ctx, row, { placement_id: placementId, updated_at: ctx.now });
}

/** Writes columns of an application and reports the change. Stages go through moveStage. */
export async function rewriteApplication(
  ctx: WriteContext,
  row: ApplicationView,
  patch: Partial<Omit<ApplicationRow, 'stage'>>,
): Promise<ApplicationView> {
  return (await write(ctx, row, patch)).after;
}

async function write(
  ctx: WriteContext,
  row: ApplicationView,
  patch: Partial<ApplicationRow>,
): Promise<{ after: ApplicationView; application: Application }> {
  if (isUnchangedBy<ApplicationRow>(row, patch)) return { after: row, application: toApplication(row) };
  const { candidate_id } = row;
  await updateRow(ctx.tx, 'applications', ctx.account.id, row.id, patch, { candidate_id });
  const after = { ...row, ...patch };
  const application = toApplication(after);
  ctx.changed({
    type: 'application',
    id: row.id,
    before: toApplication(row),
    after: application,
    label: labelOf(row),
  });
  return { after, application };
}

/** A label for people for an application. */
export function labelOf(row: ApplicationView): `${string} on ${string}` {
  return `${row.candidate_name} on ${row.job_title}`;
}

/** The stored reason why an application ended; null while it is active or placed. */
export function rejectionOf(ctx: WriteContext, stage: Stage, why: StageReason): Rejection | null {
  if (stage !== 'rejected' && stage !== 'withdrew') return null;
  const acting = ctx.actor.type === 'user' && !ctx.quotesOutsiders ? 'agency' : null;
  const wordsBy = why.wordsBy === undefined ? acting : why.wordsBy;
  const isWorded = why.reason !== undefined || why.note !== undefined;
  return {
    by: why.by ?? (stage === 'withdrew' ? 'candidate' : 'consultant'),
    reason: why.reason ?? null,
    note: why.note ?? null,
    ...(isWorded && wordsBy === 'agency' ? { words_by: wordsBy } : {}),
  };
}

/** The error for a second active application of a candidate on a job. */
export function duplicateApplication(
  candidate: string,
  job: string,
  existing: string,
  field: string,
): AppError {
  return new AppError(
    'CONFLICT',
    `${candidate} is live on ${job} already, as application ${existing}. Use that one: read it with get_application, move it with move_application_stage.`,
    { field, extra: { existing_id: existing } },
  );
}

async function refuseDuplicateApplication(ctx: WriteContext, row: ApplicationView): Promise<void> {
  const other = await liveApplication(ctx, row.job_id, row.candidate_id);
  if (other !== undefined && other !== row.id)
    throw duplicateApplication(row.candidate_name, row.job_title, other, 'application_id');
}
