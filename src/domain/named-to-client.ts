// Read model: what of a mail tells somebody at a client who a person is that the client has without the name.
import { statement } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import type { Span } from './anonymity/index.ts';
import { isOwn } from './at-client.ts';
import { type CandidateRow, candidatesById, knownPerson } from './candidates/index.ts';
import type { Context, WriteContext } from './context.ts';
import { type Reader, readersOf } from './mail-readers.ts';
import type { Finding } from './moderation/index.ts';
import { mayReach } from './own-reach.ts';
import { isOut, type PutAs, putAs, putWithout, toldIn } from './sent-without-name.ts';

/** Sends to one client that are looked at. */
const MANY = 200;

const hiddenAt = statement((db, v: { account: string; client: string; since: string }) =>
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
    .where('sent.created_at', '>=', v.since)
    .where(isOut('sent'))
    .select(['item.candidate_id', 'sent.created_at'])
    .unionAll((or) =>
      or
        .selectFrom('specs')
        .where('account_id', '=', v.account)
        .where('client_id', '=', v.client)
        .where('created_at', '>=', v.since)
        .where(isOut('specs'))
        .select(['candidate_id', 'created_at']),
    )
    .orderBy('created_at', 'desc')
    .limit(MANY),
);

const usersOf = statement((db, v: { account: string }) =>
  db.selectFrom('users').where('account_id', '=', v.account).select('name'),
);

const clientWords = statement((db, v: { account: string; client: string }) =>
  db
    .selectFrom('clients')
    .leftJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'clients.account_id').onRef('jobs.client_id', '=', 'clients.id'),
    )
    .where('clients.account_id', '=', v.account)
    .where('clients.id', '=', v.client)
    .limit(MANY)
    .select(['clients.name', 'jobs.title']),
);

/** The headers of a mail that its readers see, and whom it is copied to unseen. */
export interface Header {
  to: { address: string; name: string | null };
  cc: readonly string[];
  bcc: readonly string[];
}

/** A mail as it is looked at: with whom it is kept, and who gets it. */
export interface Mail {
  candidate: CandidateRow | null;
  /** Where it goes, copies too; empty: to the candidate's own address. */
  addresses: readonly string[];
  header?: Header | undefined;
}

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/** Somebody whom a mail gives away, to whom, and by which words. */
interface Told {
  person: CandidateRow;
  reader: Reader;
  address: string;
  known: PutAs;
  findings: Finding[];
}

/**
 * What of a mail tells a client who somebody is that it was put without the name, whoever the mail is kept with: a person has to
 * look at each. The headers count as the words do. Of whom the client said that it wants to meet them, the name may be told.
 * @param texts each with the input that holds it
 */
export async function namedToClient(ctx: Context, mail: Mail, texts: Texts): Promise<Finding[]> {
  return (await toldToClients(ctx, mail, texts)).flatMap(({ known, findings }) =>
    known.isWanted ? [] : findings,
  );
}

/**
 * The same by person, those among them whom the client wants to meet.
 * @param since sends before this instant do not count: the mail was looked at after them
 */
export async function toldToClients(
  ctx: Context,
  { candidate, addresses, header }: Mail,
  texts: Texts,
  since = '',
): Promise<Told[]> {
  const given = texts.flatMap(([field, text]) => (text == null || text === '' ? [] : [{ field, text }]));
  const own = candidate?.email;
  const to = addresses.length === 0 && own != null ? [own] : addresses;
  let staff: string[] | null = null;
  const all: Told[] = [];
  const seen = new Set<string>();
  for (const address of new Set(to.map(fold))) {
    const isToThem = candidate !== null && isOwn(candidate, address);
    for (const reader of await readersOf(ctx, candidate, address)) {
      const { client_id: client } = reader;
      const headed = headerFor(header, reader, address);
      const read = headed === null ? given : [...given, headed];
      if (read.length === 0) continue;
      const people = await hiddenFrom(ctx, { client, since }, candidate, read);
      if (people.length === 0) continue;
      staff ??= (await usersOf(ctx.db, { account: ctx.account.id })).map(({ name }) => name);
      const about = await besideOf(ctx, client, [...staff, reader.name], candidate);
      for (const person of people) {
        const isAbout = person.id === candidate?.id;
        // Who reads it knows their own name.
        if (seen.has(person.id) || person.id === reader.person_id || (isAbout && isToThem)) continue;
        const known = await putAs(ctx, { candidate: person, client });
        if (known === null || known.isNamed) continue;
        const findings = read.flatMap(({ field, text }) =>
          toldBy(text, person, known, { ...about, isAbout }).map((span) =>
            findingOf(field, span, known, text === headed?.text),
          ),
        );
        if (findings.length === 0) continue;
        seen.add(person.id);
        all.push({ person, reader, address, known, findings });
      }
    }
  }
  return all;
}

/** What a reader sees of the others who get a mail; they know themselves. */
function headerFor(
  header: Header | undefined,
  reader: Reader,
  address: string,
): { field: string; text: string } | null {
  if (header === undefined) return null;
  const { to, cc } = header;
  const isReader = fold(to.address) === address && (to.name === null || to.name === reader.name);
  const shown = [
    ...(isReader ? [] : [`${to.name ?? ''} <${to.address}>`]),
    ...cc.filter((one) => fold(one) !== address),
  ];
  if (shown.length === 0) return null;
  const isCc = cc.some((one) => fold(one) === address);
  const field = isCc ? 'cc_addresses' : fold(to.address) === address ? 'to_address' : 'bcc_addresses';
  return { field, text: shown.join(', ') };
}

