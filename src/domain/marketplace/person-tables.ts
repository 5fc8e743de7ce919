import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'marketplace_deals',
    erase: { revealed: null, revealed_email: null, revealed_phone: null, revealed_linkedin: null },
  },
  {
    table: 'marketplace_intros',
    erase: { headline: null, chips: '[]', pitch: null, location: null, note: null },
  },
  {
    table: 'marketplace_listings',
    column: 'source_id',
    erase: { headline: '', chips: '[]', pitch: '', location: null },
  },
];
