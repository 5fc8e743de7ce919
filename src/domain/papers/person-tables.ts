import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'papers',
    type: 'paper',
    once: ['kind', 'country'],
    onceWhereNull: ['placement_id', 'replaced_at'],
    documents: ['document_id'],
    erase: 'delete',
  },
  { table: 'contractor_links', erase: 'delete' },
];
