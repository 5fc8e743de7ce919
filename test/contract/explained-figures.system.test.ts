import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { runnable } from '#src/domain/reports/runnable.ts';
import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { firstOf, openedIn, RARE, type Table } from './opened.ts';

// What is behind a figure is the same over REST, batch and MCP. That it adds up is held by explain-figure.test.ts.
const TODAY = '2026-11-20';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T03:00:00Z`) });
});
const { running, desk } = useDesk({
  country: 'AU',
  env: { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_AI_PER_MINUTE: '1000000' },
});
beforeAll(async () => {
  const figures = figuresOf({ accountId: desk.accountId, today: TODAY, applications: 150 });
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
});
afterAll(() => {
  vi.useRealTimers();
});

const opened = (given: object) => openedIn({ running, desk }, given);

it.each(REPORT_NAMES.filter((name) => runnable(name) !== undefined))(
  'a figure of %s opens into the same records over REST, batch and MCP',
  async (report) => {
    const { body } = await desk.api.post('/reports/run', { report });
    const at = firstOf(body.data as Table);
    expect(at === null).toBe(RARE.has(report));
    if (at !== null) await opened({ report, params: {}, ...at });
  },
);

it.each([
  'placements by consultant this year',
  'billings by client this year',
  'submission to interview rate by client this year',
  'average fee by client this year',
  'time to fill by team this year',
  'applications per job on average this year',
  'billings this year compared with last year',
  'how many placements with a salary over 100000 this year',
  'which consultants have more than 1 placement this year',
  'how many clients did we place with this year',
  'placements by month this year',
  'what share of placements this year were permanent',
  'share of billings by client this year',
  'interviews per placement this year',
  'how far are we from our target',
  'what is our pipeline worth by stage',
])('a figure of %s opens into the same records over REST, batch and MCP', async (question) => {
  const { body } = await desk.api.post('/analytics/ask', { question });
  const at = firstOf(body.data as Table);
  expect(at, body.data.answer).not.toBeNull();
  const { records } = await opened({ question, ...at });
  expect(records.length).toBeGreaterThan(0);
});

it('a level of a quota board opens into the same shares over REST, batch and MCP', async () => {
  const { body } = await desk.api.get('/quotas/periods/current');
  const own = body.data.agency.billings.find(({ currency }: { currency: string }) => currency === 'AUD');
  const given = { period_id: 'current', row: { level: 'agency', currency: 'AUD' }, column: 'billings' };
  const { figure, records } = await opened(given);
  expect(figure.billings).toBe(own.amount);
  const cents = records.reduce((sum, one) => sum + Number(one.billings ?? 0), 0);
  expect(Math.abs(cents - own.amount)).toBeLessThanOrEqual(0.011 * (records.length + 1));
});

it('the hits of a share open as the share does', async () => {
  const question = 'submission to interview rate this year';
  const { body } = await desk.api.post('/analytics/ask', { question });
  const [row] = body.data.rows;
  const { records } = await opened({ question, row: {}, column: 'interview_rate' });
  expect(records).toHaveLength(row.rows);
  expect(records.filter(({ hit }) => hit === true)).toHaveLength(row.hits);
});
