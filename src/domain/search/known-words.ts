import { countMatches, type WordQuery } from '#db/search-index.ts';
import { companyKey } from '#src/lib/company.ts';
import type { Context } from '../context.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { namesakesOf, placeNamed } from '../lexicon/places.ts';
import { roles, skills } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import { isOfWork } from '../lexicon/work-words.ts';
import { isEnglish } from '../speech/index.ts';
import { type Facet, facet, type Home, type Note } from './facets.ts';
import { ListedByTrade } from './listed-by-trade.ts';
import { asPerson } from './named-people.ts';
import { rankedOnly, requirable, requireOwn } from './own-knowledge.ts';
import { listedAs } from './own-phrases.ts';
import { inOwnWords } from './own-words.ts';
import { asked } from './resolve.ts';

/** The facets of a query after its unknown words were looked up in the agency's records. */
export async function knownFacets(
  ctx: Context,
  given: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<Facet[]> {
  const facets: Facet[] = [];
  const own = new Map<Facet, Facet>();
  const trade = new ListedByTrade(ctx, given, home);
  for (const [at, said] of given.entries()) {
    const instead = await trade.insteadOf(said);
    if (instead !== null) {
      facets.push(instead.meant.facet);
      notes.push(instead.meant.note);
      if (instead.rest === null) continue;
    }
    const whole = instead?.rest ?? said;
    const each = await partListed(ctx, whole, notes);
    const meant = await asEmployer(ctx, await known(ctx, each), notes);
    const person = meant === each ? await asPerson(ctx, each, at === 0, notes) : null;
    const made = person ?? (await inOwnPlace(ctx, meant, home, notes));
    const short = made === whole ? await trade.meantBy(made) : null;
    if (short !== null && (short.isSure || made.demanded)) {
      facets.push(short.facet);
      notes.push(short.note);
      if (short.facet.strength === 'nice' && !made.wished && made.either === null)
        own.set(short.facet, { ...short.facet, strength: 'must' });
      continue;
    }
    facets.push(made);
    if (made.strength !== 'nice' || made.kind === 'name') continue;
    const required = await requirable(ctx, made, each, { given, home });
    if (required !== null) own.set(made, required);
    // A word that the records know, and that only ranks as the lexicon does not.
    else if (meant !== each && meant.kind !== 'keyword') notes.push(rankedOnly(meant));
  }
  const told = await requireOwn(ctx, await inOwnWords(ctx, facets, home, notes), own, { home, notes });
  await tellLooseWords(ctx, told, home, notes);
  await tellAbsent(ctx, told, home, notes);
  return told;
}

const OF_ONE: ReadonlySet<Facet['kind']> = new Set(['name', 'email', 'phone', 'profile']);

/** Of a list of people by their names and addresses, those of whom there is no record. */
async function tellAbsent(ctx: Context, facets: readonly Facet[], home: Home, notes: Note[]): Promise<void> {
  const absent: string[] = [];
  for (const given of facets) {
    const isOfList = OF_ONE.has(given.kind) && (given.either !== null || given.values.length > 1);
    for (const value of isOfList && given.strength === 'must' ? given.values : []) {
      const query = asked(facet({ ...given, either: null, values: [value] }), home)?.any;
      if (query != null && (await countMatches(ctx.db, ctx.account.id, query)) === 0)
        absent.push(value.replaceAll('"', ''));
    }
  }
  if (absent.length > 0)
    notes.push({ code: 'nobody_of_the_name', message: `Not on record: ${absent.join(', ')}.`.slice(0, 400) });
}

/** Longer phrases that nobody knows are told of as they are. */
const MOST_LISTED_IN = 4;

/** "Teach econometrics": of a phrase that no record says, the skill in it that people list, which is told. */
async function partListed(ctx: Context, given: Facet, notes: Note[]): Promise<Facet> {
  const [value = '', more] = given.values;
  const parts = value.split(/\s+/);
  const isLoose = given.kind === 'keyword' && given.strength !== 'exclude' && more === undefined;
  if (!isLoose || value.startsWith('"') || parts.length < 2 || parts.length > MOST_LISTED_IN) return given;
  const count = (query: WordQuery): Promise<number> => countMatches(ctx.db, ctx.account.id, query);
  const words = plainWords(value);
  if ((await count({ any: [{ phrase: words.map((word) => `w_${word}`) }, listedAs(words)] })) > 0)
    return given;
  if ((await known(ctx, given)) !== given) return given;
  for (let length = parts.length - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= parts.length; from += 1) {
      const part = parts.slice(from, from + length).join(' ');
      const said = plainWords(part);
      if (said.length === 0 || (said.length === 1 && isEverydayWord(said[0] ?? ''))) continue;
      if ((await count(listedAs(said))) === 0) continue;
      notes.push({
        code: 'read_as',
        message: `"${value}" stands in no record: "${part}" was looked for, which people list.`,
      });
      return facet({ ...given, label: part, values: [part], demanded: true });
    }
  return given;
}

const isEverydayWord = (word: string): boolean => word.length < 5 || isOrdinary(word);

/** The facets of an earlier answer: their words were looked up then, but for those that stood in no record. */
export async function settledFacets(
  ctx: Context,
  given: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<Facet[]> {
  const facets = [...given];
  await tellLooseWords(ctx, facets, home, notes);
  return facets;
}

/** "Canva exp must": a product of a company, where nobody has it as a skill and some worked at the company. */
async function asEmployer(ctx: Context, given: Facet, notes: Note[]): Promise<Facet> {
  const [value = '', more] = given.values;
  const company = given.kind === 'skill' && more === undefined ? employerNamed(value) : undefined;
  if (company === undefined || given.strength === 'exclude') return given;
  const skill = skills().book.whole(value);
  const listed: WordQuery =
    skill === undefined
      ? listedAs(plainWords(value))
      : { any: [{ term: `s_${skill.id}` }, { term: `sm_${skill.id}` }] };
  if ((await countMatches(ctx.db, ctx.account.id, listed)) > 0) return given;
  const worked: WordQuery = { any: [{ term: `ei_${company.id}` }, { term: `ep_${company.id}` }] };
  if ((await countMatches(ctx.db, ctx.account.id, worked)) === 0) return given;
  notes.push({
    code: 'read_as',
    message: `Nobody has ${value} as a skill on record: who works or worked at ${company.name} was looked for.`,
  });
  return facet({ ...given, kind: 'employer', label: company.name, values: [company.name] });
}

/** Replaces a city by its namesake elsewhere when candidates live only there. */
async function inOwnPlace(ctx: Context, given: Facet, home: Home, notes: Note[]): Promise<Facet> {
  const [value = '', more] = given.values;
  if (given.kind !== 'location' || more !== undefined || value === '') return given;
  const place = placeNamed(value, home.country);
  if (place?.kind !== 'city' || place.reach !== undefined) return given;
  const others = namesakesOf(place);
  const lives = ({ id }: { id: string }): WordQuery => ({ term: `lc_${id}` });
  if (others.length === 0 || (await countMatches(ctx.db, ctx.account.id, lives(place))) > 0) return given;
  for (const other of others) {
    if ((await countMatches(ctx.db, ctx.account.id, lives(other))) === 0) continue;
    const label = `${other.name}, ${other.country}`;
    notes.push({
      code: 'place_elsewhere',
      message: `Nobody lives in ${place.name}, ${place.country}: ${label} was looked in.`,
    });
    return facet({
      ...given,
      label: given.label.replace(`${place.name}, ${place.country}`, label),
      values: [label],
    });
  }
  return given;
}

/** Whether a condition is of unknown words, or a role recognised only by its ending or position. */
export function isGuess({ kind, values: [value = '', ...more] }: Facet): boolean {
  if (more.length > 0) return false;
  return kind === 'keyword' || (kind === 'role' && roles().book.whole(value) === undefined);
}

/**
 * Looks up words that the lexicon does not know in the agency's records: as a name, an employer, a school, a
 * title, a tag or a skill. Only a complete value counts: "side" within a title does not explain "client side".
 */
async function known(ctx: Context, given: Facet): Promise<Facet> {
  const [value = ''] = given.values;
  const words = plainWords(value);
  if (!isGuess(given) || value.startsWith('"') || words.length === 0) return given;
  const named = /^\p{Lu}/u.test(value) || words.length > 1;
  const alone = given.kind === 'keyword' && given.strength === 'must';
  const phrase = (kind: string): WordQuery => ({ phrase: words.map((word) => `${kind}_${word}`) });
  const meanings: [Facet['kind'], WordQuery, boolean][] = [
    ...(given.kind === 'role'
      ? [['role', { any: [{ term: `tk_${slug(value)}` }, phrase('ct'), phrase('pt')] }, true] as const]
      : []),
    ...(named || alone ? [['name', phrase('nm'), true] as const] : []),
    ['employer', { term: `ek_${slug(companyKey(value) ?? value)}` }, named || alone],
    ...(named || alone ? [['school', phrase('sc'), true] as const] : []),
    ['role', { term: `tk_${slug(value)}` }, alone],
    ['tag', { term: `tg_${slug(value)}` }, alone],
    ['skill', listedAs(words), alone],
  ].map(([kind, query, sure]) => [kind, query, sure] as [Facet['kind'], WordQuery, boolean]);
  const whole: WordQuery = { term: `nk_${words.toSorted().join('_')}` };
  if (words.length > 1 && (await countMatches(ctx.db, ctx.account.id, whole)) > 0)
    return facet({ ...given, kind: 'name', strength: mustUnless(given), values: [`"${value}"`] });
  for (const [kind, query, sure] of meanings) {
    if ((await countMatches(ctx.db, ctx.account.id, query)) === 0) continue;
    return facet({ ...given, kind, strength: sure ? mustUnless(given) : given.strength });
  }
  return given;
}

// Names, employers and schools become requirements; exclusions stay exclusions.
const mustUnless = ({ strength }: Facet): Facet['strength'] => (strength === 'nice' ? 'must' : strength);

/** "No joke", "not bothered": words of every day that are in the name of no work, and that nobody lists, deny nothing of anybody. */
function isIdleDenial({ kind, strength, values: [value = '', more], together }: Facet): boolean {
  if (kind !== 'keyword' || strength !== 'exclude' || more !== undefined || together !== null) return false;
  const words = value.split(/\s+/);
  return words.every((word) => /^\p{Ll}+$/u.test(word) && isEnglish(word) && !isOfWork(word));
}

/** Unknown words either rank the people whose records contain them or are ignored; a note says which. */
async function tellLooseWords(ctx: Context, facets: Facet[], home: Home, notes: Note[]): Promise<void> {
  for (const [at, given] of facets.entries()) {
    if (isIdleDenial(given)) {
      const reason = `"${given.label}" was not understood and left nobody out. Put it in quotes to leave out those whose record says it.`;
      const { label, values } = given;
      facets[at] = facet({ kind: 'unsupported', strength: 'must', label, values, reason });
      notes.push({ code: 'not_applied', message: reason });
      continue;
    }
    if (isGuess(given) && given.strength === 'exclude' && !given.values[0]?.startsWith('"'))
      notes.push({
        code: 'excluded_by_words',
        message: `"${given.label}" was not understood: those are left out whose record says it.`,
      });
    const isLoose = given.strength === 'nice' || (given.strength === 'must' && given.either !== null);
    if (given.kind !== 'keyword' || !isLoose || given.values[0]?.startsWith('"')) continue;
    const query = asked(given, home)?.any;
    if (query == null) continue;
    if ((await countMatches(ctx.db, ctx.account.id, query)) > 0) {
      if (given.either !== null) continue;
      notes.push({
        code: 'ranked_only',
        message:
          given.values.length > 1
            ? `"${given.label}" keeps nobody out, as few records tell of it: those come first of whom it is said.`
            : `"${given.label}" was not understood: it keeps nobody out, and those come first of whom it is said.`,
      });
      continue;
    }
    const reason = `"${given.label}" stands in no record and was left out (notes and mails are not searched).`;
    const { label, values } = given;
    facets[at] = facet({ kind: 'unsupported', strength: 'must', label, values, reason });
    notes.push({ code: 'not_in_records', message: reason });
  }
}
