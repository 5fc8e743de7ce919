import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['English fluent, plus any of Italian, French or German.', 'MT'],
  ['Spoken English required; French is an asset on this unit.', 'CA'],
  ['French, Japanese or Korean will be used every day, though none is required.', 'CA'],
  ['Afrikaans and English for the farmers', 'ZA'],
  ['Positive about disabled people and carers.', 'GB'],
  ['Ex-offenders, we have taken on six and five are still here.', 'GB'],
  ['Benefits from day one with no waiting on pre-existing conditions.', 'CA'],
  ['Medical certificate of fitness and a working-at-heights ticket not older than two years.', 'ZA'],
  ['Applications by CV, no covering letter needed.', 'GB'],
  ['Five-axis DMGs and a couple of elderly Mazaks nobody dares to sell.', 'GB'],
  ['Preference goes to severely disabled applicants of equal aptitude.', 'DE'],
  ['Crew is Mexican, Jamaican and local, lunch is better than you think.', 'CA'],
])(
  'lets an ad say which languages it needs, to whom it is pledged and what is covered: %s',
  (text, place) => {
    expect(found(text, place)).toEqual([]);
  },
);

it.each([
  ['English fluent, the kind you get from your mum.', 'GB'],
  ['French spoken, native only.', 'CA'],
  ['Japanese ladies for the counter, English fluent.', 'CA'],
  ['Positive about disabled people, but not up these stairs.', 'GB'],
  ['Ex-offenders, we have taken on six and never again.', 'GB'],
  ['No pre-existing conditions, the insurer insists.', 'CA'],
  ['A couple of elderly drivers only.', 'GB'],
  ['Preference goes to severely disabled applicants of equal aptitude.', 'US'],
  ['Our staff are young, fit and single.', 'GB'],
])('holds whom a language, a pledge or a list of who is there leaves out: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
