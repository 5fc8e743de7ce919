// Read model: a contact at a client and the person they are.
import type { Db } from '#db/store.ts';
import type { Named } from './find.ts';

/** Which of the two ids of a contact was given, where the other one belongs. */
export type ContactIds = 'person of a contact' | 'contact of a person';

/**
 * The person (`cnd_…`) that a contact's id (`cct_…`) stands for, or the contacts that a person is.
 * Several of the latter when the person is a contact at several clients.
 */
export async function contactPerson(
  db: Db,
  account: string,
  given: ContactIds,
  id: string,
): Promise<Named[]> {
  const isContact = given === 'person of a contact';
  const rows = await db
    .selectFrom('client_contacts')
    .innerJoin('candidates', (on) =>
      on
        .onRef('candidates.account_id', '=', 'client_contacts.account_id')
        .onRef('candidates.id', '=', 'client_contacts.person_id'),
    )
    .innerJoin('clients', (on) =>
      on
        .onRef('clients.account_id', '=', 'client_contacts.account_id')
        .onRef('clients.id', '=', 'client_contacts.client_id'),
    )
    .where('client_contacts.account_id', '=', account)
    .where(isContact ? 'client_contacts.id' : 'client_contacts.person_id', '=', id)
    .where('client_contacts.deleted_at', 'is', null)
    .where('candidates.deleted_at', 'is', null)
    .where('clients.deleted_at', 'is', null)
    .select(['client_contacts.id', 'client_contacts.person_id', 'candidates.name', 'clients.name as client'])
    .orderBy('client_contacts.id')
    .execute();
  return rows.map(({ id: contact, person_id, name, client }) => ({
    id: isContact ? person_id : contact,
    name,
    about: `a contact at ${client}`,
  }));
}
