import { findRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Language } from '#src/lib/reader-language.ts';
import type { Context } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import type { UserRow } from './people-schema.ts';

/** A user of this agency that a record refers to. @throws AppError NOT_FOUND on `field` */
export const requireUser = orNotFound('user', (ctx, id) => findRow(ctx.db, 'users', ctx.account.id, id));

/** A team of this agency that a record refers to. @throws AppError NOT_FOUND on `field` */
export const requireTeam = orNotFound('team', async (ctx, id) => {
  const row = await findRow(ctx.db, 'teams', ctx.account.id, id);
  return row?.deleted_at === null ? row : undefined;
});

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

/** The account's first active admin, the default owner. Null if there is none. */
export async function firstAdmin(ctx: Context): Promise<string | null> {
  const [row] = await oldestAdmin(ctx.db, { account: ctx.account.id });
  return row?.id ?? null;
}

const mailboxesOfAll = statement((db, v: { account: string }) =>
  db.selectFrom('users').where('account_id', '=', v.account).select('email'),
);

/** The e-mail addresses of the agency's people, paused ones included. */
export async function allMailboxes(ctx: Context): Promise<string[]> {
  return (await mailboxesOfAll(ctx.db, { account: ctx.account.id })).map(({ email }) => email);
}

/** In which language a person is written to: as they set it, else as their browser last asked; null where nothing tells. */
export const languageOfUser = (
  user: Pick<UserRow, 'preferred_language' | 'browser_language'>,
): Language | null => user.preferred_language ?? user.browser_language;

/** The agency of a person of the store; undefined when there is no such person. */
export async function accountOfUser(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('account_id').where('id', '=', id).executeTakeFirst();
  return row?.account_id;
}

/** A person of an agency, paused ones included; undefined when there is none. */
export function findUser(db: Db, account: string, id: string): Promise<UserRow | undefined> {
  return findRow(db, 'users', account, id);
}

/** The names of an agency's users by id. */
export async function userNames(
  db: Db,
  account: string,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', account)
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All users of an agency by name, paused ones included. */
export async function allUsers(
  db: Db,
  account: string,
): Promise<Pick<UserRow, 'id' | 'name' | 'role' | 'status' | 'team_id'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'status', 'team_id'])
    .where('account_id', '=', account)
    .orderBy('name_folded')
    .orderBy('id')
    .execute();
}

/** The ids of the people of a team. */
export async function membersOf(db: Db, account: string, team: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account)
    .where('team_id', '=', team)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Every team of an agency, by name, deleted ones included. */
export async function allTeams(
  db: Db,
  account: string,
): Promise<{ id: string; name: string; deleted: boolean }[]> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name', 'deleted_at'])
    .where('account_id', '=', account)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, deleted_at }) => ({ id, name, deleted: deleted_at !== null }));
}
