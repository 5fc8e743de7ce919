import { insertRow, json } from '#db/rows.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import type { WriteContext } from '../context.ts';
import { letterOf } from './letters.ts';
import { blank, senderOf } from './new-mail.ts';
import type { Appointment } from './schema.ts';

/** A mail that another record sends: an invitation, a submission, a request. */
export interface Notice {
  to_address: string;
  to_name?: string | null;
  subject: string;
  /** Light formatting, as send_email takes it. */
  body: string;
  /** The same as HTML, where it is more than the formatting of `body`. Made here, never taken from anybody. */
  html?: string;
  cc_addresses?: readonly string[];
  /** An invitation (iCalendar) that goes with it. */
  calendar?: Appointment;
  /** In whose name; the acting user, else the company's first admin. */
  created_by?: string | undefined;
  /** In the agency's own name: for mail to its own people. */
  from_agency?: true;
  candidate_id?: string | null;
  client_id?: string | null;
  contact_id?: string | null;
  job_id?: string | null;
  application_id?: string | null;
}

/**
 * Commits a mail that leaves once this is committed, at most once, with the retries of all mail. It is not among the
 * scheduled mails, needs no opt-out link and stands outside the conversation with a candidate.
 * @returns its id, for `deliverMail` where an answer tells whether it was sent
 */
export async function sendNotice(ctx: WriteContext, notice: Notice): Promise<string> {
  const sender = notice.from_agency
    ? { created_by: null, from_name: ctx.account.name }
    : await senderOf(ctx, notice.created_by ?? ctx.user?.id);
  const row = {
    ...blank(ctx),
    ...sender,
    kind: 'notice' as const,
    to_address: notice.to_address,
    to_name: notice.to_name ?? null,
    cc_addresses: json.encode(notice.cc_addresses ?? []),
    subject: notice.subject,
    body_text: notice.body,
    body_html: notice.html ?? renderLightFormatting(notice.body),
    calendar: json.encodeOrNull(notice.calendar),
    candidate_id: notice.candidate_id ?? null,
    client_id: notice.client_id ?? null,
    contact_id: notice.contact_id ?? null,
    job_id: notice.job_id ?? null,
    application_id: notice.application_id ?? null,
  };
  await insertRow(ctx.tx, 'scheduled_emails', row);
  ctx.recordEmail(letterOf(row));
  ctx.wakeWorkers();
  return row.id;
}
