import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Any faith is welcome so long as it is ours.', 'GB', 'religion'],
  ['Jede Religion darf sich bewerben, solange es die richtige ist.', 'DE', 'religion'],
  ["Toutes les origines sont acceptées tant qu'elles sont françaises.", 'FR', 'race_or_origin'],
  ['Todas las religiones valen siempre que sea la nuestra.', 'ES', 'religion'],
  ['All ages considered up to 45.', 'GB', 'age'],
  ['Open to all ages until 35', 'SG', 'age'],
])('holds a welcome that is taken back in the same breath: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['Any religion is welcome as long as everyone gets on.', 'GB'],
  ['Jede Religion ist willkommen, solange man miteinander auskommt.', 'DE'],
  ['Any passport will do as long as it comes with work rights.', 'AU'],
  ['All ages welcome until 21 December.', 'GB'],
])('passes a condition of the work beside a welcome: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["In Manila that CV gets you a job. In Toowoomba it doesn't.", 'PH'],
  ['Back home that degree means something. Not here.', 'AU'],
  ['À Dakar ce diplôme ouvre des portes. Ici, non.', 'FR'],
])('holds that what somebody has counts elsewhere and not here: %s', (text, place) => {
  expect(found(text, place)).toEqual(['race_or_origin']);
});

it.each([
  ['In Manila we run the call centre. In Toowoomba we run the warehouse.', 'AU'],
  ["In Sydney that degree gets you $90k. In Orange it doesn't, but a house costs half.", 'AU'],
  ["In Victoria that licence lets you drive a tram. In NSW it doesn't, so you'd sit our test.", 'AU'],
  ["In London the school run takes an hour. In Alnwick it doesn't.", 'GB'],
])('passes what differs from place to place: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['It went well until they clocked the hearing aids and cooled off.', 'NZ', 'disability_or_health'],
  ['They noticed the bump and went quiet.', 'GB', 'pregnancy'],
  ['They heard her accent on the call and that was that.', 'AU', 'race_or_origin'],
  ['He spotted the turban and lost interest.', 'GB', 'religion'],
])('holds that somebody was dropped as something about them was noticed: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['They noticed the hearing aids and offered him a loop.', 'GB'],
  ["He saw the wheelchair ramp and wasn't keen on the colour.", 'GB'],
  ['We lost interest in that supplier when the prices went up.', 'GB'],
  ['Client went quiet after the holidays.', 'GB'],
])('passes interest that is lost in things, and what is noticed and helped: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
