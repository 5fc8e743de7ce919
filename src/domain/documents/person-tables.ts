import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'documents', type: 'document', documents: ['id'], erase: 'delete' },
];
