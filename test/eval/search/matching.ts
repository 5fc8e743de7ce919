import { runSignedIn } from '#test/harness/action.ts';
import type { Workspace } from '#test/harness/workspace.ts';
import type { Facts } from './world.ts';

/** A job of a client, and who of the people fits it. */
export interface Brief<F = Facts> {
  /** The fields of create_job beside the client. */
  job: { title: string; [field: string]: unknown };
  /** Who meets all that records can tell. */
  fits(person: F): boolean;
  /** Who does other work and has no place among the first ten. */
  never(person: F): boolean;
  /** What no record tells: each stands among the facets and is told of the first as unknown or missing. */
  unknown: readonly RegExp[];
}

export interface JudgedBrief {
  title: string;
  verdict: 'right' | 'partly' | 'wrong';
  fit: number;
  /** How many of the first ten fit, or of as many as fit where those are fewer. */
  first: number;
  of: number;
  /** How many said to be strong do not fit. */
  strongWrong: number;
  strong: number;
  /** How many of the first ten do other work. */
  others: number;
  untold: string[];
  shown: string;
}

interface Matches {
  facets: { label: string; kind: string; strength: string }[];
  results: {
    candidate_id: string;
    band: string;
    current_job_title: string | null;
    location: string | null;
    narration: string;
    evidence: { facet: string; status: string }[];
  }[];
}

/** Makes each job, matches it, and holds the first hundred against who fits. */
export async function judgeBriefs<F>(
  running: Parameters<typeof runSignedIn>[0],
  desk: Workspace,
  people: ReadonlyMap<string, F>,
  name: string,
  briefs: Iterable<Brief<F>>,
): Promise<JudgedBrief[]> {
  const client = await desk.api.post('/clients', { name: `Client of ${name}` });
  const judged: JudgedBrief[] = [];
  for (const { job, fits, never, unknown } of briefs) {
    const made = await desk.api.post('/jobs', { client_id: client.body.data.id, ...job });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body.error));
    const { data } = await runSignedIn(running, desk.adminKey, 'match_candidates_to_job', {
      job_id: made.body.data.id,
      limit: 100,
    });
    const { facets, results } = data as Matches;
    const facts = (one: { candidate_id: string }): F => people.get(one.candidate_id) as F;
    const fit = [...people.values()].filter(fits).length;
    const of = Math.min(10, fit);
    const first = results.slice(0, of).filter((one) => fits(facts(one))).length;
    const strong = results.filter(({ band }) => band === 'strong');
    const strongWrong = strong.filter((one) => !fits(facts(one))).length;
    const others = results.slice(0, 10).filter((one) => never(facts(one))).length;
    const untold = unknown
      .filter((words) =>
        results
          .slice(0, 5)
          .some(
            ({ evidence }) => !evidence.some(({ facet, status }) => words.test(facet) && status !== 'met'),
          ),
      )
      .map(String);
    const isRight = first >= 0.8 * of && strongWrong <= 0.2 * strong.length && others === 0;
    judged.push({
      title: job.title,
      verdict: isRight && untold.length === 0 ? 'right' : first >= 0.5 * of ? 'partly' : 'wrong',
      fit,
      first,
      of,
      strongWrong,
      strong: strong.length,
      others,
      untold,
      shown: JSON.stringify([
        facets.map(({ label, kind, strength }) => `${kind} ${label} ${strength}`),
        results
          .slice(0, 3)
          .map(({ band, current_job_title, location, narration }) => [
            band,
            current_job_title,
            location,
            narration,
          ]),
      ]),
    });
  }
  return judged;
}
