import { fold, insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { DataScope, Role } from '../context.ts';

export interface NewUser {
  name: string;
  email: string;
  role: Role;
  team_id?: string | null | undefined;
  data_scope: DataScope;
  status: 'active' | 'invited' | 'paused';
  default_currency?: string | null | undefined;
  timezone?: string | null | undefined;
}

/** Writes a user's row. The caller has checked that the e-mail is free in the account. */
export async function insertUser(tx: Db, now: Instant, account: string, given: NewUser): Promise<Id<'user'>> {
  const id = newId('user');
  await insertRow(tx, 'users', {
    id,
    account_id: account,
    name: given.name,
    email: given.email,
    email_folded: fold(given.email),
    role: given.role,
    team_id: given.team_id ?? null,
    data_scope: given.data_scope,
    status: given.status,
    default_currency: given.default_currency ?? null,
    timezone: given.timezone ?? null,
    last_active_at: null,
    created_at: now,
    updated_at: now,
  });
  return id;
}
