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
  'Nobody at the bank knows that she is talking to us.',
  'She came off antidepressants in spring.',
  'He went through a dark patch after the merger.',
  'There is a protection order against her former husband.',
  'Her address must not be passed on.',
  'He has an IVA until 2027 and two CCJs on file.',
  'She filed Chapter 13 two years ago.',
  'He owes the tax office.',
])('holds what is told of the own life of somebody who is put forward: %s', (text) => {
  expect(told(text).some(({ verdict }) => verdict === 'held')).toBe(true);
});

it.each(['He is on lithium and steady.', 'He has type 2 diabetes and needs regular breaks.'])(
  'refuses an illness that somebody who is put forward is described by: %s',
  (text) => {
    expect(told(text).some(({ verdict }) => verdict === 'blocked')).toBe(true);
  },
);

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
  'She managed the rollout of a diabetes app.',
  'He nursed patients with dementia.',
  'She took the brand through a rough patch and back to growth.',
  'He led breakdown maintenance on two lines.',
  'She launched Ozempic in Germany.',
  'He handled debt agreements for customers.',
  'Nobody knows that codebase better.',
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

it.each([
  'Skip the Singaporeans, work permit holders only.',
  'Boss says Malaysians complain less than locals, so send those on a work permit.',
  'All welcome so long as you are not one of those who down tools to pray.',
])(
  'stops an ad that sends people away for where they are from or for praying, whatever permit it names: %s',
  (text) => {
    expect(told(text, 'role').map(({ verdict }) => verdict)).toContain('blocked');
  },
);

it.each([
  'You must have valid work rights; Malaysians on a work permit are fine.',
  'We have a prayer room and nobody minds if you stop for prayers.',
  'Marriage and relationship counsellor for a practice in Nelson.',
  "Expectant parents' program educator at our Geelong campus.",
])(
  'and lets go what names the right to work, a room to pray in, or work around marriages and births: %s',
  (text) => {
    expect(told(text, 'role')).toEqual([]);
  },
);
