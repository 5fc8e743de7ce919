// Read model: who was put to a client without a name, where a mail about them goes to somebody of that client.
import { sql } from 'kysely';
import { json, statement } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { isFreeMail } from '#src/lib/mailbox.ts';
import { candidateLetter, firstNameOnly, identityOf, type Span, scrubKnown } from './anonymity/index.ts';
import { type CandidateRow, candidatesById, knownPerson } from './candidates/index.ts';
import type { Context, WriteContext } from './context.ts';
import type { Finding } from './moderation/index.ts';

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
async function atClient(ctx: WriteContext, address: string, isContactsAlone = false): Promise<AtClient[]> {
  const contacts = await contactsAt(ctx.tx, { account: ctx.account.id, address: fold(address) });
  const house = fold(address).slice(address.lastIndexOf('@'));
  if (isContactsAlone || contacts.length > 0 || isFreeMail(address) || /[%_\\]/.test(house)) return contacts;
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

const sendsTo = statement((db, v: { account: string; client: string; candidate: string }) =>
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
    .where(isOut('sent'))
    .select([
      'sent.identity_visibility as level',
      'sent.mail_id',
      'sent.created_at',
      'item.application_id',
      'item.display_name as label',
    ])
    .unionAll((or) =>
      or
        .selectFrom('specs')
        .where('account_id', '=', v.account)
        .where('client_id', '=', v.client)
        .where('candidate_id', '=', v.candidate)
        .where(isOut('specs'))
        .select([
          sql<'anonymous'>`'anonymous'`.as('level'),
          'mail_id',
          'created_at',
          sql<string>`''`.as('application_id'),
          sql<string>`${FIRST_LABEL}`.as('label'),
        ]),
    ),
);

/** What was sent, or waits for a person and may be. */
const isOut = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.mail_id`)} is not null or ${sql.ref(`${table}.held_at`)} is not null)`;
const FIRST_LABEL = `Candidate ${candidateLetter(0)}`;

const placedAt = statement((db, v: { account: string; client: string; candidate: string }) =>
  db
    .selectFrom('placements')
    .where('account_id', '=', v.account)
    .where('client_id', '=', v.client)
    .where('candidate_id', '=', v.candidate)
    .limit(1)
    .select('id'),
);

const interviewsAt = statement((db, v: { account: string; client: string; candidate: string }) =>
  db
    .selectFrom('interviews')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'interviews.account_id').onRef('jobs.id', '=', 'interviews.job_id'),
    )
    .where('interviews.account_id', '=', v.account)
    .where('interviews.client_id', '=', v.client)
    .where('interviews.candidate_id', '=', v.candidate)
    .where('interviews.interviewers', 'like', '%"contact_id":"%')
    .select(['interviews.title', 'jobs.title as job']),
);

/** How a client has somebody who was put to it without the full name. */
export interface PutAs {
  level: 'first_name' | 'anonymous';
  /** What the client calls them: `Candidate A`, or the first name. */
  label: string;
  /** Whether the client had the name by another way: a send in full, a placement, or an invitation that named them. */
  isNamed: boolean;
}

/**
 * As whom a client has a candidate; null where it was never put without the full name. A send that waits for a person counts: what
 * it hides is told in no other way meanwhile.
 * @param application whose label goes before that of others
 */
export async function putAs(
  ctx: Context,
  about: { candidate: CandidateRow; client: string; application?: string | undefined },
): Promise<PutAs | null> {
  const { candidate, client, application } = about;
  const of = { account: ctx.account.id, client, candidate: candidate.id };
  const sends = await sendsTo(ctx.db, of);
  const hasFull = sends.some(({ level, mail_id }) => level === 'full' && mail_id !== null);
  const hidden = sends.filter(({ level }) => level !== 'full');
  const level = hidden.some((one) => one.level === 'first_name') ? 'first_name' : 'anonymous';
  const isOwn = (one: { application_id: string }): number => (one.application_id === application ? 1 : 0);
  const [last] = hidden
    .filter((one) => one.level === level)
    .sort((a, b) => isOwn(b) - isOwn(a) || (a.created_at < b.created_at ? 1 : -1));
  if (last === undefined) return null;
  const { label } = last;
  const titles = await interviewsAt(ctx.db, of);
  const isNamed =
    hasFull ||
    titles.some(({ title, job }) => isNaming(title, candidate, { level, label, aside: [job] })) ||
    (await placedAt(ctx.db, of)).length > 0;
  return { level, label, isNamed };
}

/** Why words that name somebody wait, for the beginning of a sentence. */
export const putWithout = ({ level, label }: PutAs): string =>
  level === 'anonymous'
    ? `They were put forward without the name, as ${label}`
    : `They were put forward by first name alone, as ${label}`;

/**
 * What of words in an invitation tells the client who a candidate is.
 * @param known what the client knows: the level, the label, and in `aside` words that are of the job or of the client
 */
export function namesIn(
  text: string,
  candidate: CandidateRow,
  known: Pick<PutAs, 'level' | 'label'> & { aside: readonly (string | null)[] },
): Span[] {
  const free = [known.label, ...known.aside].flatMap((words) => {
    const start = words === null || words === '' ? -1 : text.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + (words ?? '').length }];
  });
  return toldIn(text, candidate, known.level).filter(
    (one) => !free.some(({ start, end }) => start <= one.start && one.end <= end),
  );
}

// A title that the service made has the label, and a job may be called as somebody is, also one that is called otherwise since.
function isNaming(title: string, candidate: CandidateRow, known: Parameters<typeof namesIn>[2]): boolean {
  if (fold(title).includes(fold(candidate.name))) return true;
  return !title.includes(known.label) && namesIn(title, candidate, known).length > 0;
}

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

