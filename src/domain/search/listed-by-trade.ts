import { json } from '#db/rows.ts';
import { countMatches, searchIndex, type WordQuery } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import { employerGroup } from '../lexicon/employers.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { plainWords } from '../lexicon/text.ts';
import { isEnglish } from '../speech/index.ts';
import { type Facet, facet, type Home, type Note } from './facets.ts';
import { asked } from './resolve.ts';
import { rowsOf } from './shown.ts';
import { anyOf } from './word-queries.ts';

/** So many people of a trade tell what it lists. */
const PEOPLE = 200;
/** What is said shortly of more entries than these says none of them. */
const MOST_MEANT = 3;
const SHORTEST_PART = 4;
const SHORTEST_ALONE = 5;

/** A skill or paper as people list it. */
interface Entry {
  name: string;
  words: readonly string[];
}

/** A word as it was said, and what people list that it stands for. */
export interface Meant {
  facet: Facet;
  note: Note;
  /** Whether it is no word of everyday English that may be said of anything. */
  isSure: boolean;
}

/**
 * What the people of the trade that a search asks for list as skills and papers, so that what is said of it shortly can be told: a part
 * ("directional" of "Directional drilling"), words cut short ("visual merch"), written apart ("da vinci"), turned ("log core"), or its
 * first letters ("VM"). A query for one trade alone is helped so, as the same words mean another thing in another one.
 */
export class ListedByTrade {
  readonly #ctx: Context;
  readonly #home: Home;
  readonly #trade: WordQuery | null;
  /** The words of the trade's names. */
  readonly #names: readonly string[];
  #entries: Promise<readonly Entry[]> | undefined;

  constructor(ctx: Context, given: readonly Facet[], home: Home) {
    this.#ctx = ctx;
    this.#home = home;
    const roles = given.filter(({ kind, strength }) => kind === 'role' && strength === 'must');
    this.#names = roles.flatMap(({ values }) => values.flatMap(plainWords));
    this.#trade = anyOf(roles.map((role) => asked({ ...role, either: null }, home)?.any ?? null));
  }

