// Read model: what a look-up of a credential selects of the account and the person behind it.
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { FeeSchedule } from '#src/domain/accounts/schema.ts';
import { type AccountSettings, DEFAULT_SETTINGS } from '#src/domain/accounts/settings.ts';
import type { ActingUser, DataScope, Role } from '#src/domain/context.ts';
import type { Language } from '#src/lib/reader-language.ts';
import type { Principal } from './principal.ts';

/** The account columns that a look-up of a credential selects. */
export const ACCOUNT_COLUMNS = [
  'accounts.id as a_id',
  'accounts.name as a_name',
  'accounts.country as a_country',
  'accounts.timezone as a_timezone',
  'accounts.currency as a_currency',
  'accounts.standard_fee_schedule as a_fees',
  'accounts.language as a_language',
  'accounts.plan as a_plan',
  'accounts.status as a_status',
  'accounts.marketplace as a_marketplace',
  'accounts.sandbox as a_sandbox',
  'accounts.clock_offset_ms as a_clock',
  'accounts.settings as a_settings',
  sql<number>`(select count(*) from approval_policies where approval_policies.account_id = accounts.id)`.as(
    'a_policies',
  ),
] as const;

/** The user columns that a look-up of a credential selects. */
export const USER_COLUMNS = [
  'users.id as u_id',
  'users.name as u_name',
  'users.email as u_email',
  'users.role as u_role',
  'users.team_id as u_team',
  'users.data_scope as u_scope',
  'users.status as u_status',
  'users.provider_hold_at as u_hold',
  'users.default_currency as u_currency',
  // Only where the agency's provider gave a refresh token can it be asked for the person.
  sql<string | null>`(select i.proven_at from user_identities as i
    join identity_providers as p on p.account_id = i.account_id and p.issuer = i.issuer
    where i.account_id = users.account_id and i.user_id = users.id and i.refresh_token is not null)`.as(
    'u_vouched',
  ),
] as const;

interface AccountColumns {
  a_id: string;
  a_name: string;
  a_country: string;
  a_timezone: string;
  a_currency: string;
  a_fees: string;
  a_language: Language;
  a_plan: 'active' | 'none';
  a_status: 'active' | 'suspended' | 'restoring';
  a_marketplace: number;
  a_sandbox: number;
  a_clock: number;
  a_settings: string;
  a_policies: number;
}

interface UserColumns {
  u_id: string | null;
  u_name: string | null;
  u_email: string | null;
  u_role: Role | null;
  u_team: string | null;
  u_scope: DataScope | null;
  u_currency: string | null;
}

// Every request of an account reads the same JSON, and parsing it would cost more than the look-up.
const parsed = new Map<string, unknown>();

/** A JSON column's value, parsed once per text. The value is shared: never modify it. */
export function decodeCached<T>(text: string): T {
  let value = parsed.get(text);
  if (value === undefined) {
    if (parsed.size > 500) parsed.clear();
    value = json.decode<T>(text);
    parsed.set(text, value);
  }
  return value as T;
}

/** The account as a principal carries it. */
export function accountOf(
  row: AccountColumns,
): Pick<Principal, 'account' | 'clockOffsetMs' | 'asksApproval'> {
  return {
    asksApproval: row.a_policies > 0,
    clockOffsetMs: row.a_sandbox === 1 ? row.a_clock : 0,
    account: {
      id: row.a_id,
      name: row.a_name,
      country: row.a_country,
      timezone: row.a_timezone,
      currency: row.a_currency,
      language: row.a_language,
      plan: row.a_plan,
      status: row.a_status,
      marketplace: row.a_marketplace === 1,
      sandbox: row.a_sandbox === 1,
      standardFeeSchedule: decodeCached<FeeSchedule>(row.a_fees),
      settings: { ...DEFAULT_SETTINGS, ...decodeCached<Partial<AccountSettings>>(row.a_settings) },
    },
  };
}

/** When the identity provider last vouched for the person behind a credential, as a principal carries it. */
export const vouchedAt = ({ u_vouched }: { u_vouched: string | null }): Pick<Principal, 'vouchedAt'> =>
  u_vouched === null ? {} : { vouchedAt: u_vouched };

/** The person behind a credential; null for the agency's own. */
export function userOf(row: UserColumns): ActingUser | null {
  if (row.u_id === null) return null;
  return {
    id: row.u_id,
    name: row.u_name ?? '',
    email: row.u_email ?? '',
    role: row.u_role ?? 'read_only',
    teamId: row.u_team,
    dataScope: row.u_scope ?? 'agency',
    defaultCurrency: row.u_currency,
  };
}
