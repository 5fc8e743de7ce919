// Read model: who else a mail tells of, to a candidate or to a client, of those for whom the agency looks for work.
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';
import { isOwn } from './at-client.ts';
import { type CandidateRow, candidatesById, knownPerson } from './candidates/index.ts';
import type { Context } from './context.ts';
import { readersOf } from './mail-readers.ts';
import { type Finding, rivalsInWords } from './moderation/index.ts';
import type { Mail } from './named-to-client.ts';

/** Words of whoever is in the running, in the languages of mails: beside them a first name, or a client, says enough. */
const RUNNING =
  /(?<!\p{L})(?:also|too|as well|elsewhere|shortlist\w*|interview\w*|applied|applying|in the running|up against|compet\w+|seeing|meeting|offer\w*|chose\w*|picked|went with|gone with|prefer\w*|stage|process|auch|ebenfalls|außerdem|bewirbt|bewerb\w*|beworben|vorstellungs\w*|angebot\w*|aussi|également|postul\w*|entretiens?|offre|concurr\w*|también|además|entrevist\w*|oferta\w*|anche|colloqui\w*|offerta|candidat\w*|ook|solliciteer\w*|sollicitati\w*|gesprek\w*|aanbod|também|proposta|również|też|rozmow\w*|ofert\w*|också|även|intervju\w*|erbjudande|også|tilbud)(?!\p{L})/iu;

const MANY = 200;

/** People of these names who are candidates, and no contact of a client. */
const called = (db: Db, account: string, names: readonly string[]) =>
  db
    .selectFrom('candidates')
    .where('account_id', '=', account)
    .where('name_folded', 'in', names)
    .where('deleted_at', 'is', null)
    .where('contact_only', '=', 0)
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom('client_contacts as contact')
            .whereRef('contact.account_id', '=', 'candidates.account_id')
            .whereRef('contact.person_id', '=', 'candidates.id')
            .where('contact.deleted_at', 'is', null)
            .select(lit(1).as('one')),
        ),
      ),
    )
    .limit(MANY)
    .select(['id', 'name'])
    .execute();

/** Those who are placed where somebody applies: they may be colleagues. */
const placedThere = (db: Db, account: string, reader: string, people: readonly string[]) =>
  db
    .selectFrom('placements')
    .innerJoin('jobs', (on) =>
      on
        .onRef('jobs.account_id', '=', 'placements.account_id')
        .onRef('jobs.client_id', '=', 'placements.client_id'),
    )
    .innerJoin('applications as one', (on) =>
      on.onRef('one.account_id', '=', 'jobs.account_id').onRef('one.job_id', '=', 'jobs.id'),
    )
    .where('placements.account_id', '=', account)
    .where('placements.candidate_id', 'in', people)
    .where('one.candidate_id', '=', reader)
    .select('placements.candidate_id')
    .execute();

/** Others on the jobs of somebody. */
const beside = statement((db, v: { account: string; reader: string }) =>
  db
    .selectFrom('applications as own')
    .innerJoin('applications as other', (on) =>
      on.onRef('other.account_id', '=', 'own.account_id').onRef('other.job_id', '=', 'own.job_id'),
    )
    .innerJoin('candidates as person', (on) =>
      on.onRef('person.account_id', '=', 'other.account_id').onRef('person.id', '=', 'other.candidate_id'),
    )
    .where('own.account_id', '=', v.account)
    .where('own.candidate_id', '=', v.reader)
    .where('other.candidate_id', '!=', v.reader)
    .where('person.deleted_at', 'is', null)
    .limit(MANY)
    .select(['person.id', 'person.name']),
);

