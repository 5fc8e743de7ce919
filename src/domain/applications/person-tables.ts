import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'applications',
    type: 'application',
    documents: ['cv_document_id'],
    children: [{ table: 'application_stages', column: 'application_id' }],
    erase: 'delete',
  },
];
