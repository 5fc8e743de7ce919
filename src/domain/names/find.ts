// Read model: records by the name that a person calls them.
import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';
import { byAddress } from './by-address.ts';
import { KINDS, type Kind, MOST, type Named, type Within, withParts } from './kinds.ts';
import { namePartsOf, withoutMarks } from './spelling.ts';

export type { Named, Within } from './kinds.ts';

/** What joins the parts of a name (`CFO at Ironbark`) and stands in none. */
const JOINING = new Set(['a', 'an', 'at', 'for', 'on', 'the', 'to', 'with', 'of', 'mr', 'ms', 'mrs', 'dr']);

/** What records are called as such, beside their names: “the finance job”. */
const OWN_WORDS: Record<string, readonly string[]> = {
  job: ['job', 'role', 'position', 'vacancy'],
  application: ['application', 'job', 'role', 'position', 'vacancy'],
  interview: ['interview', 'job', 'role', 'position'],
  submission: ['submission', 'shortlist', 'job', 'role', 'position', 'vacancy'],
  placement: ['placement', 'contract'],
  client: ['client', 'company'],
  calendar_event: ['entry', 'reminder', 'appointment', 'meeting', 'event'],
  referee_request: ['request', 'reference', 'references', 'referee', 'referees', 'job', 'role', 'position'],
};

/** People told by name and employer: “Ana Ruiz at Eastern Grid”. */
async function atEmployer(db: Db, account: string, text: string): Promise<Named[]> {
  const [, name, employer] = /^(.+?)(?:\s+(?:at|from|of)|,)\s+(.+)$/i.exec(text) ?? [];
  if (name === undefined || employer === undefined) return [];
  const [called, where] = [namePartsOf(wordsOf(name)), namePartsOf(wordsOf(employer))];
  if (called.length === 0 || where.length === 0) return [];
  const people = (await KINDS.candidate?.find(db, account, called, { timezone: 'UTC' })) ?? [];
  // Of so many not all were looked at, and another of them may be there too.
  if (people.length >= MOST) return people;
  return people.filter(({ about }) => withParts([{ name: about }], where).length > 0);
}

/** The words of a text without what such records are called. */
export const namingWords = (kind: string, text: string): string[] =>
  wordsOf(text).filter((word) => !OWN_WORDS[kind]?.includes(word));

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[\s,“”"()]+/)
    .filter((word) => word !== '' && !JOINING.has(word));
}

/** The kind of id, by name, in whose place a name can stand; undefined for others. */
export function namedKind(kind: string): Pick<Kind, 'scope' | 'also' | 'list'> | undefined {
  return KINDS[kind];
}

/**
 * The records of a kind that a text names: those called exactly so where there are any, else those in which each of its words begins one.
 * Those of the job or client that is named beside it come before all others.
 * @param timezone the agency's, in which times are told
 */
export async function findNamed(db: Db, where: Looked, kind: string, text: string): Promise<Named[]> {
  const words = wordsOf(text);
  const found = await findBy(db, where, kind, text, words);
  const own = namingWords(kind, text);
  return found.length > 0 || own.length === words.length ? found : findBy(db, where, kind, text, own);
}

export type Looked = { account: string; timezone: string } & Within;

export async function findBy(
  db: Db,
  { account, timezone, ...within }: Looked,
  kind: string,
  text: string,
  words: readonly string[],
): Promise<Named[]> {
  const known = KINDS[kind];
  if (kind === 'candidate' && text.includes('@')) return byAddress(db, account, text, MOST);
  const parts = namePartsOf(words);
  if (parts.length === 0 || known === undefined) return [];
  const isNarrowed = within.job_id !== undefined || within.client_id !== undefined;
  const near = isNarrowed ? await known.find(db, account, parts, { timezone, ...within }) : [];
  const told = near.length > 0 ? near : await known.find(db, account, parts, { timezone });
  const found = told.length > 0 || kind !== 'candidate' ? told : await atEmployer(db, account, text);
  const exact = found.filter(({ name }) => fold(name) === fold(text));
  if (exact.length > 0) return exact;
  const alike = found.filter(({ name }) => withoutMarks(name) === withoutMarks(text));
  return alike.length > 0 ? alike : found;
}
