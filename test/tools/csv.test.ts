import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { shownCsv } from '#tools/csv.ts';

const { running, desk } = useDesk({ country: 'AU' });
const CLIENTS = [
  'Acme "Deep", Mining',
  'Boreal Foods',
  'Corella Rail',
  'Dingo Steel',
  'Emu Textiles',
  'Finch Water',
];

beforeAll(async () => {
  for (const name of CLIENTS) {
    const job_id = await deskOf(desk).job({ client_id: await deskOf(desk).client({ name }) });
    const application_id = await deskOf(desk).application({ job_id, stage: 'offer' });
    const placement = { application_id, salary: 100_000, fee_percent: 20 };
    expect((await desk.api.post('/placements', placement)).status).toBe(201);
  }
});

const ledger = { report: 'placements_ledger', period: 'this_year', format: 'csv' };
const run = (key = desk.adminKey) =>
  callTool(running.app, key, 'run_read_actions', { actions: [{ action: 'run_report', input: ledger }] });
const asRest = async (api = desk.api) =>
  (await api.post('/reports/run', ledger)).body.data.csv as Record<string, string | null>;

it('hands a CSV on whole and once, line by line in the text and as it is in the data, with the money that may be seen', async () => {
  const whole = (await asRest()).with_fees ?? '';
  expect(whole).toContain('"Acme ""Deep"", Mining"');
  const { content, structuredContent } = await run();
  expect(structuredContent.items[0].result.csv).toEqual({ with_fees: whole });
  const told = content[0]?.text?.split('\n').map((line) => line.trim()) ?? [];
  for (const line of whole.trimEnd().split(/\r?\n/)) expect(told).toContain(line);
  expect(content[0]?.text).not.toContain('more characters');
});

it('hands on the CSV without money to a credential that sees none', async () => {
  const poor = await desk.key(['analytics:read'], { userId: null });
  const { content, structuredContent } = await run(poor);
  const { csv } = structuredContent.items[0].result;
  expect(Object.keys(csv)).toEqual(['text']);
  expect(JSON.stringify([content, csv])).not.toContain('100000');
});

it('says of a CSV that is too long for an answer how many lines it has and how it is had', () => {
  const text = `a,b\r\n${'1234567890,1234567890\r\n'.repeat(400)}`;
  const shown = shownCsv({ text, with_fees: null });
  expect(Object.keys(shown)).toEqual(['too_long']);
  expect(shown.too_long).toMatch(/^It has 401 lines, .*\/reports\/run\?format=csv/);
});
