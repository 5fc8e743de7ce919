import type { Selectable } from 'kysely';
import { fold, insertRow, statement, updateRow } from '#db/rows.ts';
import type { ClientContactsTable } from '#db/schema/client-contacts.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import type { ClientContact } from './contacts-schema.ts';

/** A contact's row with what it shows of the person. */
export type ContactRow = Selectable<ClientContactsTable> & {
  name: string;
  company_key: string | null;
  person_deleted_at: string | null;
};

const contacts = (db: Db) =>
  db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', 'p.id', 'c.person_id')
    .selectAll('c')
    .select(['p.name as name', 'p.company_key as company_key', 'p.deleted_at as person_deleted_at']);

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

/** A contact that was deleted, with what it shows of a person who is still there. */
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

/** The rows of a client's contacts that are marked primary: one, or none. */
export async function primaryRows(ctx: Context, client: string): Promise<ContactRow[]> {
  return primaryOf(ctx.db, { account: ctx.account.id, client });
}

const personByMail = statement((db, v: { account: string; email: string }) =>
  db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', 'p.id', 'c.person_id')
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

/** Writes a contact's row. */
export async function insertContact(ctx: WriteContext, row: ContactRow): Promise<void> {
  const { name: _, company_key: __, person_deleted_at: ___, ...columns } = row;
  await insertRow(ctx.tx, 'client_contacts', columns);
}

/** Changes columns of a contact and tells the unit of it, where they differ. Answers the row as it is now. */
export async function changeContact(
  ctx: WriteContext,
  row: ContactRow,
  patch: Partial<Selectable<ClientContactsTable>>,
  name = row.name,
): Promise<ContactRow> {
  if (name === row.name && leavesAsIs(row, patch)) return row;
  const written = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'client_contacts', ctx.account.id, row.id, written);
  const after = { ...row, ...written, name };
  ctx.changed({
    type: 'client_contact',
    id: row.id,
    before: row.deleted_at === null ? toContact(row) : null,
    after: after.deleted_at === null ? toContact(after) : null,
    label: name,
  });
  return after;
}

/** A contact as the API shows it. */
export function toContact(row: ContactRow): ClientContact {
  return {
    id: row.id as Id<'client_contact'>,
    client_id: row.client_id as Id<'client'>,
    person_id: row.person_deleted_at === null ? (row.person_id as Id<'candidate'>) : null,
    name: row.name,
    email: row.email,
    phone: row.phone,
    title: row.title,
    notes: row.notes,
    reports_to: row.reports_to as Id<'client_contact'> | null,
    is_primary: row.is_primary === 1,
    origin: row.origin,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
