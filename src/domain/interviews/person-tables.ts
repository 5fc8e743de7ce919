import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'interviews',
    type: 'interview',
    called: { by: 'title', scope: 'interviews:read' },
    erase: 'delete',
  },
  { table: 'phone_screens', type: 'phone_screen', erase: 'delete' },
  {
    table: 'calendar_events',
    type: 'calendar_event',
    called: { by: 'title', scope: 'interviews:read' },
    erase: 'delete',
  },
];
