import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { untrusted } from '#src/lib/trust.ts';
import { PlacedByUs } from '../placements/schema.ts';

/** One thing of a brief: what it is, whose it is, and the action that comes next. */
export const BriefLine = revealsCandidate(
  z
    .object({
      what: z.string(),
      candidate_id: id('candidate').optional(),
      candidate_name: z.string().optional(),
      job_id: id('job').optional(),
      job_title: z.string().optional(),
      client_id: id('client').optional(),
      client_name: z.string().optional(),
      contact_id: id('client_contact').optional(),
      contact_name: z.string().optional(),
      application_id: id('application').optional(),
      submission_id: id('submission').optional(),
      spec_id: id('spec').optional(),
      question_id: id('question').optional(),
      interview_id: id('interview').optional(),
      placement_id: id('placement').optional(),
      scheduled_email_id: id('scheduled_email').optional(),
      calendar_event_id: id('calendar_event').optional(),
      activity_id: id('activity').optional(),
      plan_id: id('plan').optional(),
      confirm_text: z.string().optional(),
      batch_id: id('batch').optional(),
      period_id: z.string().optional(),
      record: z.string().optional().describe('The id of a record of any other kind.'),
      note: z.string().optional().describe('The words of one of the agency.'),
      said: untrusted('actor', z.string().optional()).describe('The words of whoever else wrote it.'),
      next_action: z.string().optional().describe('The action that takes the ids of this line.'),
    })
    .meta({ id: 'BriefLine' }),
  'candidate_id',
);
export type BriefLine = z.infer<typeof BriefLine>;

const Lines = z.array(BriefLine);
const LEFTOVERS = Lines.describe('Who still stands on a job that is filled or closed.');

/** The parts of a desk's brief, the most pressing first. */
export const DESK_SECTIONS = [
  'plans',
  'approvals',
  'held',
  'client_answers',
  'intros',
  'replies',
  'interviews',
  'reminders',
  'failed_mails',
  'unanswered_submissions',
  'starts',
  'papers',
  'guarantees',
  'stuck',
  'leftovers',
  'quota',
] as const;
export type DeskSection = (typeof DESK_SECTIONS)[number];

/** How many there are of a section; at 50 there may be more. */
export const MOST = 50;

const common = {
  answer: z.string().describe('The brief in a sentence or two.'),
  as_of: z.string(),
  lines_left_out: z.int().describe('How many lines had no room in budget_tokens.'),
  needs_scopes: z.array(z.string()).describe('Scopes without which parts of the brief are left out.'),
};

/** What is on a desk: of each part how many, and the lines that fit, each with its ids and the next action. */
export const DeskBrief = z
  .object({
    ...common,
    desk: z.enum(['mine', 'agency']),
    counts: z
      .partialRecord(z.enum(DESK_SECTIONS), z.int())
      .describe(`How many there are of each; ${MOST} means ${MOST} or more.`),
    plans: Lines.describe('Plans that wait for a yes.'),
    approvals: Lines.describe('Batches that wait for a person to approve them.'),
    held: Lines.describe('What does not leave before a person has looked at its wording.'),
    client_answers: Lines.describe('What clients asked or want, and nobody has taken up.'),
    intros: Lines.describe(
      'What other agencies offer or ask for on the marketplace, and nobody has answered.',
    ),
    replies: Lines.describe('Mail of the last two weeks that nobody answered, and mail that came back.'),
    interviews: Lines.describe('Today and tomorrow, and those of the last week without an outcome.'),
    reminders: Lines.describe('Calendar entries of today and tomorrow; overdue reminders first.'),
    failed_mails: Lines,
    unanswered_submissions: Lines.describe('Sent two days ago or longer, and not answered.'),
    starts: Lines.describe('Starts of the next two weeks.'),
    papers: Lines.describe('Contracts with papers that are missing or run out.'),
    guarantees: Lines.describe('Guarantees that end in the next two weeks.'),
    stuck: Lines.describe('People who have stood too long at a stage, with nothing booked.'),
    leftovers: LEFTOVERS,
    quota: Lines,
    agency_counts: z
      .partialRecord(z.enum(DESK_SECTIONS), z.int())
      .optional()
      .describe("Of a person's own desk: where everybody's holds more, how many it holds."),
  })
  .meta({ id: 'DeskBrief' });
