import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DateFilter, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { MailAddress, MailSubject } from '#src/lib/mailbox.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import type { Actor } from '../context.ts';
import { HeldReview, HOLDABLE } from '../moderation/index.ts';
import { clearable, column, hidden, type RecordRow, record } from '../record/index.ts';
import { isAgencysMail, isUnquoted, WordsBy } from './words.ts';

const filled = (text: string) => text.trim() !== '';
const Recipient = guarded('recipient', MailAddress);
const Recipients = guarded('recipient', z.array(Recipient).max(1000));

/** Text as people type it: a blank line starts a paragraph, "- " and "1. " make lists, **words** are bold. */
const LightText = z.string().max(100_000).refine(filled, 'must not be empty');

const STATUSES = ['draft', 'held', 'scheduled', 'sending', 'sent', 'cancelled', 'failed'] as const;

const CandidateOfMail = id('candidate').describe('Who it goes to; from list_candidates.');
const About = {
  job_id: id('job').optional().describe('The job it is about.'),
  application_id: id('application')
    .optional()
    .describe('The application of this candidate that it is about.'),
};

const Html = z.string().max(500_000);
const Text = z.string().max(100_000);
const When = InstantField.describe('When it leaves; a date-time with an offset, in the future.');

/** An appointment (iCalendar) in a mail, or its cancellation. */
export interface Appointment {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/**
 * The fields of every outgoing mail: scheduled, immediate, and notices of other modules. A row is claimed (`sending`)
 * before a connection opens, and leaves that status only with a known outcome.
 */
export const SCHEDULED_EMAIL = record('scheduled_email', 'scheduled_emails', {
  id: column(id('scheduled_email')),
  account_id: hidden(id('account')),
  /** `scheduled` has a given time, `immediate` has none, `notice` is sent by another module. */
  kind: hidden(z.enum(['scheduled', 'immediate', 'notice'])),
  candidate_id: column(z.nullable(id('candidate')), { create: CandidateOfMail, filter: true }),
  application_id: column(z.nullable(id('application')), { create: About.application_id }),
  job_id: column(z.nullable(id('job')), { create: About.job_id }),
  client_id: hidden(z.nullable(id('client'))),
  contact_id: hidden(z.nullable(id('client_contact'))),
  thread_id: column(
    z.nullable(id('email_thread')).describe('The conversation, once the mail is part of it.'),
  ),
  email_message_id: column(z.nullable(id('email_message')).describe('The tracked mail, once it was sent.')),
  created_by: column(z.nullable(id('user')), {
    create: id('user').optional().describe("In whose name it goes out; default the company's first admin."),
  }),
  /** Who requested it, as named in activities. */
  actor: hidden(z.custom<Actor>()),
  from_name: hidden(z.string()),
  to_address: column(z.string(), {
    create: Recipient.optional().describe("In place of the candidate's own e-mail address."),
    update: Recipient.optional(),
  }),
  to_name: hidden(z.nullable(z.string())),
  cc_addresses: column(z.array(z.string()), {
    create: Recipients.default([]),
    update: Recipients.optional(),
  }),
  bcc_addresses: column(z.array(z.string()), {
    create: Recipients.default([]),
    update: Recipients.optional(),
  }),
  subject: column(untrusted('actor', z.string(), isUnquoted), {
    create: MailSubject,
    update: MailSubject.optional(),
  }),
  body_html: column(untrusted('actor', z.nullable(z.string()), isUnquoted).describe('Sanitised.'), {
    create: Html.optional().describe('Sanitised when it is kept. One of body_html and body_text is needed.'),
    update: z.nullable(Html).optional(),
  }),
  body_text: column(untrusted('actor', z.nullable(z.string()), isUnquoted), clearable(Text)),
  words_by: column(WordsBy),
  /** An attached invitation. */
  calendar: hidden(z.nullable(z.custom<Appointment>())),
  status: column(
    z
      .enum(STATUSES)
      .describe(
        'draft: behind an assistant’s draft that nobody confirmed yet. held: waits for a person (release_held). sending: claimed by the sender, no longer editable. scheduled with a last_error: another attempt is due.',
      ),
    { filter: z.enum(STATUSES) },
  ),
  scheduled_at: column(z.string(), { create: When, update: When.optional() }),
  /** When the next attempt is due, in the account's time. */
  due_at: hidden(z.string()),
  attempts: hidden(z.int()),
  /** When it was last looked at for names that a client may not have; null for one of an earlier release. */
  passed_at: hidden(z.nullable(z.string())),
  /** The Message-ID, set by the first claim. */
  message_id: hidden(z.nullable(z.string())),
  /** The process that has claimed it; its lease is by the wall clock. */
  claim: hidden(z.nullable(z.string())),
  lease_until: hidden(z.nullable(z.string())),
  sent_at: column(z.nullable(z.string())),
  cancelled_at: column(z.nullable(z.string())),
  last_error: column(
    z
      .nullable(z.string())
      .describe(
        'Why the last attempt failed or why it was cancelled. outcome_unknown: it may have arrived, and is never sent again by itself.',
      ),
  ),
  ...HOLDABLE,
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type ScheduledEmailRow = RecordRow<typeof SCHEDULED_EMAIL>;

/** A mail with its scheduled time. */
export const ScheduledEmail = z.object(SCHEDULED_EMAIL.shape).meta({ id: 'ScheduledEmail' });
export type ScheduledEmail = z.infer<typeof ScheduledEmail>;

/** The fields of a tracked mail. The bodies of an outbound one are in its scheduled mail. */
export const EMAIL_MESSAGE = record('email_message', 'email_messages', {
  id: column(id('email_message')),
  account_id: hidden(id('account')),
  email_thread_id: column(z.nullable(id('email_thread')), { column: 'thread_id' }),
  scheduled_email_id: column(z.nullable(id('scheduled_email'))),
  candidate_id: column(z.nullable(id('candidate'))),
  application_id: column(z.nullable(id('application'))),
  job_id: column(z.nullable(id('job'))),
  client_id: column(z.nullable(id('client'))),
  client_contact_id: column(z.nullable(id('client_contact')), { column: 'contact_id' }),
  direction: column(z.enum(['outbound', 'inbound'])),
  kind: column(
    z
      .enum(['message', 'third_party', 'auto_reply', 'bounce'])
      .describe(
        'third_party: somebody else wrote in the conversation. auto_reply: a program did. bounce: a mail that came back.',
      ),
  ),
  from_address: column(untrusted('email', z.nullable(z.string())).describe('Of a mail that came in.')),
  message_id: column(z.nullable(z.string()).describe('The Message-ID header.')),
  to_address: column(z.string()),
  cc_addresses: column(z.array(z.string())),
  bcc_addresses: column(z.array(z.string())),
  subject: column(untrusted('email', z.string(), isAgencysMail)),
  words_by: column(WordsBy),
  body_text: hidden(z.nullable(z.string())),
  body_html: hidden(z.nullable(z.string())),
  status: column(z.enum(['queued', 'sent', 'failed', 'cancelled', 'received'])),
  bounces: column(
    z
      .array(z.object({ address: z.string(), response: z.string() }))
      .describe('Recipients that the mail server turned down, and in which words.'),
  ),
  sent_at: column(z.nullable(z.string())),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type EmailMessageRow = RecordRow<typeof EMAIL_MESSAGE>;

declare module '#db/types.ts' {
  interface Database {
    scheduled_emails: ScheduledEmailRow;
    email_messages: EmailMessageRow;
  }
}

/** A tracked mail: what was sent to whom, and in which conversation. */
export const EmailMessage = z.object(EMAIL_MESSAGE.shape).meta({ id: 'EmailMessage' });
export type EmailMessage = z.infer<typeof EmailMessage>;

/** The outcome of an immediate mail. */
export const SentEmail = z
  .object({
    email_message_id: id('email_message'),
    email_thread_id: id('email_thread'),
    candidate_id: id('candidate'),
    to_address: z.string(),
    subject: z.string(),
    status: z
      .enum(['sent', 'scheduled', 'held', 'failed'])
      .describe(
        'held: its wording waits for a person (release_held). scheduled: the mail server did not take it yet; it is tried again by itself, so do not send it again.',
      ),
    sent_at: z.nullable(z.string()),
    scheduled_email_id: z
      .nullable(id('scheduled_email'))
      .describe('While it waits, or failed: its id for get_scheduled_email.'),
    last_error: z
      .nullable(z.string())
      .describe('Why it was not sent. outcome_unknown: it may have arrived; ask before you send it again.'),
    review: z.nullable(HeldReview),
  })
  .meta({ id: 'SentEmail' });
export type SentEmail = z.infer<typeof SentEmail>;

export const SendEmail = z.object({
  candidate_id: CandidateOfMail,
  subject: MailSubject,
  body: LightText.describe(
    'Plain text; a blank line starts a paragraph, lines that begin with "- " or "1. " make lists, **words** are bold.',
  ),
  to_address: Recipient.optional().describe("In place of the candidate's own e-mail address."),
  ...About,
});

const { candidate_id, application_id, job_id, created_by, ...mail } = SCHEDULED_EMAIL.create;
export const ScheduleEmail = z.object({ candidate_id, ...mail, job_id, application_id, created_by });

export const UpdateScheduledEmail = z.object({
  scheduled_email_id: id('scheduled_email'),
  ...SCHEDULED_EMAIL.update,
});

const { status, candidate_id: recipient } = SCHEDULED_EMAIL.filters;
export const ListScheduledEmails = z.object({
  limit: ListInput.limit,
  cursor: z.string().max(1000).optional().describe('The next_cursor of the page before.'),
  status,
  candidate_id: recipient,
  scheduled_after: DateFilter.optional().describe('Scheduled at or after this date-time or day (UTC).'),
  scheduled_before: DateFilter.optional().describe('Scheduled at or before this date-time or day (UTC).'),
  updated_after: ListInput.updated_after,
  updated_before: ListInput.updated_before,
});
