import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DateFilter, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { line, maybe, text } from '../fields.ts';

const EVENT_TYPES = ['interview', 'phone_screen', 'reminder', 'deadline', 'meeting'] as const;

/** An entry of the agency's shared calendar. */
export const CalendarEvent = z
  .object({
    id: id('calendar_event'),
    title: z.string(),
    notes: z.nullable(z.string()),
    event_type: z.enum(EVENT_TYPES),
    starts_at: z.string(),
    ends_at: z.nullable(z.string()),
    all_day: z.boolean(),
    application_id: z.nullable(id('application')),
    job_id: z.nullable(id('job')),
    candidate_id: z.nullable(id('candidate')),
    assigned_to: z.nullable(id('user')).describe('Whose entry it is.'),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

const assignee = z.nullable(id('user')).describe('Whose entry it is (list_users); null for the whole desk.');

export const CreateCalendarEvent = z.object({
  title: line(300),
  event_type: z.enum(EVENT_TYPES),
  starts_at: InstantField,
  ends_at: maybe(InstantField).describe('Not before starts_at; null for a moment.'),
  all_day: z.boolean().default(false),
  notes: maybe(text(20_000)),
  application_id: maybe(id('application')).describe('Fills in job_id and candidate_id.'),
  job_id: maybe(id('job')),
  candidate_id: maybe(id('candidate')),
  assigned_to: assignee.optional(),
});

export const UpdateCalendarEvent = z.object({
  calendar_event_id: id('calendar_event'),
  title: line(300).optional(),
  event_type: z.enum(EVENT_TYPES).optional(),
  starts_at: InstantField.optional(),
  ends_at: maybe(InstantField),
  all_day: z.boolean().optional(),
  notes: maybe(text(20_000)),
  assigned_to: assignee.optional(),
});

export const CalendarEventFilters = z.object({
  ...ListInput,
  start: DateFilter.optional().describe('Begins at or after this date-time or day (UTC).'),
  end: DateFilter.optional().describe('Begins strictly before this date-time or day (UTC).'),
  event_type: z.enum(EVENT_TYPES).optional(),
  application_id: id('application').optional(),
  candidate_id: id('candidate').optional(),
  job_id: id('job').optional(),
});
export type CalendarEventFilters = z.output<typeof CalendarEventFilters>;
