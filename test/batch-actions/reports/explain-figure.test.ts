import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { runnable } from '#src/domain/reports/runnable.ts';
import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import type { Api } from '#test/harness/workspace.ts';

// The records of every kind of figure, added up again here, come to the figure.
const TODAY = '2026-11-20';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T03:00:00Z`) });
});
const { running, desk } = useDesk({
  country: 'AU',
  env: { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_AI_PER_MINUTE: '1000000' },
});
beforeAll(async () => {
  const figures = figuresOf({ accountId: desk.accountId, today: TODAY, applications: 250 });
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
});
afterAll(() => {
  vi.useRealTimers();
});

type Cell = string | number | boolean | null;
type Row = Record<string, Cell>;
interface Column {
  key: string;
  type: string;
}
interface Explanation {
  column: string;
  figure: Row;
  how: string;
  rule: string;
  columns: Column[];
  records: Row[];
  record_count: number;
  next_cursor: string | null;
  caveats: string[];
}

/** An explanation with the records of all its pages. */
async function explain(body: object, api: Api = desk.api): Promise<Explanation> {
  let whole: Explanation | null = null;
  let after: string | null = null;
  do {
    const given: object = after === null ? body : { ...body, after };
    const { status, body: answer } = await api.post('/analytics/explain', { limit: 500, ...given });
    expect(status, JSON.stringify([body, answer.error])).toBe(200);
    const page = answer.data as Explanation;
    if (whole === null) whole = page;
    else whole.records.push(...page.records);
    after = page.next_cursor;
  } while (after !== null);
  expect(whole.records).toHaveLength(whole.record_count);
  return whole;
}

const middle = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

/** What a figure comes to by its records, and how near that must be. */
function recounted(
  { how, columns, records }: Explanation,
  column: string,
): [value: number | null, near: number] {
  const key = columns.some((one) => one.key === column) ? column : 'days';
  const values = records.flatMap((record) => (typeof record[key] === 'number' ? [record[key]] : []));
  if (how === 'count') return [records.length, 0];
  if (how === 'sum') return [values.reduce((sum, one) => sum + one, 0), 0.011 * (values.length + 1)];
  if (how === 'share')
    return records.length === 0
      ? [null, 0]
      : [(100 * records.filter(({ hit }) => hit === true).length) / records.length, 0.051];
  if (values.length === 0) return [null, 0];
  if (how === 'median') return [middle(values), 0.11];
  if (how === 'max') return [Math.max(...values), 0.11];
  expect(how).toBe('mean');
  return [values.reduce((sum, one) => sum + one, 0) / values.length, 0.11];
}

const FIGURES = ['integer', 'number', 'money', 'rate'];
const telling = (columns: readonly Column[], row: Row): Row =>
  Object.fromEntries(
    columns
      .filter(({ type, key }) => !FIGURES.includes(type) && key in row)
      .map(({ key }) => [key, row[key] ?? null]),
  );

function holds(answer: Explanation, key: string, cell: Cell | undefined): void {
  if (answer.how === 'listed') {
    expect(answer.records.length).toBeGreaterThan(0);
    return;
  }
  const [value, near] = recounted(answer, key);
  const said = JSON.stringify([key, answer.how, answer.figure, answer.rule]);
  expect(Math.abs((value ?? 0) - Number(cell ?? 0)), `${said} ${value}`).toBeLessThanOrEqual(near);
}

/** Counts of other things, which have no records of their own in the report. */
const APART: Readonly<Record<string, readonly string[]>> = {
  pool_health: ['answered_percent', 'join_requests'],
  quota_attainment: ['target', 'gap', 'attainment_percent'],
  selection_rates: ['impact_ratio'],
};

describe('the records behind a report add up to it', () => {
  it.each(REPORT_NAMES.filter((name) => runnable(name) !== undefined))(
    '%s, row by row and column by column',
    async (report) => {
      const groups = runnable(report)?.groups ?? [];
      for (const group_by of groups.length === 0
        ? [undefined]
        : [groups[0], groups.find((one) => one === 'month' && one !== groups[0])]) {
        if (group_by === undefined && groups.length > 0) continue;
        const params = group_by === undefined ? {} : { group_by };
        const { body } = await desk.api.post('/reports/run', { report, ...params });
        const { rows, columns, totals } = body.data as { rows: Row[]; columns: Column[]; totals: Row[] };
        for (const row of new Set([rows[0], rows.at(-1)]))
          for (const { key, type } of columns) {
            if (row === undefined || !FIGURES.includes(type) || APART[report]?.includes(key) || !(key in row))
              continue;
            // A further row of another currency holds its amounts alone.
            if (row[key] === null && type !== 'money') continue;
            holds(await explain({ report, params, row: telling(columns, row), column: key }), key, row[key]);
          }
        for (const total of totals)
          for (const { key, type } of columns) {
            if (!FIGURES.includes(type) || typeof total[key] !== 'number' || APART[report]?.includes(key))
              continue;
            const row = 'currency' in total ? { currency: total.currency ?? null } : {};
            holds(await explain({ report, params, row, column: key }), key, total[key]);
          }
      }
    },
  );
});

describe('a question', () => {
  const ask = async (question: string) => (await desk.api.post('/analytics/ask', { question })).body.data;

  it.each([
    'placements by consultant last year',
    'billings by client this year',
    'time to fill by team this year',
    'open jobs by client',
    'interview to offer conversion by consultant this year',
    'average fee by client this year',
    'billings this year compared with last year',
    'how many placements with a salary over 100000 this year',
    'placements by month this year',
  ])('%s: the records of each row add up to it', async (question) => {
    const { columns, rows } = (await ask(question)) as { columns: Column[]; rows: Row[] };
    expect(rows.length).toBeGreaterThan(0);
    const first = columns.find(({ type }) => FIGURES.includes(type))?.key ?? '';
    for (const row of rows.slice(0, 4)) {
      const answer = await explain({ question, row: telling(columns, row), column: first });
      holds(answer, first, row[first]);
      expect(answer.rule).toContain('Read as: ');
    }
  });

  it('that is refused has nothing to explain, and says why', async () => {
    const { status, body } = await desk.api.post('/analytics/explain', { question: 'our net profit' });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ field: 'question', message: expect.stringContaining('net profit') });
  });

  it('of targets opens what it asked for: the target as it was set, the billings as they add up', async () => {
    const [person] = (await desk.api.get(`/accounts/${desk.accountId}/users?limit=50`)).body.data.filter(
      ({ role }: { role: string }) => role === 'consultant',
    );
    const input = { period_id: 'current', user_id: person.id, amount: 50_000 };
    const set = await desk.api.post('/batch', { actions: [{ action: 'set_quota_target', input }] });
    expect(set.status, JSON.stringify(set.body.error)).toBe(200);
    for (const [question, column, how] of [
      ['target by consultant this quarter', 'target', 'listed'],
      ['billings against target by consultant this quarter', 'billings', 'sum'],
    ] as const) {
      const { columns, rows } = (await ask(question)) as { columns: Column[]; rows: Row[] };
      const row = rows.find(({ target }) => target === 50_000) ?? {};
      const answer = await explain({ question, row: telling(columns, row) });
      expect(answer).toMatchObject({ column, how, figure: { target: 50_000 } });
    }
  });

  it('of who has none is explained by the absence of records', async () => {
    const question = 'who has not made a placement this week';
    const { columns, rows } = (await ask(question)) as { columns: Column[]; rows: Row[] };
    const answer = await explain({ question, row: telling(columns, rows[0] ?? {}) });
    expect(answer).toMatchObject({ how: 'absence', record_count: 0 });
  });
});

describe('a quota board', () => {
  it('opens into the shares and adjustments of a level, which add up to its billings', async () => {
    const posted = await desk.api.post('/batch', {
      actions: [
        {
          action: 'add_quota_adjustment',
          input: { period_id: 'current', amount: 1234.56, reason: 'Agreed by hand' },
        },
      ],
    });
    expect(posted.status, JSON.stringify(posted.body.error)).toBe(200);
    const { body } = await desk.api.get('/quotas/periods/current');
    const { agency } = body.data;
    const answer = await explain({
      period_id: 'current',
      row: { level: 'agency', currency: 'AUD' },
      column: 'billings',
    });
    const own = agency.billings.find((one: { currency: string }) => one.currency === 'AUD');
    holds(answer, 'billings', own.amount);
    expect(answer.figure.billings).toBe(own.amount);
    expect(answer.records).toContainEqual(
      expect.objectContaining({ record: 'quota_adjustment', billings: 1234.56, part: 'adjustment by hand' }),
    );
  });
});

describe('who may see it', () => {
  it('shows no amount to a credential without the scope, in the figure, the records or the rule', async () => {
    const reader = desk.as(await desk.key(['analytics:read'], { userId: null }));
    const given = { report: 'billings', params: { period: 'this_year' }, row: { currency: 'AUD' } };
    const [whole, shown] = [await explain(given), await explain(given, reader)];
    expect(whole.figure.billings).toBeGreaterThan(0);
    expect(shown.figure.billings).toBeNull();
    expect(shown.records).toHaveLength(whole.records.length);
    for (const record of shown.records) expect(record.billings).toBeNull();
    expect(shown.caveats.join(' ')).toContain('placements:financials:read');
    expect(shown.rule).toBe(whole.rule);
  });

  it('does not let an amount be guessed by naming it as what tells the row', async () => {
    const { status, body } = await desk.api.post('/analytics/explain', {
      report: 'billings',
      row: { billings: '1000' },
    });
    expect(status).toBe(422);
    expect(body.error.message).toContain('a row is told by consultant_id, consultant, currency');
  });
});

describe('what is asked for', () => {
  it.each([
    [{}, 'report', 'give one of report (with params), question or period_id'],
    [{ report: 'billings', question: 'billings' }, 'report', 'give one of'],
    [{ question: 'billings this year', params: {} }, 'params', 'belong to a report'],
    [{ report: 'billings', row: { consultant: 'Nobody Here' } }, 'row', 'no row is so; such as'],
    [{ report: 'pipeline_snapshot', column: 'salary' }, 'column', 'there is no salary here; one of'],
  ])('%j is refused with what would be right', async (given, field, message) => {
    const { status, body } = await desk.api.post('/analytics/explain', given);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ field, message: expect.stringContaining(message) });
  });
});
