import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { STAGES } from '../stages.ts';

const APPLICATION_STATUSES = ['active', 'rejected', 'withdrawn', 'placed'] as const;
export const APPLICATION_SOURCES = [
  'applied',
  'added',
  'imported',
  'matched',
  'marketplace',
  'pool',
  'spec',
  'referral',
] as const;
const STAGE_GROUPS = ['triage', 'internal', 'client', 'closed'] as const;

const StageField = z.enum(STAGES);

/** A stage of the pipeline. */
export const StageInfo = z
  .object({
    value: StageField,
    label: z.string(),
    order: z.int(),
    group: z.enum(STAGE_GROUPS),
    terminal: z.boolean().describe('The application is no longer live.'),
  })
  .meta({ id: 'Stage' });
export type StageInfo = z.infer<typeof StageInfo>;

/** How well a candidate fits the job and its client, as assessed. */
export const Fit = z.object({
  job_fit: z.nullable(z.number()).describe('0 to 100.'),
  client_fit: z.nullable(z.number()).describe('0 to 100.'),
  verdict: z.nullable(z.enum(['yes', 'maybe', 'no'])),
  summary: z.nullable(z.string()),
  evidence: untrusted('cv', z.array(z.unknown())),
  assessed_at: z.string(),
});
export type Fit = z.infer<typeof Fit>;

export const Rejection = z.object({
  by: z.enum(['consultant', 'client', 'candidate']),
  // A client's or a candidate's own words, where they are the one.
  reason: untrusted('client', z.nullable(z.string())),
  note: untrusted('client', z.nullable(z.string())),
});
export type Rejection = z.infer<typeof Rejection>;

/** A candidate on a job. */
export const Application = z
  .object({
    id: id('application'),
    account_id: id('account'),
    job_id: id('job'),
    candidate_id: id('candidate'),
    job: z.object({
      id: id('job'),
      title: z.string(),
      client_id: z.nullable(id('client')),
      client_name: z.nullable(z.string()),
    }),
    candidate: z.object({
      id: id('candidate'),
      name: z.string(),
      current_title: z.nullable(z.string()),
      current_employer: z.nullable(z.string()),
    }),
    stage: StageField,
    previous_stage: z.nullable(StageField),
    stage_changed_at: z.string(),
    status: z.enum(APPLICATION_STATUSES).describe('Follows from the stage.'),
    source: z.enum(APPLICATION_SOURCES),
    owner_id: z.nullable(id('user')),
    fit: z.nullable(Fit),
    rejection: z.nullable(Rejection).describe('Why it was rejected or withdrawn, and by whom.'),
    answers: untrusted('candidate', z.array(z.unknown())),
    cv_document_id: z.nullable(id('document')),
    submitted_at: z.nullable(z.string()).describe('When it first reached the client.'),
    placement_id: z.nullable(id('placement')),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof Application>;

export const CreateApplication = z.object({
  job_id: id('job').describe('An open job (list_jobs).'),
  candidate_id: id('candidate').describe('list_candidates, search_candidates or create_candidate.'),
  stage: StageField.default('funnel'),
  source: z.enum(APPLICATION_SOURCES).default('added'),
  owner_id: id('user').optional().describe('Default: the acting user.'),
  note: text(20_000).optional().describe('Kept as a note in the activities.'),
});

const why = {
  reason: text(500).optional().describe('Why, in a few words; shown on a rejected or withdrawn application.'),
};

export const MoveStage = z.object({
  application_id: id('application'),
  stage: StageField,
  ...why,
  note: text(20_000).optional().describe('More, for the agency’s own people.'),
});

export const BulkUpdate = z.object({
  ids: z.array(id('application')).min(1).max(200, 'must hold at most 200 ids'),
  stage: StageField.optional(),
  owner_id: z.nullable(id('user')).optional(),
  ...why,
});

/** What became of one application of a bulk update. */
export const BulkResult = z
  .object({
    id: id('application'),
    ok: z.boolean(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  })
  .meta({ id: 'ApplicationBulkResult' });
export type BulkResult = z.infer<typeof BulkResult>;

export const ApplicationFilters = {
  job_id: id('job').optional(),
  candidate_id: id('candidate').optional(),
  client_id: id('client').optional(),
  stage: StageField.optional(),
  status: z.enum(APPLICATION_STATUSES).optional(),
  owner_id: id('user').optional(),
  source: z.enum(APPLICATION_SOURCES).optional(),
};
