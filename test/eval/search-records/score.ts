import type { Query } from './query.ts';
import type { World } from './world.ts';

export interface Judged {
  of: Query['of'];
  by: string;
  ask: string;
  /** `right`: exactly the records that are meant. `silent`: wrong with nothing told of what was not used. */
  verdict: 'right' | 'partly' | 'told' | 'silent';
  /** Whether at least four fifths of what was found fit, and of what fits were found. */
  isNearly: boolean;
  found: number;
  fit: number;
  precision: number;
  recall: number;
  told: string;
}

interface Result {
  interpretation: string;
  results: { id: string }[];
  has_more: boolean;
  degraded?: boolean;
  in_doubt?: string;
  unsupported_concepts?: string[];
  suggested_alternatives?: string[];
}

/** The ids of the records that a search means. */
export function meant(world: World, query: Query): Set<string> {
  const those = <F>(facts: ReadonlyMap<string, F>, fits: (fact: F) => boolean): Set<string> =>
    new Set([...facts].filter(([, fact]) => fits(fact)).map(([id]) => id));
  if (query.of === 'applications') return those(world.applications, query.fits);
  if (query.of === 'jobs') return those(world.jobs, query.fits);
  return those(world.interviews, query.fits);
}

/** Runs each search, reads all its pages and holds what was found against what is meant. */
export async function judge(world: World, queries: Iterable<Query>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const { of, by, ask, unknown } = query;
    const ids = new Set<string>();
    let first: Result | null = null;
    for (let page = 1, more = true; more; page += 1) {
      const { status, body } = await world.desk.api.post('/search', {
        entity_type: of,
        query: ask,
        limit: 100,
        page,
      });
      if (status !== 200) throw new Error(JSON.stringify(body.error));
      const result = body.data as Result;
      first ??= result;
      for (const { id } of result.results) ids.add(id);
      more = result.has_more;
    }
    const fit = meant(world, query);
    const hits = [...ids].filter((id) => fit.has(id)).length;
    const precision = ids.size === 0 ? (fit.size === 0 ? 1 : 0) : hits / ids.size;
    const recall = fit.size === 0 ? (ids.size === 0 ? 1 : 0) : hits / fit.size;
    const doubts = [...(first?.unsupported_concepts ?? []), first?.in_doubt ?? ''].filter(
      (one) => one !== '',
    );
    const isTold = doubts.length > 0 || first?.degraded === true;
    // An empty list is as good where what nobody can know is told.
    const isUntold = unknown !== undefined && !doubts.some((one) => unknown.test(one));
    const reaches = (least: number): boolean =>
      !isUntold && ((precision >= least && recall >= least) || (unknown !== undefined && ids.size === 0));
    judged.push({
      of,
      by,
      ask,
      verdict: reaches(1) ? 'right' : reaches(0.5) ? 'partly' : isTold ? 'told' : 'silent',
      isNearly: reaches(0.8),
      found: ids.size,
      fit: fit.size,
      precision,
      recall,
      told: JSON.stringify([first?.interpretation, first?.unsupported_concepts, first?.in_doubt]),
    });
  }
  return judged;
}

/** How many there are of each verdict, and how many are right with one in five wrong or missing. */
export function summary(judged: readonly Judged[]): Record<string, number> {
  const count = (verdict: Judged['verdict']): number =>
    judged.filter((one) => one.verdict === verdict).length;
  return {
    right: count('right'),
    partly: count('partly'),
    wrong_but_told: count('told'),
    wrong_in_silence: count('silent'),
    right_at_four_fifths: judged.filter(({ isNearly }) => isNearly).length,
  };
}
