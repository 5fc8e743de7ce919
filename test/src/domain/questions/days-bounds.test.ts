import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });
const DAY_MS = 86_400_000;

fixture(async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Acme Mining' });
  for (const days of [56.5, 57.5])
    await desk.job({ client_id, opened_at: new Date(Date.now() - days * DAY_MS).toISOString() });
  return {};
});

const ask = async (question: string) => {
  const { data } = (await agency.api.post('/analytics/ask', { question })).body;
  expect(data.read_as, data.answer).not.toBeNull();
  return data;
};

it.each([
  ['how many open jobs are older than 57 days', 1],
  ['how many open jobs are older than 58 days', 0],
  ['how many open jobs are older than 56 days', 2],
])('%s: a bound on days is held against the days that are shown', async (question, matching) => {
  expect((await ask(question)).rows).toMatchObject([{ matching }]);
});
