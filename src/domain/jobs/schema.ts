import * as z from 'zod';
import { DayField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency } from '#src/lib/money.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { STAGES } from '../stages.ts';

const JOB_STATUSES = ['active', 'on_hold', 'closed', 'filled'] as const;
const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract'] as const;
export const LOCATION_TYPES = ['on_site', 'hybrid', 'remote'] as const;
const PERIODS = ['year', 'day', 'hour'] as const;
export const INTERVIEW_FORMATS = ['video', 'phone', 'in_person', 'technical'] as const;

const lines = (max: number) => z.array(text(1000)).max(max);
const count = z.int().min(0);

/** What a candidate is measured by. */
export const Criterion = z.object({
  label: z.string(),
  weight: z.int().describe('1 (little) to 5 (decisive).'),
  must_have: z.boolean(),
});
export type Criterion = z.infer<typeof Criterion>;

/** One round of the interview plan. */
export const InterviewRound = z.object({
  round: z.int(),
  format: z.enum(INTERVIEW_FORMATS),
  kind: z.enum(['internal', 'client']),
  duration_minutes: z.int(),
  focus: z.array(z.string()),
});
export type InterviewRound = z.infer<typeof InterviewRound>;

export const InterviewPlan = z.object({ rounds: z.array(InterviewRound) });
export type InterviewPlan = z.infer<typeof InterviewPlan>;

export const JobSpec = z.object({
  summary: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  nice_to_have: z.array(z.string()),
});
export type JobSpec = z.infer<typeof JobSpec>;

export const JobLocation = z.object({
  type: z.enum(LOCATION_TYPES),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()).describe('English name; null for fully remote roles.'),
  country_code: z.nullable(z.string()).describe('ISO 3166-1 alpha-2.'),
});
export type JobLocation = z.infer<typeof JobLocation>;

const Compensation = z.object({
  base_min: z.nullable(z.number()),
  base_max: z.nullable(z.number()),
  ote: z.nullable(z.number()).describe('On-target earnings.'),
  currency: z.string(),
  period: z.enum(PERIODS).describe('What the figures are paid for.'),
});

/** Lists give the total; a single job adds one count per stage. */
export const JobStats = z.object({
  total_applications: count,
  ...Object.fromEntries(STAGES.map((stage) => [stage, count.optional()])),
});
export type JobStats = { total_applications: number } & Partial<Record<(typeof STAGES)[number], number>>;

