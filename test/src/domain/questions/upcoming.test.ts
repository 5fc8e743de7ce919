import { expect, it } from 'vitest';
import { type Loaded, loadWorld } from '#test/eval/questions/load.ts';
import { TODAY } from '#test/eval/questions/world.ts';
import { fixture, useService } from '#test/harness/fixture.ts';

const running = useService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
const world: Loaded = fixture(async () =>
  loadWorld(running.service, await running.workspace({ country: 'AU', sandbox: true })),
);
const ask = async (question: string, api = world.owner) =>
  (await api.post('/analytics/ask', { question })).body.data;

it.each([
  'upcoming interviews',
  'my upcoming interviews',
  'what interviews have we got coming up',
  'list of our upcoming interviews',
  'interviews from today on',
])('%s are those from today on, and none of the past', async (question) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(unsupported_concepts).toEqual([]);
  expect(read_as).toContain(`from ${TODAY} on`);
});

it.each([
  ["who's at offer rn", 'list of live applications, at offer, now'],
  ['who has a guarantee ending this year', 'list of guarantees ending'],
])('%s asks for candidates and not for consultants', async (question, expected) => {
  expect((await ask(question)).read_as).toContain(expected);
});

it('does not tell a lead that nobody placed a candidate of another team', async () => {
  const { rows } = await ask('list all placements');
  const lead = await world.as('mia');
  const mine = (await ask('list all placements', lead)).rows.map(
    (row: { record_id: string }) => row.record_id,
  );
  const other = rows.find((row: { record_id: string }) => !mine.includes(row.record_id));
  const { unsupported_concepts } = await ask(`who placed ${other.candidate}`, lead);
  expect(unsupported_concepts.join(' ')).toContain('does not see');
  expect((await ask(`who placed ${other.candidate}`)).unsupported_concepts).toEqual([]);
});
