import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';
import { makePeople } from './people.ts';
import { makeQueries } from './queries.ts';

const { desk: there } = useDesk({ on: 'postgres' });
const { desk: here } = useDesk({ on: 'sqlite' });

const search = async (desk: Workspace, query: string) =>
  (await desk.api.post('/candidates/search', { query, limit: 100 })).body.data;

it('finds the same people in the same bands on PostgreSQL as on SQLite', async () => {
  const desks = [there, here];
  const people = makePeople(25, 19);
  // One after the other: on a busy machine many at once are refused (503).
  for (const desk of desks)
    for (const { record } of people) expect((await desk.api.post('/candidates', record)).status).toBe(201);
  for (const { query } of makeQueries(12, 23)) {
    const [onPostgres, onSqlite] = await Promise.all(
      desks.map(async (desk) => {
        const { results, total_count, interpretation, notes } = await search(desk, query);
        const rows = results.map(({ email, match_score, band }: Record<string, unknown>) =>
          [email, match_score, band].join(),
        );
        return { query, total_count, interpretation, notes, rows: rows.toSorted() };
      }),
    );
    expect(onPostgres).toEqual(onSqlite);
  }
});
