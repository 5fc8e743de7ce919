import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string) =>
  review([['description', text]], { subject: 'role', place: 'GB', isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ verdict, about }) => `${verdict} ${about}`);

it.each([
  'Barwoman wanted',
  'We need a salesboy',
  'Doorwoman for Friday nights',
  'Paperboys wanted in Otley',
])('blocks a title that has a sex: %s', (text) => {
  expect(verdicts(text)).toEqual(['blocked sex']);
});

it.each([
  'Our spokeswoman will answer.',
  'We make businesswomen’s wear.',
  'You report to the chairwoman of the board.',
])('leaves a title alone that is not the one wanted: %s', (text) => {
  expect(verdicts(text)).toEqual([]);
});

it.each([
  'You will fit right in with our young crowd',
  'An office where our young, positive, and hard-working team strive toward a common goal',
])('lets nothing out that tells a team’s age: %s', (text) => {
  expect(verdicts(text)).toContainEqual(expect.stringMatching(/age$/));
});

it.each([
  'Work with young people and their families.',
  'Support our young carers team.',
  'Young offender team, Hull',
])('leaves whom a team works with alone: %s', (text) => {
  expect(verdicts(text)).toEqual([]);
});

const abroad = (place: string, text: string) =>
  review([['description', text]], { subject: 'role', place, isUnread: true }).map(({ verdict }) => verdict);

it.each([
  ['DE', 'Bewerber über 50 können wir nicht berücksichtigen.'],
  ['DE', 'Bewerbungen von Frauen können wir leider nicht berücksichtigen.'],
  ['DE', 'Bewerber mit Kopftuch können wir nicht berücksichtigen.'],
  ['NL', 'Vrouwen mogen we hier niet aannemen.'],
  ['NL', 'Boven de 50 mogen we niet voorstellen.'],
])('takes whom somebody may not take for no wish that was left out (%s): %s', (place, text) => {
  expect(abroad(place, text)).toContain('blocked');
});

it.each([
  ['DE', 'Jung soll er sein, das können wir nicht aufnehmen.'],
  ['NL', 'Naar je leeftijd mogen we niet vragen.'],
])('lets go what may not be asked (%s): %s', (place, text) => {
  expect(abroad(place, text)).toEqual([]);
});
