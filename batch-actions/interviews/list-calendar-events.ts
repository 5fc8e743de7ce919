import { defineRead } from '#src/action/define.ts';
import { listCalendarEvents } from '#src/domain/interviews/calendar.ts';
import { CalendarEvent, CalendarEventFilters } from '#src/domain/interviews/calendar-schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listCalendarEventsAction = defineRead({
  name: 'list_calendar_events',
  title: 'List the calendar',
  description:
    "List the agency's shared calendar: interviews, phone screens, reminders, deadlines and meetings, the last added first. start " +
    'and end take those that begin in between (end left out), so a week is start=Monday, end=next Monday. For interviews ' +
    'themselves use list_interviews.',
  phrasings:
    'what is on my diary; my calendar tomorrow; what have I got on; am I free; my day; appointments this week; what is on my desk today; what do I have this afternoon; who am I meeting today; my appointments; what is in the diary; when am I free; rest of the day; what is in my calendar; am I free on monday; what have I got on tomorrow afternoon; what is in my diary; what have I got on Monday; am I free on Friday; my reminders; what is on this week; show my calendar; any meetings today; deadlines coming up',
  scope: 'interviews:read',
  input: CalendarEventFilters,
  output: pageOf(CalendarEvent),
  run: listCalendarEvents,
});
