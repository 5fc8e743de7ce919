import { countInIndex, type FigureFilter, findInIndex, type WordQuery } from '#db/search-index.ts';
import { companyKey, isIndexBehind } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { roles } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import { type CompiledQuery, type Facet, facet, type Home, type Note } from './facets.ts';
import { type Asked, allOf, anyOf, asked } from './resolve.ts';
import type { CandidateSearchResult } from './schema.ts';
import { ranked } from './score.ts';
import { spelledRight } from './spelling.ts';
import { shownPeople } from './store.ts';

/** How many are ranked, the likeliest by a first look of the index where more are found. */
const POOL = 500;
const MOST_MENTIONS = 25;

export interface Page {
  limit: number;
  page: number;
}

/** Runs a search that has been taken apart. */
export async function findCandidates(
  ctx: Context,
  compiled: CompiledQuery,
  home: Home,
  { limit, page }: Page,
): Promise<CandidateSearchResult> {
  const notes: Note[] = [...compiled.notes];
  if (await isIndexBehind(ctx))
    notes.push({
      code: 'index_behind',
      message:
        'The search index is being filled after an upgrade: some people are missing. Search again in a few minutes.',
    });
  const facets: Facet[] = [];
  for (const given of compiled.facets) facets.push(await known(ctx, given, notes));
  await leaveOutUnknown(ctx, facets, home, notes);
  const runnable = facets.flatMap((each) => asked(each, home) ?? []);
  for (const each of facets) noteUnrun(each, runnable, notes);
  const nothing = facets.length > 0 && runnable.length === 0;
  if (nothing) notes.push({ code: 'nothing_to_run', message: 'Nothing of this query can be searched by.' });
  const wanted = runnable.filter(({ facet: { strength } }) => strength !== 'exclude');
  const { total, hits } = nothing ? { total: 0, hits: [] } : await find(ctx, runnable, wanted);
  const best = ranked(ctx.account.id, wanted, hits, true);
  const from = (page - 1) * limit;
  const chosen = best.slice(from, from + limit);
  const people = await shownPeople(
    ctx,
    chosen.map(({ hit }) => hit.candidate_id),
  );
  const scores = new Map(chosen.map((scored) => [scored.hit.candidate_id, scored]));
  const mentions = await mentionedInCv(ctx, runnable);
  return {
    interpretation: {
      intent: compiled.intent,
      facets: facets.map(({ label, kind, strength }) => ({ label, kind, strength })),
    },
    total_count: total,
    ranked_pool_size: best.length,
    page,
    page_size: limit,
    has_more: best.length > from + limit,
    notes,
    results: people.flatMap((person) => {
      const scored = scores.get(person.id);
      if (scored === undefined) return [];
      const { score: match_score, band, coverage } = scored;
      return { ...person, match_score, band, coverage };
    }),
    ...(mentions === null ? {} : { mentioned_in_cv: mentions }),
  };
}

async function find(ctx: Context, runnable: readonly Asked[], wanted: readonly Asked[]) {
  const plain = wanted.some(
    ({ facet: { kind } }) =>
      kind === 'keyword' || kind === 'skill' || kind === 'certification' || kind === 'industry',
  );
  const all = { words: wordsOf(runnable), figures: figuresOf(runnable), limit: POOL, plain };
  const found = await findInIndex(ctx.db, ctx.account.id, { ...all, ranks: [] });
  // Only of more than can be ranked must the index itself tell which come first.
  if (found.total <= POOL) return found;
  return findInIndex(ctx.db, ctx.account.id, {
    ...all,
    ranks: wanted.flatMap(({ facet: { strength }, any, sure }) => [
      // What holds of all of them alike puts none before another.
      ...(sure === null || (strength === 'must' && sure === any)
        ? []
        : [{ words: sure, weight: strength === 'nice' ? 1 : 2 }]),
      ...(any === null || strength !== 'nice' ? [] : [{ words: any, weight: 1 }]),
    ]),
  });
}

