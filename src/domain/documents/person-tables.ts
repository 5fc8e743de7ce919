import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'documents',
    type: 'document',
    called: { by: 'filename', scope: 'documents:read' },
    documents: ['id'],
    erase: 'delete',
  },
];
