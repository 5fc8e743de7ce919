import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'referee_requests',
    type: 'referee_request',
    children: [{ table: 'referees', column: 'request_id' }],
    erase: 'delete',
  },
];
