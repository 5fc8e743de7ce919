import {
  countIndex,
  countMatches,
  type IndexHit,
  type IndexQuery,
  isMoreThan,
  searchIndex,
  type WordQuery,
} from '#db/search-index.ts';
import { companyKey } from '#src/lib/company.ts';
import { isIndexOutdated } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { namesakesOf, placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import type { Nearness } from '../meaning/index.ts';
import { type CompiledQuery, type Facet, facet, type Home, intentOf, type Note } from './facets.ts';
import { higherLevels } from './higher-levels.ts';
import { inDoubt } from './in-doubt.ts';
import { leftBefore } from './left-before.ts';
import { inBothOrders, type Meaning, withNearest } from './meaning.ts';
import { asPerson } from './named-people.ts';
import { nearMisses } from './near-misses.ts';
import { otherCurrencies } from './other-currencies.ts';
import { inOwnWords } from './own-words.ts';
import { pastTitles } from './past-titles.ts';
import { refusalOf } from './refused.ts';
import { remarksOn } from './remarks.ts';
import { type Asked, allOf, allWordsOf, anyOf, asked, figuresOf, withAlternatives } from './resolve.ts';
import type { CandidateSearchResult } from './schema.ts';
import { ranked, type Scored } from './score.ts';
import { rowsOf, shown } from './shown.ts';
import { sisterTitles } from './sister-titles.ts';
import { whyOf } from './why.ts';

/** The number of candidates that are ranked; where more are found, the index preselects the most likely. */
const POOL = 500;
const MAX_MENTIONS = 25;

export interface Page {
  limit: number;
  page: number;
}

/**
 * Runs a compiled search.
 * @param meaning what the query means; null where people are ranked by words alone
 */
export async function findCandidates(
  ctx: Context,
  compiled: CompiledQuery,
  home: Home,
  { limit, page }: Page,
  meaning: Meaning | null = null,
): Promise<CandidateSearchResult> {
  const notes: Note[] = [...compiled.notes];
  const behind = await isIndexOutdated(ctx);
  if (behind)
    notes.push({
      code: 'index_behind',
      message:
        'The search index is being filled after an upgrade: some people are missing. Search again in a few minutes.',
    });
  const facets = await knownFacets(ctx, compiled.facets, home, notes);
  const single = facets.flatMap((each) => asked(each, home) ?? []);
  for (const each of facets) noteUnrun(each, single, notes);
  const runnable = pastTitles(withAlternatives(single, facets));
  const refusal = refusalOf(compiled.facets, facets);
  if (refusal !== null) notes.push(refusal);
  const nothing = refusal !== null || (facets.length > 0 && runnable.length === 0);
  if (nothing && refusal === null)
    notes.push({ code: 'nothing_to_run', message: 'Nothing of this query can be searched by.' });
  const wanted = runnable.filter(({ facet: { strength } }) => strength !== 'exclude');
  const unchecked = uncheckedOf(facets, single, compiled);
  const { total, hits, nearness } = nothing ? NOBODY : await find(ctx, runnable, wanted, meaning);
  // What only the records explain ranks rather than leaves nobody.
  if (
    total === 0 &&
    facets.some(({ demanded, kind, strength }) => demanded && kind === 'skill' && strength === 'must')
  )
    return findCandidates(ctx, withoutDemands(compiled), home, { limit, page }, meaning);
  const narrows = runnable.some(({ facet: { strength } }) => strength !== 'nice');
  if (!nothing && !narrows && total > 0)
    notes.push({
      code: 'no_requirement',
      message: `Nothing in this search keeps anybody out: these are all ${total} people${wanted.length > 0 ? ', those first who fit the wishes' : ''}. Name a role, a skill, a place or an employer.`,
    });
  const ranking = { account: ctx.account.id, home, wanted, unchecked: unchecked.length, mustsHold: true };
  const { best, ranks } = inOrder(ranked(hits, ranking), nearness);
  if (meaning === 'away')
    notes.push({
      code: 'meaning_away',
      message:
        'The model that search by meaning asks gave no answer in time: these are ranked by words alone.',
    });
  const from = (page - 1) * limit;
  const chosen = best.slice(from, from + limit);
  const rows = await rowsOf(
    ctx,
    chosen.map(({ hit }) => hit.candidate_id),
  );
  const around = { account: ctx.account.id, home, wanted, unchecked };
  const mentions = await mentionedInCv(ctx, runnable);
  const missed = total === 0 && !nothing && !behind ? await nearMisses(ctx, runnable, home) : null;
  if (missed !== null) notes.push(...missed.notes);
  if (!nothing)
    notes.push(
      ...(await higherLevels(ctx, runnable, total)),
      ...(await leftBefore(ctx, runnable, { home, total })),
      ...(await otherCurrencies(ctx, runnable, total)),
      ...(await sisterTitles(ctx, runnable, total)),
    );
  notes.push(...remarksOn(best, wanted, { account: ctx.account.id, home }));
  const doubt = inDoubt(notes);
  return {
    interpretation: {
      intent: isAskedAsCompiled(facets, compiled) ? compiled.intent : intentOf(facets),
      facets: facets.map(({ label, kind, strength }) => ({ label, kind, strength })),
    },
    total_count: total,
    ranked_pool_size: best.length,
    page,
    page_size: limit,
    has_more: best.length > from + limit,
    ...(doubt === undefined ? {} : { in_doubt: doubt }),
    notes,
    results: chosen.flatMap((scored) => {
      const row = rows.get(scored.hit.candidate_id);
      if (row === undefined) return [];
      const { score: match_score, band, coverage } = scored;
      const rank = ranks.get(row.id);
      const near = rank === undefined ? '' : `; no. ${rank} of ${ranks.size} in meaning`;
      return { ...shown(row), match_score, band, coverage, why: `${whyOf(scored, row, around)}${near}` };
    }),
    ...(meaning === null ? {} : { ranked_by: ranks.size === 0 ? 'words' : 'words_and_meaning' }),
    ...(missed === null || missed.rows.length === 0 ? {} : { near_misses: missed.rows }),
    ...(mentions === null ? {} : { mentioned_in_cv: mentions }),
  };
}

// Words that turned out to name a person, that nothing but the records explain or that no record explains are asked for
// otherwise than they were read at first.
const isAskedAsCompiled = (facets: readonly Facet[], compiled: CompiledQuery): boolean =>
  facets.length === compiled.facets.length && facets.every((each, at) => isSame(each, compiled.facets[at]));
const isSame = (each: Facet, read: Facet | undefined): boolean =>
  each.strength === read?.strength && (each.kind === 'unsupported') === (read.kind === 'unsupported');

const withoutDemands = (compiled: CompiledQuery): CompiledQuery => ({
  ...compiled,
  facets: compiled.facets.map((each) => ({ ...each, demanded: false })),
});

/** The facets of a query after its unknown words were looked up in the agency's records. */
async function knownFacets(
  ctx: Context,
  given: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<Facet[]> {
  const facets: Facet[] = [];
  for (const [at, each] of given.entries()) {
    const meant = await demandedSkill(ctx, await known(ctx, each), notes);
    // A word that the records know, and that only ranks as the lexicon does not.
    if (meant !== each && meant.strength === 'nice' && meant.kind !== 'keyword')
      notes.push({
        code: 'ranked_only',
        message: `"${each.label}" was found as a ${meant.kind} in your records alone: it keeps nobody out, and those come first who have it. Put it in quotes to ask for it.`,
      });
    const person = meant === each ? await asPerson(ctx, each, at === 0, notes) : null;
    facets.push(person ?? (await inOwnPlace(ctx, meant, home, notes)));
  }
  const told = await inOwnWords(ctx, facets, home, notes);
  await tellLooseWords(ctx, told, home, notes);
  return told;
}

/** How many people must list a skill that only the agency's records know before a search can require it. */
const ENOUGH_TO_REQUIRE = 3;

// "Testers with Cypress": what several people list as a skill, and is said to be needed, is required.
async function demandedSkill(ctx: Context, meant: Facet, notes: Note[]): Promise<Facet> {
  if (!meant.demanded || meant.kind !== 'skill' || meant.strength !== 'nice') return meant;
  const listed: WordQuery = { term: `s_${slug(meant.values[0] ?? '')}` };
  if ((await countMatches(ctx.db, ctx.account.id, listed)) < ENOUGH_TO_REQUIRE) return meant;
  notes.push({
    code: 'skill_of_yours',
    message: `"${meant.label}" is known from the skills in your records alone, and was required.`,
  });
  return facet({ ...meant, strength: 'must' });
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

// Protected attributes do not count as requirements.
function uncheckedOf(
  facets: readonly Facet[],
  runnable: readonly Asked[],
  { notes }: CompiledQuery,
): string[] {
  const barred = new Set(
    notes.flatMap(({ code, message }) => (code === 'protected_attribute' ? [message] : [])),
  );
  return facets
    .filter(
      (each) =>
        !runnable.some(({ facet: run }) => run === each) &&
        (each.reason === null || !barred.has(each.reason)),
    )
    .map(({ label }) => label);
}

interface Found {
  total: number;
  hits: readonly IndexHit[];
  /** Null where it was not asked. */
  nearness: Nearness | null;
}
const NOBODY: Found = { total: 0, hits: [], nearness: null };

const inOrder = (best: readonly Scored[], nearness: Nearness | null): ReturnType<typeof inBothOrders> =>
  nearness === null ? { best: [...best], ranks: new Map() } : inBothOrders(best, nearness);

async function find(
  ctx: Context,
  runnable: readonly Asked[],
  wanted: readonly Asked[],
  meaning: Meaning | null,
): Promise<Found> {
  const includeText = wanted.some(
    ({ facet: { kind } }) =>
      kind === 'keyword' || kind === 'skill' || kind === 'certification' || kind === 'industry',
  );
  const all = { words: allWordsOf(runnable), figures: figuresOf(runnable), limit: POOL, includeText };
  const found = await preselected(ctx, all, wanted);
  if (meaning === null || meaning === 'away' || found.total === 0) return { ...found, nearness: null };
  return { total: found.total, ...(await withNearest(ctx, all, found, meaning)) };
}

async function preselected(ctx: Context, all: Omit<IndexQuery, 'boosts'>, wanted: readonly Asked[]) {
  const { db, account } = ctx;
  const boosts = wanted.flatMap(({ facet: { strength }, any: loose, sure }) => [
    // A condition that all of them meet does not change the order.
    ...(sure === null || (strength === 'must' && sure === loose)
      ? []
      : [{ words: sure, weight: strength === 'nice' ? 1 : 2 }]),
    ...(loose === null || strength !== 'nice' ? [] : [{ words: loose, weight: 1 }]),
  ]);
  // The index only preselects when there are more matches than can be ranked.
  if (boosts.length === 0 || !(await isMoreThan(db, account.id, POOL, { words: all.words, figures: [] })))
    return searchIndex(db, account.id, { ...all, boosts: [] });
  // Where enough meet every boost, these are the first, and nobody else needs to be weighed.
  const words = allOf([all.words, ...boosts.map((boost) => boost.words)]);
  if (!(await isMoreThan(db, account.id, POOL - 1, { words, figures: all.figures })))
    return searchIndex(db, account.id, { ...all, boosts });
  const { hits } = await searchIndex(db, account.id, { ...all, words, boosts: [], uncounted: true });
  return { total: await countIndex(db, account.id, all), hits };
}

function noteUnrun(given: Facet, runnable: readonly Asked[], notes: Note[]): void {
  if (given.kind === 'unsupported' || runnable.some((each) => each.facet === given)) return;
  notes.push({ code: 'not_run', message: `"${given.label}" could not be searched by, so it was left out.` });
}

// Unknown words, and roles recognised only by their ending or position.
function isGuess({ kind, values: [value = '', ...more] }: Facet): boolean {
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
    ['skill', { term: `s_${slug(value)}` }, alone],
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

/** Unknown words either rank the people whose records contain them or are ignored; a note says which. */
async function tellLooseWords(ctx: Context, facets: Facet[], home: Home, notes: Note[]): Promise<void> {
  for (const [at, given] of facets.entries()) {
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
        message: `"${given.label}" was not understood: it keeps nobody out, and those come first of whom it is said.`,
      });
      continue;
    }
    const reason = `"${given.label}" stands in no record and was left out (notes and mails are not searched).`;
    facets[at] = facet({ kind: 'unsupported', strength: 'must', label: given.label, reason });
    notes.push({ code: 'not_in_records', message: reason });
  }
}

/** People whose CV text names a required company that their work history does not. */
async function mentionedInCv(
  ctx: Context,
  runnable: readonly Asked[],
): Promise<CandidateSearchResult['mentioned_in_cv'] | null> {
  const companies = runnable.filter(
    ({ facet: each }) => each.kind === 'employer' && each.strength === 'must',
  );
  if (companies.length === 0) return null;
  const others = runnable.filter((each) => !companies.includes(each));
  const named = allOf(
    companies.map(({ facet: each }) =>
      anyOf(
        each.values.map((value) => ({
          phrase: plainWords(companyKey(value) ?? value).map((word) => `v_${word}`),
        })),
      ),
    ),
  );
  const history = anyOf(companies.map(({ any }) => any));
  const around = allWordsOf(others);
  const words = allOf([named, around]);
  if (words === null || history === null) return null;
  const { total, hits } = await searchIndex(ctx.db, ctx.account.id, {
    words: { both: words, not: history },
    figures: figuresOf(others),
    boosts: [],
    limit: MAX_MENTIONS,
    includeText: false,
  });
  if (total === 0) return null;
  return {
    total_count: total,
    facet_labels: companies.map(({ facet: { label } }) => label),
    results: [
      ...(
        await rowsOf(
          ctx,
          hits.map(({ candidate_id }) => candidate_id),
        )
      ).values(),
    ].map(shown),
  };
}
