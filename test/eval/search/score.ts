import type { Api } from '#test/harness/workspace.ts';

export interface Judged {
  ask: string;
  /** `silent` is wrong with nothing told of what was not used. */
  verdict: 'right' | 'partly' | 'told' | 'silent';
  found: number;
  fit: number;
  precision: number;
  recall: number;
  ndcg: number;
  /** How many different scores the first ten have. */
  scores: number;
  /** Right where a suburb counts as its city, as docs/decisions/search.md has it. */
  rightWithSuburbs: boolean;
  told: string;
  /** What was compiled, as kinds and strengths alone. */
  kinds: { kind: string; strength: string }[];
  /** The codes of the notes. */
  codes: string[];
}

interface Result {
  total_count: number;
  has_more: boolean;
  interpretation: { facets: { label: string; kind: string; strength: string }[] };
  notes: { code: string; message: string }[];
  results: { id: string; match_score: number }[];
}

/** The part of what is true of somebody that is read here. */
interface Facts {
  city: string;
}

/** A search, and who it is meant to find. */
export interface Query<F extends Facts> {
  ask: string;
  fits(person: F): boolean;
  unknowable?: true;
  /** Which of several imagined writers typed it. */
  by?: string;
}

const RIGHT = 0.8;

/** The suburbs among the made-up places, by their cities. */
const SUBURBS: Record<string, string> = { Parramatta: 'Sydney' };

// Whether somebody fits, or would if the suburb that they live in were called by its city.
function fitsWithSuburbs<F extends Facts>(facts: F, fits: (person: F) => boolean): boolean {
  const city = SUBURBS[facts.city];
  return fits(facts) || (city !== undefined && fits({ ...facts, city }));
}

/** Runs each search, reads all its pages (of the first 500) and holds who was found against who fits. */
export async function judge<F extends Facts>(
  api: Api,
  people: ReadonlyMap<string, F>,
  queries: Iterable<Query<F>>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { ask, fits, unknowable } of queries) {
    const found: { id: string; match_score: number }[] = [];
    let first: Result | null = null;
    for (let page = 1; page <= 5; page += 1) {
      const { status, body } = await api.post('/candidates/search', { query: ask, limit: 100, page });
      if (status !== 200) throw new Error(JSON.stringify(body.error));
      first ??= body.data as Result;
      found.push(...body.data.results);
      if (!body.data.has_more) break;
    }
    const fit = new Set([...people].filter(([, facts]) => fits(facts)).map(([id]) => id));
    const hits = found.filter(({ id }) => fit.has(id)).length;
    const precision = found.length === 0 ? (fit.size === 0 ? 1 : 0) : hits / found.length;
    const recall = fit.size === 0 ? (found.length === 0 ? 1 : 0) : hits / Math.min(fit.size, 500);
    const wider = new Set([...people].filter(([, facts]) => fitsWithSuburbs(facts, fits)).map(([id]) => id));
    const widerHits = found.filter(({ id }) => wider.has(id)).length;
    const unused = first?.interpretation.facets.filter(({ kind }) => kind === 'unsupported') ?? [];
    const told = first === null || first.notes.length > 0 || unused.length > 0;
    judged.push({
      ask,
      verdict:
        unknowable && !told
          ? 'silent'
          : precision >= RIGHT && recall >= RIGHT
            ? 'right'
            : precision >= 0.5 && recall >= 0.5
              ? 'partly'
              : told
                ? 'told'
                : 'silent',
      found: found.length,
      fit: fit.size,
      precision,
      recall,
      ndcg: ndcgAt10(
        found.map(({ id }) => fit.has(id)),
        fit.size,
      ),
      scores: new Set(found.slice(0, 10).map(({ match_score }) => match_score)).size,
      rightWithSuburbs:
        !(unknowable && !told) &&
        (found.length === 0
          ? wider.size === 0
          : widerHits / found.length >= RIGHT && widerHits / Math.min(wider.size, 500) >= RIGHT),
      told: JSON.stringify([first?.interpretation.facets, first?.notes]),
      kinds: first?.interpretation.facets.map(({ kind, strength }) => ({ kind, strength })) ?? [],
      codes: first?.notes.map(({ code }) => code) ?? [],
    });
  }
  return judged;
}

