import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'preference_drafts', type: 'preference_draft', erase: 'delete' },
];
