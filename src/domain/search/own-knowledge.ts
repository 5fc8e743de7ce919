import { countMatches, type WordQuery } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { plainWords } from '../lexicon/text.ts';
import { isEnglish } from '../speech/index.ts';
import { withAlternatives } from './alternatives.ts';
import { type Facet, facet, type Home, type Note } from './facets.ts';
import { isMetByAny } from './meeting.ts';
import { isCode, isPaper, listedAs } from './own-phrases.ts';
import { pastTitles } from './past-titles.ts';
import { asked } from './resolve.ts';

/** How many people must list an everyday word as a skill before a search can require it. */
const ENOUGH_TO_REQUIRE = 3;
/** "Leasehold", "immunology": English words that are listed as a skill and seldom said of anything else. */
const LONG_ENOUGH = 7;

/** What says who is looked for, beside which a word may name a place. */
const SAYS_WHO = new Set<Facet['kind']>(['role', 'skill', 'certification']);

export const rankedOnly = ({ label, kind }: Facet): Note => ({
  code: 'ranked_only',
  message: `"${label}" was found as a ${kind} in your records alone: it keeps nobody out, and those come first who have it. Put it in quotes to ask for it.`,
});

/**
 * What a word that no lexicon knows is required as, as the agency's records hold it: a skill or certificate that stands there as a
 * whole, a code (IWCF, B1), or a place where somebody lives. Whether it is required depends on who meets the rest.
 * @param meant what it was found as
 * @param said as it was read
 * @returns null where it only ranks
 */
export async function requirable(
  ctx: Context,
  meant: Facet,
  said: Facet,
  { given, home }: { given: readonly Facet[]; home: Home },
): Promise<Facet | null> {
  const [value = '', more] = said.values;
  if (more !== undefined) return requiredAny(ctx, meant, said);
  if (said.kind !== 'keyword' || value.startsWith('"') || said.either !== null || said.wished) return null;
  const words = plainWords(value);
  const held = (query: WordQuery): Promise<number> => countMatches(ctx.db, ctx.account.id, query);
  if (meant.kind === 'skill') {
    const [only = ''] = words;
    if (words.length === 1 && !isCode(value)) {
      const isEveryday = isOrdinary(only) || only.length < 4;
      const isLong = only.length >= LONG_ENOUGH && !isEveryday;
      if (!said.demanded && (isEveryday || isEnglish(only)) && !isLong) return null;
      const isSeldom = !said.demanded && isEnglish(only);
      const telling = isEveryday ? listedAs(words) : { any: [listedAs(words), { term: `w_${only}` }] };
      if ((isEveryday || isSeldom) && (await held(telling)) < ENOUGH_TO_REQUIRE) return null;
    }
    return facet({ ...meant, strength: 'must', values: [value] });
  }
  if (meant.kind !== 'keyword') return null;
  if (said.demanded && isPaper(words) && (await held({ phrase: words.map((word) => `w_${word}`) })) > 0)
    return facet({ ...meant, kind: 'skill', strength: 'must', values: [value] });
  // "Who know Opera" of people with Opera PMS: a name of something that several records hold.
  const isName = /^\p{Lu}[\p{L}\p{N}+#.-]{3,}$/u.test(value) && !isOrdinary(words[0] ?? '');
  if (said.demanded && isName && (await held({ term: `w_${words[0]}` })) >= ENOUGH_TO_REQUIRE)
    return facet({ ...meant, kind: 'skill', strength: 'must', values: [value] });
  // "EASA B1" is B1 on another record.
  const code = value.split(/\s+/).at(-1) ?? '';
  if (isCode(code) && words.length <= 2 && (await held({ term: `w_${code.toLowerCase()}` })) > 0)
    return facet({ ...meant, kind: 'skill', strength: 'must', values: [code] });
  if (/^\p{Ll}+$/u.test(value)) return inPlaceOfRecords(ctx, meant, { given, home });
  return null;
}

// "The A320 or the B737": of each of a list that no lexicon knows the records tell as a skill or paper.
async function requiredAny(ctx: Context, meant: Facet, said: Facet): Promise<Facet | null> {
  if (said.kind !== 'keyword' || said.either !== null || said.wished) return null;
  for (const value of said.values) {
    const words = plainWords(value);
    const [only = ''] = words;
    const isAlone = words.length === 1 && !isCode(value);
    if (value.startsWith('"') || (isAlone && isOrdinary(only))) return null;
    // "Small animals or equine": of English words by themselves several people have to list each.
    const enough = isAlone && isEnglish(only) ? ENOUGH_TO_REQUIRE : 1;
    if ((await countMatches(ctx.db, ctx.account.id, listedAs(words))) < enough) return null;
  }
  return facet({ ...meant, kind: 'skill', strength: 'must', values: [...said.values] });
}

// "HPLC cork": a town in small letters in which somebody lives, where no other place is asked for.
async function inPlaceOfRecords(
  ctx: Context,
  meant: Facet,
  { given, home }: { given: readonly Facet[]; home: Home },
): Promise<Facet | null> {
  const [value = ''] = meant.values;
  if (given.some(({ kind }) => kind === 'location')) return null;
  if (!given.some(({ kind, strength }) => SAYS_WHO.has(kind) && strength === 'must')) return null;
  const place = placeNamed(value, home.country);
  if (place?.kind !== 'city') return null;
  const lives: WordQuery = {
    any: [{ term: `lc_${place.id}` }, { term: `ln_${plainWords(value).join('_')}` }],
  };
  if ((await countMatches(ctx.db, ctx.account.id, lives)) === 0) return null;
  const label = `${place.name}, ${place.country}`;
  return facet({ ...meant, kind: 'location', strength: 'must', label, values: [label], demanded: false });
}

/** Requires what the records know where somebody who meets the rest has it, one after another; each is told. */
export async function requireOwn(
  ctx: Context,
  facets: readonly Facet[],
  own: ReadonlyMap<Facet, Facet>,
  { home, notes }: { home: Home; notes: Note[] },
): Promise<Facet[]> {
  const made = [...facets];
  for (const [at, given] of facets.entries()) {
    const required = own.get(given);
    if (required === undefined) continue;
    const next = made.with(at, required);
    const conditions = pastTitles(
      withAlternatives(
        next.flatMap((each) => asked(each, home) ?? []),
        next,
      ),
    );
    if (await isMetByAny(ctx, conditions)) {
      made[at] = required;
      notes.push(toldOf(given, required));
    } else if (required.kind !== 'location') {
      made[at] = facet({ ...required, strength: 'nice' });
      notes.push({
        code: 'ranked_only',
        message: `"${given.label}" stands in your records, but nobody who meets the rest has it: it keeps nobody out. Put it in quotes to ask for it.`,
      });
    }
  }
  return made;
}

const toldOf = ({ label }: Facet, required: Facet): Note =>
  required.kind === 'location'
    ? {
        code: 'read_as',
        message: `"${label}" was looked for as ${required.label}, where people of your records live.`,
      }
    : {
        code: 'skill_of_yours',
        message: `"${label}" is known from the skills and certificates in your records alone, and was required.`,
      };
