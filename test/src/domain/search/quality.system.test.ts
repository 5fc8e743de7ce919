import { beforeAll, expect, it } from 'vitest';
import { findCandidates } from '#src/domain/search/candidates.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { homeOf } from '#src/domain/search/index.ts';
import type { CandidateSearchResult } from '#src/domain/search/schema.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { type Facts, makePeople } from './people.ts';
import { makeQueries } from './queries.ts';

const PEOPLE = 150;
const QUERIES = 150;

const { running, desk } = useDesk();
let people: Facts[];

beforeAll(async () => {
  const made = makePeople(PEOPLE, 7);
  people = await Promise.all(
    made.map(async ({ facts, record }) => {
      const answer = await desk.api.post('/candidates', record);
      expect(answer.status).toBe(201);
      return { ...facts, id: answer.body.data.id };
    }),
  );
});

it('finds who was asked for, all of them and nobody else, over queries whose truth is known', async () => {
  const judged = makeQueries(QUERIES, 11);
  let precision = 0;
  let ranked = 0;
  let recalled = 0;
  let wanted = 0;
  let exact = 0;
  let understood = 0;
  const wrong: string[] = [];
  const ran = await runInDomain(running, desk.adminKey, async (ctx) => {
    const answers: CandidateSearchResult[] = [];
    for (const { query } of judged)
      answers.push(
        await findCandidates(ctx, compileQuery(query, homeOf(ctx)), homeOf(ctx), { limit: 100, page: 1 }),
      );
    return answers;
  });
  const answers: CandidateSearchResult[] = ran.data;
  for (const [at, { query, relevant, facets }] of judged.entries()) {
    const truth = new Set(people.filter(relevant).map(({ id }) => id));
    const found = answers[at];
    if (found === undefined) throw new Error('a query was not answered');
    const ids = found.results.map(({ id }) => String(id));
    const top = ids.slice(0, 10);
    if (top.length > 0 || truth.size > 0) {
      ranked += 1;
      const deep = Math.min(10, Math.max(truth.size, top.length));
      precision += top.filter((id) => truth.has(id)).length / Math.max(1, deep);
    }
    wanted += Math.min(100, truth.size);
    recalled += Math.min(100, ids.filter((id) => truth.has(id)).length);
    if (found.total_count === truth.size) exact += 1;
    const read = found.interpretation.facets.map(({ kind, strength }) => `${kind} ${strength}`).sort();
    const meant = facets.map(({ kind, strength }) => `${kind} ${strength}`).sort();
    if (read.join() === [...new Set(meant)].sort().join() || read.join() === meant.join()) understood += 1;
    else wrong.push(`${query} → ${read.join(', ')}`);
    if (found.total_count !== truth.size) wrong.push(`${query}: ${found.total_count} for ${truth.size}`);
  }
  const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 1000;
  const reached = {
    precision_at_10: share(precision, ranked),
    recall_of_hard_filters: share(recalled, wanted),
    exact_counts: share(exact, judged.length),
    interpretation: share(understood, judged.length),
  };
  process.stdout.write(
    `search quality over ${judged.length} queries and ${PEOPLE} people: ${JSON.stringify(reached)}\n`,
  );
  if (process.env.SHOW_WRONG) process.stdout.write(`${wrong.join('\n')}\n`);
  expect(reached.precision_at_10).toBeGreaterThanOrEqual(0.98);
  expect(reached.recall_of_hard_filters).toBeGreaterThanOrEqual(0.98);
  expect(reached.exact_counts).toBeGreaterThanOrEqual(0.95);
  expect(reached.interpretation).toBeGreaterThanOrEqual(0.95);
});
