import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'marketplace_deals',
    whose: 'placing_account_id',
    erase: { revealed: null, revealed_email: null, revealed_phone: null, revealed_linkedin: null },
  },
  {
    table: 'marketplace_intros',
    also: ['subject'],
    // An agency is asked about one person once.
    once: ['listing_id'],
    onceWhere: { status: 'pending' },
    ended: (_, now) => ({
      status: 'withdrawn',
      resolution: 'sender',
      held_at: null,
      responded_at: now,
      updated_at: now,
    }),
    erase: {
      headline: null,
      chips: '[]',
      pitch: null,
      location: null,
      note: null,
      held_at: null,
      review: null,
    },
  },
  {
    table: 'marketplace_listings',
    column: 'source_id',
    once: [],
    onceWhere: { status: 'live' },
    ended: (_, now) => ({ status: 'paused', updated_at: now }),
    erase: { headline: '', chips: '[]', pitch: '', location: null, review: null },
  },
];
