import type * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import {
  type ApplicationView,
  AUTOMATIC_MOVES,
  autoMove,
  requireApplication,
} from '../applications/index.ts';
import { requireCandidate, warnNotToApproach } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { getJob } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import { inMailLanguage } from '../mail-texts/index.ts';
import { type Stage, stageWords } from '../stages.ts';
import { levelSent } from '../submissions/index.ts';
import { addEvent } from './calendar.ts';
import { plannedAs } from './elsewhere.ts';
import { candidateMailbox, interviewersFor, organizerFor, warnOfOverlaps } from './guests.ts';
import { refuseBeforeSend } from './held-send.ts';
import { guestsOf, invite } from './invitations.ts';
import { checkSpan, defaultEnd, defaultTitle, eventTypeOf } from './rules.ts';
import { type CreateInterview, INTERVIEW, type Interview, type InterviewFilters } from './schema.ts';
import { type InterviewRow, interviewersOf, nextRound, pageOfInterviews } from './store.ts';
import { AT_CLIENT, calledFor, OWN, passNames, titleFor, toldAs } from './told-as.ts';
import type { Guest } from './wording.ts';
import { note, passInvitationGate, requireInterview, warnOfNoPlace } from './write.ts';

/** An interview as the API shows it. @throws AppError NOT_FOUND */
export async function getInterview(ctx: Context, id: string): Promise<Interview> {
  return INTERVIEW.view(await requireInterview(ctx, id));
}

/** A page of interviews, newest first. */
export async function listInterviews(ctx: Context, filters: InterviewFilters): Promise<Page<Interview>> {
  const page = await pageOfInterviews(ctx, filters);
  if (filters.name !== undefined)
    await warnNotToApproach(
      ctx,
      page.items.map((row) => row.candidate_id),
    );
  return page;
}

/**
 * Schedules an interview: creates its calendar entry, invites its guests, and moves the application according to
 * AUTOMATIC_MOVES. Fires interview.scheduled.
 * @throws AppError CONFLICT for a closed application, VALIDATION_ERROR for an invalid time or guest
 */
export async function createInterview(
  ctx: WriteContext,
  input: z.output<typeof CreateInterview>,
): Promise<Interview> {
  const application = await requireApplication(ctx, input.application_id);
  refuseClosed(application);
  await requireCandidate(ctx, application.candidate_id);
  const job = await getJob(ctx, application.job_id);
  const row = await newRow(ctx, input, application, job);
  row.candidate_email = (await candidateMailbox(ctx, row))?.email ?? null;
  const event = await addEvent(ctx, {
    title: titleFor(row.title, OWN, await toldAs(ctx, row)),
    event_type: eventTypeOf(row),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    all_day: false,
    application_id: row.application_id,
    job_id: row.job_id,
    candidate_id: row.candidate_id,
    assigned_to: row.organizer_id,
    interview_id: row.id,
  });
  row.calendar_event_id = event.id;
  await insertRow(ctx.tx, 'interviews', row);
  const interview = INTERVIEW.view(row);
  ctx.changed({
    type: 'interview',
    id: row.id,
    before: null,
    after: interview,
    label: row.title,
    plannedAs: await plannedAs(ctx, row),
  });
  ctx.emit('interview.scheduled', { interview });
  const guests = guestsOf(ctx, row, application.candidate_name);
  await warnOfNaming(ctx, row, guests, application);
  if (interviewersOf(row).length === 0)
    ctx.warn(
      'no_interviewer',
      'No interviewer is named, so nobody who asks was invited. Name them with update_interview and interviewers; each then gets an invitation.',
    );
  if (row.format === 'phone' && row.location === null && row.candidate_email !== null)
    await warnOfNoNumber(ctx, application);
  warnOfNoPlace(ctx, row);
  const invited = await invite(ctx, row, guests, 'booked', application);
  note(ctx, row, `Booked ${row.title}`, { data: { starts_at: row.starts_at, kind: row.kind, invited } });
  await warnOfOverlaps(ctx, row);
  const trigger = row.kind === 'internal' ? 'internal_interview_booked' : 'client_interview_booked';
  warnOfStaying(ctx, row, await autoMove(ctx, application.id, trigger));
  warnOfEndedJob(ctx, application.candidate_name, job);
  return interview;
}

/** What comes before the stage that a booking leads to, but for the stage that it moves on from. */
const BEFORE: Readonly<Record<InterviewRow['kind'], readonly Stage[]>> = {
  internal: ['funnel', 'maybe', 'no'],
  client: ['funnel', 'maybe', 'no', 'yes', 'screen'],
};

