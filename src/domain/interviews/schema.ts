import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DateFilter, DayField, InstantField, TimeZone } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { line, maybe, NameFilter, text } from '../fields.ts';
import { INTERVIEW_FORMATS } from '../jobs/schema.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';
import { MeetingUrl } from './fields.ts';

const KINDS = ['internal', 'client'] as const;
const STATUSES = ['scheduled', 'completed', 'cancelled', 'no_show'] as const;
const OUTCOMES = ['advance', 'hold', 'reject'] as const;

/** An interviewer: a user of the agency, or a contact of the client. */
export const Interviewer = z.object({
  user_id: z.nullable(id('user')),
  contact_id: z.nullable(id('client_contact')),
  name: z.string(),
  email: z.nullable(z.string()),
});
export type Interviewer = z.infer<typeof Interviewer>;

/** An interviewer's assessment. */
export const Scorecard = z.object({
  overall: z.int().describe('1 (no) to 5 (strong yes).'),
  ratings: z.array(
    z.object({ criterion: z.string(), score: z.int().describe('1 to 5.'), note: z.nullable(z.string()) }),
  ),
  notes: z.nullable(z.string()),
  submitted_by: z.nullable(id('user')),
  submitted_at: z.string(),
});
export type Scorecard = z.infer<typeof Scorecard>;

const InterviewerInput = z
  .strictObject({
    user_id: z.nullable(id('user')).optional().describe('Somebody of the agency (list_users).'),
    contact_id: z
      .nullable(id('client_contact'))
      .optional()
      .describe("A contact of the job's client (list_client_contacts)."),
    // What an interview answers of somebody can be sent back.
    name: z.string().max(200).optional().describe('As answered; not needed.'),
    email: z
      .nullable(z.string().max(320))
      .optional()
      .describe('As answered; invitations go to the one on record.'),
  })
  .refine(
    ({ user_id = null, contact_id = null }) => (user_id === null) !== (contact_id === null),
    'must have either user_id or contact_id',
  );
export type InterviewerInput = z.output<typeof InterviewerInput>;

const Interviewers = guarded('recipient', z.array(InterviewerInput).max(20, 'must name at most 20 people'));

const Kind = z.enum(KINDS);
const Format = z.enum(INTERVIEW_FORMATS);
const Round = z.int().min(1).max(50);
const Place = line(500);

/** The fields of an interview: how each is shown and stored, and which of them create and update accept. */
export const INTERVIEW = record('interview', 'interviews', {
  id: column(id('interview')),
  account_id: hidden(id('account')),
  application_id: column(id('application'), {
    create: id('application').describe('A live application (list_applications).'),
    filter: true,
  }),
  job_id: column(id('job'), { filter: true }),
  candidate_id: column(id('candidate'), { filter: true }),
  client_id: column(z.nullable(id('client')), { filter: true }),
  kind: column(Kind.describe('internal: the agency asks; client: the client does.'), {
    create: Kind.describe('internal: the agency asks; client: the client meets the candidate.'),
    filter: Kind,
  }),
  format: column(Format, {
    create: Format.optional().describe("Default: the job's default_interview_format."),
    update: Format.optional(),
  }),
  round: column(z.int(), {
    create: Round.optional().describe('Default: one more than those of this kind before it.'),
    update: Round.optional(),
  }),
  title: column(z.string(), {
    create: line(300).optional().describe('Shown to every guest. Default: names the candidate and the job.'),
    update: line(300).optional(),
  }),
  starts_at: column(z.string(), {
    create: InstantField.describe('In the future.'),
    update: InstantField.optional().describe('Alone it moves the interview and keeps its length.'),
  }),
  ends_at: column(z.string(), {
    create: InstantField.optional().describe('Default: an hour later, half an hour for a phone call.'),
    update: InstantField.optional(),
  }),
  timezone: column(z.string().describe('In which the guests are told the time.'), {
    create: TimeZone.optional().describe("In which guests are told the time. Default: the agency's."),
    update: TimeZone.optional(),
  }),
  location: column(z.nullable(z.string()), { create: maybe(Place), update: maybe(Place) }),
  meeting_url: column(z.nullable(z.string()), {
    create: maybe(MeetingUrl).describe('start_video_call makes one.'),
    update: maybe(MeetingUrl),
  }),
  // A copy of their details at the time they were added.
  interviewers: column(z.array(Interviewer), {
    create: Interviewers.default([]).describe('Who asks; each is invited by mail.'),
    update: Interviewers.optional().describe('All of them; those left out are told that it is off for them.'),
  }),
  organizer_id: column(z.nullable(id('user')), {
    create: id('user')
      .optional()
      .describe('In whose name it is. Default: the acting user, else the owner of the application.'),
    update: id('user').optional(),
    filter: true,
  }),
  calendar_event_id: column(z.nullable(id('calendar_event'))),
  status: column(z.enum(STATUSES), { filter: true }),
  outcome: column(z.nullable(z.enum(OUTCOMES)), { filter: true }),
  scorecard: column(z.nullable(Scorecard)),
  reschedule_count: column(z.int()),
  cancel_reason: column(z.nullable(z.string())),
  /** SEQUENCE of the last invitation (RFC 5546 2.1.4). */
  sequence: hidden(z.int()),
  /** The address the candidate was invited at; null if they were not. */
  candidate_email: hidden(z.nullable(z.string())),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type InterviewRow = RecordRow<typeof INTERVIEW>;

declare module '#db/types.ts' {
  interface Database {
    interviews: InterviewRow;
  }
}

/** A meeting with a candidate about one application. */
export const Interview = z.object(INTERVIEW.shape).meta({ id: 'Interview' });
export type Interview = z.infer<typeof Interview>;

const { application_id, kind, starts_at, ends_at, ...booking } = INTERVIEW.create;
export const CreateInterview = z.object({ application_id, kind, starts_at, ends_at, ...booking });

const { starts_at: start, ends_at: end, ...changes } = INTERVIEW.update;
export const UpdateInterview = z.object({
  interview_id: id('interview'),
  starts_at: start,
  ends_at: end,
  ...changes,
});

export const CancelInterview = z.object({
  interview_id: id('interview'),
  reason: text(1000).optional().describe("For the agency's own people; guests are not told."),
});

const ScorecardInput = z.strictObject({
  overall: z.int().min(1).max(5).describe('1 (no) to 5 (strong yes).'),
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
  ...INTERVIEW.filters,
  name: NameFilter,
  day: z
    .union([DayField, z.enum(['today', 'tomorrow', 'yesterday'])])
    .optional()
    .describe("Begins on this day of the agency's time zone: YYYY-MM-DD, today, tomorrow or yesterday."),
  starts_after: DateFilter.optional().describe('Begins at or after this date-time or day of the agency.'),
  starts_before: DateFilter.optional().describe('Begins at or before it.'),
});
export type InterviewFilters = z.output<typeof InterviewFilters>;
