import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'client_contacts',
    column: 'person_id',
    erase: { email: null, email_folded: null, phone: null, notes: null },
  },
];
