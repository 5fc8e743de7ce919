import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'placements',
    type: 'placement',
    erase: { candidate_name: 'Erased person', notes: null, payee_name: null },
  },
];