function warnOfStaying(
  ctx: WriteContext,
  { kind }: InterviewRow,
  application: ApplicationView | undefined,
): void {
  if (application === undefined || !BEFORE[kind].includes(application.stage)) return;
  const { from, to } = AUTOMATIC_MOVES[`${kind}_interview_booked`];
  ctx.warn(
    'stage_unchanged',
    `${application.candidate_name} stays at ${stageWords(application.stage)}: a booking moves on from ${stageWords(from[0])} alone. Where it is meant, call move_application_stage with application_id ${application.id} and stage ${to}.`,
    { application_id: application.id, stage: application.stage },
  );
}

function warnOfEndedJob(ctx: WriteContext, name: string, { id, title, status }: Job): void {
  if (status !== 'filled' && status !== 'closed') return;
  ctx.warn(
    'job_ended',
    `The job ${title} is ${status}, and this is an interview of ${name} for it. Open it again with update_job (status active), or call the interview off with cancel_interview.`,
    { job_id: id },
  );
}

async function warnOfNoNumber(ctx: WriteContext, application: ApplicationView): Promise<void> {
  const { name, phone } = await requireCandidate(ctx, application.candidate_id);
  if (phone !== null) return;
  ctx.warn(
    'no_phone',
    `${name} has no phone number on record, so the invitation asks for it. Set phone with update_candidate, or say in location where to call.`,
  );
}

// Who was not put forward is named to the client by the invitation, and who was without a name only by a title that names them.
async function warnOfNaming(
  ctx: WriteContext,
  row: InterviewRow,
  guests: readonly Guest[],
  { candidate_name: name, stage }: ApplicationView,
): Promise<void> {
  if (row.format === 'video' && row.meeting_url === null && guests.length > 0) {
    ctx.warn(
      'no_meeting_link',
      'The invitation has no link to the video call. Open one with start_video_call, or set meeting_url with update_interview; the guests then get it.',
    );
  }
  if (!guests.some(({ contact_id }) => contact_id !== null)) return;
  const level = await levelSent(ctx, row.application_id);
  const told = await toldAs(ctx, row);
  // Whom the client has by a label from another send, the invitation calls so too.
  if (level === null && (told === null || told.isNamed) && BEFORE.client.includes(stage)) {
    ctx.warn(
      'reveals_candidate',
      `${name} was not put to the client for this job, and this invitation names them to the interviewers. Make sure that the person agreed to it.`,
    );
  }
  if (told === null || level === 'full') return;
  if (told.isNamed)
    ctx.warn(
      'names_candidate',
      `${name} was put to the client at identity_visibility ${told.level}, and this invitation names them to the interviewers. Make sure that the person agreed to it.`,
    );
  else
    ctx.warn(
      'name_withheld',
      `${name} was put to the client at identity_visibility ${told.level}, so the invitation to its interviewers says ${told.label}. Where the person agreed that the client has the name, somebody who is signed in gives it in title with update_interview.`,
    );
}

async function newRow(
  ctx: WriteContext,
  input: z.output<typeof CreateInterview>,
  application: ApplicationView,
  job: Job,
): Promise<InterviewRow> {
  const { kind, starts_at } = input;
  passInvitationGate(ctx, input, application.candidate_name);
  const { id: application_id, candidate_id, client_id, client_name, job_title } = application;
  const about = { kind, client_id, candidate_id, application_id };
  await refuseBeforeSend(ctx, about, application.candidate_name, input.interviewers);
  const { title, location, meeting_url } = input;
  await passNames(ctx, about, { title, location, meeting_url }, { job_title, client_name });
  const told = await toldAs(ctx, about);
  const called = calledFor(AT_CLIENT, told, application.candidate_name);
  const format = input.format ?? job.default_interview_format;
  const ends_at = input.ends_at ?? defaultEnd(starts_at, format);
  checkSpan({ starts_at, ends_at }, ctx);
  return INTERVIEW.row(input, {
    id: newId('interview'),
    account_id: ctx.account.id,
    job_id: application.job_id,
    candidate_id: application.candidate_id,
    client_id: application.client_id,
    format,
    round: input.round ?? (await nextRound(ctx, application.id, kind)),
    title: title ?? inMailLanguage(ctx, null, () => defaultTitle(kind, application, called)),
    ends_at,
    timezone: input.timezone ?? ctx.account.timezone,
    interviewers: await interviewersFor(ctx, input.interviewers, about),
    organizer_id: await organizerFor(ctx, input.organizer_id, application.owner_id),
    status: 'scheduled',
    reschedule_count: 0,
    sequence: 0,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
}

function refuseClosed(application: ApplicationView): void {
  if (application.status === 'active') return;
  throw new AppError(
    'CONFLICT',
    `The application of ${application.candidate_name} for ${application.job_title} is ${application.status}. Reopen it with move_application_stage before an interview is booked.`,
    { field: 'application_id', extra: { status: application.status } },
  );
}
