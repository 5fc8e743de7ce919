import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { line, text } from '../fields.ts';
import { CreateJob } from '../jobs/schema.ts';
import { HOLDABLE } from '../moderation/index.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';
import { Question } from '../review/schema.ts';

/** `held` is never written: it is shown of what a person has to let go first (`held_at`). */
const STATUSES = ['held', 'sent', 'viewed', 'responded', 'converted', 'expired', 'revoked'] as const;
const RESPONSES = ['interested', 'question', 'not_right_now'] as const;

const ANONYMOUS = 'Names, employers, schools, contact details and ages are hidden.';

/** The fields of a spec: how each is shown and kept, and what sending one takes of it. Its texts are as the contact sees them. */
export const SPEC = record('spec', 'specs', {
  id: column(id('spec')),
  account_id: column(id('account')),
  candidate_id: column(id('candidate').describe('Who it is; the contact is never told by the spec.'), {
    create: id('candidate').describe('list_candidates or search_candidates.'),
    filter: id('candidate'),
  }),
  client_id: column(id('client'), {
    create: id('client').optional().describe('Where the contact is; needed without client_contact_id.'),
    filter: true,
  }),
  client_contact_id: column(id('client_contact'), {
    create: guarded('recipient', id('client_contact'))
      .optional()
      .describe("Who gets it (list_client_contacts); default the client's primary contact."),
  }),
  headline: column(z.string(), {
    create: line(200)
      .optional()
      .describe(`One line; default the title and the years of experience. ${ANONYMOUS}`),
  }),
  chips: column(z.array(z.string()), {
    create: z
      .array(line(60))
      .max(6, 'must hold at most 6')
      .optional()
      .describe(`Up to 6 short facts; default the first skills. ${ANONYMOUS}`),
  }),
  pitch: column(z.string(), {
    create: text(4000)
      .optional()
      .describe(
        `Why this person is worth a talk, lightly formatted. Left out: the assistant writes it from the record. ${ANONYMOUS}`,
      ),
  }),
  location: column(z.nullable(z.string()), {
    create: line(200).optional().describe('A city or region; default that of the candidate.'),
  }),
  salary_band: column(z.nullable(z.string()), {
    create: line(100).optional().describe('Such as "$180k to $210k". Left out, none is shown.'),
  }),
  notice: column(z.nullable(z.string()), {
    create: line(100).optional().describe('Default the notice period of the record.'),
  }),
  // As it was last written; an unanswered one past `expires_at` counts as expired, and one that waits for a person as held.
  status: column(z.enum(STATUSES)),
  response: column(z.nullable(z.enum(RESPONSES)).describe('The last word of the contact.')),
  response_rating: column(z.nullable(z.int()).describe('1 to 5; null when not rated.')),
  response_note: column(untrusted('client', z.nullable(z.string()))),
  questions: column(z.array(Question)),
  url: computed(z.string().describe('The page of the contact. It opens without a login until expires_at.')),
  email_sent: computed(
    z
      .nullable(z.boolean())
      .describe('Whether the mail server took the last mail to the contact; null: it is on its way.'),
  ),
  /** The keyed hash of the link's token. */
  link_hash: hidden(z.string()),
  /** The last mail to the contact about it, in the outbox. */
  mail_id: hidden(z.nullable(id('scheduled_email'))),
  expires_at: column(z.string()),
  chase_count: column(z.int()),
  last_chased_at: column(z.nullable(z.string())),
  first_viewed_at: column(z.nullable(z.string())),
  responded_at: column(z.nullable(z.string())),
  job_id: column(z.nullable(id('job')).describe('The job that it became.')),
  application_id: column(z.nullable(id('application'))),
  ...HOLDABLE,
  created_by: column(z.nullable(id('user')).describe('In whose name it went out.')),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type SpecRow = RecordRow<typeof SPEC>;

declare module '#db/types.ts' {
  interface Database {
    specs: SpecRow;
  }
}

/** One anonymous candidate profile sent to one contact of a client, with no job. */
export const Spec = z.object(SPEC.shape).meta({ id: 'Spec' });
export type Spec = z.infer<typeof Spec>;

export const SendSpec = z.object({
  ...SPEC.create,
  omit_identifying: z
    .boolean()
    .default(false)
    .describe('Also leave out sentences with feats, awards and works, and the days and months of dates.'),
  allow_repeat: z
    .boolean()
    .default(false)
    .describe('Send it although this contact had this person in the last 90 days.'),
});
export type SendSpec = z.output<typeof SendSpec>;

export const SpecFilters = z.object({
  ...ListInput,
  ...SPEC.filters,
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
