import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import type { Subject } from '#src/domain/moderation/types.ts';

const found = (text: string, subject: Subject = 'role', place = 'AU') =>
  review([['text', text]], { subject, place, isUnread: true }).filter(({ verdict }) => verdict !== 'clear');

it('a line that no rule knows waits whole, for what it is like', () => {
  const text = 'Whoever joins should look at home on our yacht and at the table of its captain.';
  const held = found(`We deliver flowers.\n${text}`);
  expect(held).toMatchObject([{ verdict: 'held', words: text, about: 'personal_description' }]);
});

it('what rules refuse in a line that is well like lawful ones is let go, and a person who sends it is told', () => {
  const text =
    'Bruce, how his wife feels about moving to Gore is not a question for the interview. If you need to know whether he will relocate, ask that, and ask all of them.';
  expect(found(text, 'role', 'NZ')).toEqual([]);
  const sent = review([['text', text]], { subject: 'role', place: 'NZ', isShown: true });
  expect(sent.map(({ verdict }) => verdict)).toEqual(['look']);
});

it('one word says too little for what is found in it to be let go', () => {
  expect(found('Muslim', 'person')).not.toEqual([]);
  expect(found('Gay', 'person')).not.toEqual([]);
});

it('each line of a text is weighed by itself, so that a long lawful text hides no unlawful line', () => {
  const lawful = 'You plan the rosters of four sites and keep the books.\n'.repeat(12);
  expect(found(`${lawful}Must be male.\n${lawful}`)).not.toEqual([]);
  const paragraph = 'You plan the rosters of four sites. You keep the books. '.repeat(6);
  expect(found(`${paragraph}Must be male. ${paragraph}`)).not.toEqual([]);
});

const AROUND_ROLE = [
  'You run the month end of three entities and keep the ledgers. The team sits in Geelong and works from home on Fridays.',
  'Shifts start at six and parking is free. You report to the operations manager and train new starters.',
];
const AROUND_PERSON = [
  'Closed month end in three days and got through two clean audits. Runs payroll for 420 staff.',
  'Six years of commercial fit-outs. Reads drawings and leads a crew of five.',
];

it.each([
  ['role', 'Ideally somebody with no little ones at home.'],
  ['role', 'A bloke would suit the crew better.'],
  ['role', 'We would rather not have anyone with a headscarf.'],
  ['role', 'Recent school leavers only.'],
  ['person', 'Ana is gay.'],
  ['person', 'She is expecting in March.'],
  ['person', 'Was off with a bad back last year.'],
  ['person', 'No strings at home, so weekends are fine.'],
] as const)('of a %s "%s" waits whatever ordinary sentences stand around it', (subject, said) => {
  for (const around of subject === 'role' ? AROUND_ROLE : AROUND_PERSON) {
    expect(found(`${around} ${said}`, subject)).not.toEqual([]);
    expect(found(`${said} ${around}`, subject)).not.toEqual([]);
    expect(found(around, subject)).toEqual([]);
  }
});
