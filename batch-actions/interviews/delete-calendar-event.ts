import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoDelete } from '#src/action/undo.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { deleteCalendarEvent, restoreCalendarEvent } from '#src/domain/interviews/calendar.ts';
import { id } from '#src/lib/ids.ts';

export const deleteCalendarEventAction = defineWrite({
  name: 'delete_calendar_event',
  title: 'Delete a calendar entry',
  titleIn: { de: 'Kalendereintrag löschen', fr: 'Supprimer une entrée d’agenda' },
  description:
    'Take an entry off the shared calendar. The entry of an interview is refused: cancel_interview removes it and tells the ' +
    'guests. To move an entry use update_calendar_event. Nobody is told; calendar_event_id comes from list_calendar_events.',
  phrasings:
    'take it out of the calendar; delete the appointment; clear my afternoon; remove the reminder; take it out of my diary; clear the appointment; remove the block in my calendar; take the lunch out of my calendar; drop the reminder; remove the entry; I do not need that reminder any more; clear the block tomorrow; delete the diary entry; lunch is off; tick off the follow up; I have called her back, tick that off; the reminder is done; mark my promise to ring him as done; cross the callback off my list',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: true },
  input: z.object({ calendar_event_id: id('calendar_event') }),
  output: deletedOf('calendar_event'),
  run: (ctx, { calendar_event_id }) => deleteCalendarEvent(ctx, calendar_event_id),
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
  undo: undoDelete({ type: 'calendar_event', restore: (ctx, id) => restoreCalendarEvent(ctx, id) }),
});