const hiddenAt = statement((db, v: { account: string; client: string }) =>
  db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'sent.account_id').onRef('jobs.id', '=', 'sent.job_id'),
    )
    .where('item.account_id', '=', v.account)
    .where('jobs.client_id', '=', v.client)
    .where('sent.identity_visibility', '!=', 'full')
    .where(isOut('sent'))
    .select(['item.candidate_id', 'sent.created_at'])
    .unionAll((or) =>
      or
        .selectFrom('specs')
        .where('account_id', '=', v.account)
        .where('client_id', '=', v.client)
        .where(isOut('specs'))
        .select(['candidate_id', 'created_at']),
    )
    .orderBy('created_at', 'desc')
    .limit(MANY),
);

const usersOf = statement((db, v: { account: string }) =>
  db.selectFrom('users').where('account_id', '=', v.account).select('name'),
);

/**
 * What of a mail tells a client who somebody is that it was put without the name, whoever the mail is kept with: a person has to
 * look at each. Of people whom the mail is not about it counts where they are named.
 * @param texts each with the input that holds it
 */
export async function namedToClient(
  ctx: WriteContext,
  { candidate, addresses }: { candidate: CandidateRow | null; addresses: readonly string[] },
  texts: readonly (readonly [field: string, text: string | null | undefined])[],
): Promise<Finding[]> {
  const given = texts.flatMap(([field, text]) => (text == null || text === '' ? [] : [{ field, text }]));
  if (given.length === 0) return [];
  const own = candidate?.email;
  const to = addresses.length === 0 && own != null ? [own] : addresses;
  const staff = (await usersOf(ctx.tx, { account: ctx.account.id })).map(({ name }) => name);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const address of new Set(to.map(fold))) {
    const isToThem = candidate !== null && isOwn(candidate, address);
    for (const reader of await atClient(ctx, address, isToThem)) {
      if (reader.client_id === null) continue;
      const others = [...staff, reader.name, candidate?.name ?? null];
      for (const one of await hiddenFrom(ctx, reader.client_id, { candidate, texts: given })) {
        const isAbout = one.id === candidate?.id;
        // Who reads it knows their own name.
        if (seen.has(one.id) || one.id === reader.person_id || (isAbout && isToThem)) continue;
        const known = await putAs(ctx, { candidate: one, client: reader.client_id });
        if (known === null || known.isNamed) continue;
        seen.add(one.id);
        const told = given.flatMap(({ field, text }) =>
          toldIn(text, one, known.level)
            .filter((span) => isAbout || isOfNobodyElse(span, others))
            .map((span) => findingOf(field, span, known)),
        );
        findings.push(...told);
      }
    }
  }
  return findings;
}

/** People whom a client was put without the name: the one a mail is about, and those of whose name a word stands in it. */
async function hiddenFrom(
  ctx: WriteContext,
  client: string,
  mail: { candidate: CandidateRow | null; texts: readonly { text: string }[] },
): Promise<CandidateRow[]> {
  const rows = await hiddenAt(ctx.tx, { account: ctx.account.id, client });
  const ids = rows.map(({ candidate_id }) => candidate_id);
  const people = await candidatesById(ctx.tx, ctx.account.id, ids);
  const said = fold(mail.texts.map(({ text }) => text).join('\n'));
  return [...people.values()].filter(
    (one) =>
      one.id === mail.candidate?.id ||
      // Endings change: as much of a word as they leave.
      wordsOf(one.name).some((word) => said.includes(word.slice(0, Math.max(3, word.length - 2)))),
  );
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** Whether a piece names nobody else who is known to be spoken of: the reader, the agency's people, whom the mail is kept with. */
const isOfNobodyElse = ({ reason, text }: Span, others: readonly (string | null)[]): boolean =>
  reason === 'name' && !others.some((name) => name !== null && wordsOf(name).includes(fold(text)));

const findingOf = (field: string, { text: words, start, end }: Span, known: PutAs): Finding => ({
  ...{ verdict: 'held', about: 'identity', field, words, start, end },
  reason: `${putWithout(known)}, and this tells the client who it is.`,
  rewording: `Say ${known.label}, or leave it out`,
});

/** Warns of a mail that tells a client's contact who somebody is that was put to the client without the name. */
export async function warnOfNamingByMail(
  ctx: WriteContext,
  { candidate, addresses, texts }: Mail,
): Promise<void> {
  const text = texts.filter((one) => typeof one === 'string').join('\n');
  for (const address of new Set(addresses.map(fold))) {
    if (isOwn(candidate, address)) continue;
    for (const { name, client_id: client, person_id } of await atClient(ctx, address)) {
      if (client === null || person_id === candidate.id) continue;
      const known = await putAs(ctx, { candidate, client });
      if (known === null || known.isNamed || toldIn(text, candidate, known.level).length === 0) continue;
      ctx.warn(
        'names_candidate',
        `${candidate.name} was put to the client at identity_visibility ${known.level}, and this mail tells ${name ?? address} who it is. Make sure that the person agreed to it.`,
      );
      return;
    }
  }
}

function toldIn(text: string, record: CandidateRow, level: PutAs['level']): Span[] {
  const identity = identityOf({ candidate: knownPerson(record) });
  const { replaced } = level === 'anonymous' ? scrubKnown(text, identity) : firstNameOnly(text, identity);
  return replaced.filter(({ reason }) => TELLS.has(reason));
}

/** What tells who somebody is; a telephone number or an address may be the sender's own. */
const TELLS: ReadonlySet<string> = new Set(['name', 'employer', 'school', 'linkedin']);
