import type { Day } from '#src/lib/clock.ts';
import type { PersonTable, StoredRow } from '../person-table.ts';
import { kindIn, stopsCountingOn } from './rules.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'papers',
    type: 'paper',
    once: ['kind', 'country'],
    onceWhere: { placement_id: null, replaced_at: null, state: 'valid' },
    stays: (kept, other) => (countsUntil(other) > countsUntil(kept) ? 'other' : 'kept'),
    ended: (by, now) => ({ replaced_at: now, replaced_by: by.id, updated_at: now }),
    documents: ['document_id'],
    erase: 'delete',
  },
  { table: 'contractor_links', erase: 'delete' },
];

const NEVER: Day = '9999-12-31';

function countsUntil(row: StoredRow): Day {
  const day = (value: unknown): Day | null => (typeof value === 'string' ? value : null);
  const kind = kindIn(String(row.country), String(row.kind));
  return stopsCountingOn({ expires_on: day(row.expires_on), issued_on: day(row.issued_on) }, kind) ?? NEVER;
}
