import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { MailSubject } from '#src/lib/mailbox.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { line, text } from '../fields.ts';
import { Question } from '../review/schema.ts';

const STATUSES = ['pending', 'viewed', 'partially_responded', 'completed', 'expired', 'revoked'] as const;
const VISIBILITIES = ['full', 'first_name', 'anonymous'] as const;

/** What a contact may say to one candidate. */
export const InterviewRequest = z.object({
  preferred_times: untrusted('client', z.array(z.string())).describe('In the words of the contact.'),
  note: untrusted('client', z.nullable(z.string())),
});
export type InterviewRequest = z.infer<typeof InterviewRequest>;

const onSingle = (meaning: string): string => `${meaning} Only where one submission is read.`;

/** One candidate of a submission. */
export const SubmissionItem = z.object({
  id: id('submission_item'),
  application_id: id('application'),
  candidate_id: id('candidate'),
  position: z.int().describe('From 1, in the order sent.'),
  display_name: z.string().describe('What the contact calls them: the name, the first name, or Candidate A.'),
  summary: z
    .string()
    .describe('As written; the contact sees it with what identity_visibility hides taken out.'),
  summary_source: z.enum(['provided', 'ai']),
  response: z
    .enum(['none', 'interview_requested', 'passed', 'question'])
    .optional()
    .describe(onSingle('The last word of the contact on them.')),
  responded_at: z.nullable(z.string()).optional(),
  pass_reason: untrusted('client', z.nullable(z.string()).optional()),
  interview_request: z.nullable(InterviewRequest).optional(),
  questions: z.array(Question).optional(),
  viewed_at: z.nullable(z.string()).optional(),
});
export type SubmissionItem = z.infer<typeof SubmissionItem>;

const orDefault = 'null: the generated default.';

/** Candidates put to a client contact. */
export const Submission = z
  .object({
    id: id('submission'),
    account_id: id('account'),
    job_id: id('job'),
    client_id: id('client'),
    client_contact_id: id('client_contact'),
    job_title: z.nullable(z.string()),
    client_name: z.nullable(z.string()),
    status: z.enum(STATUSES),
    title: z.nullable(z.string()),
    email_subject: z.nullable(z.string()).describe(orDefault),
    greeting: z.nullable(z.string()).describe(orDefault),
    headline: z.nullable(z.string()).describe(orDefault),
    intro_body: z.nullable(z.string()).describe(orDefault),
    message: z
      .nullable(z.string())
      .describe('A covering note of older clients, used where there is no intro_body.'),
    identity_visibility: z.enum(VISIBILITIES),
    url: z.string().describe('The review page of the contact. It opens without a login until expires_at.'),
    email_sent: z
      .nullable(z.boolean())
      .describe(
        'Whether the mail server took the last mail to the contact. false: not (yet), the link works all the same; null: it is on its way.',
      ),
    expires_at: z.string(),
    first_viewed_at: z.nullable(z.string()),
    completed_at: z.nullable(z.string()),
    created_by: z.nullable(id('user')).describe('In whose name it went out.'),
    created_at: z.string(),
    updated_at: z.string(),
    items: z.array(SubmissionItem),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof Submission>;

/** Light formatting, as the review page and the mail show it. */
const Formatted = text;
const MAX_ITEMS = 50;

export const CreateSubmission = z.object({
  job_id: id('job').describe('An open job with a client (list_jobs).'),
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
  client_contact_id: guarded('recipient', id('client_contact'))
    .optional()
    .describe(
      "Who gets it (list_client_contacts); default the job's contact, then the client's primary contact.",
    ),
  title: line(300).optional(),
  greeting: line(200).optional().describe('Opening line without a trailing comma, such as "Hello Jo".'),
  email_subject: MailSubject.optional(),
  headline: line(300).optional().describe('The heading of the review page.'),
  intro_body: Formatted(20_000)
    .optional()
    .describe('The text above the candidates, formatted as a summary is.'),
  message: Formatted(20_000).optional().describe('Older name of intro_body; ignored where that is given.'),
  allow_resubmit: z
    .boolean()
    .default(false)
    .describe('Send people although this client has had them for this job before.'),
  identity_visibility: z
    .enum(VISIBILITIES)
    .default('full')
    .describe(
      'For the whole send, on page and in mail. first_name: no surname, no LinkedIn. anonymous: Candidate A, B, …, no LinkedIn, employers and schools withheld.',
    ),
});
export type CreateSubmission = z.output<typeof CreateSubmission>;

export const SubmissionFilters = z.object({
  ...ListInput,
  job_id: id('job').optional(),
  client_id: id('client').optional(),
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