/** A role that a client wants filled. */
export const Job = z
  .object({
    id: id('job'),
    account_id: id('account'),
    title: z.string(),
    status: z.enum(JOB_STATUSES),
    client: z.nullable(z.object({ id: id('client'), name: z.nullable(z.string()) })),
    client_contact: z.nullable(z.object({ id: id('client_contact'), name: z.string() })),
    team: z.nullable(z.object({ id: id('team'), name: z.string() })),
    hiring_manager: z.nullable(z.object({ id: id('user'), name: z.string() })),
    location: z.nullable(JobLocation),
    employment_type: z.nullable(z.enum(EMPLOYMENT_TYPES)),
    compensation: Compensation,
    description: z.nullable(z.string()),
    spec: z.nullable(JobSpec),
    assessment_criteria: z.array(Criterion).describe('Drafted after create where none were given.'),
    interview_plan: z.nullable(InterviewPlan).describe('Drafted after create where none was given.'),
    job_ad: z.nullable(id('job_ad')),
    share_links: z.nullable(z.record(z.string(), z.string())),
    stats: z.nullable(JobStats),
    target_start_date: z.nullable(z.string()),
    success_in_90_days: z.nullable(z.string()),
    compensation_research: z.nullable(z.record(z.string(), z.unknown())),
    default_interview_format: z.enum(INTERVIEW_FORMATS),
    ai_screen_enabled: z.boolean(),
    ai_screen_focus: z.nullable(z.array(z.string())),
    is_evergreen: z
      .boolean()
      .describe('An always-open pipeline: hires do not fill it, metrics leave it out.'),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

const LocationFields = z.strictObject({
  type: z.enum(LOCATION_TYPES).optional().describe('Default on_site. A remote role keeps no place.'),
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

const shared = {
  title: text(300),
  client_id: id('client'),
  client_contact_id: z
    .nullable(id('client_contact'))
    .describe("A contact of the job's client (list_client_contacts)."),
  team_id: z.nullable(id('team')),
  hiring_manager_id: z.nullable(id('user')).describe('A user of the agency.'),
  location: z.nullable(LocationFields),
  employment_type: z.nullable(z.enum(EMPLOYMENT_TYPES)),
  description: z.nullable(text(50_000)),
  spec: z.nullable(SpecFields),
  assessment_criteria: z.array(CriterionFields).max(50),
  interview_plan: z.nullable(PlanFields).describe('The rounds in order.'),
  target_start_date: z.nullable(DayField),
  success_in_90_days: z.nullable(text(10_000)),
  default_interview_format: z.enum(INTERVIEW_FORMATS),
  ai_screen_enabled: z
    .boolean()
    .describe('Invite inbound applicants whose verdict is yes or maybe to the AI screen by itself.'),
  ai_screen_focus: z.nullable(z.array(text(300)).max(30)),
  is_evergreen: z.boolean().describe('Always-open pipeline: a hire does not fill it.'),
};

export const CreateJob = z.object({
  title: shared.title,
  client_id: shared.client_id.describe('Whose job it is (list_clients, create_client).'),
  client_contact_id: shared.client_contact_id.optional(),
  team_id: shared.team_id.optional(),
  hiring_manager_id: shared.hiring_manager_id.optional(),
  location: shared.location.optional(),
  employment_type: shared.employment_type.optional(),
  compensation: CompensationFields.optional().describe(
    'Omitted period: hour for a contract, otherwise year. Omitted currency: that of the country of the job, else of the agency.',
  ),
  description: shared.description
    .optional()
    .describe("The role in the client's words; criteria, interview plan and spec are drafted from it."),
  spec: shared.spec.optional(),
  assessment_criteria: shared.assessment_criteria.optional(),
  interview_plan: shared.interview_plan.optional(),
  target_start_date: shared.target_start_date.optional(),
  success_in_90_days: shared.success_in_90_days.optional(),
  default_interview_format: shared.default_interview_format.default('video'),
  ai_screen_enabled: shared.ai_screen_enabled.default(false),
  ai_screen_focus: shared.ai_screen_focus.optional(),
  is_evergreen: shared.is_evergreen.default(false),
});

export const UpdateJob = z.object({
  job_id: id('job'),
  title: shared.title.optional(),
  status: z
    .enum(['active', 'on_hold', 'closed'], {
      error: (issue) =>
        issue.input === 'filled'
          ? 'filled is set by logging a placement (create_placement); here give active, on_hold or closed'
          : undefined,
    })
    .optional()
    .describe('active reopens a filled job; a hire, not this, makes it filled.'),
  client_id: shared.client_id.optional().describe('Only while nobody was put to the client for this job.'),
  client_contact_id: shared.client_contact_id.optional(),
  team_id: shared.team_id.optional(),
  hiring_manager_id: shared.hiring_manager_id.optional(),
  location: shared.location.optional().describe('Members left out stay; null clears.'),
  employment_type: shared.employment_type.optional(),
  compensation: CompensationFields.optional().describe(
    'Members left out stay; the period never changes by itself.',
  ),
  description: shared.description.optional(),
  spec: shared.spec.optional().describe('Members left out stay; null clears.'),
  assessment_criteria: shared.assessment_criteria.optional().describe('Replaces the whole list.'),
  interview_plan: shared.interview_plan.optional().describe('Replaces the whole plan.'),
  target_start_date: shared.target_start_date.optional(),
  success_in_90_days: shared.success_in_90_days.optional(),
  default_interview_format: shared.default_interview_format.optional(),
  ai_screen_enabled: shared.ai_screen_enabled.optional(),
  ai_screen_focus: shared.ai_screen_focus.optional(),
  is_evergreen: shared.is_evergreen.optional(),
});

export const JobFilters = {
  status: z.enum(JOB_STATUSES).optional(),
  client_id: id('client').optional(),
  team_id: id('team').optional(),
  hiring_manager_id: id('user').optional(),
  employment_type: z.enum(EMPLOYMENT_TYPES).optional(),
  is_evergreen: z.boolean().optional(),
  q: z.string().trim().min(1).max(200).optional().describe('Part of the title or of the client name.'),
};
