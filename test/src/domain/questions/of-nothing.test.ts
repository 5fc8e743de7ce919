import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';

const { desk: agency } = useDesk({ country: 'AU' });
const today = todayThere();

fixture(async () => {
  const desk = deskOf(agency);
  const job_id = await desk.job({ client_id: await desk.client({ name: 'Acme Mining' }) });
  const application_id = await desk.application({ job_id, stage: 'offer' });
  const { status, body } = await agency.api.post('/placements', {
    application_id,
    salary: 100_000,
    fee_percent: 20,
    offer_date: today,
    start_date: today,
  });
  expect(status, JSON.stringify(body.error)).toBe(201);
  return {};
});

const answer = async (question: string): Promise<string> => {
  const { data } = (await agency.api.post('/analytics/ask', { question })).body;
  expect(data.read_as, data.answer).not.toBeNull();
  return data.answer.replace(/ Read as: .*$/, '');
};

it.each([
  'average perm fee this year vs last year',
  'median fee this year vs last year',
  'average time to fill this year vs last year',
  'average fee percent this year vs last year',
  'fill rate this year vs last year',
])(
  '%s: a mean, a median or a rate of nothing is nothing to count, and no difference is told',
  async (question) => {
    const told = await answer(question);
    expect(told).toMatch(/against nothing to count \(last year\)/);
    expect(told).not.toMatch(/difference|more|less|up|down/);
  },
);

it('tells of neither stretch what neither has', async () => {
  expect(await answer('average fee in 2019 vs 2018')).toMatch(
    /nothing to count against nothing to count \(calendar 2018\)/,
  );
  expect(await answer('offer acceptance rate in 2019 vs 2018')).toMatch(
    /nothing to count against nothing to count \(calendar 2018\)/,
  );
});

it.each([
  ['placements this year vs last year', /1 against 0 \(last year\): 1 more/],
  ['total fees this year vs last year', /against AUD 0\.00 \(last year\)/],
])('%s: a count or a sum of nothing is 0', async (question, words) => {
  expect(await answer(question)).toMatch(words);
});
