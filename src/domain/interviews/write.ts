import { updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { type ApplicationView, requireApplication } from '../applications/index.ts';
import type { ActivityEntry, Context, WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { passGate, reviewMessage } from '../moderation/index.ts';
import { orNotFound } from '../record/index.ts';
import type { Sentence } from '../sentences.ts';
import { plannedAs } from './elsewhere.ts';
import { reviewLink } from './link-words.ts';
import { INTERVIEW, type Interview } from './schema.ts';
import { findInterview, type InterviewRow } from './store.ts';
import type { InvitationTexts } from './told-as.ts';
import type { MailDetails } from './wording.ts';

/**
 * The title, the place and the link stand in what every guest gets, those of the client too.
 * @param person the name of whom the interview is with
 * @throws AppError VALIDATION_ERROR for wording that must not leave
 */
export function passInvitationGate(
  ctx: WriteContext,
  { title, location, meeting_url }: InvitationTexts,
  person: string,
): void {
  const texts = Object.entries({ title, location });
  refuseHoles(texts);
  const people = [person];
  const said = reviewMessage(texts, { place: ctx.account.country, people, isAtClient: true });
  const linked = meeting_url == null ? [] : reviewLink(ctx, 'meeting_url', meeting_url, people);
  passGate(ctx, [...said, ...linked]);
}

/** An interview of the agency. @throws AppError NOT_FOUND on `field` */
export const requireInterview = orNotFound('interview', findInterview);

const STATUS_TEXT: Record<InterviewRow['status'], string> = {
  scheduled: 'is still to be held',
  completed: 'was held; book another with create_interview',
  cancelled: 'was cancelled; book another with create_interview',
  no_show: 'was marked as a no-show; book another with create_interview',
};

/** A scheduled interview. @throws AppError CONFLICT naming its status */
export async function requireScheduled(ctx: Context, id: string, doing: string): Promise<InterviewRow> {
  const row = await requireInterview(ctx, id);
  if (row.status === 'scheduled') return row;
  throw new AppError(
    'CONFLICT',
    `Only a scheduled interview can be ${doing}; ${row.title} (${id}) ${STATUS_TEXT[row.status]}.`,
    { field: 'status', extra: { status: row.status } },
  );
}

/** Writes columns of an interview and reports the change. */
export async function rewriteInterview(
  ctx: WriteContext,
  row: InterviewRow,
  patch: Partial<InterviewRow>,
): Promise<{ row: InterviewRow; interview: Interview }> {
  const changed = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'interviews', ctx.account.id, row.id, changed);
  const after = { ...row, ...changed };
  const interview = INTERVIEW.view(after);
  ctx.changed({
    type: 'interview',
    id: row.id,
    before: INTERVIEW.view(row),
    after: interview,
    label: after.title,
    ...(after.starts_at === row.starts_at ? {} : { plannedAs: await plannedAs(ctx, after) }),
  });
  return { row: after, interview };
}

/** Warns that nobody who is invited reads where they meet. */
export function warnOfNoPlace(ctx: WriteContext, { format, location }: InterviewRow): void {
  if (format !== 'in_person' || location !== null) return;
  ctx.warn(
    'no_place',
    'The invitation says in person and no place. Set location with update_interview; the guests then get it.',
  );
}

/** Adds an activity about an interview. */
export function note(
  ctx: WriteContext,
  row: InterviewRow,
  summary: Sentence,
  more: Pick<ActivityEntry, 'body' | 'data'> = {},
): void {
  ctx.record({
    type: 'interview',
    summary,
    candidate_id: row.candidate_id,
    client_id: row.client_id,
    job_id: row.job_id,
    application_id: row.application_id,
    ...more,
    data: { interview_id: row.id, ...more.data },
  });
}

/** Details of the application for the mails. */
export async function applicationDetails(
  ctx: Context,
  row: InterviewRow,
): Promise<MailDetails & { application: ApplicationView }> {
  const application = await requireApplication(ctx, row.application_id);
  const { job_title, client_name, candidate_name } = application;
  return { application, job_title, client_name, candidate_name };
}
