import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { MailSubject } from '#src/lib/mailbox.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { line, text } from '../fields.ts';
import { HOLDABLE } from '../moderation/index.ts';
import { column, computed, hidden, joined, type RecordRow, record } from '../record/index.ts';
import { Question } from '../review/schema.ts';

const STATUSES = ['pending', 'viewed', 'partially_responded', 'completed', 'expired', 'revoked'] as const;
const VISIBILITIES = ['full', 'first_name', 'anonymous'] as const;

/** What a contact may say to one candidate. */
export const InterviewRequest = z.object({
  preferred_times: untrusted('client', z.array(z.string())).describe('In the words of the contact.'),
  note: untrusted('client', z.nullable(z.string())),
});
export type InterviewRequest = z.infer<typeof InterviewRequest>;

/** What a candidate's place in a submission shows. The last word of the contact stands only where one is read. */
export const SUBMISSION_ITEM = record('submission', 'submission_items', {
  id: column(id('submission_item')),
  account_id: hidden(id('account')),
  submission_id: hidden(id('submission')),
  application_id: column(id('application')),
  candidate_id: column(id('candidate')),
  position: column(z.int().describe('From 1, in the order sent.')),
  display_name: column(
    z.string().describe('What the contact calls them: the name, the first name, or Candidate A.'),
  ),
  summary: column(
    z.string().describe('As written; the contact sees it with what identity_visibility hides taken out.'),
  ),
  summary_source: column(z.enum(['provided', 'ai'])),
  response: column(z.enum(['none', 'interview_requested', 'passed', 'question'])),
  responded_at: column(z.nullable(z.string())),
  pass_reason: column(z.nullable(z.string())),
  interview_request: column(z.nullable(InterviewRequest)),
  questions: column(z.array(Question)),
  viewed_at: column(z.nullable(z.string())),
  /** What the contact reads of them, as the gate read it; null for one that was sent before this was kept. */
  shown: hidden(z.nullable(z.string())),
});
export type ItemRow = RecordRow<typeof SUBMISSION_ITEM>;

const onSingle = (meaning: string): string => `${meaning} Only where one submission is read.`;
const shape = SUBMISSION_ITEM.shape;

/** One candidate of a submission. */
export const SubmissionItem = z.object({
  ...shape,
  response: shape.response.optional().describe(onSingle('The last word of the contact on them.')),
  responded_at: shape.responded_at.optional(),
  pass_reason: untrusted('client', shape.pass_reason.optional()),
  interview_request: shape.interview_request.optional(),
  questions: shape.questions.optional(),
  viewed_at: shape.viewed_at.optional(),
});
export type SubmissionItem = z.infer<typeof SubmissionItem>;

/** Light formatting, as the review page and the mail show it. */
const Formatted = text;
const MAX_ITEMS = 50;
const OmitIdentifying = z
  .boolean()
  .default(false)
  .describe(
    'Also leave out what may tell who it is although no name stands there: sentences with feats, awards and works, employers that few people work at, and the days and months of dates. With first_name or anonymous.',
  );
const orDefault = z.nullable(z.string()).describe('null: the generated default.');

/** The fields of a submission: how each is shown and kept, and what sending one takes of it. */
export const SUBMISSION = record('submission', 'submissions', {
  id: column(id('submission')),
  account_id: column(id('account')),
  job_id: column(id('job'), {
    create: id('job').describe('An open job with a client (list_jobs).'),
    filter: true,
  }),
  client_id: column(id('client'), { filter: true }),
  client_contact_id: column(id('client_contact'), {
    create: guarded('recipient', id('client_contact'))
      .optional()
      .describe(
        "Who gets it (list_client_contacts); default the job's contact, then the client's primary contact.",
      ),
  }),
  job_title: joined('job_title', z.nullable(z.string())),
  client_name: joined('client_name', z.nullable(z.string())),
  // As it was last written; an open one past `expires_at` counts as expired.
  status: column(z.enum(STATUSES)),
  title: column(z.nullable(z.string()), { create: line(300).optional() }),
  email_subject: column(orDefault, { create: MailSubject.optional() }),
  greeting: column(orDefault, {
    create: line(200).optional().describe('Opening line without a trailing comma, such as "Hello Jo".'),
  }),
  headline: column(orDefault, {
    create: line(300).optional().describe('The heading of the review page.'),
  }),
  intro_body: column(orDefault, {
    create: Formatted(20_000)
      .optional()
      .describe('The text above the candidates, formatted as a summary is; a name is added below.'),
  }),
  message: column(
    z.nullable(z.string()).describe('A covering note of older clients, used where there is no intro_body.'),
    {
      create: Formatted(20_000).optional().describe('Older name of intro_body; ignored where that is given.'),
    },
  ),
  identity_visibility: column(z.enum(VISIBILITIES), {
    create: z
      .enum(VISIBILITIES)
      .default('full')
      .describe(
        'For the whole send, on page and in mail. first_name: no surname, profile links, ways to reach them, street address or date of birth. anonymous: Candidate A, B, …, no LinkedIn, employers and schools withheld.',
      ),
  }),
  omit_identifying: column(z.boolean(), { create: OmitIdentifying }),
  url: computed(
    z.string().describe('The review page of the contact. It opens without a login until expires_at.'),
  ),
  answers: computed(
    z
      .object({ interview_requested: z.int(), passed: z.int(), question: z.int(), none: z.int() })
      .describe('How many of its people the contact answered how; none: not yet.'),
  ),
  email_sent: computed(
    z
      .nullable(z.boolean())
      .describe(
        'Whether the mail server took the last mail to the contact. false: not (yet), the link works all the same; null: it is on its way.',
      ),
  ),
  /** The keyed hash of the link's token. */
  link_hash: hidden(z.string()),
  /** The last mail to the contact about it, in the outbox. */
  mail_id: hidden(z.nullable(id('scheduled_email'))),
  sent_at: hidden(z.string()),
  expires_at: column(z.string()),
  first_viewed_at: column(z.nullable(z.string())),
  completed_at: column(z.nullable(z.string())),
  /** The words around the candidates as the contact reads them; null as with an item's. */
  shown: hidden(z.nullable(z.string())),
  ...HOLDABLE,
  created_by: column(z.nullable(id('user')).describe('In whose name it went out.')),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  items: computed(z.array(SubmissionItem)),
});
export type SubmissionRow = RecordRow<typeof SUBMISSION>;

