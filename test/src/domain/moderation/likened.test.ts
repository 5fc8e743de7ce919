import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Like Margaret, just thirty years fresher.', 'AU', 'age'],
  ['Same as last time but a bit less brown.', 'GB', 'race_or_origin'],
  ['The boss is looking for someone fairer for the counter.', 'SG', 'race_or_origin'],
  ['Somebody slimmer than the last one, boss say.', 'SG', 'appearance'],
  ['The owner has asked for someone with, in her words, a bit less grey, though she liked it.', 'NZ', 'age'],
  ['They would rather have somebody with a little less grey.', 'GB', 'age'],
  ['The panel went for a person with, how shall I put it, fewer lines on the face.', 'AU', 'age'],
])('finds a wish that compares with somebody by what they are: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['Same job as last time, only with fewer nights.', 'AU'],
  ['Another Sage user would be ideal, only more confident with VAT.', 'GB'],
  ['The last holder stayed nine years and retired in June.', 'AU'],
  ['They asked for someone with less grey area in their paperwork.', 'GB'],
  ['Looking for a person with less grey in the portfolio and more colour.', 'NZ'],
  ['We need someone with less on their plate than Mark.', 'GB'],
])('passes a comparison of the work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Not a day over forty-five', 'GB'],
  ['Somebody getting on for sixty is about what we picture.', 'IE'],
  ['Nearer twenty than thirty is where he wants them.', 'NZ'],
  ['Half the age of our last bookkeeper would be about right.', 'US'],
])('finds an age that a number is only near to: %s', (text, place) => {
  expect(found(text, place)).toContain('age');
});

it.each([
  ['We ask for a recent snap with the CV as looks do matter here.', 'GB'],
  ['Please WhatsApp a selfie, we choose on looks first.', 'ZA'],
  ['Recent colour photo, face and full figure', 'SG'],
  ["Send us your Insta so we can see whether you've got the look.", 'GB'],
])('finds looks that are asked for to be chosen by: %s', (text, place) => {
  expect(found(text, place)).toContain('appearance');
});

it.each([
  ['Half of our team works remotely, nearer 40 than 30 people in all.', 'US'],
  ['Photos of your past landscaping work are welcome.', 'AU'],
  ["A recent photo of your vehicle's licence disc goes with your gate badge.", 'ZA'],
  ['Please do not send a photo or your date of birth.', 'GB'],
])('passes numbers and pictures that are of the work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  [
    'The owner was put off when you mentioned your ARVs, so he will not take it further.',
    'ZA',
    'disability_or_health',
  ],
  ['Parents would have found the headscarf a bit much.', 'GB', 'religion'],
])('finds what somebody is told they were passed over for: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});
