import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU', sandbox: true });

/** People and clients whose names are words that questions are made of. */
fixture(async () => {
  for (const name of ['Faith Contract', 'Rob Best', 'Art Long', 'June Day'])
    await desk.api.post(`/accounts/${desk.accountId}/users`, {
      name,
      email: `${name[0]}@agency.example`,
      role: 'consultant',
    });
  for (const name of ['Median Group', 'Time Inc', 'First', 'Year One', 'The Share Company', 'Target'])
    await desk.api.post('/clients', { name });
  return {};
});

const ask = async (question: string) => (await desk.api.post('/analytics/ask', { question })).body.data;

it.each([
  ['contract placements in 2025', 'placements, placement type contract, calendar 2025'],
  ['Contract billings last year', 'sum of billings, placement type contract, last year'],
  ['median salary in 2025', 'median salary placed, calendar 2025'],
  ['highest time to fill in 2025', 'highest time to fill, calendar 2025'],
  ['the share of contract in billings in 2025', 'sum of billings, the share that is placement type contract'],
  ['how long did the longest fill take in 2025', 'highest time to fill, calendar 2025'],
  ['placements in June 2025', 'placements, from 2025-06-01 to 2025-06-30'],
])('%s is no question about who is called so', async (question, words) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(read_as, unsupported_concepts.join()).toContain(words);
});

it.each([
  ['billings from Median Group in 2025', 'client Median Group'],
  ['placements by Rob this year', 'consultant Rob Best'],
  ['placements at Target this year', 'client Target'],
  ['placements with Year One this year', 'client Year One'],
  ['placements of Faith Contract in 2025', 'consultant Faith Contract'],
])('%s is about whom it names', async (question, words) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(read_as, unsupported_concepts.join()).toContain(words);
});

it.each([['what did June bill this year'], ['first placements this year'], ['placements by June']])(
  '%s is refused, as it may be a name',
  async (question) => expect((await ask(question)).read_as).toBeNull(),
);

it('suggests the name that a slip comes near to, and none for a word that only rhymes with one', async () => {
  await desk.api.post('/clients', { name: 'Brightwater Hill Living' });
  const slip = await ask('billings from Brightwatr this year');
  expect(slip.suggested_alternatives.join()).toContain('Brightwater Hill Living');
  const rhyme = await ask('who will hit target');
  expect(rhyme.read_as).toBeNull();
  expect(rhyme.suggested_alternatives.join()).not.toContain('Hill');
});

it('says of a forecast that who may yet be placed is not in it', async () => {
  const { caveats } = await ask('forecast next quarter');
  expect(caveats.join()).toContain('run_report pipeline_forecast');
});
