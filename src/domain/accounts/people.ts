import type { Selectable } from 'kysely';
import { findRow, statement } from '#db/rows.ts';
import type { TeamsTable } from '#db/schema/teams.ts';
import type { UsersTable } from '#db/schema/users.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Context } from '../context.ts';

/** A user of this agency that a record refers to. @throws AppError NOT_FOUND on `field` */
export async function requireUser(ctx: Context, id: string, field: string): Promise<Selectable<UsersTable>> {
  const row = await findRow(ctx.db, 'users', ctx.account.id, id);
  if (row === undefined) throw notFound('user', id, field);
  return row;
}

/** A team of this agency that a record refers to. @throws AppError NOT_FOUND on `field` */
export async function requireTeam(ctx: Context, id: string, field: string): Promise<Selectable<TeamsTable>> {
  const row = await findRow(ctx.db, 'teams', ctx.account.id, id);
  if (row === undefined || row.deleted_at !== null) throw notFound('team', id, field);
  return row;
}

const oldestAdmin = statement((db, v: { account: string }) =>
  db
    .selectFrom('users')
    .where('account_id', '=', v.account)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .select('id'),
);

/** The account's first active admin: who owns what nobody else does. Null when it has none. */
export async function firstAdmin(ctx: Context): Promise<string | null> {
  const [row] = await oldestAdmin(ctx.db, { account: ctx.account.id });
  return row?.id ?? null;
}
