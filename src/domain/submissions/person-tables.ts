import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'submission_items', once: ['submission_id'], erase: 'delete' },
];