/** What must hold, without what must not. */
function wordsOf(runnable: readonly Asked[]): WordQuery | null {
  const of = (strength: Facet['strength']): WordQuery[] =>
    runnable.flatMap((each) => (each.facet.strength === strength && each.any !== null ? [each.any] : []));
  const must = allOf(of('must'));
  const not = anyOf(of('exclude'));
  return not === null ? must : { both: must ?? { term: 'everybody' }, not };
}

function figuresOf(runnable: readonly Asked[]): FigureFilter[] {
  return runnable.flatMap(({ facet: { strength }, figure, any }) =>
    figure === null || any !== null || strength === 'nice'
      ? []
      : [{ figure, exclude: strength === 'exclude' }],
  );
}

function noteUnrun(given: Facet, runnable: readonly Asked[], notes: Note[]): void {
  if (given.kind === 'unsupported' || runnable.some((each) => each.facet === given)) return;
  notes.push({ code: 'not_run', message: `"${given.label}" could not be searched by, so it was left out.` });
}

// Words that no lexicon knows, and a role that was only told by its ending.
function isGuess({ kind, values: [value = '', ...more] }: Facet): boolean {
  if (more.length > 0) return false;
  return kind === 'keyword' || (kind === 'role' && roles().book.whole(value) === undefined);
}

/** What the agency's own records say of words that the lexicon does not know: a tag, a skill, an employer, a title. */
async function known(ctx: Context, given: Facet, notes: Note[]): Promise<Facet> {
  const [value = ''] = given.values;
  const words = plainWords(value);
  if (!isGuess(given) || value.startsWith('"') || words.length === 0) return given;
  const phrase = (kind: string, said = words): WordQuery => ({
    phrase: said.map((word) => `${kind}_${word}`),
  });
  const company = plainWords(companyKey(value) ?? value);
  const role: [Facet['kind'], WordQuery] = ['role', { any: [phrase('ct'), phrase('pt')] }];
  const meanings: [Facet['kind'], WordQuery][] = [
    ...(given.kind === 'role' ? [role] : []),
    ['tag', { term: `tg_${slug(value)}` }],
    ['skill', { term: `s_${slug(value)}` }],
    ['employer', { any: [phrase('ce', company), phrase('pe', company)] }],
    role,
    ['school', phrase('sc')],
  ];
  for (const [kind, query] of meanings) {
    if ((await countInIndex(ctx.db, ctx.account.id, query)) > 0) return facet({ ...given, kind });
  }
  const guess = given.kind === 'role' ? facet({ ...given, kind: 'keyword' }) : given;
  return spelledRight(ctx, guess, words, notes);
}

/** A loose word that stands in no record would leave nobody: beside other wishes it is left out, and that is told. */
async function leaveOutUnknown(ctx: Context, facets: Facet[], home: Home, notes: Note[]): Promise<void> {
  const other = facets.some(
    ({ kind, strength }) => strength === 'must' && kind !== 'keyword' && kind !== 'unsupported',
  );
  if (!other) return;
  for (const [at, given] of facets.entries()) {
    const query = given.kind === 'keyword' && given.strength === 'must' ? asked(given, home)?.any : null;
    if (query == null || given.values[0]?.startsWith('"')) continue;
    if ((await countInIndex(ctx.db, ctx.account.id, query)) > 0) continue;
    const reason = `"${given.label}" stands in no record and was left out.`;
    facets[at] = facet({ kind: 'unsupported', strength: 'must', label: given.label, reason });
    notes.push({ code: 'not_in_records', message: reason });
  }
}

/** People whose CV names a company that must be, and whose own history does not. */
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
  const around = wordsOf(others);
  const words = allOf([named, around]);
  if (words === null || history === null) return null;
  const { total, hits } = await findInIndex(ctx.db, ctx.account.id, {
    words: { both: words, not: history },
    figures: figuresOf(others),
    ranks: [],
    limit: MOST_MENTIONS,
    plain: false,
  });
  if (total === 0) return null;
  return {
    total_count: total,
    facet_labels: companies.map(({ facet: { label } }) => label),
    results: await shownPeople(
      ctx,
      hits.map(({ candidate_id }) => candidate_id),
    ),
  };
}