export type DeskBrief = z.infer<typeof DeskBrief>;

const text = z.nullable(z.string());

const PersonFacts = revealsCandidate(
  z.object({
    id: id('candidate'),
    name: z.string(),
    current_title: text,
    current_employer: text,
    city: text,
    email: text,
    phone: text,
    notice_period: text,
    salary_expectation: text,
    work_rights: text,
    available_from: text,
    rating: z.nullable(z.int()),
    do_not_approach: z.boolean(),
    do_not_approach_reason: text,
    do_not_approach_at: text,
    do_not_approach_by: text,
    email_opt_out: z.boolean(),
    owner_id: z.nullable(id('user')),
    placed_by_us: z.nullable(PlacedByUs),
  }),
  'id',
);

/** A person in brief. */
export const CandidateBrief = z
  .object({
    ...common,
    candidate: PersonFacts,
    stands: Lines.describe('Where the person stands, on each job that is live.'),
    ahead: Lines.describe('What was promised or booked: interviews, mails that wait, appointments, starts.'),
    waiting: Lines.describe(
      'What clients asked about the person, submissions without an answer, and what waits for approval.',
    ),
    leftovers: LEFTOVERS,
    last_contacts: Lines,
    next: BriefLine.describe('The step that comes next.'),
  })
  .meta({ id: 'CandidateBrief' });
export type CandidateBrief = z.infer<typeof CandidateBrief>;

/** A job in brief. */
export const JobBrief = z
  .object({
    ...common,
    job: z.object({
      id: id('job'),
      title: z.string(),
      status: z.string(),
      client_id: z.nullable(id('client')),
      client_name: text,
      contact_id: z.nullable(id('client_contact')),
      contact_name: text,
      employment_type: text,
      place: text,
      pay: text,
      open_days: z.int(),
      target_start_date: text,
      owner_id: z.nullable(id('user')),
    }),
    stages: z.record(z.string(), z.int()).describe('How many people stand at each stage.'),
    people: Lines.describe('Who is live, the furthest first.'),
    waiting: Lines.describe('What the client asked or has not answered.'),
    ahead: Lines.describe('Interviews, and mails that wait.'),
    last_contacts: Lines,
    dna: Lines.describe('What the client is like to work for, as its records tell.'),
    next: BriefLine.describe('The step that comes next.'),
  })
  .meta({ id: 'JobBrief' });
export type JobBrief = z.infer<typeof JobBrief>;

/** A client in brief. */
export const ClientBrief = z
  .object({
    ...common,
    client: z.object({
      id: id('client'),
      name: z.string(),
      industry: text,
      phone: text,
      website: text,
      owner_id: text,
    }),
    contacts: Lines,
    dna: Lines.describe('What the client is like to work for, as its records tell.'),
    jobs: Lines.describe('What is open, with how many people are live.'),
    people: Lines.describe('Who is with the client, the furthest first.'),
    waiting: Lines.describe('What the client asked or has not answered.'),
    ahead: Lines.describe('Interviews, starts, and guarantees that run.'),
    leftovers: LEFTOVERS,
    last_contacts: Lines,
    next: BriefLine.describe('The step that comes next.'),
  })
  .meta({ id: 'ClientBrief' });
export type ClientBrief = z.infer<typeof ClientBrief>;

const budget_tokens = z
  .int()
  .min(300, 'must be 300 to 2400')
  .max(2400, 'must be 300 to 2400')
  .default(1200)
  .describe('About how long the answer may be; 1200 unless given.');

export const GetDeskBrief = z.object({
  desk: z
    .enum(['mine', 'agency'])
    .optional()
    .describe("mine: what is yours or nobody's (default of a person); agency: everybody's."),
  parts: z.array(z.enum(DESK_SECTIONS)).min(1).optional(),
  budget_tokens,
});
export type GetDeskBrief = z.output<typeof GetDeskBrief>;

export const GetCandidateBrief = z.object({
  candidate_id: id('candidate').describe('list_candidates with name, or search_candidates.'),
  budget_tokens,
});
export const GetJobBrief = z.object({ job_id: id('job').describe('list_jobs.'), budget_tokens });
export const GetClientBrief = z.object({ client_id: id('client').describe('list_clients.'), budget_tokens });
