import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { METRICS, type MetricName } from '#src/domain/analytics/metrics.ts';
import type { Column, Row } from '#src/domain/analytics/schema.ts';
import { askAnalytics } from '#src/domain/questions/index.ts';
import { readingOf } from '#src/domain/questions/wording.ts';
import { runInDomain } from '#test/harness/action.ts';
import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

// Goes down the catalogue of figures by itself: one that cannot be opened fails as soon as it can be asked for.
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

/** Figures that are asked for in other words than those of their label. */
const SAID: Partial<Record<MetricName, string>> = {
  stage_entries: 'how many candidates entered client interview stage last year',
  jobs: 'jobs by status',
  emails_bounced: 'bounced emails all time',
  stage_age: 'how long have candidates been at submitted',
};
/** Told beside placements alone. */
const BESIDE: readonly MetricName[] = ['fallen_placements'];
const names = (Object.keys(METRICS) as MetricName[]).filter((name) => !BESIDE.includes(name));

/** A question for a figure, in the words in which its reading is told. */
const questionFor = (metric: MetricName): string =>
  SAID[metric] ??
  readingOf({
    ...{ metric, aggregate: null, by: [], listed: false, filters: [], against: null, rank: null, rows: null },
    ...{ places: null, absent: false, tally: null, share: null, per: null, records: null },
    period:
      METRICS[metric].when === null
        ? null
        : { name: 'all_time', span: { from: null, to: null }, assumed: false },
  });

/** What a row is of, without its figures. */
const telling = (row: Row, columns: readonly Column[]): Row =>
  Object.fromEntries(
    columns
      .filter(({ key, type }) => !FIGURES.has(type) && key in row)
      .map(({ key }) => [key, row[key] ?? null]),
  );
const FIGURES: ReadonlySet<string> = new Set(['integer', 'number', 'money', 'rate']);

it.each(names)(
  '%s, asked for in words, opens into the same records over REST, batch and MCP',
  async (metric) => {
    const question = questionFor(metric);
    const asked = await runInDomain(running, desk.adminKey, (ctx) => askAnalytics(ctx, question));
    expect([question, asked.data.interpretation.metric]).toEqual([question, metric]);
    const [row] = asked.data.rows;
    const figure = asked.data.columns.find(({ key }: Column) => typeof row?.[key] === 'number');
    if (row === undefined || figure === undefined) return;
    const given = {
      question,
      column: figure.key,
      row: telling(row, asked.data.columns),
    };
    const rest = await desk.api.post('/analytics/explain', given);
    expect(rest.status, JSON.stringify([given, rest.body.error])).toBe(200);
    const actions = [{ action: 'explain_figure', input: given }];
    const [item] = (await desk.api.post('/batch', { actions })).body.data.items;
    expect(item.result, JSON.stringify(item.error)).toEqual(rest.body.data);
    const tool = await callTool(running.app, desk.adminKey, 'explain_figure', { ...given, view: 'full' });
    const { rule, how, record_count, figure: told } = rest.body.data;
    expect(tool.structuredContent).toMatchObject({ rule, how, record_count });
    expect(told[figure.key]).toBe(row[figure.key]);
    expect(rule).toContain(METRICS[metric].definition);
    if (METRICS[metric].kind === 'count') expect(record_count).toBe(row[figure.key]);
  },
);
