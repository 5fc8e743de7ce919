import { expect, it } from 'vitest';
import { isOpenEnded, metricOf } from '#src/domain/analytics/index.ts';
import { CONVERSIONS } from '#src/domain/questions/figure-words.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', sandbox: true });

interface Made {
  sam: string;
  acme: string;
}

const made = fixture(async (): Promise<Made> => {
  const desk = deskOf(agency);
  const sam = (await agency.user('consultant')).userId;
  const acme = await desk.client({ name: 'Acme Mining' });
  const other = await desk.client({ name: 'Boreal Foods' });
  // Of six offers four were accepted and none refused; two, both at Acme, have no answer yet. One more was refused by another.
  for (const [client_id, owner_id, to] of [
    [acme, sam, 'placed'],
    [acme, sam, 'placed'],
    [acme, sam, 'offer'],
    [acme, sam, 'offer'],
    [other, null, 'placed'],
    [other, null, 'placed'],
    [other, null, 'rejected'],
  ] as const) {
    const job_id = await desk.job({ client_id });
    const id = await desk.application({ job_id, stage: 'offer', ...(owner_id === null ? {} : { owner_id }) });
    if (to === 'offer') continue;
    const { status, body } = await agency.api.post(`/applications/${id}/stage`, {
      stage: to,
      ...(to === 'rejected' ? { reason: 'Too far away' } : {}),
    });
    expect(status, JSON.stringify(body.error)).toBeLessThan(300);
  }
  return { sam, acme };
});

const ask = async (question: string) => (await agency.api.post('/analytics/ask', { question })).body.data;

it('holds every conversion open for what has neither come there nor been decided', () => {
  for (const name of [...Object.values(CONVERSIONS), 'fill_rate' as const])
    expect(isOpenEnded(metricOf(name)), name).toBe(true);
});

it('tells beside a share how many are still open, and what it is of those that are decided', async () => {
  const { answer, rows } = await ask('offer acceptance rate this year');
  expect(answer).toContain('57.1% (4 of 7; 2 still open, of the 5 decided 80%)');
  expect(rows).toEqual([{ offer_acceptance_rate: 57.1, hits: 4, open: 2, rows: 7 }]);
  expect((await ask('application to placement rate this year')).answer).toContain('2 still open');
});

it('tells it of each place, and says nothing where all are decided', async () => {
  const { answer, rows } = await ask('offer acceptance rate by client this year');
  expect(answer).toContain('the highest is Boreal Foods with 66.7% (2 of 3)');
  expect(rows).toMatchObject([
    { client: 'Boreal Foods', hits: 2, open: 0, rows: 3 },
    { client: 'Acme Mining', hits: 2, open: 2, rows: 4 },
  ]);
  const only = await ask('offer acceptance rate at Acme Mining this year');
  expect(only.answer).toContain('50% (2 of 4; 2 still open, of the 2 decided 100%)');
});

it('tells it of each of two stretches, and how far shares are apart in points', async () => {
  const { answer } = await ask('offer acceptance rate at Acme Mining this year compared with last year');
  expect(answer).toContain('50% (2 of 4; 2 still open, of the 2 decided 100%) against nothing to count');
  const pair = await ask('offer acceptance rate this year at Acme Mining versus Boreal Foods');
  expect(pair.answer).toContain('16.7 percentage points apart');
});

it('has columns for it in reports, and opens into the records that are open', async () => {
  const report = { report: 'client_scorecard', params: { period: 'this_year' } };
  const { body } = await agency.api.post('/reports/run', {
    report: 'source_effectiveness',
    period: 'this_year',
  });
  expect(body.data.totals).toMatchObject([
    { placement_rate: 57.1, placement_rate_open: 2, placement_rate_decided: 80 },
  ]);
  const acme = { client_id: made.acme };
  const of = async (given: object) => (await agency.api.post('/analytics/explain', given)).body.data;
  const jobs = await of({ ...report, row: acme, column: 'fill_rate_open' });
  expect(jobs.records).toHaveLength(Number(jobs.figure.fill_rate_open));
  const open = await of({ question: 'offer acceptance rate this year', column: 'open' });
  expect(open).toMatchObject({ how: 'count', record_count: 2 });
  const share = await of({ question: 'offer acceptance rate this year' });
  expect(share.records.filter((one: { open: boolean }) => one.open)).toHaveLength(2);
  expect(share.records.filter((one: { hit: boolean }) => one.hit)).toHaveLength(4);
  const decided = await of({
    report: 'source_effectiveness',
    params: { period: 'this_year' },
    column: 'placement_rate_decided',
  });
  expect(decided).toMatchObject({ how: 'share', record_count: 5 });
});
