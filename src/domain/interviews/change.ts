import type * as z from 'zod';
import { AUTOMATIC_MOVES, requireApplication } from '../applications/index.ts';
import type { WriteContext } from '../context.ts';
import type { Sentence } from '../sentences.ts';
import { stageWords } from '../stages.ts';
import { followInterview, removeEventOf } from './calendar.ts';
import { candidateMailbox, interviewersFor, organizerFor, warnOfOverlaps } from './guests.ts';
import { refuseBeforeSend } from './held-send.ts';
import { guestsOf, invite } from './invitations.ts';
import { checkSpan, eventTypeOf, movedSpan } from './rules.ts';
import { type CancelInterview, INTERVIEW, type Interview, type UpdateInterview } from './schema.ts';
import { type InterviewRow, interviewersOf } from './store.ts';
import { OWN, passNames, titleFor, toldAs } from './told-as.ts';
import {
  applicationDetails,
  note,
  passInvitationGate,
  requireScheduled,
  rewriteInterview,
  warnOfNoPlace,
} from './write.ts';

/** Fields that invitations contain: changes of other fields send no mail. */
const INVITATION_FIELDS = [
  'title',
  'starts_at',
  'ends_at',
  'timezone',
  'format',
  'location',
  'meeting_url',
  'interviewers',
  'organizer_id',
] as const satisfies readonly (keyof InterviewRow)[];

/**
 * Changes a scheduled interview. A new time moves its calendar entry and counts as a reschedule; changes that concern
 * guests are sent as updated invitations, and those who were left out are told that they need not come.
 * @throws AppError CONFLICT when it was held or cancelled, VALIDATION_ERROR for an invalid time or guest
 */
export async function updateInterview(
  ctx: WriteContext,
  input: z.output<typeof UpdateInterview>,
): Promise<Interview> {
  const row = await requireScheduled(ctx, input.interview_id, 'changed');
  passInvitationGate(ctx, input, (await applicationDetails(ctx, row)).candidate_name);
  await passNewNames(ctx, row, input);
  const patch = await patchOf(ctx, row, input);
  if (Object.keys(patch).length === 0) return INTERVIEW.view(row);
  const next = { ...row, ...patch };
  const moved = next.starts_at !== row.starts_at || next.ends_at !== row.ends_at;
  if (moved) {
    checkSpan(next, ctx, input.ends_at === undefined ? 'starts_at' : 'ends_at');
    patch.reschedule_count = row.reschedule_count + 1;
  }
  const concernsGuests = INVITATION_FIELDS.some((field) => next[field] !== row[field]);
  if (concernsGuests) {
    patch.sequence = row.sequence + 1;
    patch.candidate_email = (await candidateMailbox(ctx, row))?.email ?? row.candidate_email;
  }
  const { row: after, interview } = await rewriteInterview(ctx, row, patch);
  await followInterview(ctx, row.calendar_event_id, {
    event_type: eventTypeOf(after),
    starts_at: after.starts_at,
    ends_at: after.ends_at,
    // Edits made in the calendar are kept unless the interview changes the same field.
    ...(after.title === row.title ? {} : { title: titleFor(after.title, OWN, await toldAs(ctx, after)) }),
    ...(after.organizer_id === row.organizer_id ? {} : { assigned_to: after.organizer_id }),
  });
  const notified = concernsGuests ? await notifyGuests(ctx, row, after) : 0;
  if (concernsGuests) await warnOfEnded(ctx, after);
  const lost = interviewersOf(row).length > 0 && interviewersOf(after).length === 0;
  if (moved || lost) warnOfUntold(ctx, after);
  if (after.format !== row.format || after.location !== row.location) warnOfNoPlace(ctx, after);
  const summary: Sentence = moved ? `Moved ${after.title} to ${after.starts_at}` : `Changed ${after.title}`;
  note(ctx, after, summary, { data: { told: notified } });
  if (moved || input.interviewers !== undefined || input.organizer_id !== undefined) {
    await warnOfOverlaps(ctx, after);
  }
  return interview;
}

/** Warns that people were told of a change to an interview of somebody who was rejected or withdrew. */
async function warnOfEnded(ctx: WriteContext, row: InterviewRow): Promise<void> {
  const { application } = await applicationDetails(ctx, row);
  if (application.stage !== 'rejected' && application.stage !== 'withdrew') return;
  ctx.warn(
    'interview_of_ended',
    `${application.candidate_name} is no longer live on the job, and everybody invited was told of this change. Call it off with cancel_interview if it is no longer wanted.`,
    { interview_id: row.id },
  );
}

