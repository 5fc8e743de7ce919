import type * as z from 'zod';
import { AppError, invalid } from '#src/lib/errors.ts';
import { localTime } from '#src/lib/local-time.ts';
import type { WriteContext } from '../context.ts';
import type { RESULT_WORDS } from '../sentences.ts';
import { INTERVIEW, type Interview, type RecordOutcome, type Scorecard } from './schema.ts';
import type { InterviewRow } from './store.ts';
import { note, requireInterview, requireScheduled, rewriteInterview } from './write.ts';

/**
 * Records the result of an interview, which then counts as held; it can be recorded again. The stage does not change.
 * Fires interview.outcome_recorded.
 * @throws AppError CONFLICT for a cancelled one, VALIDATION_ERROR without outcome and scorecard
 */
export async function recordOutcome(
  ctx: WriteContext,
  { interview_id, outcome, scorecard }: z.output<typeof RecordOutcome>,
): Promise<Interview> {
  if (outcome === undefined && scorecard === undefined) {
    throw invalid('outcome', 'outcome: give the outcome (advance, hold or reject), the scorecard, or both');
  }
  const row = await requireInterview(ctx, interview_id);
  if (row.status === 'cancelled') {
    throw new AppError(
      'CONFLICT',
      `${row.title} (${row.id}) was cancelled, so it has no outcome. Book another with create_interview.`,
      { field: 'status', extra: { status: row.status } },
    );
  }
  if (row.starts_at > ctx.now) {
    ctx.warn(
      'not_begun',
      `${row.title} begins only at ${row.starts_at}. If it was moved, update_interview says so.`,
    );
  }
  const patch = INTERVIEW.columnsOf({
    status: 'completed',
    outcome,
    scorecard: scorecard && submitted(ctx, scorecard),
  });
  return settle(ctx, row, patch, outcome === undefined ? 'scorecard' : outcome);
}

function submitted(
  ctx: WriteContext,
  scorecard: NonNullable<z.output<typeof RecordOutcome>['scorecard']>,
): Scorecard {
  return { ...scorecard, submitted_by: ctx.user?.id ?? null, submitted_at: ctx.now };
}

/**
 * Records that the candidate did not attend. Fires interview.outcome_recorded with the status; the stage does not
 * change.
 * @throws AppError CONFLICT before it begins, and for one that was held or cancelled
 */
export async function markNoShow(ctx: WriteContext, id: string): Promise<Interview> {
  const row = await requireScheduled(ctx, id, 'marked as a no-show');
  if (row.starts_at > ctx.now) {
    throw new AppError(
      'CONFLICT',
      `${row.title} (${id}) begins only at ${localTime(row.starts_at, ctx.account.timezone)}, so nobody can have missed it. If it will not take place use cancel_interview.`,
      { field: 'status', extra: { starts_at: row.starts_at } },
    );
  }
  return settle(ctx, row, { status: 'no_show' }, 'no-show');
}

/** The members of an interview that recording a result sets and undo restores. */
export const RESULT_MEMBERS = ['status', 'outcome', 'scorecard'] as const;

/** Restores an interview's former result. Fires interview.outcome_recorded with it. */
export async function revertResult(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = await requireInterview(ctx, id);
  const patch = INTERVIEW.restoredColumns(members, RESULT_MEMBERS);
  const outcome = patch.outcome === undefined ? row.outcome : patch.outcome;
  await settle(ctx, row, patch, outcome === null ? 'the result was taken back' : `again ${outcome}`);
}

async function settle(
  ctx: WriteContext,
  row: InterviewRow,
  patch: Partial<InterviewRow>,
  word: keyof typeof RESULT_WORDS,
): Promise<Interview> {
  const { interview } = await rewriteInterview(ctx, row, patch);
  const changes = Object.fromEntries(
    (['status', 'outcome'] as const)
      .filter((field) => interview[field] !== row[field])
      .map((field) => [field, { from: row[field], to: interview[field] }]),
  );
  ctx.emit('interview.outcome_recorded', { interview, changes });
  note(ctx, row, `${row.title}: ${word}`, {
    body: interview.scorecard?.notes ?? null,
    data: {
      outcome: interview.outcome,
      status: interview.status,
      overall: interview.scorecard?.overall ?? null,
    },
  });
  return interview;
}