/** Normalised discounted cumulative gain of the first ten with gains of 0 and 1 (Järvelin and Kekäläinen, 2002). */
function ndcgAt10(gains: readonly boolean[], fit: number): number {
  if (fit === 0) return gains.length === 0 ? 1 : 0;
  const discounted = (at: number): number => 1 / Math.log2(at + 2);
  const got = gains.slice(0, 10).reduce((sum, hit, at) => sum + (hit ? discounted(at) : 0), 0);
  const best = Array.from({ length: Math.min(10, fit) }, (_, at) => discounted(at)).reduce(
    (a, b) => a + b,
    0,
  );
  return got / best;
}

/** Shares of each verdict in per cent, the mean nDCG@10, and how many of the first tens all have one score. */
export function summary(judged: readonly Judged[]): Record<string, number> {
  const share = (verdict: Judged['verdict']): number =>
    Math.round((1000 * judged.filter((one) => one.verdict === verdict).length) / judged.length) / 10;
  const mean = judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length;
  return {
    right: share('right'),
    right_with_suburbs:
      Math.round((1000 * judged.filter(({ rightWithSuburbs }) => rightWithSuburbs).length) / judged.length) /
      10,
    partly: share('partly'),
    wrong_but_told: share('told'),
    wrong_in_silence: share('silent'),
    ndcg_at_10: Math.round(mean * 1000) / 1000,
    lists_of_one_score: judged.filter(({ found, scores }) => found >= 10 && scores === 1).length,
    lists_of_ten: judged.filter(({ found }) => found >= 10).length,
  };
}

/**
 * What those that are not right have in common, in counts alone, so that it may be printed of sets that nobody reads: what
 * they lack, and of each kind of facet that was compiled how many hold it beside how many of all do.
 */
export function counts(judged: readonly Judged[]): Record<string, unknown> {
  const wrong = judged.filter(({ verdict }) => verdict !== 'right');
  const among = (test: (one: Judged) => boolean): string =>
    `${wrong.filter(test).length} of ${judged.filter(test).length}`;
  const each = (of: (one: Judged) => readonly string[]): Record<string, string> =>
    Object.fromEntries(
      [...new Set(judged.flatMap(of))]
        .sort()
        .map((name): [string, string] => [name, among((one) => of(one).includes(name))]),
    );
  return {
    not_right: wrong.length,
    found_nobody: wrong.filter(({ found, fit }) => found === 0 && fit > 0).length,
    nobody_fits: wrong.filter(({ fit }) => fit === 0).length,
    too_few_alone: wrong.filter(({ recall, precision }) => recall < RIGHT && precision >= RIGHT).length,
    too_many_alone: wrong.filter(({ recall, precision }) => recall >= RIGHT && precision < RIGHT).length,
    both: wrong.filter(({ recall, precision, found }) => recall < RIGHT && precision < RIGHT && found > 0)
      .length,
    nothing_told: wrong.filter(({ codes, kinds }) => codes.length === 0 && !kinds.some(isUnused)).length,
    right_with_suburbs: wrong.filter(({ rightWithSuburbs }) => rightWithSuburbs).length,
    facets: each(({ kinds }) => [`${Math.min(5, kinds.length)}`]),
    kinds: each(({ kinds }) => kinds.map(({ kind }) => kind)),
    excluded: each(({ kinds }) =>
      kinds.filter(({ strength }) => strength === 'exclude').map(({ kind }) => kind),
    ),
    notes: each(({ codes }) => codes),
  };
}

function isUnused({ kind }: { kind: string }): boolean {
  return kind === 'unsupported';
}
