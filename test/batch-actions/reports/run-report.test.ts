import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#src/lib/ids.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Api } from '#test/harness/workspace.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') });
});
const { running, desk: agency } = useDesk({ country: 'AU' });
let reader: Api;
let client: string;

beforeAll(async () => {
  const desk = deskOf(agency);
  client = await desk.client({ name: '=SUM(A1:A9)', industry: 'Mining' });
  for (const salary of [100_000, 150_000]) {
    const job_id = await desk.job({
      client_id: client,
      compensation: { base_min: 90_000, base_max: 110_000 },
    });
    const application_id = await desk.application({ job_id, stage: 'offer' });
    await agency.api.post('/placements', {
      application_id,
      salary,
      fee_percent: 20,
      offer_date: '2026-11-02',
      start_date: '2026-11-10',
    });
  }
  await desk.application({
    job_id: await desk.job({ client_id: client, compensation: { base_min: 90_000, base_max: 110_000 } }),
    stage: 'submitted',
  });
  await running.service.jobs.runDue();
  reader = agency.as(await agency.key(['analytics:read'], { userId: null }));
});
afterAll(() => {
  vi.useRealTimers();
});

const run = (body: object, api = agency.api) => api.post('/reports/run', body);

it('answers the definition, the days it is of, columns, rows and totals', async () => {
  const { status, body } = await run({ report: 'billings', period: 'this_month' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    report: 'billings',
    title: 'Billings',
    params: {
      period: { period: 'this_month', from: '2026-11-01', to: '2026-11-30', timezone: 'Australia/Sydney' },
      group_by: 'consultant',
      filters: [],
    },
    data_scope: 'agency',
    rows: [{ consultant: 'Mia Admin', billings: 50_000, currency: 'AUD' }],
    totals: [{ billings: 50_000, currency: 'AUD' }],
    row_count: 1,
    truncated: false,
    caveats: [],
    generated_at: '2026-11-20T03:00:00.000Z',
  });
  expect(body.data.definition).toContain('Recognised billings');
  expect(body.data.columns).toContainEqual({
    key: 'billings',
    label: 'Billings',
    type: 'money',
    unit: 'currency',
  });
});

describe('money that the credential may not see', () => {
  it.each([
    ['placements_ledger', ['salary', 'fee', 'credited'], 'placements:financials:read'],
    ['billings', ['billings'], 'placements:financials:read'],
    ['guarantee_exposure', ['fee', 'exposed'], 'placements:financials:read'],
    ['fee_pipeline_weighted', ['expected_fee', 'weighted_fee'], 'clients:financials:read'],
  ])('is null in %s, which answers all the same and says what is hidden', async (report, hidden, scope) => {
    const whole = (await run({ report })).body.data;
    const { status, body } = await run({ report }, reader);
    expect(status).toBe(200);
    expect(body.data.rows).toHaveLength(whole.rows.length);
    for (const key of hidden) {
      expect(whole.rows[0][key], key).toBeTypeOf('number');
      for (const row of [...body.data.rows, ...body.data.totals]) expect(row[key] ?? null, key).toBeNull();
    }
    const [note] = body.data.caveats.slice(-1);
    for (const key of hidden) expect(note).toContain(key);
    expect(note).toContain(scope);
    const named = agency.as(await agency.key(['analytics:read', scope], { userId: null }));
    expect((await run({ report }, named)).body.data).toEqual(whole);
  });

  it('is not told by the order of the rows, or by the text of a spreadsheet', async () => {
    const { body } = await run({ report: 'billings', group_by: 'client', format: 'csv' }, reader);
    expect(body.data.csv.text).not.toContain('50000');
    expect(body.data.csv.text).toContain('client_id,client,billings,currency');
    expect(body.data.csv.with_fees).toBeNull();
    const whole = await run({ report: 'billings', group_by: 'client', format: 'csv' });
    expect(whole.body.data.csv.with_fees).toContain(',50000,AUD');
    expect(whole.body.data.csv.text).not.toContain('50000');
  });

  it('hides targets from people who may not read quotas', async () => {
    const poor = agency.as(
      await agency.key(['analytics:read', 'placements:financials:read'], { userId: null }),
    );
    const { body } = await run({ report: 'quota_attainment' }, poor);
    expect(body.data.rows[0]).toMatchObject({ level: 'agency', billings: 50_000, target: null });
    expect(body.data.caveats.join()).toContain('quotas:read');
  });
});

