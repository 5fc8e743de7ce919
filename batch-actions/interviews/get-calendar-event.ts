import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getCalendarEvent } from '#src/domain/interviews/calendar.ts';
import { CalendarEvent } from '#src/domain/interviews/calendar-schema.ts';
import { id } from '#src/lib/ids.ts';

export const getCalendarEventAction = defineRead({
  name: 'get_calendar_event',
  title: 'Read a calendar entry',
  description:
    'Read one entry of the shared calendar by its id, which list_calendar_events finds. For the guests, the link or the outcome ' +
    'of an interview use get_interview.',
  phrasings:
    'when is that appointment; details of the calendar entry; details of the appointment; who comes to the lunch; details of the reminder; when is the lunch; show that diary entry; what was the meeting about',
  scope: 'interviews:read',
  input: z.object({ calendar_event_id: id('calendar_event') }),
  output: CalendarEvent,
  run: (ctx, { calendar_event_id }) => getCalendarEvent(ctx, calendar_event_id),
});
