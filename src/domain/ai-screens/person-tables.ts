import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. Recordings are documents. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'ai_screens',
    type: 'ai_screen',
    children: [{ table: 'ai_screen_answers', column: 'screen_id' }],
    erase: 'delete',
  },
];
