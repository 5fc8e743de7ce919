import type { Mailbox } from '#src/lib/mailbox.ts';
import type { WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import { greetingName } from '../names/index.ts';
import { type InterviewRow, interviewersOf } from './store.ts';

/** A recipient of mails about an interview. */
export interface Guest {
  role: 'candidate' | 'interviewer';
  mailbox: Mailbox;
  contact_id: string | null;
}

export type InterviewNotice = 'booked' | 'changed' | 'cancelled';

/** Details for the mails that are not in the interview's row. */
export interface MailDetails {
  job_title: string;
  client_name: string | null;
  candidate_name: string;
}

const SUBJECT: Record<InterviewNotice, string> = {
  booked: 'Invitation',
  changed: 'Changed',
  cancelled: 'Cancelled',
};

/** The subject of a mail about an interview. */
export function subjectFor(row: Pick<InterviewRow, 'title'>, news: InterviewNotice): string {
  return `${SUBJECT[news]}: ${row.title}`;
}

const FORMAT: Record<InterviewRow['format'], string> = {
  video: 'Video call',
  phone: 'Phone call',
  in_person: 'In person',
  technical: 'Technical interview',
};

/** The text of a mail about an interview, worded for its recipient, with times in the interview's time zone. */
export function bodyFor(
  ctx: WriteContext,
  row: InterviewRow,
  guest: Guest,
  news: InterviewNotice,
  invited: MailDetails,
): string {
  const lines = [
    `Hello ${greetingName(guest.mailbox.name ?? '')},`,
    sentence(ctx, row, guest, news, invited),
  ];
  const follows = row.format === 'video' && row.meeting_url === null ? ' (the link follows)' : '';
  const facts = [`When: ${whenOf(row)}`, `How: ${FORMAT[row.format]}${follows}`];
  if (row.location !== null) facts.push(`Where: ${row.location}`);
  if (row.meeting_url !== null) facts.push(`Join: ${row.meeting_url}`);
  const others = interviewersOf(row).map(({ name }) => oneLine(name));
  if (others.length > 0) facts.push(`With: ${others.join(', ')}`);
  // Two trailing spaces are a line break in the formatted body.
  lines.push((news === 'cancelled' ? facts.slice(0, 1) : facts).join('  \n'));
  lines.push(
    news === 'cancelled'
      ? 'The attached cancellation takes it off your calendar.'
      : 'Answer this mail if the time does not suit you. The attached invitation puts it into your calendar.',
  );
  return lines.join('\n\n');
}

function sentence(
  ctx: WriteContext,
  row: InterviewRow,
  guest: Guest,
  news: InterviewNotice,
  invited: MailDetails,
): string {
  const at = row.kind === 'client' && invited.client_name !== null ? ` at ${invited.client_name}` : '';
  const role = oneLine(`${invited.job_title}${at}`, 400);
  const what =
    guest.role === 'candidate'
      ? `your interview for ${role}`
      : `the interview of ${oneLine(invited.candidate_name)} for ${role}`;
  const by = ` ${ctx.account.name}.`;
  if (news === 'booked') return `This is to invite you to ${what}, arranged by${by}`;
  if (news === 'changed') return `There is a change to ${what}, arranged by${by} It now stands as follows.`;
  return `We are sorry: ${what}, arranged by ${ctx.account.name}, will not take place.`;
}

/** The time of an interview in its own time zone: "Sunday 5 April 2026, 09:30 to 10:30 (Australia/Sydney, GMT+10)". */
export function whenOf(row: Pick<InterviewRow, 'starts_at' | 'ends_at' | 'timezone'>): string {
  const part = (at: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatPart[] =>
    new Intl.DateTimeFormat('en-GB', { timeZone: row.timezone, ...options }).formatToParts(new Date(at));
  const text = (at: string, options: Intl.DateTimeFormatOptions): string =>
    part(at, options)
      .map(({ value }) => value)
      .join('');
  const day = (at: string): string =>
    text(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replaceAll(',', '');
  const time = (at: string): string => text(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const zone = part(row.starts_at, { timeZoneName: 'shortOffset' }).find(
    ({ type }) => type === 'timeZoneName',
  );
  const [first, last] = [day(row.starts_at), day(row.ends_at)];
  const until = first === last ? time(row.ends_at) : `${last}, ${time(row.ends_at)}`;
  return `${first}, ${time(row.starts_at)} to ${until} (${row.timezone}, ${(zone?.value ?? 'GMT').replace(/^GMT\+0$/, 'GMT')})`;
}
