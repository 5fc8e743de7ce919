import { peopleWorkingAt, type requireCandidate } from '#src/domain/candidates/index.ts';
import type { Context } from '../context.ts';
import { contactRows } from './contact-views.ts';
import { CONTACT, type ContactRow } from './contacts-schema.ts';
import type { ClientRow } from './schema.ts';

/** The most derived contacts that a client's list shows. */
const MAX_WORKS_HERE = 100;

type Person = Awaited<ReturnType<typeof requireCandidate>>;

const bodyOf = (id: string): string => id.slice(id.indexOf('_') + 1);

/**
 * The id of a derived contact. It is computed from client and person, so no row is needed until something refers to it.
 * The separator `o` is not in the alphabet of ids.
 */
function derivedId(client: string, person: string): string {
  return `cct_o${bodyOf(client)}o${bodyOf(person)}`;
}

/** The person of a derived id at this client; null for other ids. */
export function personOfDerived(client: string, contact: string): string | null {
  const prefix = `cct_o${bodyOf(client)}o`;
  return contact.startsWith(prefix) ? `cnd_${contact.slice(prefix.length)}` : null;
}

/** A derived contact as a row that is not stored. */
function derivedRow(client: ClientRow, person: Person): ContactRow {
  const row = CONTACT.row(
    { client_id: client.id, person_id: person.id, title: person.current_title },
    {
      id: derivedId(client.id, person.id),
      account_id: client.account_id,
      is_primary: false,
      origin: 'works_here',
      created_at: person.created_at,
      updated_at: person.updated_at,
    },
  );
  return { ...row, name: person.name, company_key: person.company_key, live_person_id: person.id };
}

/**
 * People whose own record names this client as employer and who never had a contact row here, deleted ones included.
 * People not to be approached are left out.
 * @param rows every contact row of the client
 */
export async function worksHere(
  ctx: Context,
  client: ClientRow,
  rows: readonly ContactRow[],
): Promise<{ rows: ContactRow[]; more: boolean }> {
  const known = new Set(rows.map((row) => row.person_id));
  const people = await peopleWorkingAt(ctx, client.name, MAX_WORKS_HERE + known.size + 1);
  const unknown = people.filter((person) => !known.has(person.id));
  return {
    rows: unknown.slice(0, MAX_WORKS_HERE).map((person) => derivedRow(client, person)),
    more: unknown.length > MAX_WORKS_HERE,
  };
}

/** The derived contact with this id at a client; null if the person does not work there. */
export async function derivedContact(
  ctx: Context,
  client: ClientRow,
  contact: string,
): Promise<ContactRow | null> {
  const person = personOfDerived(client.id, contact);
  if (person === null) return null;
  const rows = await contactRows(ctx, client.id);
  const own = rows.filter((row) => row.person_id === person);
  if (own.length > 0) return own.find((row) => row.deleted_at === null) ?? null;
  const derived = await worksHere(ctx, client, rows);
  return derived.rows.find((row) => row.id === contact) ?? null;
}
