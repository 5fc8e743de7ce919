import { expect, it } from 'vitest';
import { type Review, review } from '#src/domain/moderation/index.ts';

const waits = (text: string, as: Partial<Review> = {}): boolean =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true, isShown: true, ...as }).some(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

it.each([
  'A police check is done last, and a record rarely means no.',
  'Vetting comes before you start; what turns up is not an automatic bar.',
  'State law sets the age at 21 for pouring spirits.',
  'There is no upper age limit and no other age condition.',
  'Send three photos of finished tables, not of yourself.',
  'Sick child? Go home, the shift gets covered.',
  'Dyslexic? Ask for the questions the day before.',
  'Absence for pregnancy or disability is not counted.',
  'Fijian, Niuean or Tongan would be a real help with the families who come in.',
  "Irish isn't needed at this counter.",
  'Newly qualified and experienced nurses are both considered.',
  'Disabled, migrant and older workers are already here.',
  'Our pickers are a retired baker, two students and a couple from Chile.',
  'Nobody lifts alone here.',
  'If ladders aren’t for you, there is plenty to do on the ground.',
  'She can keep the headscarf on under the hat.',
  'He asked for "a young lad" and I told him no.',
  'She asked whether her epilepsy would matter.',
])('lets a lawful line go: %s', (text) => {
  expect(waits(text)).toBe(false);
});

it.each([
  'We have plenty of older workers and migrants already, so we would like a change.',
  'EEO employer, though the owner does like to see women at the front desk.',
  'Our guests are mostly couples, and a married couple would fit best behind the desk.',
  'We hire on merit, but as the team is Chinese we would go for the same.',
  "We'd be glad to hear from men in particular, as women don't last on our sites.",
  'The law sets the age at 18, and we set it at 30.',
  'Paid parental leave exists, and we hire people who will not take it.',
  "Ten days' carer's leave, though we'd hope you've nobody to care for.",
  'Young singles are what the rota is made for.',
  'Family comes first for some people, which is why we ask about children.',
  "Religious dress isn't our style.",
  'Bad knees? Try somewhere else.',
  'He asked for "a young lad" and I have lined up three.',
  'Afrikaans family business seeks a white bookkeeper.',
])('holds a wish behind a lawful beginning: %s', (text) => {
  expect(waits(text)).toBe(true);
});

it.each([
  'A deaf chef with twelve years on the pass.',
  'A blind programmer who uses a screen reader.',
  'A welder, blind in one eye.',
  'An engineer of 58 with a long list of bridges.',
  'A cook of sixty who still does doubles.',
])('finds what is told of a person however it is read: %s', (text) => {
  expect(waits(text, { subject: 'person' })).toBe(true);
  expect(waits(text, { subject: 'person', isUnread: false, isShown: false })).toBe(true);
});

it.each([
  'She would rather not say where she works.',
  "He'd rather not name his employer.",
  'She only left because her firm closed.',
  'A manager of 34 staff.',
  'A team leader of 12 in a busy warehouse.',
  'Deaf support worker with BSL level 6.',
  'Designer of 58 stores.',
])('tells nobody what a person is by: %s', (text) => {
  expect(waits(text, { subject: 'person', isUnread: false, isShown: false })).toBe(false);
});

it.each([
  "The farmers won't take to an Indian vet, so send somebody else.",
  "The residents wouldn't accept a Nigerian carer, sorry.",
  "Our drivers won't listen to an Asian supervisor.",
  'Not older than 35 on the start date.',
  'No older than 30 at the date of joining.',
  'Not over 40 at time of application.',
])('finds whom others are said not to take to, and a greatest age by a day of the hire: %s', (text) => {
  expect(waits(text)).toBe(true);
});

it.each([
  "The workshop won't take to a German car for the fleet.",
  'Trucks not over 26 tonnes on the start date.',
  'Sorry for the spelling, fat fingers.',
  'Trim fat and silverskin off the primals.',
  "We can't have anyone lone working at night so there's no on-call in it.",
])('finds nobody in cars, weights and how somebody types: %s', (text) => {
  expect(waits(text)).toBe(false);
});
