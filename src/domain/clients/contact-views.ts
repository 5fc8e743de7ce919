// Read model: client contacts joined with their people.
import { sql } from 'kysely';
import { fold, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context } from '../context.ts';
import type { ContactRow } from './contacts-schema.ts';

const contacts = (db: Db) =>
  db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.person_id'),
    )
    .selectAll('c')
    .select(['p.name as name', 'p.company_key as company_key'])
    .select(sql<string | null>`case when p.deleted_at is null then p.id end`.as('live_person_id'));

const byId = statement((db, v: { account: string; id: string }) =>
  contacts(db)
    .where('c.account_id', '=', v.account)
    .where('c.id', '=', v.id)
    .where('c.deleted_at', 'is', null),
);

/** The live contact with this id, at whichever client. */
export async function liveContact(ctx: Context, id: string): Promise<ContactRow | undefined> {
  const [row] = await byId(ctx.db, { account: ctx.account.id, id });
  return row;
}

/** The names of a client's contacts, with those who left it: a brief may still speak of them. */
export async function contactNames(ctx: Context, clientId: string): Promise<string[]> {
  const rows = await contacts(ctx.db)
    .where('c.account_id', '=', ctx.account.id)
    .where('c.client_id', '=', clientId)
    .where('p.deleted_at', 'is', null)
    .clearSelect()
    .select('p.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** A deleted contact whose person still exists. */
export async function deletedContact(ctx: Context, id: string): Promise<ContactRow | undefined> {
  return contacts(ctx.db)
    .where('c.account_id', '=', ctx.account.id)
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is not', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
}

const byClient = statement((db, v: { account: string; client: string }) =>
  contacts(db).where('c.account_id', '=', v.account).where('c.client_id', '=', v.client),
);

/** Every row of a client's contacts, deleted ones included. */
export async function contactRows(ctx: Context, client: string): Promise<ContactRow[]> {
  return byClient(ctx.db, { account: ctx.account.id, client });
}

const primaryOf = statement((db, v: { account: string; client: string }) =>
  contacts(db)
    .where('c.account_id', '=', v.account)
    .where('c.client_id', '=', v.client)
    .where('c.is_primary', '=', 1)
    .where('c.deleted_at', 'is', null),
);

/** The primary contact's row of a client: one, or none. */
export async function primaryRows(ctx: Context, client: string): Promise<ContactRow[]> {
  return primaryOf(ctx.db, { account: ctx.account.id, client });
}

const personByMail = statement((db, v: { account: string; email: string }) =>
  db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.person_id'),
    )
    .where('c.account_id', '=', v.account)
    .where('c.email_folded', '=', v.email)
    .where('c.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .select(['p.id', 'p.name'])
    .orderBy('c.created_at')
    .limit(1),
);

/** The person who has this work e-mail as a contact anywhere. */
export async function personByWorkEmail(
  ctx: Context,
  email: string,
): Promise<{ id: string; name: string } | undefined> {
  const [row] = await personByMail(ctx.db, { account: ctx.account.id, email: fold(email) });
  return row;
}
