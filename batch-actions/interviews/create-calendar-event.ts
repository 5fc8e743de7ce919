import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  getCalendarEvent,
} from '#src/domain/interviews/calendar.ts';
import { CalendarEvent, CreateCalendarEvent } from '#src/domain/interviews/calendar-schema.ts';

export const createCalendarEventAction = defineWrite({
  name: 'create_calendar_event',
  title: 'Put an entry into the calendar',
  titleIn: { de: 'Kalendereintrag anlegen', fr: 'Ajouter une entrée à l’agenda' },
  description:
    "Put a reminder, deadline, meeting or other entry into the agency's shared calendar. Nobody is invited or mailed. To meet a " +
    'candidate about an application use create_interview instead, which invites people and makes its own entry. With ' +
    'application_id (list_applications) the job and the candidate are filled in.',
  phrasings:
    'block out; remind me to; put it in my diary; dentist on tuesday; note in the calendar; follow up with her next week; time off; catch up with a colleague; set a reminder; keep two hours free; put lunch in; remind me on thursday; hold the morning; note the deadline; block out the afternoon; put lunch in my diary; remind me on monday; reserve an hour; put it in the calendar; appointment on friday; I am away on thursday; remind me on Friday to ring Karen; put a reminder in; block out tomorrow afternoon; dentist at three on Monday; add it to my diary; team lunch on Thursday; set a reminder for next week; do not let me forget to; coffee with Karen at ten; deadline on the 30th; holiday next week, block it; schedule a catch up; put a meeting in the calendar; remind me in two weeks to call him; diarise',
  scope: 'interviews:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['remind', 'diary', 'appointment', 'follow up'],
  input: CreateCalendarEvent,
  output: CalendarEvent,
  run: createCalendarEvent,
  subject: (event) => event.id,
  undo: undoCreate({
    type: 'calendar_event',
    read: (ctx, id) => getCalendarEvent(ctx, id),
    remove: (ctx, id) => deleteCalendarEvent(ctx, id),
  }),
});
