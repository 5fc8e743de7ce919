import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

const ask = async (question: string) => {
  const { status, body } = await desk.api.post('/analytics/ask', { question });
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body.data;
};

it.each([
  ['How many did she place?', 'she'],
  ['How many of those fell off?', 'of those'],
  ['How many clients have not responded?', 'how many clients'],
  ['How much did we place this year?', 'how much, of placements'],
  ['How many billings this year?', 'how many, of billings'],
  ['placements that missed their guarantee', 'missed'],
  ['e-mails from Harbour', 'Harbour'],
  ['Which consultants share placements?', 'share of two things'],
  ['average placements per consultant', 'mean'],
  ['top biller each month this year', 'the first of each stretch of time'],
  ['billings per placement this year', 'amounts divided by a count'],
])('%s is refused for what it asks that is not counted', async (question, unread) => {
  const answer = await ask(question);
  expect(answer.read_as).toBeNull();
  expect(answer.rows).toEqual([]);
  expect(answer.unsupported_concepts).toContain(unread);
  expect(answer.suggested_alternatives.length).toBeGreaterThan(0);
});

it.each([
  [
    'How many open jobs have nobody at client interview?',
    'each job with no live applications, status active',
  ],
  ['placements != contract this year', 'without placement type contract'],
  ['Can I see billings by client this year?', 'sum of billings, this year, by client'],
  ['Where did our placements come from this year?', 'by source'],
  ['Only contract placements this year', 'placement type contract'],
])('%s is read as it was meant', async (question, words) => {
  expect((await ask(question)).read_as).toContain(words);
});

it('suggests what can be answered without the words that were not understood', async () => {
  const { suggested_alternatives } = await ask('How many splendid placements did we make this year?');
  expect(suggested_alternatives).toEqual(['placements, this year']);
});

it('does not take the figures of the agency for those of a person where a key acts for nobody', async () => {
  const key = await desk.key(['admin'], { userId: null });
  const { body } = await desk.as(key).post('/analytics/ask', { question: 'my placements this year' });
  expect(body.data.read_as).toBeNull();
  expect(body.data.unsupported_concepts.join(' ')).toContain('this key acts for the agency');
});
