import { expect, it } from 'vitest';
import { countingRelay } from '#test/bench/traffic.ts';
import { fixture } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { startService } from '#test/harness/workspace.ts';

const postgres = fixture(startPostgres);

/** With everything warm; the least of several, as sweeps go on beside. */
async function leastTrips(relay: { take(): { roundTrips: number } }, ask: () => Promise<{ status: number }>) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 20; i += 1) {
    relay.take();
    const { status } = await ask();
    least = Math.min(least, relay.take().roundTrips);
    expect(status).toBeLessThan(300);
  }
  return least;
}

it('asks PostgreSQL once for a read by id and for a list, twice for a read over MCP, and five times for a keyed creation and a keyed change', async () => {
  const relay = await countingRelay(await postgres.database());
  const running = await startService({ DATABASE_URL: relay.url });
  const desk = await running.workspace();
  let made = 0;
  let id = '';
  const create = async () => {
    made += 1;
    const answer = await desk.api.post('/candidates', {
      name: `Ada Person ${made}`,
      email: `ada${made}@example.test`,
      headline: 'Mining engineer',
    });
    id = answer.body.data.id;
    return answer;
  };
  const change = () => {
    made += 1;
    return desk.api.patch(`/candidates/${id}`, { headline: `Engineer ${made}` }, `change${made}`);
  };
  expect(await leastTrips(relay, create)).toBeLessThanOrEqual(5);
  expect(await leastTrips(relay, () => desk.api.get(`/candidates/${id}`))).toBe(1);
  expect(await leastTrips(relay, () => desk.api.get('/jobs'))).toBe(1);
  expect(await leastTrips(relay, change)).toBeLessThanOrEqual(5);
  // The record with its key, and the names of those whom it names by id.
  const call = () => callTool(running.app, desk.adminKey, 'get_candidate', { candidate_id: id });
  const answered = async () => ({ status: (await call()).isError ? 500 : 200 });
  expect(await leastTrips(relay, answered)).toBeLessThanOrEqual(2);
  await running.close();
  relay.stop();
});
