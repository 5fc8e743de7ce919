import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk();

it('rivals for one job count its fee once if it is filled, for the furthest of them, and whoever stands at no counts none', async () => {
  const desk = deskOf(agency);
  const job = async (title: string) => {
    const client_id = await desk.client({ name: `${title} Ltd` });
    return desk.job({ client_id, title, compensation: { base_min: 100_000, base_max: 100_000 } });
  };
  const apply = async (job_id: string, stage: string) => {
    const candidate_id = await desk.candidate();
    const made = await agency.api.post('/applications', { job_id, candidate_id, stage });
    expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  };
  const [controller, refused, open] = [await job('Controller'), await job('Refused'), await job('Open')];
  for (const stage of ['screen', 'client_interview', 'client_interview', 'no'])
    await apply(controller, stage);
  await apply(refused, 'no');
  await apply(open, 'funnel');
  const report = await agency.api.post('/reports/run', { report: 'fee_pipeline_weighted' });
  const { rows, totals, definition } = report.body.data;
  const one = totals[0].expected_fee / 2;
  expect(one).toBeGreaterThan(0);
  const expected = Object.fromEntries(
    rows.map((row: { stage: string; expected_fee: number }) => [row.stage, row.expected_fee]),
  );
  expect(expected).toEqual({ screen: 0, client_interview: one, no: 0, funnel: one });
  expect(definition).toContain('if each job is filled, by its best');
  const answer = await agency.api.post('/analytics/ask', { question: 'what is the pipeline worth' });
  expect(JSON.stringify(answer.body)).toContain('if each job is filled');
});
