import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: Subject, place = 'AU') =>
  review([['text', text]], { subject, place })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe('what people are asked of themselves before they are hired', () => {
  it.each([
    'How old will you be when the contract ends?',
    'What year did you finish high school?',
    'How does your wife feel about the travel?',
    'Where are you really from?',
    'Have you ever seen a psychiatrist?',
    'Did you ever join a union?',
    'Have you ever been arrested?',
    'All convictions to be disclosed, spent or otherwise.',
  ])('does not leave: %s', (text) => {
    expect(verdicts(text, 'role')).not.toEqual([]);
  });

  it.each([
    'How would you make a Muslim family feel welcome at the funeral home?',
    'Is there anything that we can change so that you can do your best at the interview?',
    'Have you cared for people with diabetes?',
    'Which unions have you negotiated with?',
    'Spent convictions need not be disclosed.',
  ])('leaves where it is about the work, or is not asked: %s', (text) => {
    expect(verdicts(text, 'role')).toEqual([]);
  });
});

describe('what is told of somebody who is put forward', () => {
  it.each([
    'I have kept the list to men.',
    'Do not send anyone over 50, they laugh at us.',
    "You'd never guess where his people are from.",
    "He's off the antidepressants since March.",
    "She's done with all that baby business.",
    'He took his last employer to the tribunal.',
    'One spent conviction from his twenties.',
    'Looks young for 55.',
  ])('waits for a person: %s', (text) => {
    expect(verdicts(text, 'person')).not.toEqual([]);
  });

  it.each([
    'I have kept the list to three.',
    "They won't take anyone without a forklift ticket.",
    'He spends his Sundays on outboards, and she led his team.',
    'Her Samoan is fluent.',
    'He led bargaining with three unions.',
  ])('leaves where it is about the work: %s', (text) => {
    expect(verdicts(text, 'person')).toEqual([]);
  });
});

it('an exception of Irish law counts where the text cites it, in Ireland alone', () => {
  const text = 'Women only, section 25 of the Employment Equality Act 1998.';
  expect(verdicts(text, 'role', 'IE')).toEqual([]);
  expect(verdicts(text, 'role', 'AU')).not.toEqual([]);
});

describe('papers, homes and debts of somebody who is put forward', () => {
  it.each([
    'Background check: the number ends up as 524-11-9087.',
    'Her maiden name is Rowe.',
    'The stub shows a $640 garnishment for an old hospital bill.',
    'He can be reached at home most evenings, 14 Sallins Grove, Naas.',
  ])('wait: %s', (text) => {
    expect(verdicts(text, 'person')).toContain('held');
  });

  it.each(['Plates and garnishes 200 covers a night.', 'Renewed 1,200 homes at 40 sites in Park Hill.'])(
    'leaves what only sounds so: %s',
    (text) => {
      expect(verdicts(text, 'person')).toEqual([]);
    },
  );
});

it('takes a quota of work permits for no ground to pick a nationality, and a build for looks', () => {
  expect(verdicts('Work Permit quota to fill, wants Malaysians for all six seats.', 'role', 'SG')).toContain(
    'blocked',
  );
  expect(verdicts('Presentation is everything: slim build.', 'role')).toContain('blocked');
  expect(verdicts('You keep a slim build of the operating system.', 'role')).toEqual([]);
  expect(verdicts('Assistant manager for one of the Young’s pubs in Wandsworth.', 'role', 'GB')).toEqual([]);
});

describe('the age of somebody who is put forward', () => {
  const as = { subject: 'person', place: 'GB', people: ['Ana Ruiz'] } as const;
  const blocked = (text: string) =>
    review([['text', text]], as).some(({ verdict, about }) => verdict === 'blocked' && about === 'age');

  it.each([
    'Candidate A is 52.',
    'Candidate B is 34 and ready to move.',
    'Candidate A turned 50 in May.',
    'Candidate C (52) ran the store.',
    'Ana is 52.',
    'Ana Ruiz is 52, and ran the store.',
    'Ana turned 30 last year.',
    'She is 52 and Welsh.',
  ])('is refused: %s', (text) => expect(blocked(text)).toBe(true));

  it.each([
    'Candidate A is 12 weeks into a new job.',
    'Candidate A is 40 minutes away.',
    'Candidate A is 30% over target.',
    'Ana is 50 km away and drives.',
    'Ana turned 30 accounts around.',
    'Led teams of 20, 35 and others.',
    'Ana led 40 and hired 20.',
  ])('is no other number: %s', (text) => expect(blocked(text)).toBe(false));
});
