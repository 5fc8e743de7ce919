import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'candidate_tags', key: ['candidate_id', 'tag_id'], once: ['tag_id'], erase: 'delete' },
];
