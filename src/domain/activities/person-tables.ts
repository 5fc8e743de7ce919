import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'activities', erase: { summary: 'Erased', body: null, data: '{}' } },
];
