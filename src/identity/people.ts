// Read model: people with their agencies and whether they have a password, as signing in sees them.
import { foundBy, foundByAny } from '#db/directory.ts';
import { withIds } from '#db/owned.ts';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { ACCOUNT_COLUMNS, accountOf, USER_COLUMNS, userOf } from '#src/access/columns.ts';
import type { Principal } from '#src/access/principal.ts';
import { personPrincipal } from '#src/access/sessions.ts';
import type { ActingUser } from '#src/domain/context.ts';

/** A user with what signing in needs to know. */
export interface Person {
  user: ActingUser;
  accountId: string;
  agency: string;
  status: 'active' | 'invited' | 'paused';
  /** The argon2id hash; null while no password is set. */
  hash: string | null;
  /** Whether the agency asks everybody who signs in with a password for a passkey. */
  passkeyRequired: boolean;
  /** The person as one who acts, under a credential of this id. */
  principal(credentialId: string): Principal;
}

const select = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('user_passwords', (on) =>
      on
        .onRef('user_passwords.account_id', '=', 'users.account_id')
        .onRef('user_passwords.user_id', '=', 'users.id'),
    )
    .select('user_passwords.hash as p_hash')
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS);

const byId = statement((db: Db, v: { id: string }) =>
  select(db).where(foundBy('users', v.id, 'users', 'id')),
);
const byEmail = statement((db: Db, v: { email: string }) =>
  select(db).where(foundByAny('users', v.email)).orderBy('users.id').limit(5),
);

type Row = Awaited<ReturnType<typeof byId>>[number];

/** The person with an id, in whichever agency; undefined when there is none. */
export async function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  const [row] = await byId(db, { id: userId });
  return row === undefined ? undefined : personOf(row);
}

/** The people with an e-mail: one in each agency at most. A sign-in does not name the agency, so none is asked for. */
export async function peopleByEmail(db: Db, folded: string): Promise<Person[]> {
  const rows = await byEmail(db, { email: folded });
  return rows.map(personOf).filter((person) => person !== undefined);
}

function personOf(row: Row): Person | undefined {
  const user = userOf(row);
  if (user === null) return undefined;
  const { account } = accountOf(row);
  return {
    user,
    accountId: row.a_id,
    agency: account.name,
    passkeyRequired: account.settings.second_factor.required,
    status: row.u_status,
    hash: row.p_hash,
    principal: (credentialId) => personPrincipal(credentialId, row, user),
  };
}

/** Which of these people of an agency have a password. */
export async function withPasswords(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('user_passwords')
    .where(withIds('user_passwords', accountId, ids, 'user_id'))
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
