import type { Selectable } from 'kysely';
import { statement } from '#db/rows.ts';
import type { ClientContactsTable } from '#db/schema/client-contacts.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Context } from '../context.ts';
import type { ClientContact } from './contacts-schema.ts';

/** A contact's row with the person's name, and whether that person is gone. */
export type ContactRow = Selectable<ClientContactsTable> & {
  name: string;
  person_deleted_at: string | null;
};

const contactById = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', 'p.id', 'c.person_id')
    .where('c.account_id', '=', v.account)
    .where('c.id', '=', v.id)
    .where('c.deleted_at', 'is', null)
    .selectAll('c')
    .select(['p.name as name', 'p.deleted_at as person_deleted_at']),
);

/** The live contact with this id, at whichever client. */
export async function liveContact(ctx: Context, id: string): Promise<ContactRow | undefined> {
  const [row] = await contactById(ctx.db, { account: ctx.account.id, id });
  return row;
}

const primaryOf = statement((db, v: { account: string; client: string }) =>
  db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', 'p.id', 'c.person_id')
    .where('c.account_id', '=', v.account)
    .where('c.client_id', '=', v.client)
    .where('c.is_primary', '=', 1)
    .where('c.deleted_at', 'is', null)
    .selectAll('c')
    .select(['p.name as name', 'p.deleted_at as person_deleted_at']),
);

/** The row of a client's primary contact, if it has one. */
export async function primaryRow(ctx: Context, client: string): Promise<ContactRow | undefined> {
  const [row] = await primaryOf(ctx.db, { account: ctx.account.id, client });
  return row;
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
