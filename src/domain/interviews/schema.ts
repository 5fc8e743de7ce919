import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DateFilter, InstantField, TimeZone } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { line, maybe, text } from '../fields.ts';
import { INTERVIEW_FORMATS } from '../jobs/schema.ts';
import { MeetingUrl } from './fields.ts';

const KINDS = ['internal', 'client'] as const;
const STATUSES = ['scheduled', 'completed', 'cancelled', 'no_show'] as const;
const OUTCOMES = ['advance', 'hold', 'reject'] as const;

/** Who asks the questions: somebody of the agency, or a contact of the client. */
export const Interviewer = z.object({
  user_id: z.nullable(id('user')),
  contact_id: z.nullable(id('client_contact')),
  name: z.string(),
  email: z.nullable(z.string()),
});
export type Interviewer = z.infer<typeof Interviewer>;

/** What an interviewer made of it. */
export const Scorecard = z.object({
  overall: z.int().describe('1 (no) to 4 (strong yes).'),
  ratings: z.array(
    z.object({ criterion: z.string(), score: z.int().describe('1 to 5.'), note: z.nullable(z.string()) }),
  ),
  notes: z.nullable(z.string()),
  submitted_by: z.nullable(id('user')),
  submitted_at: z.string(),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** A meeting with a candidate about one application. */
export const Interview = z
  .object({
    id: id('interview'),
    application_id: id('application'),
    job_id: id('job'),
    candidate_id: id('candidate'),
    client_id: z.nullable(id('client')),
    kind: z.enum(KINDS).describe('internal: the agency asks; client: the client does.'),
    format: z.enum(INTERVIEW_FORMATS),
    round: z.int(),
    title: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    timezone: z.string().describe('In which the guests are told the time.'),
    location: z.nullable(z.string()),
    meeting_url: z.nullable(z.string()),
    interviewers: z.array(Interviewer),
    organizer_id: z.nullable(id('user')),
    calendar_event_id: z.nullable(id('calendar_event')),
    status: z.enum(STATUSES),
    outcome: z.nullable(z.enum(OUTCOMES)),
    scorecard: z.nullable(Scorecard),
    reschedule_count: z.int(),
    cancel_reason: z.nullable(z.string()),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Interview' });
export type Interview = z.infer<typeof Interview>;

const InterviewerInput = z
  .strictObject({
    user_id: id('user').optional().describe('Somebody of the agency (list_users).'),
    contact_id: id('client_contact')
      .optional()
      .describe("A contact of the job's client (list_client_contacts)."),
  })
  .refine(
    (given) => (given.user_id === undefined) !== (given.contact_id === undefined),
    'must have either user_id or contact_id',
  );
export type InterviewerInput = z.output<typeof InterviewerInput>;

const Interviewers = guarded('recipient', z.array(InterviewerInput).max(20, 'must name at most 20 people'));

const shared = {
  format: z.enum(INTERVIEW_FORMATS),
  round: z.int().min(1).max(50),
  title: line(300),
  timezone: TimeZone,
  location: line(500),
  organizer_id: id('user'),
};

export const CreateInterview = z.object({
  application_id: id('application').describe('A live application (list_applications).'),
  kind: z.enum(KINDS).describe('internal: the agency asks; client: the client meets the candidate.'),
  starts_at: InstantField.describe('In the future.'),
  ends_at: InstantField.optional().describe('Default: an hour later, half an hour for a phone call.'),
  format: shared.format.optional().describe("Default: the job's default_interview_format."),
  round: shared.round.optional().describe('Default: one more than those of this kind before it.'),
  title: shared.title.optional().describe('Shown to every guest. Default: names the candidate and the job.'),
  timezone: shared.timezone.optional().describe("In which guests are told the time. Default: the agency's."),
  location: maybe(shared.location),
  meeting_url: maybe(MeetingUrl).describe('start_video_call makes one.'),
  interviewers: Interviewers.default([]).describe('Who asks; each is invited by mail.'),
  organizer_id: shared.organizer_id
    .optional()
    .describe('In whose name it is. Default: the acting user, else the owner of the application.'),
});

export const UpdateInterview = z.object({
  interview_id: id('interview'),
  starts_at: InstantField.optional().describe('Alone it moves the interview and keeps its length.'),
  ends_at: InstantField.optional(),
  format: shared.format.optional(),
  round: shared.round.optional(),
  title: shared.title.optional(),
  timezone: shared.timezone.optional(),
  location: maybe(shared.location),
  meeting_url: maybe(MeetingUrl),
  interviewers: Interviewers.optional().describe(
    'All of them; those left out are told that it is off for them.',
  ),
  organizer_id: shared.organizer_id.optional(),
});

export const CancelInterview = z.object({
  interview_id: id('interview'),
  reason: text(1000).optional().describe("For the agency's own people; guests are not told."),
});

const ScorecardInput = z.strictObject({
  overall: z.int().min(1).max(4).describe('1 (no) to 4 (strong yes).'),
  ratings: z
    .array(
      z.strictObject({
        criterion: text(300),
        score: z.int().min(1).max(5),
        note: z.nullable(text(5000)).default(null),
      }),
    )
    .max(50)
    .default([]),
  notes: z.nullable(text(20_000)).default(null),
});

export const RecordOutcome = z.object({
  interview_id: id('interview'),
  outcome: z.enum(OUTCOMES).optional(),
  scorecard: ScorecardInput.optional(),
});

export const InterviewFilters = z.object({
  ...ListInput,
  application_id: id('application').optional(),
  job_id: id('job').optional(),
  candidate_id: id('candidate').optional(),
  client_id: id('client').optional(),
  organizer_id: id('user').optional(),
  kind: z.enum(KINDS).optional(),
  status: z.enum(STATUSES).optional(),
  outcome: z.enum(OUTCOMES).optional(),
  starts_after: DateFilter.optional().describe('Begins at or after this date-time or day (UTC).'),
  starts_before: DateFilter.optional().describe('Begins at or before this date-time or day (UTC).'),
});
export type InterviewFilters = z.output<typeof InterviewFilters>;
