import * as z from 'zod';
import { InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { hasControlCharacters, MAX_SUBJECT } from '#src/lib/mailbox.ts';
import { untrusted } from '#src/lib/trust.ts';
import { STAGED_FIELDS } from '../drafts.ts';
import { HeldReview } from '../moderation/index.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';
import { isUnquoted, WordsBy } from './words.ts';

const INTENTS = ['advance', 'reject', 'schedule', 'offer', 'freeform'] as const;
const CHIPS = [
  'intro',
  'screen_invite',
  'interview_confirm',
  'feedback',
  'rejection',
  'offer',
  'check_in',
] as const;

// An empty part is a gap and not an error: a person may clear what the assistant wrote.
const DraftSubject = z
  .string()
  .max(MAX_SUBJECT)
  .refine(
    (text) => !hasControlCharacters(text),
    'must be one line without line breaks or control characters',
  );

const SOURCES = ['slack', 'mcp', 'dashboard', 'api'] as const;

/** The fields of an e-mail draft: how each is shown and stored, and which of them update accepts. */
export const EMAIL_DRAFT = record('email_draft', 'email_drafts', {
  review_token: computed(z.string().describe('What get, update, revise and confirm take.')),
  email_draft_id: column(id('email_draft'), { column: 'id' }),
  account_id: hidden(id('account')),
  candidate_id: column(id('candidate')),
  application_id: column(z.nullable(id('application'))),
  job_id: hidden(z.nullable(id('job'))),
  intent: column(z.enum(INTENTS)),
  instructions: hidden(z.nullable(z.string())),
  subject: column(untrusted('actor', z.string(), isUnquoted), { update: DraftSubject.optional() }),
  body: column(untrusted('actor', z.string(), isUnquoted), { update: z.string().max(100_000).optional() }),
  words_by: column(WordsBy),
  schedule_at: column(z.nullable(z.string()).describe('When it leaves once confirmed; null: at once.'), {
    update: z.nullable(InstantField).optional().describe('null: send at once when confirmed.'),
  }),
  template_chip: column(z.nullable(z.enum(CHIPS)), { update: z.nullable(z.enum(CHIPS)).optional() }),
  gaps: computed(
    z.array(z.enum(['subject', 'body'])).describe('What must be filled in before it can be confirmed.'),
  ),
  task_status: column(z.enum(['queued', 'running', 'completed', 'failed'])),
  task_error: column(z.nullable(z.string())),
  notes: column(
    z.array(z.string()).describe('Wishes that the assistant did not follow, for the person who checks.'),
  ),
  status: column(z.enum(['staged', 'confirmed', 'cancelled', 'expired'])),
  source: column(z.enum(SOURCES)),
  // Has status draft while schedule_at is set; the mail itself once confirmed.
  scheduled_email_id: column(z.nullable(id('scheduled_email'))),
  ...STAGED_FIELDS,
});
export type DraftRow = RecordRow<typeof EMAIL_DRAFT>;

declare module '#db/types.ts' {
  interface Database {
    email_drafts: DraftRow;
  }
}

/** An e-mail written by the assistant for a person to review. */
export const EmailDraft = z.object(EMAIL_DRAFT.shape).meta({ id: 'EmailDraft' });
export type EmailDraft = z.infer<typeof EmailDraft>;

/** The result of confirming a draft. */
export const ConfirmedDraft = z
  .object({
    review_token: z.string(),
    candidate_id: id('candidate'),
    status: z.enum(['sent', 'scheduled', 'held', 'failed']),
    email_message_id: z.nullable(id('email_message')).describe('Null while it is scheduled for later.'),
    email_thread_id: z.nullable(id('email_thread')),
    scheduled_email_id: z.nullable(id('scheduled_email')).describe('Null once it was sent.'),
    to_address: z.string(),
    subject: z.string(),
    scheduled_at: z.nullable(z.string()),
    sent_at: z.nullable(z.string()),
    last_error: z.nullable(z.string()),
    review: z.nullable(HeldReview),
  })
  .meta({ id: 'ConfirmedEmailDraft' });
export type ConfirmedDraft = z.infer<typeof ConfirmedDraft>;

export const ReviewToken = z
  .string()
  .min(1)
  .max(100)
  .describe('The review token of the draft (edr_…), from draft_email.');

export const DraftEmail = z.object({
  candidate_id: id('candidate').describe('Who it goes to; from list_candidates.'),
  application_id: id('application')
    .optional()
    .describe('The application of this candidate that it is about.'),
  intent: z
    .enum(INTENTS)
    .default('freeform')
    .describe('What the mail is for; freeform: the instructions alone decide.'),
  instructions: z.string().max(5000).optional().describe('What to say, in the words of whoever asks.'),
  schedule_at: InstantField.optional().describe('When it leaves once confirmed; in the future.'),
  source: z.enum(SOURCES).default('api').describe('Where it was asked for.'),
});

export const UpdateDraft = z.object({ review_token: ReviewToken, ...EMAIL_DRAFT.update });

export const ReviseDraft = z.object({
  review_token: ReviewToken,
  instruction: z
    .string()
    .max(5000)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .describe('What to change: "make it shorter", "mention that parking is free".'),
});
