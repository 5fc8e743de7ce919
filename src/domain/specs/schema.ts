import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { line, text } from '../fields.ts';
import { CreateJob } from '../jobs/schema.ts';
import { Question } from '../review/schema.ts';

const STATUSES = ['sent', 'viewed', 'responded', 'converted', 'expired', 'revoked'] as const;
const RESPONSES = ['interested', 'question', 'not_right_now'] as const;

/** One anonymous candidate profile sent to one contact of a client, with no job. */
export const Spec = z
  .object({
    id: id('spec'),
    account_id: id('account'),
    candidate_id: id('candidate').describe('Who it is; the contact is never told by the spec.'),
    client_id: id('client'),
    client_contact_id: id('client_contact'),
    headline: z.string(),
    chips: z.array(z.string()),
    pitch: z.string(),
    location: z.nullable(z.string()),
    salary_band: z.nullable(z.string()),
    notice: z.nullable(z.string()),
    status: z.enum(STATUSES),
    response: z.nullable(z.enum(RESPONSES)).describe('The last word of the contact.'),
    response_rating: z.nullable(z.int()).describe('1 to 5; null when not rated.'),
    response_note: untrusted('client', z.nullable(z.string())),
    questions: z.array(Question),
    url: z.string().describe('The page of the contact. It opens without a login until expires_at.'),
    email_sent: z
      .nullable(z.boolean())
      .describe('Whether the mail server took the last mail to the contact; null: it is on its way.'),
    expires_at: z.string(),
    chase_count: z.int(),
    last_chased_at: z.nullable(z.string()),
    first_viewed_at: z.nullable(z.string()),
    responded_at: z.nullable(z.string()),
    job_id: z.nullable(id('job')).describe('The job that it became.'),
    application_id: z.nullable(id('application')),
    created_by: z.nullable(id('user')).describe('In whose name it went out.'),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Spec' });
export type Spec = z.infer<typeof Spec>;

const ANONYMOUS = 'Names, employers, schools, contact details and ages are taken out.';

export const SendSpec = z.object({
  candidate_id: id('candidate').describe('list_candidates or search_candidates.'),
  client_id: id('client').optional().describe('Where the contact is; needed without client_contact_id.'),
  client_contact_id: guarded('recipient', id('client_contact'))
    .optional()
    .describe("Who gets it (list_client_contacts); default the client's primary contact."),
  headline: line(200)
    .optional()
    .describe(`One line; default the title and the years of experience. ${ANONYMOUS}`),
  chips: z
    .array(line(60))
    .max(6, 'must hold at most 6')
    .optional()
    .describe(`Up to 6 short facts; default the first skills. ${ANONYMOUS}`),
  pitch: text(4000)
    .optional()
    .describe(
      `Why this person is worth a talk, lightly formatted. Left out: the assistant writes it from the record. ${ANONYMOUS}`,
    ),
  location: line(200).optional().describe('A city or region; default that of the candidate.'),
  salary_band: line(100).optional().describe('Such as "$180k to $210k". Left out, none is shown.'),
  notice: line(100).optional().describe('Default the notice period of the record.'),
  allow_repeat: z
    .boolean()
    .default(false)
    .describe('Send it although this contact had this person in the last 90 days.'),
});
export type SendSpec = z.output<typeof SendSpec>;

export const SpecFilters = z.object({
  ...ListInput,
  candidate_id: id('candidate').optional(),
  client_id: id('client').optional(),
  status: z.enum(STATUSES).optional(),
});
export type SpecFilters = z.output<typeof SpecFilters>;

export const ConvertSpec = z.object({
  spec_id: id('spec'),
  title: CreateJob.shape.title.optional().describe("Of the new job; default the candidate's current title."),
  employment_type: CreateJob.shape.employment_type,
  location: CreateJob.shape.location,
  compensation: CreateJob.shape.compensation,
  description: CreateJob.shape.description,
});
export type ConvertSpec = z.output<typeof ConvertSpec>;

export const AnswerSpecQuestion = z.object({
  spec_id: id('spec'),
  question_id: id('question').describe('Of questions of get_spec.'),
  answer: text(4000).describe(`For the contact, lightly formatted. ${ANONYMOUS}`),
});

/** What the contact says on the page of a spec. */
export const RespondToSpec = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['interested', 'not_right_now']),
    rating: z.nullable(z.int().min(1).max(5)),
    note: z.nullable(text(5000)),
  }),
  z.strictObject({ kind: z.literal('question'), text: text(5000) }),
]);
export type RespondToSpec = z.output<typeof RespondToSpec>;
