import { peopleWorkingAt, type requireCandidate } from '#src/domain/candidates/index.ts';
import type { Context } from '../context.ts';
import { type ContactRow, contactRows } from './contacts-store.ts';
import type { ClientRow } from './store.ts';

/** How many people known only from their own employment a client's list shows. */
const MAX_WORKS_HERE = 100;

type Person = Awaited<ReturnType<typeof requireCandidate>>;

const bodyOf = (id: string): string => id.slice(id.indexOf('_') + 1);

/**
 * The id of the contact that a person's own employment makes. It is the same each time it is worked out, so no row is
 * needed until something refers to it. The letter o is not in the alphabet of ids and so parts the two.
 */
function derivedId(client: string, person: string): string {
  return `cct_o${bodyOf(client)}o${bodyOf(person)}`;
}

/** The person that such an id speaks of, at this client; null for other ids. */
export function personOfDerived(client: string, contact: string): string | null {
  const prefix = `cct_o${bodyOf(client)}o`;
  return contact.startsWith(prefix) ? `cnd_${contact.slice(prefix.length)}` : null;
}

/** The contact that a person's own employment makes at a client, as a row that is not stored yet. */
function derivedRow(client: ClientRow, person: Person): ContactRow {
  return {
    id: derivedId(client.id, person.id),
    account_id: client.account_id,
    client_id: client.id,
    person_id: person.id,
    name: person.name,
    company_key: person.company_key,
    person_deleted_at: null,
    email: null,
    email_folded: null,
    phone: null,
    title: person.current_title,
    notes: null,
    reports_to: null,
    is_primary: 0,
    origin: 'works_here',
    created_at: person.created_at,
    updated_at: person.updated_at,
    deleted_at: null,
  };
}

/**
 * People whose own record names this client as their employer and who have no contact here of their own, neither a
 * live one nor one that was deleted. People not to be approached are left out.
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

/** The derived contact with this id at a client; null when the id or the person's employment does not make one. */
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
