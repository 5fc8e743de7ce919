// Read model: which people at clients read a mail, by the address and by the person who has it.
import { json, statement } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { type AtClient, atClient, isOwn } from './at-client.ts';
import { type CandidateRow, personByAnyEmail } from './candidates/index.ts';
import type { Context } from './context.ts';

/** Somebody at a client who reads a mail. */
export type Reader = AtClient & { client_id: string };

const contactsOfPerson = statement((db, v: { account: string; person: string }) =>
  db
    .selectFrom('client_contacts as contact')
    .innerJoin('candidates as person', (on) =>
      on.onRef('person.account_id', '=', 'contact.account_id').onRef('person.id', '=', 'contact.person_id'),
    )
    .where('contact.account_id', '=', v.account)
    .where('contact.person_id', '=', v.person)
    .where('contact.deleted_at', 'is', null)
    .orderBy('contact.id')
    .select(['person.name', 'contact.client_id', 'contact.person_id']),
);

/** Contacts whose person has an address beside the one that is written to. */
const contactsBeside = statement((db, v: { account: string; like: string }) =>
  db
    .selectFrom('client_contacts as contact')
    .innerJoin('candidates as person', (on) =>
      on.onRef('person.account_id', '=', 'contact.account_id').onRef('person.id', '=', 'contact.person_id'),
    )
    .where('contact.account_id', '=', v.account)
    .where('contact.deleted_at', 'is', null)
    .where('person.other_emails', 'like', v.like)
    .orderBy('contact.id')
    .select(['person.name', 'contact.client_id', 'contact.person_id', 'person.other_emails']),
);

async function besideAt(ctx: Context, address: string): Promise<AtClient[]> {
  const folded = fold(address);
  const found = await contactsBeside(ctx.db, { account: ctx.account.id, like: `%"${folded}"%` });
  return found
    .filter(({ other_emails }) => json.decode<string[]>(other_emails).some((one) => fold(one) === folded))
    .map(({ name, client_id, person_id }) => ({ name, client_id, person_id }));
}

/**
 * The people at clients who read what goes to an address. Somebody is known by their person and not by one address: what goes to a
 * private one is read by the same contact, and so is what is kept with them and goes where nobody else is known.
 * @param kept the person with whom the mail is kept
 */
export async function readersOf(ctx: Context, kept: CandidateRow | null, address: string): Promise<Reader[]> {
  const isTheirs = kept !== null && isOwn(kept, address);
  const at = await atClient(ctx, address, isTheirs);
  const beside = at.length > 0 ? [] : await besideAt(ctx, address);
  const isKnown = at.length > 0 || beside.length > 0;
  const owner = isTheirs ? kept : ((await personByAnyEmail(ctx, address)) ?? (isKnown ? null : kept));
  const own =
    owner === null ? [] : await contactsOfPerson(ctx.db, { account: ctx.account.id, person: owner.id });
  const known = new Map<string, Reader>();
  for (const one of [...at, ...beside, ...own]) {
    const { client_id } = one;
    if (client_id !== null) known.set(`${client_id} ${one.person_id}`, { ...one, client_id });
  }
  return [...known.values()];
}
