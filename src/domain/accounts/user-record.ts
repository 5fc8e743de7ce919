import type { Selectable } from 'kysely';
import type { UsersTable } from '#db/schema/users.ts';
import type { Id } from '#src/lib/ids.ts';
import type { User } from './people-schema.ts';

export type UserRow = Selectable<UsersTable>;

/** A person as the API shows them. */
export function toUser(row: UserRow): User {
  return {
    id: row.id as Id<'user'>,
    account_id: row.account_id as Id<'account'>,
    name: row.name,
    email: row.email,
    role: row.role,
    team_id: row.team_id as Id<'team'> | null,
    data_scope: row.data_scope,
    status: row.status,
    default_currency: row.default_currency,
    timezone: row.timezone,
    last_active_at: row.last_active_at,
    created_at: row.created_at,
  };
}
