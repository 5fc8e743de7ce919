// Read model: who was put to a client without a name, where a mail about them goes to somebody of that client.
import { sql } from 'kysely';
import { json, statement } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { isFreeMail } from '#src/lib/mailbox.ts';
import { firstNameOnly, identityOf, scrubKnown } from './anonymity/index.ts';
import { type CandidateRow, knownPerson } from './candidates/index.ts';
import type { WriteContext } from './context.ts';

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
interface AtClient {
  name: string | null;
  client_id: string | null;
  person_id: string;
}

/** The contacts who have an address, or else those of its house: where Ingrid writes from, so does whoever reads the others' mail. */
async function atClient(ctx: WriteContext, address: string): Promise<AtClient[]> {
  const contacts = await contactsAt(ctx.tx, { account: ctx.account.id, address: fold(address) });
  const house = fold(address).slice(address.lastIndexOf('@'));
  if (contacts.length > 0 || isFreeMail(address) || /[%_\\]/.test(house)) return contacts;
  const others = await contactsOfHouse(ctx.tx, { account: ctx.account.id, house: `%${house}` });
  const clients = new Map(others.map((one) => [one.client_id, one]));
  return [...clients.values()].map((one) => ({ ...one, name: null }));
}

const isOwn = (candidate: CandidateRow, address: string): boolean =>
  [candidate.email, ...json.decode<string[]>(candidate.other_emails)].some(
    (one) => one?.toLowerCase() === address.toLowerCase(),
  );

/** Whether a mail to or about somebody is read by somebody at a client: they are a contact themselves, or it goes to one. */
export async function goesToAClient(
  ctx: WriteContext,
  candidate: CandidateRow,
  addresses: readonly string[],
): Promise<boolean> {
  const own = await contactOfPerson(ctx.tx, { account: ctx.account.id, person: candidate.id });
  if (own.length > 0) return true;
  for (const address of new Set(addresses)) {
    if (!isOwn(candidate, address) && (await atClient(ctx, address)).length > 0) return true;
  }
  return false;
}

const levelsAt = statement((db, v: { account: string; client: string; candidate: string }) =>
  db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'sent.account_id').onRef('jobs.id', '=', 'sent.job_id'),
    )
    .innerJoin('applications as one', (on) =>
      on.onRef('one.account_id', '=', 'item.account_id').onRef('one.id', '=', 'item.application_id'),
    )
    .where('item.account_id', '=', v.account)
    .where('jobs.client_id', '=', v.client)
    .where('one.candidate_id', '=', v.candidate)
    .where('sent.mail_id', 'is not', null)
    .select('sent.identity_visibility as level')
    .unionAll((or) =>
      or
        .selectFrom('specs')
        .where('account_id', '=', v.account)
        .where('client_id', '=', v.client)
        .where('candidate_id', '=', v.candidate)
        .where('mail_id', 'is not', null)
        .select(sql<'anonymous'>`'anonymous'`.as('level')),
    ),
);

interface Mail {
  candidate: CandidateRow;
  /** Where it goes, copies too. */
  addresses: readonly string[];
  texts: readonly (string | null | undefined)[];
}

/**
 * What somebody is called to whom a mail about a candidate goes: a client's contact by their own name, and
 * nobody where only their house is known, so that the candidate's stands in no header.
 */
export async function calledAt(
  ctx: WriteContext,
  candidate: CandidateRow,
  address: string,
): Promise<string | null> {
  if (isOwn(candidate, address)) return candidate.name;
  const [contact] = await atClient(ctx, address);
  return contact === undefined ? candidate.name : contact.name;
}

/** Warns of a mail that tells a client's contact who somebody is that was put to the client without the name. */
export async function warnOfNamingByMail(
  ctx: WriteContext,
  { candidate, addresses, texts }: Mail,
): Promise<void> {
  const text = texts.filter((one) => typeof one === 'string').join('\n');
  const account = ctx.account.id;
  for (const address of new Set(addresses.map(fold))) {
    if (isOwn(candidate, address)) continue;
    for (const { name, client_id: client, person_id } of await atClient(ctx, address)) {
      if (client === null || person_id === candidate.id) continue;
      const levels = await levelsAt(ctx.tx, { account, client, candidate: candidate.id });
      if (levels.length === 0 || levels.some(({ level }) => level === 'full')) continue;
      const level = levels.some((one) => one.level === 'first_name') ? 'first_name' : 'anonymous';
      if (!tells(text, candidate, level)) continue;
      ctx.warn(
        'names_candidate',
        `${candidate.name} was put to the client at identity_visibility ${level}, and this mail tells ${name ?? address} who it is. Make sure that the person agreed to it.`,
      );
      return;
    }
  }
}

function tells(text: string, record: CandidateRow, level: 'first_name' | 'anonymous'): boolean {
  const identity = identityOf({ candidate: knownPerson(record) });
  const { replaced } = level === 'anonymous' ? scrubKnown(text, identity) : firstNameOnly(text, identity);
  return replaced.some(({ reason }) => TELLS.has(reason));
}

/** What tells who somebody is; a telephone number or an address may be the sender's own. */
const TELLS: ReadonlySet<string> = new Set(['name', 'employer', 'school', 'linkedin']);
