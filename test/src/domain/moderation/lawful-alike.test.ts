import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Annual leave is drawn by lot, whether or not you have kids.', 'GB'],
  ['Born here or abroad makes no difference.', 'US'],
  ['Beard, no beard, whatever.', 'CA'],
  ["We price haircuts by length and not by men's and women's.", 'GB'],
  ['Avec ou sans enfants, les plannings sont tirés au sort.', 'FR'],
  ['Con hijos o sin hijos, los turnos se reparten igual.', 'ES'],
])('passes what is the same either way: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Tell us whether or not you have kids.', 'GB'],
  ['Ideally with or without kids but unmarried.', 'US'],
  ['Précisez si vous êtes avec ou sans enfants.', 'FR'],
])('holds a question and a wish that say "with or without": %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Small crew: two Samoans, a Scot and a lad from Gore.', 'NZ'],
  ['Three Poles, a Brazilian and a Corkman: that’s the kitchen.', 'IE'],
  ['Filipino, Samoan, Kiwi: our cooks come from all over.', 'NZ'],
  ['12 toddlers per room.', 'US'],
  ['Kids weigh up to fifty pounds and want carrying.', 'US'],
  ['Residents aged 70 and over, 42 rooms.', 'AU'],
  ['We house women leaving abusive homes.', 'GB'],
  ['Three of our drivers are in their sixties.', 'NZ'],
])('passes who is there or is looked after, counted: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Three Poles and a Brazilian are enough in one kitchen.', 'IE'],
  ['Good crew: two Kiwis, and we want a third.', 'NZ'],
  ['Three of our drivers are in their sixties, so we want somebody younger.', 'NZ'],
  ['Nobody aged 50 and over.', 'AU'],
])('holds a count of those who are there where somebody is wished for or kept out: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['MAN, Scania and Volvo rigids.', 'ZA'],
  ['Our food is strictly kosher, so please eat your own lunch in the break room.', 'US'],
  ['Rainbow flag over the door, quiet room upstairs.', 'GB'],
  ["We don't need your photo or age, so please leave those off.", 'GB'],
  ['Send your résumé through us only.', 'US'],
  ['Older People’s Council, Mayo', 'IE'],
  ['You’ll be bored if you like quiet days.', 'GB'],
])('passes goods, houses and papers that are named by words for people: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['A man for the trucks.', 'ZA'],
  ["We don't need Nigerians, so leave them off.", 'GB'],
  ['US only, no visas.', 'US'],
  ["You'll be bored here if you're over thirty.", 'GB'],
])('holds people beside such words: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Female locker room attendant, a BFOQ as members are undressed there.', 'US'],
  ['Female therapist for the ladies’ spa (genuine requirement: guests are unclothed).', 'SG'],
])('lets one sex be asked for where people are undressed and the law calls it so: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it('holds one sex that is claimed to be required because guests like it', () => {
  expect(found('Female receptionist, BFOQ as guests like it.', 'US')).not.toEqual([]);
});
