// Read model: people with their agencies and whether they have a password, as signing in sees them.
import { foundBy, foundByAny } from '#db/directory.ts';
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
  return {
    user,
    accountId: row.a_id,
    agency: accountOf(row).account.name,
    status: row.u_status,
    hash: row.p_hash,
    principal: (credentialId) => personPrincipal(credentialId, row, user),
  };
}

/** The people of one agency by name, as an admin who helps them to sign in sees them. At most 500. */
export async function listPeople(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_passwords', (on) =>
      on
        .onRef('user_passwords.account_id', '=', 'users.account_id')
        .onRef('user_passwords.user_id', '=', 'users.id'),
    )
    .where('users.account_id', '=', accountId)
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.status', 'user_passwords.set_at'])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(500)
    .execute();
  return rows.map(({ set_at, ...person }) => ({ ...person, hasPassword: set_at !== null }));
}
