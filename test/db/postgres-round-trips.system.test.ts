import pg from 'pg';
import { expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { LEASED } from '#db/postgres-memory.ts';
import { countingRelay } from '#test/bench/traffic.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
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

it.each(['independent', 'atomic'])(
  'asks PostgreSQL at most 30 times for an %s batch of 20 placements',
  async (mode) => {
    const relay = await countingRelay(await postgres.database());
    const running = await startService({ DATABASE_URL: relay.url });
    const { api } = await running.workspace();
    const client = (await api.post('/clients', { name: 'Acme' })).body.data.id;
    const job = await api.post('/jobs', { title: 'Nurse', client_id: client, is_evergreen: true });
    const people = Array.from({ length: 20 }, (_, at) => [
      {
        id: `p${at}`,
        action: 'create_candidate',
        input: { name: `Ada ${at}`, email: `p${at}@people.example` },
      },
      {
        id: `a${at}`,
        action: 'create_application',
        input: { job_id: job.body.data.id, candidate_id: { $from: `p${at}`, path: '/id' } },
      },
    ]);
    const { body } = await sendToItsEnd(running, api, { mode: 'atomic', actions: people.flat() });
    const actions = body.data.items.flatMap(({ id, result }: { id: string; result: { id: string } }) =>
      id.startsWith('a')
        ? [{ action: 'create_placement', input: { application_id: result.id, salary: 90_000 } }]
        : [],
    );
    await running.service.jobs.runDue();
    relay.take();
    const placed = await sendToItsEnd(running, api, { mode, actions });
    expect(placed.body.data.status).toBe('succeeded');
    expect(relay.take().roundTrips).toBeLessThanOrEqual(30);
    await running.close();
    relay.stop();
  },
);

it('remembers no rows that workers lease without the lock of their agency', async () => {
  const url = await postgres.database();
  await (await openStore({ url })).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'lease_until' and table_schema = 'public' order by table_name`,
  );
  await client.end();
  expect(LEASED.toSorted()).toEqual(rows.map(({ name }) => name));
});
