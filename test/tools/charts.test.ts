import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });

beforeAll(async () => {
  for (const name of ['Acme Mining', 'Boreal Foods']) {
    const job_id = await deskOf(desk).job({ client_id: await deskOf(desk).client({ name }) });
    const application_id = await deskOf(desk).application({ job_id, stage: 'offer' });
    const won = { application_id, salary: 100_000, fee_percent: 20, offer_date: today() };
    const placement = { ...won, start_date: inDays(60) };
    expect((await desk.api.post('/placements', placement)).status).toBe(201);
  }
  await running.service.jobs.runDue();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = () => inDays(0);
const call = (tool: string, args: Record<string, unknown>, key = desk.adminKey) =>
  callTool(running.app, key, tool, args, { query: '?toolsets=default,reports' });
const question = 'placements in the last 12 months by client';

const imagesOf = ({ content }: Awaited<ReturnType<typeof call>>) =>
  content.filter(({ type }) => type === 'image') as unknown as { data: string; mimeType: string }[];

describe('over MCP', () => {
  it('gives the chart of a question and of a report as an image when it is asked for, and none else', async () => {
    for (const [tool, args] of [
      ['ask_analytics', { question }],
      ['run_report', { report: 'pipeline_snapshot' }],
    ] as const) {
      const [image, ...more] = imagesOf(await call(tool, { ...args, chart: true }));
      expect(more).toEqual([]);
      expect(image?.mimeType).toBe('image/png');
      const png = Buffer.from(image?.data ?? '', 'base64');
      expect(png.readUInt32BE(16)).toBe(800);
      expect(png.length).toBeLessThan(60_000);
      expect(imagesOf(await call(tool, args)), tool).toEqual([]);
    }
  });

  it('gives those of several reads in one call too', async () => {
    const actions = [
      { action: 'ask_analytics', input: { question, chart: true } },
      { action: 'run_report', input: { report: 'pipeline_snapshot', chart: true } },
      { action: 'run_report', input: { report: 'stage_conversion' } },
    ];
    expect(imagesOf(await call('run_read_actions', { actions }))).toHaveLength(2);
  });

  it('says in text and structure that a single figure has none, and what to ask instead', async () => {
    const answer = await call('ask_analytics', { question: 'placements in the last 12 months', chart: true });
    expect(imagesOf(answer)).toEqual([]);
    expect(answer.content[0]?.text).toContain('There is no chart of this');
    expect(answer.structuredContent.note).toContain('Group it');
  });

  it('draws no money that the credential is not shown', async () => {
    const poor = await desk.key(['analytics:read'], { userId: null });
    expect(
      imagesOf(await call('ask_analytics', { question: 'billings by client this year', chart: true }, poor)),
    ).toEqual([]);
    const report = await call('run_report', { report: 'billings', chart: true }, poor);
    expect(report.isError).not.toBe(true);
    expect(imagesOf(report)).toEqual([]);
  });
});

it('sums a report up in its first line with money as money, and a currency as no sum', async () => {
  const { content } = await call('run_report', { report: 'billings_forecast' });
  const [first] = (content[0]?.text ?? '').split('\n');
  expect(first).toMatch(/in all Billings to come AUD 40,000\.00, Starts to come 2\.$/);
});

describe('over REST', () => {
  const ask = (path: string, body: object, accept?: string) =>
    running.app.request(`/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${desk.adminKey}`,
        'content-type': 'application/json',
        ...(accept === undefined ? {} : { accept }),
      },
      body: JSON.stringify(body),
    });

  it('gives the chart as SVG by the Accept header or by format, and in meta where chart asks for it', async () => {
    const byHeader = await ask('/analytics/ask', { question }, 'image/svg+xml');
    expect(byHeader.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await byHeader.text();
    expect(svg).toMatch(/^<svg/);
    expect(svg).toContain('Acme Mining');
    const byFormat = await ask('/reports/run?format=svg', { report: 'pipeline_snapshot' });
    expect(await byFormat.text()).toContain('Live applications');
    const json = await (await ask('/analytics/ask', { question, chart: true })).json();
    expect(json.meta.chart_svg).toMatch(/^<svg.*Acme Mining/s);
    expect(json.data.chart).toEqual({ type: 'bar', x: 'client', y: 'placements', series: null });
  });

  it('refuses a chart of what has none, and says in JSON that there is none', async () => {
    const single = { question: 'placements in the last 12 months' };
    const refused = await ask('/analytics/ask', single, 'image/svg+xml');
    expect(refused.status).toBe(422);
    expect((await refused.json()).error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'chart' });
    const { meta } = await (await ask('/analytics/ask', { ...single, chart: true })).json();
    expect(meta).toMatchObject({ chart_svg: null, chart_note: expect.stringContaining('Group it') });
  });
});
