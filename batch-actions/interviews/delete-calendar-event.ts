import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { deleteCalendarEvent } from '#src/domain/interviews/calendar.ts';
import { id } from '#src/lib/ids.ts';

export const deleteCalendarEventAction = defineWrite({
  name: 'delete_calendar_event',
  title: 'Delete a calendar entry',
  description:
    'Take an entry off the shared calendar for good. The entry of an interview is refused: cancel_interview removes it and tells ' +
    'the guests. To move an entry use update_calendar_event.',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ calendar_event_id: id('calendar_event') }),
  output: deletedOf('calendar_event'),
  run: (ctx, { calendar_event_id }) => deleteCalendarEvent(ctx, calendar_event_id),
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
});
