import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'candidate_import_items', erase: { filename: 'erased', sha256: null, deferred: null } },
];
