import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { STAGED_FIELDS } from '../drafts.ts';
import { CreateJob, Job, JobSpec } from '../jobs/schema.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const SOURCES = ['slack', 'mcp', 'dashboard', 'api'] as const;
const { shape } = CreateJob;

/** A job read from a text, in the fields of create_job. */
export const DraftFields = z.object({
  title: shape.title,
  client_id: z.nullable(id('client')).optional(),
  location: shape.location,
  employment_type: shape.employment_type,
  compensation: shape.compensation,
  description: shape.description,
  spec: shape.spec,
  target_start_date: shape.target_start_date,
});
export type DraftFields = z.output<typeof DraftFields>;

/** The fields of a job draft: how each is shown and stored. */
export const JOB_DRAFT = record('job_draft', 'job_drafts', {
  review_token: column(id('job_draft').describe('What get, update and confirm take.'), { column: 'id' }),
  account_id: hidden(id('account')),
  /** The input for create_job. */
  fields: hidden(z.record(z.string(), z.unknown())),
  title: computed(z.string()),
  client: computed(
    Job.shape.client.describe('null: not known, and needed before the draft can be confirmed.'),
  ),
  location: computed(z.nullable(Job.shape.location.unwrap().partial())),
  employment_type: computed(Job.shape.employment_type),
  compensation: computed(
    z
      .nullable(Job.shape.compensation.partial())
      .describe('What the text says; members that it does not say are left out.'),
  ),
  description: computed(z.nullable(z.string())),
  spec: computed(z.nullable(JobSpec.partial())),
  target_start_date: computed(z.nullable(z.string())),
  gaps: computed(
    z
      .object({ mandatory: z.array(z.enum(['client'])) })
      .describe('What must be filled in before it can be confirmed.'),
  ),
  notes: column(z.array(z.string()).describe('What the reader found or missed, for the person who checks.')),
  // Expiry is derived and not written: the stored status is staged or confirmed.
  status: column(z.enum(['staged', 'confirmed', 'expired'])),
  job_id: column(z.nullable(id('job')).describe('The job that it became.')),
  ...STAGED_FIELDS,
});
export type DraftRow = RecordRow<typeof JOB_DRAFT>;

declare module '#db/types.ts' {
  interface Database {
    job_drafts: DraftRow;
  }
}

/** A job read from a text for a person to review. */
export const JobDraft = z.object(JOB_DRAFT.shape).meta({ id: 'JobDraft' });
export type JobDraft = z.infer<typeof JobDraft>;

const ReviewToken = z
  .string()
  .min(1)
  .max(100)
  .describe('The review token of the draft (jdr_…), from draft_job.');

export const DraftJob = z.object({
  text: z
    .string()
    .max(200_000)
    .optional()
    .describe('A brief, a job description, an e-mail or notes of a call. Give it or file_base64.'),
  file_base64: z
    .string()
    .optional()
    .describe('The same as a PDF, Word or text file in base64, 10 MB at most; a data-URL prefix is fine.'),
  client_id: id('client')
    .optional()
    .describe('Whose job it is (list_clients). Left out, it is looked for in the text by name.'),
  source: z.enum(SOURCES).default('api').describe('Where it was asked for.'),
});

export const GetJobDraft = z.object({ review_token: ReviewToken });

export const UpdateJobDraft = z.object({
  review_token: ReviewToken,
  title: shape.title.optional(),
  client_id: z.nullable(id('client')).optional().describe('Whose job it is (list_clients).'),
  location: shape.location.describe('Replaces the whole place; null clears.'),
  employment_type: shape.employment_type,
  compensation: z
    .nullable(shape.compensation.unwrap())
    .optional()
    .describe('Replaces the whole pay; null clears.'),
  description: shape.description,
  spec: shape.spec.describe('Replaces the whole spec; null has it drafted from the description.'),
  target_start_date: shape.target_start_date,
});
