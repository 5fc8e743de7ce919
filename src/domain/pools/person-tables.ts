import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'pool_members',
    type: 'pool_member',
    once: ['pool_id'],
    // Whoever said that they are not interested is not asked again.
    stays: (kept, other) =>
      other.answer === 'not_interested' || (kept.answer === null && other.answer !== null) ? 'other' : 'kept',
    erase: 'delete',
  },
  { table: 'pool_join_requests', documents: ['document_id'], erase: 'delete' },
  { table: 'pool_refusals', key: ['candidate_id'], once: [], erase: 'delete' },
  { table: 'pool_verdicts', key: ['pool_id', 'candidate_id'], once: ['pool_id'], erase: 'delete' },
];