// Who at the client is invited only now reads what was given before.
async function passNewNames(
  ctx: WriteContext,
  row: InterviewRow,
  input: z.output<typeof UpdateInterview>,
): Promise<void> {
  const invited = new Set(interviewersOf(row).map(({ contact_id }) => contact_id));
  const isNew = input.interviewers?.some(({ contact_id = null }) => !invited.has(contact_id)) === true;
  const before = isNew ? row : null;
  const added = (input.interviewers ?? []).filter(({ contact_id = null }) => !invited.has(contact_id));
  const { title = before?.title, location = before?.location, meeting_url = before?.meeting_url } = input;
  const { job_title, client_name, candidate_name } = await applicationDetails(ctx, row);
  await refuseBeforeSend(ctx, row, candidate_name, added);
  await passNames(ctx, row, { title, location, meeting_url }, { job_title, client_name });
}

async function patchOf(
  ctx: WriteContext,
  row: InterviewRow,
  input: z.output<typeof UpdateInterview>,
): Promise<Partial<InterviewRow>> {
  const { interviewers, organizer_id } = input;
  const given = INTERVIEW.patch(input, {
    ...linkDropped(row, input),
    ...movedSpan(row, input),
    interviewers: interviewers && (await interviewersFor(ctx, interviewers, row)),
    organizer_id: organizer_id && (await organizerFor(ctx, organizer_id, null)),
  });
  for (const key of Object.keys(given) as (keyof InterviewRow)[]) {
    if (given[key] === row[key]) delete given[key];
  }
  return given;
}

// Who meets in person or by telephone joins no call: the link of before goes, unless it is given with the change.
function linkDropped(
  row: InterviewRow,
  { format, meeting_url }: z.output<typeof UpdateInterview>,
): { meeting_url?: null } {
  const isElsewhere = format === 'phone' || format === 'in_person';
  return isElsewhere && format !== row.format && meeting_url === undefined ? { meeting_url: null } : {};
}

async function notifyGuests(ctx: WriteContext, before: InterviewRow, after: InterviewRow): Promise<number> {
  const about = await applicationDetails(ctx, after);
  const guests = guestsOf(ctx, after, about.candidate_name);
  const invitedNow = new Set(guests.map(({ mailbox }) => mailbox.address));
  const removed = guestsOf(ctx, before, about.candidate_name, true).filter(
    ({ role, mailbox }) => role === 'interviewer' && !invitedNow.has(mailbox.address),
  );
  await invite(ctx, { ...before, sequence: after.sequence }, removed, 'left_out', about);
  const invitedBefore = new Set(
    guestsOf(ctx, before, about.candidate_name, true).map(({ mailbox }) => mailbox.address),
  );
  const added = guests.filter(({ mailbox }) => !invitedBefore.has(mailbox.address));
  const kept = guests.filter(({ mailbox }) => invitedBefore.has(mailbox.address));
  await invite(ctx, after, added, 'booked', about);
  await invite(ctx, after, kept, 'changed', about);
  return guests.length + removed.length;
}

/**
 * Cancels an interview: deletes its calendar entry and notifies its guests. Fires interview.cancelled.
 * @throws AppError CONFLICT when it was already held or cancelled
 */
export async function cancelInterview(
  ctx: WriteContext,
  { interview_id, reason }: z.input<typeof CancelInterview>,
): Promise<Interview> {
  const row = await requireScheduled(ctx, interview_id, 'cancelled');
  if (row.ends_at > ctx.now) await passNames(ctx, row, {}, await applicationDetails(ctx, row));
  const { row: after, interview } = await rewriteInterview(ctx, row, {
    status: 'cancelled',
    cancel_reason: reason ?? null,
    sequence: row.sequence + 1,
  });
  await removeEventOf(ctx, row.calendar_event_id);
  ctx.emit('interview.cancelled', {
    interview,
    changes: { status: { from: 'scheduled', to: 'cancelled' } },
  });
  // No cancellation is sent for an interview that is over.
  const about = row.ends_at > ctx.now ? await applicationDetails(ctx, after) : null;
  const guests = about === null ? [] : guestsOf(ctx, after, about.candidate_name, true);
  const notified = about === null ? 0 : await invite(ctx, after, guests, 'cancelled', about);
  if (about !== null) warnOfUntold(ctx, after);
  await tellStage(ctx, after);
  note(ctx, after, `Cancelled ${after.title}`, { body: reason ?? null, data: { told: notified } });
  return interview;
}

/** Warns that only the candidate hears of a new time or of the end: nobody who asks stands on the interview. */
function warnOfUntold(ctx: WriteContext, row: InterviewRow): void {
  if (interviewersOf(row).length > 0) return;
  ctx.warn(
    'no_interviewer',
    'No interviewer is named, so nobody who asks is told of it. Write to them with send_email.',
  );
}

/** Warns that an application stays where the booking had moved it. */
async function tellStage(ctx: WriteContext, { kind, application_id }: InterviewRow): Promise<void> {
  const { candidate_name: name, stage } = await requireApplication(ctx, application_id);
  if (stage !== AUTOMATIC_MOVES[`${kind}_interview_booked`].to) return;
  ctx.warn(
    'stage_unchanged',
    `${name} stays at ${stageWords(stage)}: calling an interview off moves nobody. Where it is meant, call move_application_stage with application_id ${application_id}.`,
    { application_id, stage },
  );
}
