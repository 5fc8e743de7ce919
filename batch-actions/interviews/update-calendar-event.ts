import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getCalendarEvent, updateCalendarEvent } from '#src/domain/interviews/calendar.ts';
import {
  CALENDAR_EVENT,
  CalendarEvent,
  UpdateCalendarEvent,
} from '#src/domain/interviews/calendar-schema.ts';

export const updateCalendarEventAction = defineWrite({
  name: 'update_calendar_event',
  title: 'Change a calendar entry',
  titleIn: { de: 'Kalendereintrag ändern', fr: 'Modifier une entrée d’agenda' },
  description:
    'Change an entry of the shared calendar: its title, type, time, notes or whose it is; null clears what may be empty. The ' +
    'time of an entry that belongs to an interview is moved with update_interview, which tells the guests; here that is ' +
    'refused. calendar_event_id comes from list_calendar_events.',
  phrasings:
    'move the appointment; push the reminder; change the calendar entry; make the meeting an hour later in my diary; move the lunch; change the appointment; an hour later in my diary; move my dentist slot to three; shift the reminder; change the lunch to Friday; make the reminder an hour later; push my meeting back; rename the calendar entry; my appointment is at four instead; reschedule the catch up; swap the team meeting to Tuesday',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateCalendarEvent,
  output: CalendarEvent,
  run: updateCalendarEvent,
  subject: (event) => event.id,
  undo: undoUpdate({
    record: CALENDAR_EVENT,
    read: (ctx, id) => getCalendarEvent(ctx, id),
    write: (ctx, id, members) =>
      updateCalendarEvent(ctx, UpdateCalendarEvent.parse({ calendar_event_id: id, ...members })),
  }),
});
