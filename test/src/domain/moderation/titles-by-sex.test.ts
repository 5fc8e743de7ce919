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
