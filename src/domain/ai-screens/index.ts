import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { insertRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import type { Page } from '#src/lib/page.ts';
import { type ApplicationView, autoMove, requireApplication } from '../applications/index.ts';
import { type CandidateRow, findCandidate, markWords } from '../candidates/index.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { refuseOptedOut } from '../emails/index.ts';
import { changeJob, countryOfJob, getJob, requireJob, titleToShow } from '../jobs/index.ts';
import { type Job, UpdateJob } from '../jobs/schema.ts';
import { passGate, passMessageGate } from '../moderation/index.ts';
import { warnNotSent } from '../not-sent.ts';
import { emailCandidate } from './emails.ts';
import { findingsInFocus, leftOutOfScreen } from './focus.ts';
import { MOST_FOCUS, questionsOf } from './questions.ts';
import { dueAt, expiryOf, isOpen, isRepeat, MAX_ATTEMPTS, RETENTION_DAYS } from './rules.ts';
import {
  AI_SCREEN,
  type AiScreen,
  type ScreenRow,
  type SendAiScreen,
  type SetAiScreening,
} from './schema.ts';
import { answersTo, pageOfScreens, requireScreen, screensOf, toScreen } from './store.ts';
import { lineOf, rewriteScreen } from './write.ts';

export {
  agree,
  askForPerson,
  declineScreen,
  finish,
  pause,
  resume,
  saveAnswer,
  withdraw,
} from './answers.ts';
export { type ScreenPage, screenPage } from './pages.ts';
export { remindOrEnd } from './reminders.ts';
export { dueScreens, dueTranscriptions, nextScreenDue, nextTranscription } from './store.ts';
export { type Recording, recordingOf, settleTranscription } from './transcripts.ts';

/** A screen with its answers and what came of them. @throws AppError NOT_FOUND */
export async function getAiScreen(ctx: Context, id: string): Promise<AiScreen> {
  const row = await requireScreen(ctx, id);
  return toScreen(ctx, row, await answersTo(ctx, id));
}

/** A page of screens, newest first. @throws AppError NOT_FOUND for an unknown application */
export async function listAiScreens(
  ctx: Context,
  filters: ListFilters & Parameters<typeof pageOfScreens>[1],
): Promise<Page<AiScreen>> {
  if (filters.application_id !== undefined) await requireApplication(ctx, filters.application_id);
  return pageOfScreens(ctx, filters);
}

/**
 * Switches the automatic invitation of a job's applicants, and says what its screens ask about.
 * @throws AppError VALIDATION_ERROR for a focus area that would ask somebody for what the law keeps out of hiring
 */
export async function setAiScreening(
  ctx: WriteContext,
  input: z.output<typeof SetAiScreening>,
): Promise<Job> {
  const { job_id, enabled, focus } = input;
  await passFocus(ctx, job_id, focus ?? []);
  const given = {
    job_id,
    ai_screen_enabled: enabled,
    ...(focus === undefined ? {} : { ai_screen_focus: focus }),
  };
  const job = await changeJob(ctx, UpdateJob.parse(given));
  const areas = job.ai_screen_focus?.length ?? 0;
  if (areas > MOST_FOCUS)
    ctx.warn(
      'focus_not_all_asked',
      `A screen asks about ${MOST_FOCUS} focus areas at most: the first of these ${areas}.`,
    );
  return job;
}

async function passFocus(ctx: WriteContext, jobId: string, focus: readonly string[]): Promise<void> {
  if (focus.length === 0) return;
  const place = await placeOf(ctx, jobId);
  const job = await getJob(ctx, jobId);
  const found = focus.flatMap((label, at) => findingsInFocus(label, { job, place, field: `focus.${at}` }));
  passGate(ctx, found);
}

const placeOf = async (ctx: WriteContext, jobId: string): Promise<string> =>
  countryOfJob(await requireJob(ctx, jobId)) ?? ctx.account.country;

/** Says which focus areas of the job the screen does not ask about, as they were given. */
function warnOfLeftOut(ctx: WriteContext, areas: readonly string[]): void {
  if (areas.length === 0) return;
  const names = areas.map((area) => `“${area}”`).join(', ');
  ctx.warn(
    'focus_left_out',
    `The screen does not ask about ${names}: that may ask for what the law keeps out of hiring. set_ai_screening changes the focus.`,
    { areas: [...areas] },
  );
}

/**
 * Invites the candidate of a live application by mail to a screen on a page of their own. An application at yes moves to
 * screen. A repeat within 24 hours answers the screen that stands, unless it is to be sent again.
 * @throws AppError NOT_FOUND; CONFLICT for an application that has ended, a screen that the candidate has taken or turned
 *   down, and after two invitations; VALIDATION_ERROR for a candidate who cannot or must not be written to
 */
export async function sendAiScreen(ctx: WriteContext, input: SendAiScreen): Promise<AiScreen> {
  const application = await requireApplication(ctx, input.application_id);
  const candidate = await askable(ctx, application);
  const [latest] = await screensOf(ctx, application.id);
  const pass = (): void =>
    passMessageGate(ctx, [['message', input.message]], { people: [candidate.name], isAtClient: false });
  if (latest !== undefined) {
    const stands = isOpen(latest) && latest.expires_at > ctx.now;
    if (stands && !input.send_again && isRepeat(latest.sent_at, ctx.now)) {
      ctx.meta('already_invited', true);
      if (input.message != null && input.message !== latest.message) warnNotSent(ctx, candidate.name);
      return getAiScreen(ctx, latest.id);
    }
    refuseAnother(latest, candidate.name);
    if (stands) {
      pass();
      const row = await rewriteScreen(ctx, latest, {
        message: input.message ?? latest.message,
        attempts: latest.attempts + 1,
        sent_at: ctx.now,
        reminded_at: null,
        expires_at: expiryOf(ctx.now),
      });
      await send(ctx, row, application, candidate);
      return getAiScreen(ctx, row.id);
    }
  }
  pass();
  const row = await begin(ctx, application, candidate, {
    automatic: false,
    message: input.message ?? null,
    attempts: (latest?.attempts ?? 0) + 1,
  });
  return toScreen(ctx, row, []);
}

const Before = z.object({ fit: z.object({ assessed_at: z.string() }) });

const Assessed = z.object({
  id: z.string(),
  source: z.literal('applied'),
  status: z.literal('active'),
  stage: z.enum(['funnel', 'maybe', 'yes']),
  fit: z.object({ assessed_at: z.string(), verdict: z.enum(['yes', 'maybe']) }),
});

/**
 * Invites an applicant who was just assessed yes or maybe, where the job does so by itself; each application once. Nobody
 * who was added by hand, and nobody who cannot or must not be written to.
 */
export async function inviteAssessed(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  // Most were added by hand, and each refusal by a schema makes an error with its trace.
  if (after === null || !('source' in after) || after.source !== 'applied') return;
  const is = Assessed.safeParse(after).data;
  if (is === undefined) return;
  const was = Before.safeParse(before).data;
  if (was?.fit.assessed_at === is.fit.assessed_at) return;
  const application = await requireApplication(ctx, is.id);
  const job = await requireJob(ctx, application.job_id);
  if (job.ai_screen_enabled !== 1 || job.status !== 'active') return;
  if ((await screensOf(ctx, is.id)).length > 0 || (await titleToShow(ctx, job.id)) === null) return;
  const candidate = await findCandidate(ctx.db, ctx.account.id, application.candidate_id);
  if (candidate === undefined || faultOf(ctx, candidate) !== null || ctx.deployment === null) return;
  if (candidate.email_opt_out === 1) return;
  await begin(ctx, application, candidate, { automatic: true, message: null, attempts: 1 });
}

async function begin(
  ctx: WriteContext,
  application: ApplicationView,
  candidate: CandidateRow,
  given: Pick<ScreenRow, 'message' | 'attempts'> & { automatic: boolean },
): Promise<ScreenRow> {
  const id = newId('ai_screen');
  const link = ctx.deployment?.link('ai_screen', id);
  if (link === undefined) {
    throw new AppError(
      'INTERNAL_ERROR',
      'A link cannot be made here; invite through an interface of the service.',
    );
  }
  const job = await getJob(ctx, application.job_id);
  const place = await placeOf(ctx, application.job_id);
  if (!given.automatic) warnOfLeftOut(ctx, leftOutOfScreen(job, place));
  const sent = {
    status: 'invited' as const,
    sent_at: ctx.now,
    reminded_at: null,
    expires_at: expiryOf(ctx.now),
    completed_at: null,
    retention_days: ctx.deployment?.screenRetentionDays ?? RETENTION_DAYS,
    answers_removed_at: null,
  };
  const row = AI_SCREEN.row(
    { message: given.message },
    {
      ...sent,
      id,
      account_id: ctx.account.id,
      application_id: application.id,
      candidate_id: application.candidate_id,
      job_id: application.job_id,
      channel: 'text',
      automatic: given.automatic,
      attempts: given.attempts,
      questions: questionsOf(job, place),
      hash: link.hash,
      due_at: dueAt(sent),
      person_wanted: false,
      focus_scores: [],
      concerns: [],
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'ai_screens', row);
  ctx.changed({
    type: 'ai_screen',
    id,
    before: null,
    after: toScreen(ctx, row, []),
    label: candidate.name,
  });
  await send(ctx, row, application, candidate);
  return row;
}

async function send(
  ctx: WriteContext,
  row: ScreenRow,
  application: ApplicationView,
  candidate: CandidateRow,
): Promise<void> {
  const { job_title, owner_id } = application;
  await emailCandidate(ctx, row, { candidate, job_title, owner_id }, false);
  ctx.record({
    ...lineOf(row),
    summary: `Invited ${candidate.name} to an AI screen for ${job_title}`,
    body: row.message,
  });
  await autoMove(ctx, application.id, 'ai_screen_sent');
}

function refuseAnother({ id, status, attempts }: ScreenRow, name: string): void {
  const instead = 'Arrange a call with create_interview instead.';
  const refuse = (why: string) =>
    new AppError('CONFLICT', why, { field: 'application_id', extra: { ai_screen_id: id, status } });
  if (status === 'completed') throw refuse(`${name} has taken the screen ${id}. Read it with get_ai_screen.`);
  if (status === 'declined' || status === 'withdrawn')
    throw refuse(`${name} turned the screen ${id} down and is not asked again. ${instead}`);
  if (attempts >= MAX_ATTEMPTS)
    throw refuse(`${name} was invited ${MAX_ATTEMPTS} times for this application already. ${instead}`);
}

async function askable(ctx: Context, application: ApplicationView): Promise<CandidateRow> {
  const candidate = await findCandidate(ctx.db, ctx.account.id, application.candidate_id);
  if (
    candidate === undefined ||
    application.status !== 'active' ||
    application.candidate_deleted_at !== null
  ) {
    throw new AppError(
      'CONFLICT',
      application.candidate_deleted_at !== null
        ? `${application.candidate_name} was deleted, so nobody can be invited.`
        : `The application ${application.id} is ${application.status}; a screen is for one that is live. Move it with move_application_stage first.`,
      { field: 'application_id' },
    );
  }
  refuseOptedOut(candidate);
  const fault = faultOf(ctx, candidate);
  if (fault !== null) throw invalid('candidate_id', `${candidate.name} ${fault}`);
  return candidate;
}

/** Why somebody cannot or must not be written to; null if they can. */
function faultOf(ctx: Pick<Context, 'account'>, candidate: CandidateRow): string | null {
  const { deleted_at, do_not_approach, email } = candidate;
  if (deleted_at !== null) return 'was deleted.';
  if (do_not_approach === 1)
    return `is marked do not approach${markWords(ctx, candidate)}, so no mail goes to them. update_candidate lifts the mark.`;
  if (email === null) return 'has no e-mail address to send the link to; set email with update_candidate';
  const problem = addressProblem(email);
  return problem === null ? null : `has an e-mail address that ${problem}; correct it with update_candidate`;
}
