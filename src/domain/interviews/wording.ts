import { dayText, hourText, offsetText } from '#src/lib/local-time.ts';
import type { Mailbox } from '#src/lib/mailbox.ts';
import type { WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import { mailBody, mailText } from '../mail-texts/index.ts';
import { greetingName } from '../names/index.ts';
import { type InterviewRow, interviewersOf } from './store.ts';

/** A recipient of mails about an interview. */
export interface Guest {
  role: 'candidate' | 'interviewer';
  mailbox: Mailbox;
  contact_id: string | null;
  user_id: string | null;
}

/** left_out: it goes on without the guest. */
export type InterviewNotice = 'booked' | 'changed' | 'cancelled' | 'left_out';

/** What a mail about an interview says of its candidate, where it is known. */
export interface Reached {
  phone: string | null;
  /** The time zone of the place they live in. */
  timezone: string | null;
  /** In whose name the interview is. */
  organizer: string;
}

/** Details for the mails that are not in the interview's row. */
export interface MailDetails {
  job_title: string;
  client_name: string | null;
  candidate_name: string;
}

const SUBJECT = {
  booked: 'mails.interviewBooked',
  changed: 'mails.interviewChanged',
  cancelled: 'mails.interviewCancelled',
  left_out: 'mails.interviewWithoutYou',
} as const satisfies Record<InterviewNotice, string>;

/** The subject of a mail about an interview. */
export function subjectFor({ title }: Pick<InterviewRow, 'title'>, news: InterviewNotice): string {
  return mailText(SUBJECT[news], { title });
}

const FORMAT = {
  video: 'mails.interviewVideo',
  phone: 'mails.interviewPhone',
  in_person: 'mails.interviewInPerson',
  technical: 'mails.interviewTechnical',
} as const satisfies Record<InterviewRow['format'], string>;

/** The text of a mail about an interview, worded for its recipient, with times in the interview's time zone. */
export function bodyFor(
  ctx: WriteContext,
  row: InterviewRow,
  guest: Guest,
  news: InterviewNotice,
  invited: MailDetails,
  reached: Reached,
): string {
  const format = mailText(FORMAT[row.format]);
  const follows = row.format === 'video' && row.meeting_url === null;
  const isOff = news === 'cancelled' || news === 'left_out';
  // Nobody is told that they meet themselves.
  const others = interviewersOf(row)
    .filter(({ email }) => email?.toLowerCase() !== guest.mailbox.address.toLowerCase())
    .map(({ name }) => oneLine(name));
  const times = [
    mailText('mails.interviewWhen', { when: whenOf(row) }),
    guest.role === 'candidate' ? whenThere(row, reached.timezone) : null,
  ];
  const facts = [
    ...times,
    mailText(follows ? 'mails.interviewLinkFollows' : 'mails.interviewHow', { format }),
    row.format === 'phone' && row.location === null ? whoCalls(row, guest, invited, reached) : null,
    row.location === null ? null : mailText('mails.interviewWhere', { place: row.location }),
    row.meeting_url === null ? null : mailText('mails.interviewJoin', { url: row.meeting_url }),
    others.length === 0 ? null : mailText('mails.interviewWith', { names: others.join(', ') }),
  ];
  // Two trailing spaces are a line break in the formatted body.
  const lines = (parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null).join('  \n');
  return mailBody(greetingName(guest.mailbox.name ?? ''), [
    sentence(ctx, row, guest, news, invited),
    lines(isOff ? times : facts),
    mailText(isOff ? 'mails.interviewOffCalendar' : 'mails.interviewAnswer'),
  ]);
}

/** The time where the candidate lives, if that is another one. */
function whenThere(row: InterviewRow, timezone: string | null): string | null {
  const isThere = (at: string): boolean =>
    timezone !== null && offsetText(at, timezone) === offsetText(at, row.timezone);
  if (timezone === null || (isThere(row.starts_at) && isThere(row.ends_at))) return null;
  return mailText('mails.interviewWhenThere', { when: whenOf({ ...row, timezone }) });
}

// The candidate's number is for the agency's own people: the client's get it from whoever organises the call.
function whoCalls(
  row: InterviewRow,
  guest: Guest,
  { candidate_name }: MailDetails,
  { phone, organizer }: Reached,
): string | null {
  const caller = oneLine(interviewersOf(row)[0]?.name ?? organizer);
  if (guest.role === 'candidate')
    return phone === null
      ? mailText('mails.interviewCallsWhere', { name: caller })
      : mailText('mails.interviewCallsYou', { name: caller, number: oneLine(phone) });
  if (guest.user_id === null) return mailText('mails.interviewAskNumber', { name: oneLine(organizer) });
  return phone === null
    ? null
    : mailText('mails.interviewCallThem', { name: oneLine(candidate_name), number: oneLine(phone) });
}

const NEWS = {
  booked: 'mails.interviewInvites',
  changed: 'mails.interviewNow',
  cancelled: 'mails.interviewOff',
  left_out: 'mails.interviewGoesOn',
} as const satisfies Record<InterviewNotice, string>;

function sentence(
  ctx: WriteContext,
  row: InterviewRow,
  guest: Guest,
  news: InterviewNotice,
  { job_title: job, client_name: client, candidate_name }: MailDetails,
): string {
  const at = row.kind === 'client' && client !== null;
  const role = oneLine(at ? mailText('mails.interviewRoleAt', { job, client }) : job, 400);
  const interview =
    guest.role === 'candidate'
      ? mailText('mails.interviewYours', { role })
      : mailText('mails.interviewOf', { name: oneLine(candidate_name), role });
  return mailText(NEWS[news], { interview, agency: ctx.account.name });
}

/**
 * The time of an interview in its own time zone: "Sunday 5 April 2026, 09:30 to 10:30 (Australia/Sydney, GMT+10)". Where the clocks
 * change meanwhile, each end has its own offset: "00:30 GMT to 02:00 GMT+1 (Europe/London)".
 */
export function whenOf(row: Pick<InterviewRow, 'starts_at' | 'ends_at' | 'timezone'>): string {
  const { timezone, starts_at, ends_at } = row;
  const [day, last] = [dayText(starts_at, timezone), dayText(ends_at, timezone)];
  const [offset, offsetThen] = [offsetText(starts_at, timezone), offsetText(ends_at, timezone)];
  const isOne = offset === offsetThen;
  const start = `${hourText(starts_at, timezone)}${isOne ? '' : ` ${offset}`}`;
  const end = `${hourText(ends_at, timezone)}${isOne ? '' : ` ${offsetThen}`}`;
  return mailText('mails.interviewSpan', {
    day,
    from: start,
    until: day === last ? end : `${last}, ${end}`,
    zone: isOne ? `${timezone}, ${offset}` : timezone,
  });
}
