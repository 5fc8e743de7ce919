import { sql } from 'kysely';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { waitingRecords } from '../due.ts';
import { APPLICATION, type Application, type ApplicationView, type Fit, type Verdict } from './schema.ts';
import { labelOf, rewriteApplication } from './stages.ts';
import { findApplication, toApplication } from './store.ts';

/** Applications of every account that wait to be assessed, the earliest first, without those of some accounts. */
export function dueAssessments(
  db: Db,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  return waitingRecords(db, 'applications', sql`assessments_asked > assessments_done`, limit, except);
}

const ask = statement((db, v: { account: string; id: string }) =>
  db
    .updateTable('applications')
    .set({ assessments_asked: sql`assessments_asked + 1` })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

/** Puts an application in line to be assessed. */
export async function askForAssessment(ctx: WriteContext, id: string): Promise<void> {
  await ask(ctx.tx, { account: ctx.account.id, id });
  ctx.wakeWorkers();
}

const askLive = (column: 'candidate_id' | 'job_id') =>
  statement((db, v: { account: string; of: string }) =>
    db
      .updateTable('applications')
      .set({ assessments_asked: sql`assessments_asked + 1` })
      .where('account_id', '=', v.account)
      .where(column, '=', v.of)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null),
  );
const askOfCandidate = askLive('candidate_id');
const askOfJob = askLive('job_id');

/** The members of a candidate by which nobody is assessed: who they are, how to reach them, what the agency does with them. */
const APART: ReadonlySet<string> = new Set([
  'name',
  'first_name',
  'last_name',
  'email',
  'other_emails',
  'other_names',
  'phone',
  'linkedin_url',
  'resume_url',
  'rating',
  'tags',
  'do_not_approach',
  'open_to_work',
  'contact_only',
  'email_opt_out',
  'consent',
  'owner_id',
  'source',
  'documents',
  'last_contacted_at',
  'updated_at',
]);

/** What of a job an assessment reads. */
const BRIEF = ['title', 'description', 'spec', 'assessment_criteria', 'location', 'client'];

function differs(before: object, after: object, counts: (name: string) => boolean): boolean {
  const was: Record<string, unknown> = { ...before };
  return Object.entries(after).some(
    ([name, value]) => counts(name) && json.encodeOrNull(was[name]) !== json.encodeOrNull(value),
  );
}

/** Has the live applications of a candidate assessed anew when what is known of their work changed. */
export async function followCv(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  if (before === null || after === null || !differs(before, after, (name) => !APART.has(name))) return;
  await askOfCandidate(ctx.tx, { account: ctx.account.id, of: id });
  ctx.wakeWorkers();
}

/** Has the live applications of a candidate assessed anew when a CV comes in. */
export async function followDocument(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (after === null || !('kind' in after) || after.kind !== 'cv' || !('candidate_id' in after)) return;
  const was = before !== null && 'candidate_id' in before ? before.candidate_id : null;
  if (typeof after.candidate_id !== 'string' || after.candidate_id === was) return;
  await askOfCandidate(ctx.tx, { account: ctx.account.id, of: after.candidate_id });
  ctx.wakeWorkers();
}

/** Has the live applications of a job assessed anew when its brief changed. */
export async function followBrief(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  if (before === null || after === null || !differs(before, after, (name) => BRIEF.includes(name))) return;
  await askOfJob(ctx.tx, { account: ctx.account.id, of: id });
  ctx.wakeWorkers();
}

/** Has the applications at a client that still are in triage assessed anew, as more is known of the client. */
export async function reassessAtClient(ctx: WriteContext, clientId: string): Promise<void> {
  await ctx.tx
    .updateTable('applications')
    .set({ assessments_asked: sql`assessments_asked + 1` })
    .where('account_id', '=', ctx.account.id)
    .where('client_id', '=', clientId)
    .where('stage', 'in', ['funnel', 'maybe', 'yes'])
    .where('deleted_at', 'is', null)
    .execute();
  ctx.wakeWorkers();
}

/**
 * Writes an assessment down. Moves and rejects nothing; a verdict by which a person overruled an earlier one stands. Fires
 * application.scored.
 * @param asked how many assessments had been asked for when its material was read; it stays due if there are more now
 */
export async function settleAssessment(
  ctx: WriteContext,
  id: string,
  asked: number,
  assessment: Omit<Fit, 'overruled' | 'verdict' | 'assessed_at'> | null,
): Promise<void> {
  const row = await findApplication(ctx, id);
  if (row === undefined || assessment === null) {
    await done(ctx.tx, { account: ctx.account.id, id, asked });
    return;
  }
  const overruled = fitOf(row)?.overruled ?? null;
  const fit: Fit = {
    ...assessment,
    verdict: overruled?.verdict ?? assessment.assessed_verdict,
    overruled,
    assessed_at: ctx.now,
  };
  const after = await rewriteApplication(
    ctx,
    row,
    APPLICATION.columnsOf({ fit, assessments_done: asked, updated_at: ctx.now }),
  );
  ctx.emit('application.scored', { application: toApplication(after) });
  const figure: 'nothing to hold against' | `job fit ${number}` =
    fit.job_fit === null ? 'nothing to hold against' : `job fit ${fit.job_fit}`;
  ctx.record({
    type: 'record_changed',
    summary: `${labelOf(row)}: assessed as ${fit.assessed_verdict ?? 'open'} (${figure})`,
    candidate_id: row.candidate_id,
    client_id: row.client_id,
    job_id: row.job_id,
    application_id: row.id,
  });
}

const done = statement((db, v: { account: string; id: string; asked: number }) =>
  db
    .updateTable('applications')
    .set({ assessments_done: v.asked })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

const fitOf = (row: ApplicationView): Fit | null => json.decodeOrNull<Fit>(row.fit);

async function requireRow(ctx: Context, id: string): Promise<ApplicationView> {
  const row = await findApplication(ctx, id);
  if (row !== undefined) return row;
  throw new AppError('NOT_FOUND', `There is no application ${id}.`, { field: 'application_id' });
}

/**
 * Puts a person's verdict in place of an assessment's.
 * @throws AppError NOT_FOUND, CONFLICT while there is no assessment
 */
export async function overrule(
  ctx: WriteContext,
  given: { application_id: string; verdict: Verdict; reason: string },
): Promise<Application> {
  const row = await requireRow(ctx, given.application_id);
  const fit = fitOf(row);
  if (fit === null)
    throw new AppError(
      'CONFLICT',
      `${labelOf(row)} has not been assessed yet. Call assess_application, and overrule what it finds.`,
      { field: 'application_id' },
    );
  const { verdict, reason } = given;
  const overruled = { verdict, reason, by: ctx.user?.id ?? null, at: ctx.now };
  return writeFit(ctx, row, { ...fit, verdict, overruled });
}

/** Takes back that a person overruled an assessment, or puts back how they had before. */
export async function restoreOverruling(
  ctx: WriteContext,
  id: string,
  before: Fit['overruled'],
): Promise<Application> {
  const row = await requireRow(ctx, id);
  const fit = fitOf(row);
  if (fit === null) return toApplication(row);
  return writeFit(ctx, row, {
    ...fit,
    verdict: before?.verdict ?? fit.assessed_verdict,
    overruled: before,
  });
}

async function writeFit(ctx: WriteContext, row: ApplicationView, fit: Fit): Promise<Application> {
  const columns = APPLICATION.columnsOf({ fit, updated_at: ctx.now });
  return toApplication(await rewriteApplication(ctx, row, columns));
}