it('writes CSV in which no cell begins a formula', async () => {
  const { body } = await run({ report: 'placements_ledger', format: 'csv' });
  const [head, first] = body.data.csv.with_fees.split('\r\n');
  expect(head).toContain('placement_id,candidate,client');
  expect(first).toContain(",'=SUM(A1:A9),");
});

it('shows at most the rows asked for, and totals of all', async () => {
  const { body } = await run({ report: 'placements_ledger', limit: 1 });
  expect(body.data).toMatchObject({
    row_count: 2,
    truncated: true,
    totals: [{ placements: 2, credited: 50_000 }],
  });
  expect(body.data.rows).toHaveLength(1);
});

it('limits a report to a client, and says by which name', async () => {
  const { body } = await run({ report: 'pipeline_snapshot', filters: { client_id: client } });
  expect(body.data.params.filters).toEqual([
    { dimension: 'client', values: [{ value: client, label: '=SUM(A1:A9)' }] },
  ]);
  expect(body.data.totals).toMatchObject([{ applications: 1 }]);
  const spelled = await run({ report: 'client_scorecard', filters: { industry: 'mINING' } });
  expect(spelled.body.data.rows).toMatchObject([{ placements: 2, fees: 50_000, open_jobs: 1 }]);
  const none = await run({ report: 'client_scorecard', filters: { industry: 'Ballet' } });
  expect(none.body.data.caveats).toContain('No record has the industry Ballet, so nothing is counted.');
});

it('says that no protected attributes are stored, and keeps groups of fewer than five back', async () => {
  const { body } = await run({ report: 'selection_rates' });
  expect(body.data.rows).toEqual([]);
  expect(body.data.caveats[0]).toContain('No protected attributes');
  expect(body.data.caveats[1]).toContain('1 group is kept back');
});

describe('refusals', () => {
  it.each([
    [{ report: 'bilings' }, 'report', 'billings'],
    [{}, 'report', ''],
    [{ report: 'pipeline_snapshot', period: 'this_month' }, 'period', 'how things stand now'],
    [{ report: 'job_ageing', from: '2026-01-01' }, 'from', 'how things stand now'],
    [{ report: 'billings', period: 'this_month', from: '2026-01-01' }, 'period', 'not both'],
    [{ report: 'billings', from: '2026-02-01', to: '2026-01-01' }, 'to', 'before from'],
    [{ report: 'billings', from: '2026-02-30' }, 'from', 'a day that exists'],
    [{ report: 'billings', group_by: 'stage' }, 'group_by', 'consultant, team, client'],
    [{ report: 'job_ageing', group_by: 'client' }, 'group_by', 'leave it out'],
    [
      { report: 'job_ageing', filters: { stage: 'offer' } },
      'filters.stage',
      'can be limited to consultant_id',
    ],
    [{ report: 'billings', filters: { consultant: 'x' } }, 'filters.consultant', ''],
    [{ report: 'billings', limit: 0 }, 'limit', ''],
  ])('answers 422 to %j and names %s', async (body, field, says) => {
    const refused = await run(body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
    expect(JSON.stringify(refused.body.error)).toContain(says);
  });

  it('answers 404 to the id of another agency, as to an unknown one', async () => {
    const theirs = await deskOf(await running.workspace()).client();
    for (const id of [theirs, newId('client')]) {
      const refused = await run({ report: 'billings', filters: { client_id: id } });
      expect(refused.status).toBe(404);
      expect(refused.body.error).toMatchObject({ code: 'NOT_FOUND', field: 'filters.client_id' });
    }
  });

  it('asks for analytics:read', async () => {
    const refused = await run(
      { report: 'billings' },
      agency.as(await agency.key(['placements:read'], { userId: null })),
    );
    expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'analytics:read' });
  });
});

it('a wrong group is refused with what can be done instead, in the message and in the fix', async () => {
  const told = async (report: string, group_by: string) => {
    const refused = await callTool(
      running.app,
      agency.adminKey,
      'run_report',
      { report, group_by },
      {
        query: '?toolsets=reports',
      },
    );
    return JSON.parse(refused.content[0]?.text ?? '');
  };
  const ledger = await told('placements_ledger', 'month');
  expect(ledger.message).toContain('list_reports tells by what');
  expect(ledger.fix).toBe('Call it again without group_by.');
  const pipeline = await told('fee_pipeline_weighted', 'month');
  expect(pipeline.fix).toBe(
    'Call it again with group_by set to one of stage, consultant, team, client, job, or left out.',
  );
});