  /** What a word that stands in no list of its own is short for; null where nothing is. */
  async meantBy(given: Facet): Promise<Meant | null> {
    const [said = '', more] = given.values;
    const isLoose = given.kind === 'keyword' && given.strength !== 'exclude' && more === undefined;
    if (!isLoose || said.startsWith('"') || this.#trade === null) return null;
    return this.#read(given, said);
  }

  /**
   * What of a town or company that is nobody's on record the trade lists: the Hull of "Hull and machinery" among underwriters, the
   * Lloyd's that they write at.
   * @returns what is meant, and what is left of the condition where it named others besides
   */
  async insteadOf(given: Facet): Promise<{ meant: Meant; rest: Facet | null } | null> {
    const isName = given.kind === 'location' || given.kind === 'employer';
    if (!isName || given.strength !== 'must' || given.either !== null || this.#trade === null) return null;
    for (const value of given.values) {
      const name = this.#nameOf(given, value);
      if (name === null) continue;
      const there = asked({ ...given, values: [value], when: null }, this.#home)?.any ?? null;
      if (there === null || (await countMatches(this.#ctx.db, this.#ctx.account.id, there)) > 0) continue;
      const meant = await this.#read({ ...given, label: name }, name);
      if (meant === null) continue;
      const values = given.values.filter((other) => other !== value);
      const label = given.label === given.values.join(' or ') ? values.join(' or ') : given.label;
      return { meant, rest: values.length === 0 ? null : { ...given, values, label } };
    }
    return null;
  }

  #nameOf({ kind }: Facet, value: string): string | null {
    if (kind === 'employer') return employerGroup(value) === undefined ? value : null;
    const place = placeNamed(value, this.#home.country);
    return place?.kind === 'city' && place.reach === undefined ? place.name : null;
  }

  async #read(given: Facet, said: string): Promise<Meant | null> {
    this.#entries ??= this.#load();
    const entries = await this.#entries;
    const ofTrade = entries.filter((entry) => isNamedAfter(entry, plainWords(said), this.#names));
    const meant =
      ofTrade.length > 0
        ? ofTrade
        : entriesFor(said, entries, given.demanded ? SHORTEST_PART : SHORTEST_ALONE);
    if (meant.length === 0 || meant.length > MOST_MEANT) return null;
    const names = meant.map(({ name }) => name);
    const label = names.join(' or ');
    const words = plainWords(said);
    return {
      facet: facet({ ...given, kind: 'skill', label, values: names, when: null, demanded: false }),
      note: {
        code: 'read_as',
        message: `"${given.label}" was looked for as ${label}, which people of that trade list.`,
      },
      isSure:
        ofTrade.length > 0 || words.length > 1 || !(isOrdinary(words[0] ?? '') || isEnglish(words[0] ?? '')),
    };
  }

  async #load(): Promise<readonly Entry[]> {
    const { hits } = await searchIndex(this.#ctx.db, this.#ctx.account.id, {
      words: this.#trade,
      figures: [],
      boosts: [],
      limit: PEOPLE,
      includeText: false,
    });
    const rows = await rowsOf(
      this.#ctx,
      hits.map(({ candidate_id }) => candidate_id),
    );
    const entries = new Map<string, Entry>();
    for (const { skills, certifications, summary } of rows.values())
      for (const name of [
        ...[skills, certifications].flatMap((list) => json.decode<string[]>(list)),
        ...papersToldIn(summary ?? ''),
      ]) {
        const words = plainWords(name);
        if (words.length > 0 && !entries.has(words.join('_'))) entries.set(words.join('_'), { name, words });
      }
    return [...entries.values()];
  }
}

/** "Holds: IWCF, H2S. Licences: B1 (current)." */
const TOLD =
  /\b(?:holds?|certificates?|certifications?|licen[cs]es?|tickets?|qualifications?)\s*:\s*([^.;\n]{2,120})/gi;

const papersToldIn = (text: string): string[] =>
  [...text.matchAll(TOLD)].flatMap(([, list = '']) =>
    list
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** "Data journalists" of those who list "Data journalism": the words before a trade and the work of its name. */
const isNamedAfter = ({ words }: Entry, said: readonly string[], names: readonly string[]): boolean => {
  const rest = words.filter((word) => !said.includes(word));
  return (
    said.every((word) => words.includes(word)) &&
    rest.length > 0 &&
    rest.every((word) => names.some((name) => name.length > 4 && word.startsWith(name.slice(0, 5))))
  );
};

/** The entries that words stand for: of the ways in which they may, those of the surest. */
function entriesFor(said: string, entries: readonly Entry[], shortest: number): Entry[] {
  const words = plainWords(said);
  if (words.length === 0) return [];
  for (const stands of WAYS) {
    const found = entries.filter((entry) => stands(words, entry, { said, shortest }));
    if (found.length > 0) return found;
  }
  // "Handle property", "write ministerials": what is done with it is said before it.
  const [verb = '', ...rest] = said.split(/\s+/);
  return rest.length > 0 && /^\p{Ll}+$/u.test(verb) && isEnglish(verb)
    ? entriesFor(rest.join(' '), entries, shortest)
    : [];
}

type Way = (words: readonly string[], entry: Entry, around: { said: string; shortest: number }) => boolean;

const WAYS: readonly Way[] = [
  // The whole of it, in another form or written apart.
  (words, { words: listed }) => words.join('') === listed.join(''),
  // "Premiere" of "Premiere Pro", "da vinci" of "DaVinci Resolve".
  (words, { words: listed }) =>
    words.join('').length >= SHORTEST_PART &&
    listed.some((_, at) => at > 0 && listed.slice(0, at).join('') === words.join('')),
  // "N4" of "Navis N4", "claims" of "Property claims".
  (words, { words: listed }) =>
    listed.length > words.length &&
    (words.join('').length >= SHORTEST_PART || /\d/.test(words.join(''))) &&
    listed.some((_, at) => at > 0 && words.every((word, n) => listed[at + n] === word)),
  // "VM" of "Visual merchandising", "DG" of "Dangerous Goods certificate".
  (_, { words: listed }, { said }) => {
    if (!/^[A-Z][A-Za-z]{0,2}[A-Z]s?$/.test(said)) return false;
    const letters = listed.filter((word) => !/^(?:and|of|the|in|for)$/.test(word)).map((word) => word[0]);
    const initials = said.replace(/s$/, '').toLowerCase();
    return (
      letters.length > 1 &&
      (letters.join('') === initials ||
        (PAPER.test(listed.at(-1) ?? '') && letters.slice(0, -1).join('') === initials))
    );
  },
  // "Visual merch", "log core", "resource models".
  (words, { words: listed }, { shortest }) => {
    const stems = words.map(stemOf);
    if (stems.some((stem) => stem.length < 3)) return false;
    if (words.length === 1 && (words[0] ?? '').length < shortest) return false;
    const free = [...listed];
    return stems.every((stem) => {
      const at = free.findIndex((word) => word.startsWith(stem));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    });
  },
];

const PAPER = /^(?:licen[cs]e|certificate|certification|registration|card|ticket|accreditation)$/;

/** A word without its ending, as far as it is the same in what is done and who does it. */
const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ations?|ings?|ers?|ed|es|s|e|ion)$/, '');
  return stem.length >= 3 ? stem : word;
};
