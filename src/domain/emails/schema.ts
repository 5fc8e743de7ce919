import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DateFilter, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { MailAddress, MailSubject } from '#src/lib/mailbox.ts';
import { guarded } from '#src/lib/trust.ts';

const filled = (text: string) => text.trim() !== '';
const Recipient = guarded('recipient', MailAddress);
const Recipients = guarded('recipient', z.array(Recipient).max(1000));

/** Text as people type it: a blank line starts a paragraph, "- " and "1. " make lists, **words** are bold. */
const LightText = z.string().max(100_000).refine(filled, 'must not be empty');

const STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled', 'failed'] as const;

/** A mail that leaves, or left, at its time. */
export const ScheduledEmail = z
  .object({
    id: id('scheduled_email'),
    candidate_id: z.nullable(id('candidate')),
    application_id: z.nullable(id('application')),
    job_id: z.nullable(id('job')),
    thread_id: z.nullable(id('email_thread')).describe('The conversation, once the mail is part of it.'),
    email_message_id: z.nullable(id('email_message')).describe('The tracked mail, once it was sent.'),
    created_by: z.nullable(id('user')),
    to_address: z.string(),
    cc_addresses: z.array(z.string()),
    bcc_addresses: z.array(z.string()),
    subject: z.string(),
    body_html: z.nullable(z.string()).describe('Sanitised.'),
    body_text: z.nullable(z.string()),
    status: z
      .enum(STATUSES)
      .describe(
        'draft: behind an assistant’s draft that nobody confirmed yet. sending: claimed by the sender, no longer editable. scheduled with a last_error: another attempt is due.',
      ),
    scheduled_at: z.string(),
    sent_at: z.nullable(z.string()),
    cancelled_at: z.nullable(z.string()),
    last_error: z
      .nullable(z.string())
      .describe(
        'Why the last attempt failed or why it was cancelled. outcome_unknown: it may have arrived, and is never sent again by itself.',
      ),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'ScheduledEmail' });
export type ScheduledEmail = z.infer<typeof ScheduledEmail>;

/** A mail of the record: what went out to whom, and in which conversation. */
export const EmailMessage = z
  .object({
    id: id('email_message'),
    email_thread_id: z.nullable(id('email_thread')),
    scheduled_email_id: z.nullable(id('scheduled_email')),
    candidate_id: z.nullable(id('candidate')),
    application_id: z.nullable(id('application')),
    job_id: z.nullable(id('job')),
    client_id: z.nullable(id('client')),
    client_contact_id: z.nullable(id('client_contact')),
    direction: z.enum(['outbound', 'inbound']),
    message_id: z.nullable(z.string()).describe('The Message-ID header.'),
    to_address: z.string(),
    cc_addresses: z.array(z.string()),
    bcc_addresses: z.array(z.string()),
    subject: z.string(),
    status: z.enum(['queued', 'sent', 'failed', 'cancelled', 'received']),
    bounces: z
      .array(z.object({ address: z.string(), response: z.string() }))
      .describe('Recipients that the mail server turned down, and in which words.'),
    sent_at: z.nullable(z.string()),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'EmailMessage' });
export type EmailMessage = z.infer<typeof EmailMessage>;

/** What became of a mail that was to leave at once. */
export const SentEmail = z
  .object({
    email_message_id: id('email_message'),
    email_thread_id: id('email_thread'),
    candidate_id: id('candidate'),
    to_address: z.string(),
    subject: z.string(),
    status: z
      .enum(['sent', 'scheduled', 'failed'])
      .describe(
        'scheduled: the mail server did not take it yet; it is tried again by itself, so do not send it again.',
      ),
    sent_at: z.nullable(z.string()),
    scheduled_email_id: z
      .nullable(id('scheduled_email'))
      .describe('While it waits for another attempt, or failed: its id for get_scheduled_email.'),
    last_error: z
      .nullable(z.string())
      .describe('Why it was not sent. outcome_unknown: it may have arrived; ask before you send it again.'),
  })
  .meta({ id: 'SentEmail' });
export type SentEmail = z.infer<typeof SentEmail>;

const CandidateOfMail = id('candidate').describe('Who it goes to; from list_candidates.');
const About = {
  job_id: id('job').optional().describe('The job it is about.'),
  application_id: id('application')
    .optional()
    .describe('The application of this candidate that it is about.'),
};

export const SendEmail = z.object({
  candidate_id: CandidateOfMail,
  subject: MailSubject,
  body: LightText.describe(
    'Plain text; a blank line starts a paragraph, lines that begin with "- " or "1. " make lists, **words** are bold.',
  ),
  to_address: Recipient.optional().describe("In place of the candidate's own e-mail address."),
  ...About,
});

const Html = z.string().max(500_000);
const Text = z.string().max(100_000);
const When = InstantField.describe('When it leaves; a date-time with an offset, in the future.');

export const ScheduleEmail = z.object({
  candidate_id: CandidateOfMail,
  to_address: Recipient.optional().describe("In place of the candidate's own e-mail address."),
  cc_addresses: Recipients.default([]),
  bcc_addresses: Recipients.default([]),
  subject: MailSubject,
  body_html: Html.optional().describe('Sanitised when it is kept. One of body_html and body_text is needed.'),
  body_text: Text.optional(),
  scheduled_at: When,
  ...About,
  created_by: id('user').optional().describe("In whose name it goes out; default the company's first admin."),
});

export const UpdateScheduledEmail = z.object({
  scheduled_email_id: id('scheduled_email'),
  to_address: Recipient.optional(),
  cc_addresses: Recipients.optional(),
  bcc_addresses: Recipients.optional(),
  subject: MailSubject.optional(),
  body_html: z.nullable(Html).optional(),
  body_text: z.nullable(Text).optional(),
  scheduled_at: When.optional(),
});

export const ListScheduledEmails = z.object({
  limit: ListInput.limit,
  cursor: z.string().max(1000).optional().describe('The next_cursor of the page before.'),
  status: z.enum(STATUSES).optional(),
  candidate_id: id('candidate').optional(),
  scheduled_after: DateFilter.optional().describe('Scheduled at or after this date-time or day (UTC).'),
  scheduled_before: DateFilter.optional().describe('Scheduled at or before this date-time or day (UTC).'),
  updated_after: ListInput.updated_after,
  updated_before: ListInput.updated_before,
});
