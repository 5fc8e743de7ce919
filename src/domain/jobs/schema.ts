import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { DayField, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated } from '#src/lib/money.ts';
import { CountryCode } from '#src/lib/places.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { LEVELS } from '../lexicon/levels.ts';
import {
  column,
  computed,
  group,
  hidden,
  joined,
  type RecordRow,
  type RecordViewRow,
  record,
  reference,
} from '../record/index.ts';
import { STAGES } from '../stages.ts';

const JOB_STATUSES = ['active', 'on_hold', 'closed', 'filled'] as const;
const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract'] as const;
const LOCATION_TYPES = ['on_site', 'hybrid', 'remote'] as const;
const PERIODS = ['year', 'day', 'hour'] as const;
export const INTERVIEW_FORMATS = ['video', 'phone', 'in_person', 'technical'] as const;

const lines = (max: number) => z.array(text(1000)).max(max);
const count = z.int().min(0);

/** A criterion for assessing candidates. */
export const Criterion = z.object({
  label: z.string(),
  weight: z.int().describe('1 (little) to 5 (decisive).'),
  must_have: z.boolean(),
});
export type Criterion = z.infer<typeof Criterion>;

/** A round of the interview plan. */
export const InterviewRound = z.object({
  round: z.int(),
  format: z.enum(INTERVIEW_FORMATS),
  kind: z.enum(['internal', 'client']),
  duration_minutes: z.int(),
  focus: z.array(z.string()),
});
export type InterviewRound = z.infer<typeof InterviewRound>;

/** What a job is called of which no title was read; no ad with it is public. */
export const UNTITLED_ROLE = 'Untitled role';

export const InterviewPlan = z.object({ rounds: z.array(InterviewRound) });
export type InterviewPlan = z.infer<typeof InterviewPlan>;

export const JobSpec = z.object({
  summary: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  nice_to_have: z.array(z.string()),
});
export type JobSpec = z.infer<typeof JobSpec>;

/** Lists contain the total; a single job adds a count per stage. */
export const JobStats = z.object({
  total_applications: count,
  ...Object.fromEntries(STAGES.map((stage) => [stage, count.optional()])),
});
export type JobStats = { total_applications: number } & Partial<Record<(typeof STAGES)[number], number>>;

const LocationFields = z.strictObject({
  type: z
    .enum(LOCATION_TYPES)
    .optional()
    .describe('Default on_site. A remote role has no place; its country becomes applicant_country.'),
  city: z.nullable(text(200)).optional(),
  state: z.nullable(text(200)).optional(),
  country: z.nullable(text(100)).optional().describe('English name or ISO code.'),
  country_code: z.nullable(text(100)).optional().describe('ISO 3166-1 alpha-2.'),
});
export type LocationFields = z.output<typeof LocationFields>;

const money = (meaning: string) => guarded('money', z.nullable(Amount).optional().describe(meaning));

const CompensationFields = z.strictObject({
  base_min: money('Lowest base pay per period.'),
  base_max: money('Highest base pay per period.'),
  ote: money('On-target earnings.'),
  currency: Currency.optional(),
  period: z.enum(PERIODS).optional(),
});
export type CompensationFields = z.output<typeof CompensationFields>;

const SpecFields = z.strictObject({
  summary: z.string().trim().max(5000).optional(),
  responsibilities: lines(100).optional(),
  requirements: lines(100).optional(),
  nice_to_have: lines(100).optional(),
});

const CriterionFields = z.strictObject({
  label: text(300),
  weight: z.int().min(1).max(5).default(3).describe('1 (little) to 5 (decisive); default 3.'),
  must_have: z.boolean().default(false),
});

const RoundFields = z.strictObject({
  round: z.int().min(1).max(50).optional().describe('Default: its place in the list.'),
  format: z.enum(INTERVIEW_FORMATS).optional().describe("Default: the job's default_interview_format."),
  kind: z.enum(['internal', 'client']).default('client'),
  duration_minutes: z.int().min(5).max(1440).default(60),
  focus: z.array(text(300)).max(30).default([]),
});

const PlanFields = z.union(
  [z.array(RoundFields).max(50), z.strictObject({ rounds: z.array(RoundFields).max(50) })],
  'must be a list of rounds {round, format, kind, duration_minutes, focus}',
);
export type PlanFields = z.output<typeof PlanFields>;

