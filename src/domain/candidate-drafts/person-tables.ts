import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'candidate_drafts', type: 'candidate_draft', documents: ['document_id'], erase: 'delete' },
];
