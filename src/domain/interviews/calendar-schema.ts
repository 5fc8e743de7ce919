import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DateFilter, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { line, maybe, text } from '../fields.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';

const EVENT_TYPES = ['interview', 'phone_screen', 'reminder', 'deadline', 'meeting'] as const;

const Assignee = z.nullable(id('user')).describe('Whose entry it is (list_users); null for the whole desk.');
const Notes = maybe(text(20_000));
const AllDay = z.boolean();
const EventType = z.enum(EVENT_TYPES);

/** The fields of a calendar entry: how each is shown and stored, and which of them create and update accept. */
export const CALENDAR_EVENT = record('calendar_event', 'calendar_events', {
  id: column(id('calendar_event')),
  account_id: hidden(id('account')),
  title: column(z.string(), { create: line(300), update: line(300).optional() }),
  notes: column(z.nullable(z.string()), { create: Notes, update: Notes }),
  event_type: column(EventType, { create: EventType, update: EventType.optional(), filter: true }),
  starts_at: column(z.string(), { create: InstantField, update: InstantField.optional() }),
  ends_at: column(z.nullable(z.string()), {
    create: maybe(InstantField).describe('Not before starts_at; null for a moment.'),
    update: maybe(InstantField),
  }),
  all_day: column(z.boolean(), { create: AllDay.default(false), update: AllDay.optional() }),
  application_id: column(z.nullable(id('application')), {
    create: maybe(id('application')).describe('Fills in job_id and candidate_id.'),
    filter: true,
  }),
  job_id: column(z.nullable(id('job')), { create: maybe(id('job')), filter: true }),
  candidate_id: column(z.nullable(id('candidate')), { create: maybe(id('candidate')), filter: true }),
  assigned_to: column(z.nullable(id('user')).describe('Whose entry it is.'), {
    set: Assignee,
    filter: id('user'),
  }),
  /** The interview this entry belongs to; it is moved and deleted with it. */
  interview_id: hidden(z.nullable(id('interview'))),
  /** When a meeting with a candidate that is still to come counts as contact with them; null when none is to come. */
  contact_due_at: hidden(z.nullable(z.string())),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
export type CalendarEventRow = RecordRow<typeof CALENDAR_EVENT>;

declare module '#db/types.ts' {
  interface Database {
    calendar_events: CalendarEventRow;
  }
}

/** An entry in the agency's shared calendar. */
export const CalendarEvent = z.object(CALENDAR_EVENT.shape).meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const CreateCalendarEvent = z.object(CALENDAR_EVENT.create);

export const UpdateCalendarEvent = z.object({
  calendar_event_id: id('calendar_event'),
  ...CALENDAR_EVENT.update,
});

export const CalendarEventFilters = z.object({
  ...ListInput,
  start: DateFilter.optional().describe('Begins at or after this date-time or day (UTC).'),
  end: DateFilter.optional().describe('Begins strictly before this date-time or day (UTC).'),
  ...CALENDAR_EVENT.filters,
});
export type CalendarEventFilters = z.output<typeof CalendarEventFilters>;
