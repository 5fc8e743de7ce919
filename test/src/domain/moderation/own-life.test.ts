import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const told = (text: string, subject: 'person' | 'role' = 'person') =>
  review([['text', text]], { subject, place: 'AU', isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

it.each([
  "He isn't out at work and his partner's name is Daniel.",
  'She is seeing a counsellor on Wednesdays and that is why the afternoons are out.',
  'He rents from his manager, so tread carefully around the move.',
  'Nobody at the plant has a clue she is in the market.',
  'She was on 88 at Lendlease plus a ute.',
  'Her ex is the operations manager at your Dandenong depot.',
  'Her sponsor pulled out in June, so she has sixty days to find another.',
  'He has a tag on his ankle until August, though the hours suit.',
  'He asked that we leave out the year in Perth.',
  'She has applied at two other agencies and told neither.',
  'She wants the shorter week as they are trying for a second.',
  'He has been sleeping in the van since the flood.',
  'The Home Office turned him down once and his lawyer is appealing.',
  'She got 15k to go quietly.',
  'His knees are shot but he would never tell you.',
])('holds what is told of the own life of somebody who is put forward: %s', (text) => {
  expect(told(text).some(({ verdict }) => verdict === 'held')).toBe(true);
});

it.each([
  'She supports families through custody cases at the family court.',
  'He ran the family business for ten years.',
  'She is a business partner to four directors.',
  'He was on 14 sites in two years.',
  'She sees clients on Wednesdays and writes the notes on Thursdays.',
  'He takes the lead on tenders and keeps the bids on track.',
  'She knows the awards better than nobody else on the team.',
  'He keeps the line quiet and the scrap under 2 %.',
  'Her back-office team closed the books in five days.',
  'They asked us for two references, both are in.',
])('and lets what is of the work go: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it.each([
  "Gay men's health clinic seeks a nurse practitioner skilled in sexual health care.",
  'Girl Guides camp caterer, three weekends in January, feed 140 campers from a field kitchen.',
  'Foster carers of any faith, orientation or family shape; a spare bedroom and patience are what we ask for.',
  'Attractive salary and a slim team of six.',
])(
  'lets an ad go that names whom a service is for, a camp, carers of any kind, or a small team: %s',
  (text) => {
    expect(told(text, 'role')).toEqual([]);
  },
);

it('stops an ad that says how it went with people of an origin before', () => {
  const text =
    'Members of the Travelling community have applied here before and it did not work out, so screen accordingly.';
  expect(told(text, 'role').map(({ verdict }) => verdict)).toContain('blocked');
});
