import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { currencyOf, timezoneOf } from '#src/lib/places.ts';
import type { Language } from '#src/lib/reader-language.ts';
import { insertSelfClient } from '../clients/self.ts';
import { oneLine } from '../fields.ts';
import { ACCOUNT } from './account-schema.ts';
import type { FeeSchedule } from './schema.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { insertUser } from './users.ts';

export interface NewWorkspace {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The first admin's. */
  email: string;
  adminName?: string | undefined;
  sandbox?: boolean | undefined;
  /** Of the service's own mails; English where nothing is said. */
  language?: Language | undefined;
  /** The first admin cannot do anything before setting a password by a link. */
  invited?: boolean | undefined;
}

/** The default standard terms: 20 % of the package, 90 days' guarantee, replacement. */
function standardSchedule(currency: string): FeeSchedule {
  return {
    currency,
    fee_basis: 'package',
    tiers: [{ from: 0, percent: 20 }],
    minimum_fee: null,
    guarantee_days: 90,
    guarantee_remedy: 'replacement',
    guarantee_notes: null,
    payment_terms_days: 14,
  };
}

/** What an agency is called whose owner has not said who they are: `deskhand setup` gives it their names. */
export const PLACEHOLDER = { name: 'My agency', email: 'admin@agency.example', adminName: 'Admin' } as const;

/** What follows from the country of an agency that has set nothing itself. */
export function countryDefaults(country: string): {
  country: string;
  currency: string;
  timezone: string;
  standard_fee_schedule: FeeSchedule;
} {
  const currency = currencyOf(country);
  return {
    country,
    currency,
    timezone: timezoneOf(country),
    standard_fee_schedule: standardSchedule(currency),
  };
}

/** Creates an agency with its first admin and its self-client. */
export async function createWorkspace(
  tx: Db,
  now: Instant,
  given: NewWorkspace,
): Promise<{ account_id: Id<'account'>; user_id: Id<'user'> }> {
  const id = newId('account');
  const { country, sandbox = false } = given;
  // The command line's texts pass no schema.
  const name = oneLine(given.name);
  const row = ACCOUNT.row(
    { name, country, sandbox },
    {
      id,
      ...countryDefaults(country),
      language: given.language ?? 'en',
      plan: 'active',
      status: 'active',
      marketplace: false,
      clock_offset_ms: 0,
      event_sequence: 0,
      change_sequence: 0,
      settings: DEFAULT_SETTINGS,
      created_at: now,
      updated_at: now,
    },
  );
  // Stored empty, so that the agency follows the defaults.
  await insertRow(tx, 'accounts', { ...row, settings: '{}' });
  const user = await insertUser(tx, now, id, {
    name: oneLine(given.adminName ?? given.email.split('@')[0] ?? given.email),
    email: given.email,
    role: 'admin',
    data_scope: 'agency',
    status: given.invited === true ? 'invited' : 'active',
  });
  await insertSelfClient(tx, now, id, name, user);
  return { account_id: id, user_id: user };
}
