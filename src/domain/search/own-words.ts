import { countMatches, isMoreThan, type WordQuery } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import { employerGroup, employerNamed } from '../lexicon/employers.ts';
import { roles, skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { type Facet, type FacetKind, facet, type Home, type Note } from './facets.ts';
import { meeting } from './meeting.ts';
import { type Asked, asked } from './resolve.ts';

/** What says who is looked for; all else (places, figures, levels, rights) says which of them. */
const SAYS_WHO: ReadonlySet<FacetKind> = new Set<FacetKind>([
  'role',
  'skill',
  'certification',
  'employer',
  'industry',
  'education',
  'school',
  'tag',
  'name',
  'email',
  'phone',
  'profile',
  'last_contact',
  'desk',
]);

/**
 * Words that no lexicon knows and that stand in people's own records or CVs. Where nothing else of the query says who is looked
 * for ("Section 106, Leeds"), those whose record says them are the answer, if any of them meets the rest. A trade of no lexicon
 * that is in nobody's title but in somebody's text is looked for there. A skill of no lexicon and no record is left out beside
 * something else that says who is looked for. Each is told.
 */
export async function inOwnWords(
  ctx: Context,
  given: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<Facet[]> {
  const read = await Promise.all(
    given.map(async (each) => unknownTermInText(ctx, await withoutGuess(ctx, each, home, notes), notes)),
  );
  const facets = await withoutUnheld(ctx, await withoutUnkept(ctx, read, home, notes), home, notes);
  const holding = await Promise.all(
    facets.map((each) => (isUnknownSkill(each) ? matchesOf(ctx, asked(each, home)) : 1)),
  );
  const says = facets.map(
    (each, at) => SAYS_WHO.has(each.kind) && each.strength === 'must' && holding[at] !== 0,
  );
  if (says.includes(true)) {
    facets.forEach(({ label, strength }, at) => {
      if (holding[at] !== 0 || strength === 'exclude') return;
      const reason = `"${label}" stands in no record and was left out (notes and mails are not searched).`;
      facets[at] = facet({ kind: 'unsupported', strength: 'must', label, reason });
      notes.push({ code: 'not_in_records', message: reason });
    });
    return facets;
  }
  const rest = facets.flatMap((each) => (isLooseWord(each) ? [] : (asked(each, home) ?? [])));
  let rarest: { at: number; found: Facet; count: number } | null = null;
  for (const [at, each] of facets.entries()) {
    if (!isLooseWord(each) || each.strength !== 'nice') continue;
    const found = facet({ ...each, kind: 'keyword', strength: 'must', values: [await phraseOf(ctx, each)] });
    const count = await matchesOf(ctx, asked(found, home));
    if (count > 0 && (rarest === null || count < rarest.count)) rarest = { at, found, count };
  }
  if (rarest === null) return facets;
  const own = asked(rarest.found, home);
  if (own === null || (await meeting(ctx, [...rest, own], 1)).total === 0) return facets;
  facets[rarest.at] = rarest.found;
  notes.push({
    code: 'own_words',
    message: `"${rarest.found.label}" was not understood, and nothing else says who is looked for: it was required of the words of records and CVs, where it stands of ${rarest.count} in all.`,
  });
  return facets;
}

// "Ex-zorblo people": a company that is in small letters, in no lexicon and on no record is a guess, and keeps nobody out.
async function withoutGuess(ctx: Context, given: Facet, home: Home, notes: Note[]): Promise<Facet> {
  const [name = '', more] = given.values;
  if (given.kind !== 'employer' || given.strength !== 'must' || more !== undefined) return given;
  if (/[\p{Lu}\d"]/u.test(name) || employerNamed(name) !== undefined || employerGroup(name) !== undefined)
    return given;
  if ((await matchesOf(ctx, asked({ ...given, when: null }, home))) > 0) return given;
  const reason = `"${given.label}" was read as a company that stands in no record, and was left out: write its name with a capital to ask for it all the same.`;
  notes.push({ code: 'not_in_records', message: reason });
  return facet({ kind: 'unsupported', strength: 'must', label: given.label, reason });
}

/** Certificates and degrees, which many agencies do not write down. */
const PAPERS: ReadonlySet<FacetKind> = new Set<FacetKind>(['certification', 'education']);
/** English, which hardly any record lists, as whoever is there speaks it. */
const isOfEverybody = ({ kind, values }: Facet): boolean =>
  kind === 'language' && String(values) === 'English';
/** A word behind a hash that nobody is tagged with may be the channel of a chat. */
const mayBeChannel = ({ kind, demanded }: Facet): boolean => kind === 'tag' && demanded;
/** Of this many people some hold any paper that the agency writes down. */
const MANY = 100;

/**
 * A certificate or degree that stands on nobody's record, among many, and English in an agency that lists it of nobody, is one that the agency does not write down: of it nothing is known,
 * so that it leaves nobody out beside something else that says who is looked for. It is told, and nobody is strong.
 */
async function withoutUnkept(
  ctx: Context,
  given: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<Facet[]> {
  const isPaper = (each: Facet): boolean =>
    (PAPERS.has(each.kind) || isOfEverybody(each) || mayBeChannel(each)) &&
    each.strength === 'must' &&
    each.either === null;
  const says = given.some((each) => SAYS_WHO.has(each.kind) && each.strength === 'must' && !isPaper(each));
  if (!says || !given.some(isPaper)) return [...given];
  return Promise.all(
    given.map(async (each) => {
      if (!isPaper(each) || (await matchesOf(ctx, asked(each, home))) > 0) return each;
      const isMany = await isMoreThan(ctx.db, ctx.account.id, MANY, { words: null, figures: [] });
      if (!isMany && !isOfEverybody(each) && !mayBeChannel(each)) return each;
      const reason = `"${each.label}" stands on nobody's record here, so it could not be checked and left nobody out${mayBeChannel(each) ? ` (say "tagged ${each.values[0]}" to ask for it)` : ': ask them for it'}.`;
      notes.push({ code: 'not_in_records', message: reason });
      return facet({ kind: 'unsupported', strength: 'must', label: each.label, reason });
    }),
  );
}

// "Midwives with zorbling in Sydney or ...": of what holds together in one alternative, a word that stands in no record keeps nobody out.
async function withoutUnheld(
  ctx: Context,
  given: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<Facet[]> {
  return Promise.all(
    given.map(async (each) => {
      const isOfOne =
        each.either !== null && each.together !== null && each.strength === 'must' && !each.absent;
      if (!isOfOne || each.kind !== 'keyword' || (await matchesOf(ctx, asked(each, home))) > 0) return each;
      const reason = `"${each.label}" stands in no record and was left out (notes and mails are not searched).`;
      notes.push({ code: 'not_in_records', message: reason });
      return facet({ kind: 'unsupported', strength: 'must', label: each.label, reason });
    }),
  );
}

const isLooseWord = ({ kind, strength, either, values: [value = ''] }: Facet): boolean =>
  kind === 'keyword' && strength !== 'exclude' && either === null && !value.startsWith('"');

const isUnknownSkill = ({ kind, strength, either, values: [value = '', more] }: Facet): boolean =>
  kind === 'skill' &&
  strength === 'must' &&
  either === null &&
  more === undefined &&
  skills().book.whole(value) === undefined;

const matchesOf = async (ctx: Context, query: Asked | null): Promise<number> =>
  query?.any == null ? 0 : countMatches(ctx.db, ctx.account.id, query.any);

const inText = (words: readonly string[]): WordQuery => ({
  any: [{ phrase: words.map((word) => `w_${word}`) }, { phrase: words.map((word) => `v_${word}`) }],
});

// The words as one phrase where somebody's record says them so, else each of them anywhere.
async function phraseOf(ctx: Context, { values: [value = ''] }: Facet): Promise<string> {
  const words = plainWords(value);
  const isSaid = words.length > 0 && (await countMatches(ctx.db, ctx.account.id, inText(words))) > 0;
  return isSaid ? `"${value}"` : value;
}

// "Banksmen in Leeds": in nobody's title, but in somebody's CV.
async function unknownTermInText(ctx: Context, given: Facet, notes: Note[]): Promise<Facet> {
  const [value = '', more] = given.values;
  const isUnknown = given.kind === 'role' && more === undefined && roles().book.whole(value) === undefined;
  if (!isUnknown || given.strength !== 'must' || given.when !== null || given.either !== null) return given;
  const words = plainWords(value);
  const titled: WordQuery = {
    any: ['ct', 'pt'].map((kind) => ({ phrase: words.map((word) => `${kind}_${word}`) })),
  };
  if (words.length === 0 || (await countMatches(ctx.db, ctx.account.id, titled)) > 0) return given;
  const count = await countMatches(ctx.db, ctx.account.id, inText(words));
  if (count === 0) return given;
  notes.push({
    code: 'own_words',
    message: `"${given.label}" is nobody's title: it was required of the words of records and CVs, where it stands of ${count} in all.`,
  });
  return facet({ ...given, kind: 'keyword', values: [`"${value}"`] });
}