/** What else is known to be spoken of. */
interface Beside {
  houses: readonly string[];
  titles: readonly string[];
  others: readonly string[];
  /** Houses and schools of the person whom the mail is kept with. */
  theirs: readonly string[];
}

async function besideOf(
  ctx: Context,
  client: string,
  names: readonly (string | null)[],
  candidate: CandidateRow | null,
): Promise<Beside> {
  const rows = await clientWords(ctx.db, { account: ctx.account.id, client });
  const person = candidate === null ? null : knownPerson(candidate);
  return {
    houses: [ctx.account.name, ...rows.slice(0, 1).map(({ name }) => name)],
    titles: [...new Set(rows.flatMap(({ title }) => title ?? []))],
    others: [...names, candidate?.name ?? null].filter((name) => name !== null),
    theirs: [
      person?.current_company,
      ...(person?.experience ?? []).map(({ employer }) => employer),
      ...(person?.education ?? []).map(({ school }) => school),
    ].filter((name) => typeof name === 'string'),
  };
}

/** What of a text tells who somebody is, and nobody and nothing else that is known to be spoken of. */
function toldBy(
  text: string,
  person: CandidateRow,
  known: PutAs,
  { houses, titles, others, theirs, isAbout }: Beside & { isAbout: boolean },
): Span[] {
  const strangers = isAbout ? others.filter((name) => name !== person.name) : others;
  const spans = toldIn(text, person, known.level, { houses, others: strangers, isUnsureToo: isAbout });
  const free = placesOf(text, [...houses, ...titles, known.label]);
  return spans.filter((span) => {
    // A job may be called as somebody is, but for the whole of a name.
    const isWhole = span.reason === 'name' && /\s/u.test(span.text);
    if (!isWhole && free.some(({ start, end }) => start <= span.start && span.end <= end)) return false;
    if (isAbout) return true;
    if (span.reason === 'name') return !others.some((name) => wordsOf(name).includes(fold(span.text)));
    if (span.reason === 'employer' || span.reason === 'school')
      return !theirs.some((name) => fold(name).includes(fold(span.text)));
    return true;
  });
}

function placesOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  const small = text.toLowerCase();
  return words.flatMap((one) => {
    const places: { start: number; end: number }[] = [];
    const said = one.toLowerCase();
    for (let at = said === '' ? -1 : small.indexOf(said); at >= 0; at = small.indexOf(said, at + said.length))
      places.push({ start: at, end: at + said.length });
    return places;
  });
}

/** People whom a client was put without the name: the one a mail is about, and those of whom a word may stand in it. */
async function hiddenFrom(
  ctx: Context,
  { client, since }: { client: string; since: string },
  candidate: CandidateRow | null,
  texts: readonly { text: string }[],
): Promise<CandidateRow[]> {
  const rows = await hiddenAt(ctx.db, { account: ctx.account.id, client, since });
  const ids = rows.map(({ candidate_id }) => candidate_id);
  const people = await candidatesById(ctx.db, ctx.account.id, ids);
  const said = fold(texts.map(({ text }) => text).join('\n'));
  const letters = said.replace(/[^\p{L}\p{N}]+/gu, '');
  return [...people.values()].filter((one) => one.id === candidate?.id || mayBeTold(one, said, letters));
}

function mayBeTold(record: CandidateRow, said: string, letters: string): boolean {
  const person = knownPerson(record);
  const houses = [
    person.current_company,
    ...person.experience.map(({ employer }) => employer),
    ...person.education.map(({ school }) => school),
    // Works and sites that a description names.
    ...person.experience.map(({ description }) => description?.match(/\p{Lu}\p{L}+/gu)?.join(' ')),
  ].flatMap((text) => wordsOf(text ?? '').filter((word) => word.length > 3));
  const words = [...[record.name, ...person.other_names].flatMap(wordsOf), ...houses];
  return (
    // Endings change, and letters may be spaced: as much of a word as they leave.
    words.some((word) => letters.includes(word.slice(0, Math.max(3, word.length - 2)))) ||
    said.includes(
      wordsOf(record.name)
        .map((word) => word.slice(0, 1))
        .join('.'),
    ) ||
    mayReach(letters, person)
  );
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

const findingOf = (
  field: string,
  { text: words, start, end }: Span,
  known: PutAs,
  isHeader: boolean,
): Finding => ({
  ...{ verdict: 'held', about: 'identity', field, words, start, end },
  reason: `${putWithout(known)}, and ${isHeader ? 'the header of this mail' : 'this'} tells the client who it is.`,
  rewording: isHeader ? 'Write to the client in a mail of its own' : `Say ${known.label}, or leave it out`,
});

/** Warns of a mail that tells a client's contact who somebody is that was put to the client without the name. */
export async function warnOfNamingByMail(ctx: WriteContext, mail: Mail, texts: Texts): Promise<void> {
  const [first] = await toldToClients(ctx, mail, texts);
  if (first === undefined) return;
  const { person, known, reader, address } = first;
  ctx.warn(
    'names_candidate',
    `${person.name} was put to the client at identity_visibility ${known.level}, and this mail tells ${reader.name ?? address} who it is. Make sure that the person agreed to it.`,
  );
}
