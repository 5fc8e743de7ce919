import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'specs', type: 'spec', called: { by: 'headline', scope: 'submissions:read' }, erase: 'delete' },
];
