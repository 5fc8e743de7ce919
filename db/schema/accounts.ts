/** An agency's workspace. Counters are advanced inside the unit that uses the number, so they have no gaps. */
export interface AccountsTable {
  id: string;
  name: string;
  /** The agency's part of its public addresses; null until it has one. */
  slug: string | null;
  country: string;
  timezone: string;
  currency: string;
  /** JSON: the agency standard fee schedule. */
  standard_fee_schedule: string;
  plan: 'active' | 'none';
  status: 'active' | 'suspended' | 'restoring';
  marketplace: number;
  sandbox: number;
  /** How far a sandbox's test clock stands ahead of the wall clock, in milliseconds. */
  clock_offset_ms: number;
  event_sequence: number;
  change_sequence: number;
  /** JSON: what admins may switch (see src/domain/accounts/settings.ts). */
  settings: string;
  created_at: string;
  updated_at: string;
}
