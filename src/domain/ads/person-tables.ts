import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'applicant_cvs', key: ['document_id'], erase: 'delete' },
];