/** Clients at which people run who run at this one too. */
const elsewhere = statement((db, v: { account: string; client: string }) =>
  db
    .selectFrom('jobs as here')
    .innerJoin('applications as own', (on) =>
      on.onRef('own.account_id', '=', 'here.account_id').onRef('own.job_id', '=', 'here.id'),
    )
    .innerJoin('applications as other', (on) =>
      on
        .onRef('other.account_id', '=', 'own.account_id')
        .onRef('other.candidate_id', '=', 'own.candidate_id'),
    )
    .innerJoin('jobs as there', (on) =>
      on.onRef('there.account_id', '=', 'other.account_id').onRef('there.id', '=', 'other.job_id'),
    )
    .innerJoin('clients', (on) =>
      on.onRef('clients.account_id', '=', 'there.account_id').onRef('clients.id', '=', 'there.client_id'),
    )
    .where('here.account_id', '=', v.account)
    .where('here.client_id', '=', v.client)
    .where('there.client_id', '!=', v.client)
    .where('other.status', '=', 'active')
    .limit(MANY)
    .select(['clients.name', 'other.candidate_id']),
);

const staffAndContacts = statement((db, v: { account: string; reader: string }) =>
  db
    .selectFrom('users')
    .where('account_id', '=', v.account)
    .select('name')
    .unionAll((or) =>
      or
        .selectFrom('applications as own')
        .innerJoin('jobs', (on) =>
          on.onRef('jobs.account_id', '=', 'own.account_id').onRef('jobs.id', '=', 'own.job_id'),
        )
        .innerJoin('client_contacts as contact', (on) =>
          on
            .onRef('contact.account_id', '=', 'jobs.account_id')
            .onRef('contact.client_id', '=', 'jobs.client_id'),
        )
        .innerJoin('candidates as person', (on) =>
          on
            .onRef('person.account_id', '=', 'contact.account_id')
            .onRef('person.id', '=', 'contact.person_id'),
        )
        .where('own.account_id', '=', v.account)
        .where('own.candidate_id', '=', v.reader)
        .select('person.name'),
    ),
);

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];
type At = Pick<Finding, 'field' | 'words' | 'start' | 'end'>;

/**
 * What of a mail tells a candidate who else looks for work with the agency, or a client where else somebody is in the running: a
 * person has to look at each.
 * @param texts each with the input that holds it
 */
export async function rivalsTold(
  ctx: Context,
  { candidate, addresses }: Mail,
  texts: Texts,
): Promise<Finding[]> {
  if (candidate === null) return [];
  const given = texts.flatMap(([field, text]) => (text == null || text === '' ? [] : [{ field, text }]));
  const to = addresses.length === 0 ? [candidate.email ?? ''] : [...new Set(addresses.map(fold))];
  const found: Finding[] = [];
  const clients = new Set<string>();
  for (const address of to)
    for (const { client_id } of await readersOf(ctx, candidate, address)) clients.add(client_id);
  for (const client of clients) found.push(...(await otherClients(ctx, client, given)));
  if (clients.size === 0 && to.some((one) => isOwn(candidate, one)))
    found.push(...(await otherCandidates(ctx, candidate, given)));
  return found;
}

type Given = readonly { field: string; text: string }[];

async function otherCandidates(ctx: Context, reader: CandidateRow, given: Given): Promise<Finding[]> {
  const of = { account: ctx.account.id, reader: reader.id };
  const own = new Set(wordsOf(reader.name));
  const known = (await staffAndContacts(ctx.db, of)).map(({ name }) => fold(name));
  const whole = given.flatMap(({ field, text }) => namesIn(text).map((at) => ({ field, ...at })));
  const names = [...new Set(whole.map(({ words }) => fold(words)))].filter(
    (name) => name !== fold(reader.name) && !known.includes(name),
  );
  const people = names.length === 0 ? [] : await called(ctx.db, ctx.account.id, names.slice(0, MANY));
  const rivals = await beside(ctx.db, of);
  const ids = [...people, ...rivals].map(({ id }) => id);
  const placed = ids.length === 0 ? [] : await placedThere(ctx.db, ctx.account.id, reader.id, ids);
  const colleagues = new Set(placed.map(({ candidate_id }) => candidate_id));
  const told = new Set(people.filter(({ id }) => !colleagues.has(id)).map(({ name }) => fold(name)));
  const all: At[] = whole.filter(({ words }) => told.has(fold(words)));
  const shared = new Set([...own, ...known.flatMap(wordsOf)]);
  const parts = new Set(
    rivals
      .flatMap(({ id, name }) => (colleagues.has(id) ? [] : wordsOf(name)))
      .filter((one) => one.length > 2 && !shared.has(one)),
  );
  for (const { field, text } of given)
    for (const sentence of sentencesOf(text)) {
      if (!RUNNING.test(sentence.text)) continue;
      for (const { 0: words, index } of sentence.text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]+/gu)) {
        const start = sentence.start + index;
        const isThere = all.some((one) => one.field === field && one.start <= start && start < one.end);
        if (parts.has(fold(words)) && !isThere) all.push({ field, words, start, end: start + words.length });
      }
    }
  const isKnown = (name: string): boolean =>
    [reader.name, ...known].some((one) => wordsOf(one).includes(wordsOf(name)[0] ?? ''));
  for (const { field, text } of given)
    for (const at of rivalsInWords(text, isKnown))
      if (!all.some((one) => one.field === field && one.start < at.end && at.start < one.end))
        all.push({ field, ...at });
  return all.map(
    (at): Finding => ({
      ...{ verdict: 'held', about: 'identity', ...at },
      reason: 'This tells a candidate of another one: that somebody looks for work is theirs to tell.',
      rewording: 'Say that others are in the running, without a name',
    }),
  );
}