const StatusField = z
  .enum(['active', 'on_hold', 'closed'], {
    error: (issue) =>
      issue.input === 'filled'
        ? 'filled is set by logging a placement (create_placement); here give active, on_hold or closed'
        : undefined,
  })
  .describe('active reopens a filled job; a hire, not this, makes it filled.');

const Client = id('client');
const Opened = z.nullable(InstantField);
const Owner = z.nullable(id('user'));
const Employment = z.nullable(z.enum(EMPLOYMENT_TYPES));
const Location = z.nullable(LocationFields);
const Description = z.nullable(text(50_000));
const Spec = z.nullable(SpecFields);
const Criteria = z.array(CriterionFields).max(50);
const Plan = z.nullable(PlanFields).describe('The rounds in order.');
const Format = z.enum(INTERVIEW_FORMATS);
const Screening = z
  .boolean()
  .describe('Invite inbound applicants whose verdict is yes or maybe to the AI screen by itself.');
const Evergreen = z.boolean().describe('Always-open pipeline: a hire does not fill it.');

/** What a role pays by the agency's own records. */
export const CompensationResearch = z.object({
  status: z
    .enum(['complete', 'insufficient_sources'])
    .describe('insufficient_sources: fewer than five people are known in the role, its level and place.'),
  role: z.string().optional(),
  level: z
    .nullable(z.enum(LEVELS))
    .optional()
    .describe('Null where the title names none; that counts as mid.'),
  place: z
    .object({ city: z.nullable(z.string()), country_code: z.nullable(z.string()) })
    .optional()
    .describe('city: null where the whole country is meant; both null: anywhere.'),
  employment: z.enum(['permanent', 'contract']).optional(),
  range: gated('placements:financials:read', z.object({ low: z.number(), high: z.number() }))
    .optional()
    .describe('The middle half of the figures, one of each person, in rounded bounds.'),
  currency: z.string().optional(),
  period: z.enum(PERIODS).optional(),
  sources: z
    .object({ placements: count, offers: count, wishes: count, total: count })
    .optional()
    .describe('Of how many people each kind of figure is.'),
  researched_at: z.string(),
});
export type CompensationResearch = z.infer<typeof CompensationResearch>;

