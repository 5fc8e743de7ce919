import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { untrusted } from '#src/lib/trust.ts';
import { NameFilter, text } from '../fields.ts';
import { column, group, hidden, joined, type RecordRow, record } from '../record/index.ts';
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

const Verdict = z.enum(['yes', 'maybe', 'no']);
export type Verdict = z.infer<typeof Verdict>;

/** One thing that a job asks, held against what is on record of the candidate. */
const FitCriterion = z.object({
  // What the job asks and the line that sums up are the agency's words; only what is quoted is not.
  criterion: z.string(),
  status: z
    .enum(['met', 'partial', 'missing', 'unknown'])
    .describe('partial: something close; unknown: nothing on record tells.'),
  quote: untrusted('cv', z.nullable(z.string())).describe('The words on record that tell it.'),
  source: z.nullable(z.string()).describe('The field of the candidate, or cv.'),
  settle: z.nullable(z.string()).describe('What would settle an unknown one.'),
});
export type FitCriterion = z.infer<typeof FitCriterion>;

/** How well a candidate fits the job and its client, as assessed. Nothing is rejected by it. */
export const Fit = z.object({
  job_fit: z
    .nullable(z.number())
    .describe('0 to 100; null while the job asks nothing that a record can be held against.'),
  client_fit: z.nullable(z.number()).describe('0 to 100; null while too little is known of the client.'),
  verdict: z
    .nullable(Verdict)
    .describe("yes from 70, maybe from 45; a person's own where overruled says so."),
  summary: z.nullable(z.string()),
  criteria: z.array(FitCriterion),
  evidence: z
    .array(
      z.object({
        about: z.string(),
        quote: untrusted('cv', z.string()),
        source: z.string(),
      }),
    )
    .describe('What client_fit rests on.'),
  assessed_verdict: z.nullable(Verdict).describe('The verdict of the assessment itself.'),
  overruled: z.nullable(
    z.object({ verdict: Verdict, reason: z.string(), by: z.nullable(z.string()), at: z.string() }),
  ),
  engine: z.enum(['rules', 'model']),
  assessed_at: z.string(),
});
export type Fit = z.infer<typeof Fit>;

const isOwnRejection = (record: object): boolean =>
  ('by' in record && record.by === 'consultant') || ('words_by' in record && record.words_by === 'agency');

export const Rejection = z.object({
  by: z.enum(['consultant', 'client', 'candidate']),
  // A client who passes writes them, and a program may hand on a candidate's; the agency's people note them as well.
  reason: untrusted('actor', z.nullable(z.string()), isOwnRejection),
  note: untrusted('actor', z.nullable(z.string()), isOwnRejection),
  words_by: z.literal('agency').optional().describe('Present where one of the agency wrote reason and note.'),
});
export type Rejection = z.infer<typeof Rejection>;

/** The fields of an application: how each is shown and stored, and which of them create and update accept. */
export const APPLICATION = record('application', 'applications', {
  id: column(id('application')),
  account_id: column(id('account')),
  job_id: column(id('job'), { create: id('job').describe('An open job (list_jobs).'), filter: true }),
  candidate_id: column(id('candidate'), {
    create: id('candidate').describe('list_candidates, search_candidates or create_candidate.'),
    filter: true,
  }),
  job: group({
    id: joined('job_id', id('job')),
    title: joined('job_title', z.string()),
    client_id: column(z.nullable(id('client')), { filter: true }),
    client_name: joined('client_name', z.nullable(z.string())),
  }),
  candidate: group({
    id: joined('candidate_id', id('candidate')),
    name: joined('candidate_name', z.string()),
    current_title: joined('current_title', z.nullable(z.string())),
    current_employer: joined('current_company', z.nullable(z.string())),
  }),
  stage: column(StageField, {
    create: StageField.default('funnel'),
    update: StageField.optional(),
    filter: true,
  }),
  previous_stage: column(z.nullable(StageField)),
  stage_changed_at: column(z.string()),
  status: column(z.enum(APPLICATION_STATUSES).describe('Follows from the stage.'), {
    filter: z.enum(APPLICATION_STATUSES),
  }),
  source: column(z.enum(APPLICATION_SOURCES), {
    create: z.enum(APPLICATION_SOURCES).default('added'),
    filter: true,
  }),
  owner_id: column(z.nullable(id('user')), {
    create: id('user').optional().describe('Default: the acting user.'),
    update: z.nullable(id('user')).optional(),
    filter: true,
  }),
  fit: column(z.nullable(Fit)),
  rejection: column(z.nullable(Rejection).describe('Why it was rejected or withdrawn, and by whom.')),
  answers: column(untrusted('candidate', z.array(z.unknown()))),
  /** How many assessments were asked for, and of how many the last one knew: it is due while they differ. */
  assessments_asked: hidden(z.int()),
  assessments_done: hidden(z.int()),
  cv_document_id: column(z.nullable(id('document'))),
  submitted_at: column(z.nullable(z.string()).describe('When it first reached the client.')),
  placement_id: column(z.nullable(id('placement'))),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
export type ApplicationRow = RecordRow<typeof APPLICATION>;
/** An application's row with the job and candidate details its record shows. */
export type ApplicationView = ApplicationRow & {
  job_title: string;
  client_name: string | null;
  candidate_name: string;
  current_title: string | null;
  current_company: string | null;
  candidate_deleted_at: string | null;
};

declare module '#db/types.ts' {
  interface Database {
    applications: ApplicationRow;
  }
}

/** A candidate's application for a job. */
export const Application = z.object(APPLICATION.shape).meta({ id: 'Application' });
export type Application = z.infer<typeof Application>;

export const CreateApplication = z.object({
  ...APPLICATION.create,
  note: text(20_000).optional().describe('Kept as a note in the activities.'),
  history: z
    .array(z.strictObject({ stage: StageField, entered_at: InstantField }))
    .min(1)
    .max(50)
    .optional()
    .describe('The stages it came through before it was entered, the earliest first; it stands at the last.'),
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
  ...APPLICATION.update,
  ...why,
});

export const OverruleAssessment = z.object({
  application_id: id('application'),
  verdict: Verdict,
  reason: text(500).describe('What the assessment did not see, for the people who read it.'),
});

/** The result for one application of a bulk update. */
export const BulkResult = z
  .object({
    id: id('application'),
    ok: z.boolean(),
    candidate_name: z.string().optional(),
    job_title: z.string().optional(),
    stage: z.enum(STAGES).optional().describe('Where it stands now.'),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  })
  .meta({ id: 'ApplicationBulkResult' });
export type BulkResult = z.infer<typeof BulkResult>;

export const ApplicationFilters = { ...APPLICATION.filters, name: NameFilter };
export type ApplicationFilters = ListFilters & z.output<z.ZodObject<typeof ApplicationFilters>>;