async function otherClients(ctx: Context, client: string, given: Given): Promise<Finding[]> {
  const rows = await elsewhere(ctx.db, { account: ctx.account.id, client });
  const said = rows.filter(({ name }) => given.some(({ text }) => text.includes(name)));
  if (said.length === 0) return [];
  const people = await candidatesById(
    ctx.db,
    ctx.account.id,
    said.map(({ candidate_id }) => candidate_id),
  );
  const names = new Set(
    said
      .filter(({ name, candidate_id }) => {
        const person = people.get(candidate_id);
        return person !== undefined && !workedAt(person, name);
      })
      .map(({ name }) => name),
  );
  return given.flatMap(({ field, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      RUNNING.test(sentence.text)
        ? [...names].flatMap((words): Finding[] => {
            const at = sentence.text.indexOf(words);
            if (at < 0) return [];
            const start = sentence.start + at;
            return [
              {
                ...{ verdict: 'held', about: 'identity', field, words, start, end: start + words.length },
                reason: 'This tells a client of another one at which somebody is in the running.',
                rewording: 'Say that they have other talks, without the name',
              },
            ];
          })
        : [],
    ),
  );
}

const workedAt = (person: CandidateRow, house: string): boolean => {
  const { current_company, experience } = knownPerson(person);
  return [current_company, ...experience.map(({ employer }) => employer)].some(
    (one) => typeof one === 'string' && (fold(one).includes(fold(house)) || fold(house).includes(fold(one))),
  );
};

/** Words that greet or part: a name behind one is the rest. */
const GREETS =
  /^(?:dear|hi|hello|hey|good|kind|best|warm|many|thanks|regards|mr|mrs|ms|mx|miss|dr|prof|sehr|liebe[rs]?|hallo|guten|viele|beste|herr|frau|bonjour|cher|chere|madame|monsieur|hola|estimad[oa]|querid[oa]|senora?|gentile|buongiorno|car[oa]|geachte|heer|mevrouw|ola|prezad[oa]|hej|hei|kaere|the|a|an|we|i|you|if|on|in|at)$/u;

/** Runs of two to four words with capitals, each of which may be a name. */
function namesIn(text: string): Omit<At, 'field'>[] {
  const words = [...text.matchAll(/[\p{L}\p{M}’'-]+/gu)].map(({ 0: word, index }) => ({ word, index }));
  return words.flatMap(({ word, index }, at) => {
    if (!/^\p{Lu}/u.test(word) || GREETS.test(fold(word))) return [];
    return [1, 2, 3].flatMap((more) => {
      const last = words[at + more];
      if (last === undefined || !/^\p{Lu}/u.test(last.word)) return [];
      const end = last.index + last.word.replace(/[’']s$/u, '').length;
      const said = text.slice(index, end);
      return /[.!?;:,\n]/u.test(said) ? [] : [{ words: said, start: index, end }];
    });
  });
}

const sentencesOf = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(/[^.!?\n]+/gu)].map(({ 0: sentence, index }) => ({ text: sentence, start: index }));

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
