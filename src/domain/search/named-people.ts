import { countMatches, type WordQuery } from '#db/search-index.ts';
import { markWords, notToApproach } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { industriesOf } from '../lexicon/employers.ts';
import { plainWords } from '../lexicon/text.ts';
import { isGivenName } from '../names/index.ts';
import { type CompiledQuery, type Facet, facet, type Note } from './facets.ts';

/**
 * Words that no record explains and that name a person: somebody who must not be approached, whose first word is a given
 * name, or who stands first in the query, each word a capitalised one that no record knows. They stay a requirement, so that
 * a search for one person finds nobody rather than somebody else.
 * @param first whether the query begins with them
 * @returns null for words that name nobody
 */
export async function asPerson(
  ctx: Context,
  given: Facet,
  first: boolean,
  notes: Note[],
): Promise<Facet | null> {
  const [value = ''] = given.values;
  const words = plainWords(value);
  if (given.kind !== 'keyword' || given.strength === 'exclude' || value.startsWith('"')) return null;
  if (words.length < 2 || words.length > 4 || !/^\p{Lu}\S*(?:\s+\S+)*\s+\p{Lu}/u.test(value)) return null;
  const named = facet({ ...given, kind: 'name', strength: 'must' });
  const barred = await notToApproach(ctx, value);
  if (barred.length > 0) {
    const who = barred.map(({ name, id, ...mark }) => `${name} (${id})${markWords(ctx, mark)}`).join(', ');
    const [is, shows] = barred.length === 1 ? ['is', 'that record'] : ['are', 'those records'];
    notes.push({
      code: 'do_not_approach',
      message: `${who} ${is} marked as not to be approached and left out of every search; get_candidate shows ${shows}.`,
    });
    return named;
  }
  if (industriesOf(value).size > 0) return null;
  if (!(await isFirstName(ctx, words[0] ?? '')) && !(first && (await readsAsName(ctx, value)))) return null;
  notes.push({ code: 'nobody_of_the_name', message: `Nobody on record is called "${value}".` });
  return named;
}

// A given name of the table, or part of the name of somebody on record.
const isFirstName = async (ctx: Context, word: string): Promise<boolean> =>
  isGivenName(word) || (await countMatches(ctx.db, ctx.account.id, { term: `nm_${word}` })) > 0;

/** Two or three words as names are written: one capital each, letters alone. */
const AS_WRITTEN = /^\p{Lu}[\p{Ll}'’-]+(?:\s+\p{Lu}[\p{Ll}'’-]+){1,2}$/u;

// Each word is part of somebody's name, or in no record and no CV.
async function readsAsName(ctx: Context, value: string): Promise<boolean> {
  if (!AS_WRITTEN.test(value)) return false;
  const stands = (any: WordQuery[]) => countMatches(ctx.db, ctx.account.id, { any });
  for (const word of plainWords(value)) {
    const isNamed = (await stands([{ term: `nm_${word}` }])) > 0;
    if (!isNamed && (await stands([{ term: `w_${word}` }, { term: `v_${word}` }])) > 0) return false;
  }
  return true;
}

/** Capitalised words in a row, with the word before them. */
const ROW =
  /(?<before>\p{L}+\s+)?(?<row>\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|der|van|von|da|di|el|al|bin)\s+)?\p{Lu}[\p{L}'’-]+){1,4})/gu;
/** What stands before the name of a company or a place. */
const OF_A_COMPANY = /^(?:at|for|ex|near|in|around|with|by|of|not)\s+$/i;
/** What asks for people who resemble the one named behind it, and not for that one. */
const RESEMBLING =
  /(?:\b(?:(?:\d{1,2}|one|two|three|four|five|six|a few|some|any|more)\s+)*(?:others?|more|people|persons?|candidates?|profiles?|someone|somebody|anyone|anybody)\s+)?(?:\b(?:who (?:is|are)|just|much|very|most)\s+)*\b(?:like|another|(?:similar|comparable|close) (?:to|as)|along the lines of|clone of)\s+$/iu;
const MOST_WORDS = 4;

/**
 * Finds the whole names of people on record in a query, so that a Smith or a Cook is not read as a trade nor a Mark as a
 * town.
 * @returns the names, and the query without them
 */
export async function namesIn(ctx: Context, query: string): Promise<{ rest: string; names: string[] }> {
  const names: string[] = [];
  let rest = query;
  if (query.includes('"')) return { rest, names };
  for (const { groups, index } of query.matchAll(ROW)) {
    const { before = '', row = '' } = groups ?? {};
    if (OF_A_COMPANY.test(before) && !/^of\s/i.test(before)) continue;
    const name = await knownName(ctx, row.split(/\s+/));
    if (name === null) continue;
    const [resembling] = RESEMBLING.exec(query.slice(0, query.indexOf(name, index))) ?? [];
    if (resembling !== undefined) {
      // As the rules read it, whatever stood before it.
      rest = rest.replace(`${resembling}${name}`, ` someone like ${name}`);
      continue;
    }
    if (OF_A_COMPANY.test(before)) continue;
    rest = rest.replace(name, ' ');
    names.push(name);
  }
  return { rest, names };
}

/** The requirement to be one of several people. */
export function anyOfNames(names: readonly string[]): Facet {
  const values = names.map((name) => `"${name}"`);
  return facet({ kind: 'name', strength: 'must', label: names.join(' or '), values });
}

/** Whether a compiled query asks for somebody of a name already. */
export function isRead({ facets }: CompiledQuery, name: string): boolean {
  const key = keyOf(name);
  return facets.some(({ kind, values }) => kind === 'name' && values.some((value) => keyOf(value) === key));
}

const keyOf = (name: string): string => plainWords(name).toSorted().join('_');

// The longest part of a row of words that is somebody's whole name.
async function knownName(ctx: Context, row: readonly string[]): Promise<string | null> {
  for (let length = Math.min(MOST_WORDS, row.length); length >= 2; length -= 1) {
    for (let at = 0; at + length <= row.length; at += 1) {
      const name = row.slice(at, at + length).join(' ');
      const term = `nk_${keyOf(name)}`;
      if ((await countMatches(ctx.db, ctx.account.id, { term })) > 0) return name;
    }
  }
  return null;
}
