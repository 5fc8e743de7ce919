import { beforeAll, describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { connect, listen } from '#test/harness/mcp.ts';
import { person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk({ country: 'AU' });
const LIMIT = 10;
/** As many as a file of all of them would overrun the allowance with. */
const PEOPLE = 12;

beforeAll(async () => {
  const made = deskOf(desk);
  for (let n = 0; n < PEOPLE; n += 1) {
    const name = `Ana Person${String.fromCharCode(97 + n)}`;
    expect((await desk.api.post('/candidates', { name, email: `ana${n}@people.example` })).status).toBe(201);
  }
  const application_id = await made.application({ stage: 'offer' });
  const dates = { offer_date: '2026-02-02', start_date: '2026-03-02' };
  const placed = await desk.api.post('/placements', {
    application_id,
    salary: 1e5,
    fee_percent: 20,
    ...dates,
  });
  expect(placed.status, JSON.stringify(placed.body.error)).toBe(201);
  await runAction(running, desk.adminKey, 'set_candidate_allowance', { limit: LIMIT, mode: 'stop' });
});

type Worker = Awaited<ReturnType<Workspace['user']>>;

const fetched = async (path: string, { key }: Worker, body?: object): Promise<Response> =>
  running.app.request(`/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** How many more candidates may be shown, as an answer tells it. */
const left = (answer: Response): string | null => answer.headers.get('x-candidate-allowance-remaining');

describe('an export counts toward the daily allowance like a list and is refused where it would overrun it', () => {
  it.each(['csv', 'xlsx'])('a list over REST as %s', async (format) => {
    const [reader, exporter] = [await desk.user('consultant'), await desk.user('consultant')];
    const few = '/candidates?name=persona';
    const [json, file] = [await fetched(few, reader), await fetched(`${few}&format=${format}`, exporter)];
    expect([file.status, left(file)]).toEqual([200, left(json)]);
    expect(left(file)).toBe(String(LIMIT - 1));
    const all = `/candidates?name=ana&format=${format}`;
    const refused = await fetched(all, exporter);
    expect(refused.status).toBe(429);
    const { error } = (await refused.json()) as { error: { code: string } };
    expect(error.code).toBe('DAILY_LIMIT_REACHED');
    // What was refused has used up nothing, and shown nobody.
    expect(left(await fetched(`${few}&format=${format}`, exporter))).toBe(String(LIMIT - 1));
    expect((await fetched('/candidates?name=ana&limit=100', reader)).status).toBe(429);
  });

  it.each(['csv', 'xlsx'])(
    'a report over REST as %s: as in JSON it names candidates and shows none',
    async (format) => {
      const worker = await desk.user('consultant');
      const body = { report: 'placements_ledger', period: 'all_time' };
      const json = await fetched('/reports/run', worker, body);
      const file = await fetched(`/reports/run?format=${format}`, worker, body);
      expect([file.status, left(file)]).toEqual([200, left(json)]);
      const text = await (await fetched('/reports/run?format=csv', worker, body)).text();
      expect(text).not.toMatch(/cnd_|@/);
      const one = await fetched('/candidates?name=persona', worker);
      expect(left(one)).toBe(String(LIMIT - 1));
    },
  );

  it('a report on the page of the desk, which shows no candidates, as CSV and as a workbook', async () => {
    const worker = await desk.user('consultant');
    const somebody = await person(running.service, running.app, worker.userId);
    await somebody.signIn(somebody.email);
    for (const format of ['csv', 'xlsx']) {
      const file = await somebody.get(`/desk/figures/source_effectiveness.${format}`);
      expect(file.status).toBe(200);
      if (format === 'csv') expect(file.html).not.toMatch(/cnd_|@|Ana Person/);
    }
    expect(left(await fetched('/candidates?name=persona', worker))).toBe(String(LIMIT - 1));
  });

  it('a list and a report over MCP, where rows are data and a report may be text', async () => {
    const worker = await desk.user('consultant');
    const server = await listen(running.app);
    const client = await connect({
      version: 'v2',
      toolsets: 'reports,candidates',
      transport: 'http',
      url: server.url,
      running,
      key: worker.key,
    });
    try {
      const ledger = { report: 'placements_ledger', period: 'all_time', format: 'csv' };
      const report = await client.call('run_report', ledger);
      expect([report.isError ?? false, JSON.stringify(report)]).toEqual([
        false,
        expect.not.stringMatching(/cnd_|@people/),
      ]);
      expect((await client.call('list_candidates', { name: 'persona' })).isError ?? false).toBe(false);
      const refused = await client.call('list_candidates', { name: 'ana', limit: 100 });
      expect([refused.isError, JSON.stringify(refused)]).toEqual([
        true,
        expect.stringContaining('DAILY_LIMIT_REACHED'),
      ]);
      expect(left(await fetched('/candidates?name=persona', worker))).toBe(String(LIMIT - 1));
    } finally {
      await client.close();
      await server.close();
    }
  });
});
