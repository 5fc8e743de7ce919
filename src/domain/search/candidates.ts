import { type IndexHit, type IndexQuery, isMoreThan, searchIndex } from '#db/search-index.ts';
import { companyKey } from '#src/lib/company.ts';
import { isIndexOutdated } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Nearness } from '../meaning/index.ts';
import { withAlternatives } from './alternatives.ts';
import { onTheDesk, tellWhoIsAmong } from './desk.ts';
import { excludedNobody } from './excluded-nobody.ts';
import { type CompiledQuery, type Facet, type Home, intentOf, type Note, shownFacet } from './facets.ts';
import { higherLevels } from './higher-levels.ts';
import { inDoubt } from './in-doubt.ts';
import { knownFacets, settledFacets } from './known-words.ts';
import { leftBefore } from './left-before.ts';
import { lostKinds } from './lost-kinds.ts';
import { inBothOrders, type Meaning, withNearest } from './meaning.ts';
import { misspelledTowns } from './misspelled-towns.ts';
import { nearMisses } from './near-misses.ts';
import { otherCurrencies } from './other-currencies.ts';
import { pastTitles } from './past-titles.ts';
import { refusalOf } from './refused.ts';
import { remarksOn } from './remarks.ts';
import { type Asked, allWordsOf, asked, figuresOf } from './resolve.ts';
import type { CandidateSearchResult } from './schema.ts';
import { ranked, type Scored } from './score.ts';
import { rowsOf, shown } from './shown.ts';
import { sisterTitles } from './sister-titles.ts';
import { whyOf } from './why.ts';
import { allOf, anyOf } from './word-queries.ts';

/** The number of candidates that are ranked; where more are found, the index preselects the most likely. */
const POOL = 500;
const MAX_MENTIONS = 25;

export interface Page {
  limit: number;
  page: number;
}

/**
 * Runs a compiled search.
 * @param isSentBack whether its facets are those of an earlier answer, which were looked up in the records then
 * @param meaning what the query means; null where people are ranked by words alone
 */
export async function findCandidates(
  ctx: Context,
  compiled: CompiledQuery,
  home: Home,
  { limit, page, isSentBack = false }: Page & { isSentBack?: boolean },
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
  const known = await (isSentBack ? settledFacets : knownFacets)(ctx, compiled.facets, home, notes);
  const { facets, asked: onDesk } = await onTheDesk(ctx, known, home, notes);
  const single = facets.flatMap((each) => onDesk.get(each) ?? asked(each, home) ?? []);
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
  await tellWhoIsAmong(ctx, wanted, hits);
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
  const refused = runnable.filter(({ facet: { strength } }) => strength === 'exclude');
  const around = { account: ctx.account.id, home, wanted, unchecked, refused };
  const mentions = await mentionedInCv(ctx, runnable);
  const missed = total === 0 && !nothing && !behind ? await nearMisses(ctx, runnable, home) : null;
  if (missed !== null) notes.push(...missed.notes);
  if (!nothing)
    notes.push(
      ...(await higherLevels(ctx, runnable, total)),
      ...(await leftBefore(ctx, runnable, { home, total })),
      ...(await excludedNobody(ctx, runnable)),
      ...(await otherCurrencies(ctx, runnable, total)),
      ...(await sisterTitles(ctx, runnable, total)),
      ...(await misspelledTowns(ctx, runnable, { home, total })),
      ...(await lostKinds(ctx, runnable, { home, total })),
    );
  notes.push(...remarksOn(best, wanted, { account: ctx.account.id, home }));
  const doubt = inDoubt(notes);
  return {
    interpretation: {
      intent: isAskedAsCompiled(facets, compiled) ? compiled.intent : intentOf(facets),
      facets: facets.map(shownFacet),
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
  each.strength === read?.strength &&
  each.label === read.label &&
  (each.kind === 'unsupported') === (read.kind === 'unsupported');

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
  const includeText = wanted.some(isHeldAgainstText);
  const all = { words: allWordsOf(runnable), figures: figuresOf(runnable), limit: POOL, includeText };
  const found = await withWished(ctx, all, wanted, await preselected(ctx, all, wanted));
  if (meaning === null || meaning === 'away' || found.total === 0) return { ...found, nearness: null };
  return { total: found.total, ...(await withNearest(ctx, all, found, meaning)) };
}

const isHeldAgainstText = ({ facet: { kind }, among }: Asked): boolean =>
  among === undefined
    ? kind === 'keyword' || kind === 'skill' || kind === 'certification' || kind === 'industry'
    : among.some(isHeldAgainstText);

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
  return searchIndex(db, account.id, { ...all, boosts: [], ...(words === null ? {} : { first: words }) });
}

// Words alone put the first of many in order: who meets a wish on figures is looked for among all.
async function withWished(
  ctx: Context,
  all: Omit<IndexQuery, 'boosts'>,
  wanted: readonly Asked[],
  found: { total: number; hits: IndexHit[] },
): Promise<{ total: number; hits: IndexHit[] }> {
  if (found.total <= found.hits.length) return found;
  const wished = wanted.flatMap(({ facet: { strength }, any, figure }) =>
    strength === 'nice' && any === null && figure !== null ? [{ figure, exclude: false }] : [],
  );
  if (wished.length === 0) return found;
  const query = { ...all, figures: [...all.figures, ...wished], boosts: [], uncounted: true };
  const { hits } = await searchIndex(ctx.db, ctx.account.id, query);
  const first = new Set(hits.map(({ candidate_id }) => candidate_id));
  return {
    total: found.total,
    hits: [...hits, ...found.hits.filter(({ candidate_id }) => !first.has(candidate_id))],
  };
}

function noteUnrun(given: Facet, runnable: readonly Asked[], notes: Note[]): void {
  if (given.kind === 'unsupported' || runnable.some((each) => each.facet === given)) return;
  notes.push({ code: 'not_run', message: `"${given.label}" could not be searched by, so it was left out.` });
}

/** People whose CV text names a required company that their work history does not. */
async function mentionedInCv(
  ctx: Context,
  runnable: readonly Asked[],
): Promise<CandidateSearchResult['mentioned_in_cv'] | null> {
  const companies = runnable.filter(
    ({ facet: each }) => each.kind === 'employer' && each.strength === 'must' && !each.absent,
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
