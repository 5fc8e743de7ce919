// Read model: who at a client reads what is sent to an address.
import { json, statement } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { isFreeMail } from '#src/lib/mailbox.ts';
import { type CandidateRow, personByAnyEmail } from './candidates/index.ts';
import type { Context } from './context.ts';

const contactsAt = statement((db, v: { account: string; address: string }) =>
  db
    .selectFrom('client_contacts as contact')
    .innerJoin('candidates as person', (on) =>
      on.onRef('person.account_id', '=', 'contact.account_id').onRef('person.id', '=', 'contact.person_id'),
    )
    .where('contact.account_id', '=', v.account)
    .where('contact.deleted_at', 'is', null)
    .where('contact.email_folded', '=', v.address)
    .orderBy('contact.id')
    .select(['person.name', 'contact.client_id', 'contact.person_id']),
);

const contactsOfHouse = statement((db, v: { account: string; house: string }) =>
  db
    .selectFrom('client_contacts as contact')
    .where('contact.account_id', '=', v.account)
    .where('contact.deleted_at', 'is', null)
    .where('contact.email_folded', 'like', v.house)
    .orderBy('contact.id')
    .limit(MANY)
    .select(['contact.client_id', 'contact.person_id']),
);
/** Contacts of one house that are looked at; all are of a client or two. */
const MANY = 200;

const contactOfPerson = statement((db, v: { account: string; person: string }) =>
  db
    .selectFrom('client_contacts as contact')
    .where('contact.account_id', '=', v.account)
    .where('contact.person_id', '=', v.person)
    .where('contact.deleted_at', 'is', null)
    .limit(1)
    .select('contact.client_id'),
);

/** Somebody at a client at whom a mail arrives; the name of one who is no contact is not known. */
export interface AtClient {
  name: string | null;
  client_id: string | null;
  person_id: string;
}

/** The contacts who have an address, or else those of its house: where Ingrid writes from, so does whoever reads the others' mail. */
export async function atClient(ctx: Context, address: string, isContactsAlone = false): Promise<AtClient[]> {
  const contacts = await contactsAt(ctx.db, { account: ctx.account.id, address: fold(address) });
  const house = fold(address).slice(address.lastIndexOf('@'));
  if (isContactsAlone || contacts.length > 0 || isFreeMail(address) || /[%_\\]/.test(house)) return contacts;
  const others = await contactsOfHouse(ctx.db, { account: ctx.account.id, house: `%${house}` });
  const clients = new Map(others.map((one) => [one.client_id, one]));
  return [...clients.values()].map((one) => ({ ...one, name: null }));
}

/** Whether an address is one of somebody's own. */
export const isOwn = (candidate: CandidateRow, address: string): boolean =>
  [candidate.email, ...json.decode<string[]>(candidate.other_emails)].some(
    (one) => one?.toLowerCase() === address.toLowerCase(),
  );

/** Whether a mail to or about somebody is read by somebody at a client: they are a contact themselves, or it goes to one. */
export async function goesToAClient(
  ctx: Context,
  candidate: CandidateRow,
  addresses: readonly string[],
): Promise<boolean> {
  const own = await contactOfPerson(ctx.db, { account: ctx.account.id, person: candidate.id });
  if (own.length > 0) return true;
  for (const address of new Set(addresses)) {
    if (!isOwn(candidate, address) && (await atClient(ctx, address)).length > 0) return true;
  }
  return false;
}

/**
 * What somebody is called to whom a mail about a candidate goes: a client's contact, or whoever else is on record, by their own name, and
 * nobody where only their house is known, so that the candidate's stands in no header.
 */
export async function calledAt(
  ctx: Context,
  candidate: CandidateRow,
  address: string,
): Promise<string | null> {
  if (isOwn(candidate, address)) return candidate.name;
  const [contact] = await atClient(ctx, address);
  if (contact !== undefined) return contact.name;
  return (await personByAnyEmail(ctx, address))?.name ?? candidate.name;
}

const addressesOf = statement((db, v: { account: string; client: string }) =>
  db
    .selectFrom('client_contacts')
    .where('account_id', '=', v.account)
    .where('client_id', '=', v.client)
    .where('deleted_at', 'is', null)
    .select('email_folded'),
);

/** The ends of the addresses (`@client.example`) at which a client's contacts read their mail. */
export async function housesOf(ctx: Context, client: string): Promise<Set<string>> {
  const contacts = await addressesOf(ctx.db, { account: ctx.account.id, client });
  return new Set(
    contacts.flatMap(({ email_folded: one }) => (one === null ? [] : [one.slice(one.lastIndexOf('@'))])),
  );
}
