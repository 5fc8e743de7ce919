import { insertRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { currencyOf, timezoneOf } from '#src/lib/places.ts';
import { insertSelfClient } from '../clients/self.ts';
import type { FeeSchedule } from './schema.ts';
import { insertUser } from './users.ts';

export interface NewWorkspace {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of the first admin. */
  email: string;
  adminName?: string | undefined;
  sandbox?: boolean | undefined;
}

/** The terms of an agency that has not set its own: 20 % of the package, 90 days, replacement. */
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

/** Makes an agency with its first admin and its own self-client. */
export async function createWorkspace(
  tx: Db,
  now: Instant,
  given: NewWorkspace,
): Promise<{ account_id: Id<'account'>; user_id: Id<'user'> }> {
  const id = newId('account');
  const currency = currencyOf(given.country);
  await insertRow(tx, 'accounts', {
    id,
    name: given.name,
    country: given.country,
    timezone: timezoneOf(given.country),
    currency,
    standard_fee_schedule: json.encode(standardSchedule(currency)),
    plan: 'active',
    status: 'active',
    marketplace: 0,
    sandbox: given.sandbox ? 1 : 0,
    clock_offset_ms: 0,
    event_sequence: 0,
    change_sequence: 0,
    settings: '{}',
    created_at: now,
    updated_at: now,
  });
  const user = await insertUser(tx, now, id, {
    name: given.adminName ?? given.email.split('@')[0] ?? given.email,
    email: given.email,
    role: 'admin',
    data_scope: 'agency',
    status: 'active',
  });
  await insertSelfClient(tx, now, id, given.name, user);
  return { account_id: id, user_id: user };
}