/** The fields of a job: how each is shown and stored, and which of them create and update accept. */
export const JOB = record('job', 'jobs', {
  id: column(id('job')),
  account_id: column(id('account')),
  title: column(z.string(), { create: text(300), update: text(300).optional(), folded: 'title_folded' }),
  status: column(z.enum(JOB_STATUSES), { update: StatusField.optional(), filter: true }),
  client: group(
    {
      id: column(id('client'), {
        column: 'client_id',
        create: Client.describe('Whose job it is (list_clients, create_client).'),
        update: Client.optional().describe('Only while nobody was put to the client for this job.'),
        filter: true,
      }),
      name: joined('client_name', z.nullable(z.string())),
    },
    { presentIf: 'client_id' },
  ),
  client_contact: reference(
    id('client_contact'),
    { column: 'client_contact_id', name: 'contact_name' },
    {
      set: z.nullable(id('client_contact')).describe("A contact of the job's client (list_client_contacts)."),
    },
  ),
  team: reference(
    id('team'),
    { column: 'team_id', name: 'team_name' },
    { set: z.nullable(id('team')), filter: true },
  ),
  hiring_manager: reference(
    id('user'),
    { column: 'hiring_manager_id', name: 'manager_name' },
    { set: z.nullable(id('user')).describe('A user of the agency.'), filter: true },
  ),
  owner_id: column(z.nullable(id('user')).describe('To whom the filling of the job is attributed.'), {
    create: Owner.optional().describe('A user of the agency. Default: the acting user.'),
    update: Owner.optional().describe('A user of the agency.'),
    filter: true,
  }),
  location: group(
    {
      type: column(z.enum(LOCATION_TYPES), { column: 'location_type' }),
      city: column(z.nullable(z.string())),
      state: column(z.nullable(z.string())),
      country: column(z.nullable(z.string()).describe('English name; null for fully remote roles.')),
      country_code: column(z.nullable(z.string()).describe('ISO 3166-1 alpha-2.')),
    },
    {
      presentIf: 'location_type',
      create: Location.optional(),
      update: Location.optional().describe('Members left out stay; null clears.'),
    },
  ),
  applicant_country: column(
    z
      .nullable(z.string())
      .describe('Where applicants of a remote role must live (ISO 3166-1 alpha-2); null: anywhere.'),
    { set: z.nullable(CountryCode).describe('Of a remote role; null: anywhere.') },
  ),
  employment_type: column(Employment, { set: Employment, filter: true }),
  compensation: group(
    {
      base_min: column(z.nullable(z.number())),
      base_max: column(z.nullable(z.number())),
      ote: column(z.nullable(z.number()).describe('On-target earnings.')),
      currency: column(z.string()),
      period: column(z.enum(PERIODS).describe('What the figures are paid for.')),
    },
    {
      create: CompensationFields.optional().describe(
        'Omitted period: hour for a contract, otherwise year. Omitted currency: that of the country of the job, else of the agency.',
      ),
      update: CompensationFields.optional().describe(
        'Members left out stay; the period never changes by itself.',
      ),
    },
  ),
  description: column(z.nullable(z.string()), {
    create: Description.optional().describe(
      "The role in the client's words; criteria, interview plan and spec are drafted from it.",
    ),
    update: Description.optional(),
  }),
  spec: column(z.nullable(JobSpec), {
    create: Spec.optional(),
    update: Spec.optional().describe('Members left out stay; null clears.'),
  }),
  assessment_criteria: column(z.array(Criterion).describe('Drafted after create where none were given.'), {
    create: Criteria.optional(),
    update: Criteria.optional().describe('Replaces the whole list.'),
  }),
  interview_plan: column(z.nullable(InterviewPlan).describe('Drafted after create where none was given.'), {
    create: Plan.optional(),
    update: Plan.optional().describe('Replaces the whole plan.'),
  }),
  job_ad: column(z.nullable(id('job_ad')), { column: 'job_ad_id' }),
  share_links: column(z.nullable(z.record(z.string(), z.string()))),
  stats: computed(z.nullable(JobStats)),
  target_start_date: column(z.nullable(z.string()), { set: z.nullable(DayField) }),
  success_in_90_days: column(z.nullable(z.string()), { set: z.nullable(text(10_000)) }),
  compensation_research: column(z.nullable(CompensationResearch).describe('Null until it was looked up.')),
  default_interview_format: column(Format, { create: Format.default('video'), update: Format.optional() }),
  ai_screen_enabled: column(z.boolean(), { create: Screening.default(false), update: Screening.optional() }),
  ai_screen_focus: column(z.nullable(z.array(z.string())), { set: z.nullable(z.array(text(300)).max(30)) }),
  is_evergreen: column(
    z.boolean().describe('An always-open pipeline: hires do not fill it, metrics leave it out.'),
    { create: Evergreen.default(false), update: Evergreen.optional(), filter: z.boolean() },
  ),
  /** Whether the pipeline draft (criteria, interview plan, spec) has been made. */
  pipeline_status: hidden(z.enum(['pending', 'complete', 'failed'])),
  /** How often its pay was to be researched, and of how often the last research knew: it is due while they differ. */
  research_asked: hidden(z.int()),
  research_done: hidden(z.int()),
  opened_at: column(
    z.nullable(z.string()).describe('When it was opened; null: when it was entered, created_at.'),
    {
      create: Opened.optional().describe('When it was opened, of a job entered later than that.'),
      update: Opened.optional().describe('null: when it was entered.'),
    },
  ),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
/** A job's row with the names of the records it refers to. */
export type JobView = RecordViewRow<typeof JOB>;
export type JobRow = RecordRow<typeof JOB>;

declare module '#db/types.ts' {
  interface Database {
    jobs: JobRow;
  }
}

/** A role to fill for a client. */
export const Job = z.object(JOB.shape).meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;
export type JobLocation = NonNullable<Job['location']>;

export const CreateJob = z.object(JOB.create);
export const UpdateJob = z.object({ job_id: id('job'), ...JOB.update });

const words = z.string().trim().min(1).max(200);

export const JobFilters = {
  ...JOB.filters,
  search: words.optional().describe('Part of the title or of the client name.'),
  q: words.optional().describe('The former name of search.'),
};
export type JobFilters = ListFilters & z.output<z.ZodObject<typeof JobFilters>>;