declare module '#db/types.ts' {
  interface Database {
    submissions: SubmissionRow;
    submission_items: ItemRow;
  }
}

/** Candidates put to a client contact. */
export const Submission = z.object(SUBMISSION.shape).meta({ id: 'Submission' });
export type Submission = z.infer<typeof Submission>;

const { job_id, client_contact_id, identity_visibility, omit_identifying, ...texts } = SUBMISSION.create;
export const CreateSubmission = z.object({
  job_id,
  items: z
    .array(
      z.strictObject({
        application_id: id('application').describe('A live application to this job (list_applications).'),
        summary: Formatted(10_000)
          .optional()
          .describe(
            'Why this person, for the client. Left out: the assistant writes it from their record. A blank line starts a paragraph, lines that begin with "- " or "1. " make lists, **words** are bold.',
          ),
      }),
    )
    .min(1, 'must name at least one application')
    .max(MAX_ITEMS, `must name at most ${MAX_ITEMS} applications`)
    .describe('The candidates, in the order the client sees them.'),
  client_contact_id,
  ...texts,
  allow_resubmit: z
    .boolean()
    .default(false)
    .describe('Send people although this client has had them for this job before.'),
  identity_visibility,
  omit_identifying,
});
export type CreateSubmission = z.output<typeof CreateSubmission>;

export const SubmissionFilters = z.object({
  ...ListInput,
  ...SUBMISSION.filters,
  status: z.enum(STATUSES).optional(),
});
export type SubmissionFilters = z.output<typeof SubmissionFilters>;

export const AnswerSubmissionQuestion = z.object({
  submission_id: id('submission'),
  question_id: id('question').describe('Of items[].questions of get_submission.'),
  answer: Formatted(10_000).describe('For the contact; formatted as a summary is.'),
});

/** What the contact says to one candidate on the review page. */
export const Respond = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('interview'),
    preferred_times: z.array(text(200)).max(10),
    note: z.nullable(text(5000)),
  }),
  z.strictObject({ kind: z.literal('pass'), reason: text(5000) }),
  z.strictObject({ kind: z.literal('question'), text: text(5000) }),
]);
export type Respond = z.output<typeof Respond>;

export const PreviewRedaction = z.object({
  candidate_id: id('candidate').optional(),
  application_id: id('application').optional(),
  text: z.string().min(1).max(20_000),
  level: z.enum(['first_name', 'anonymous']),
  omit_identifying: OmitIdentifying,
});
export type PreviewRedaction = z.infer<typeof PreviewRedaction>;

export const RedactionPreview = z.object({
  text: z.string().describe('As the client would read it'),
  marks: z.array(
    z.object({
      mark: z.enum(['hidden', 'unsure', 'protected']).describe('protected: no send takes it'),
      start: z.int(),
      end: z.int(),
      words: z.string(),
      reason: z.string(),
      shown: z.string().describe('What stands in its place'),
      why: z.nullable(z.string()),
    }),
  ),
  left_out: z
    .array(z.object({ field: z.string(), words: z.string(), shown: z.nullable(z.string()) }))
    .describe('Short fields of the record that are shown in part or not at all'),
});
export type RedactionPreview = z.infer<typeof RedactionPreview>;
