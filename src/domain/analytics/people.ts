import { sql } from 'kysely';
import type { FactName, Join, Sql } from './facts.ts';
import type { Metric } from './metric.ts';

/** Whom the rows of a fact are about, and what has to be joined to tell. */
const WHOM: Partial<Record<FactName, { person: Sql; needs: readonly Join[] }>> = {
  applications: { person: sql.ref('a.candidate_id'), needs: [] },
  interviews: { person: sql.ref('a.candidate_id'), needs: [] },
  stays: { person: sql.ref('a.candidate_id'), needs: ['application'] },
  placements: { person: sql.ref('p.candidate_id'), needs: [] },
  fills: { person: sql.ref('p.candidate_id'), needs: [] },
};

/** The people whom a count is of, each once, however many of its rows are theirs; null where it is of nobody. */
export function peopleOf(metric: Metric): Metric | null {
  const whom = WHOM[metric.fact];
  if (metric.kind !== 'count' || whom === undefined) return null;
  return {
    ...metric,
    of: sql`distinct ${whom.person}`,
    needs: [...(metric.needs ?? []), ...whom.needs],
  };
}
