import type { PersonTable, StoredRow } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'submission_items',
    once: ['submission_id'],
    // What the client said of either stays.
    stays: (kept, other) => {
      if (!isAnswered(other)) return 'kept';
      return isAnswered(kept) ? 'both' : 'other';
    },
    erase: 'delete',
  },
];

const isAnswered = ({ response, questions }: StoredRow): boolean => response !== 'none' || questions !== '[]';
