import { expect, it } from 'vitest';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { isPrivateToBrief, withoutWhoLeaves } from '#src/domain/ads/public-lines.ts';
import { thingsKeptOut, withoutSecretThings } from '#src/domain/ads/secret-things.ts';
import { withoutSpeaker } from '#src/domain/ads/without-speaker.ts';
import { readBrief } from '#src/domain/jobs/brief.ts';

it.each([
  [
    'Please no mention of Khalifa City or us: they want the villa.',
    'We open a fifth branch, Abu Dhabi, Khalifa City, and need a manager there.',
    'We open a fifth branch, Abu Dhabi, and need a manager there.',
  ],
  [
    'Leave out the 900 cows and the rotary, there are only two.',
    'Milking five times a week in the rotary, running the calving shift, feed budgets',
    'Milking five times a week, running the calving shift, feed budgets',
  ],
  [
    'Leave out the 900 cows and the rotary, there are only two.',
    'A 2IC for the 900 cow farm out of town.',
    null,
  ],
  ['Don’t mention the salary or why.', 'Run the salary review.', 'Run the salary review.'],
])('what a brief asks to keep out is cut from a line, or the line stays out: %s', (brief, line, shown) => {
  expect(withoutSecretThings(line, thingsKeptOut(brief))).toBe(shown);
});

it.each([
  [
    'I would expect the manager to lead a team of 46, own the action plan, recruit seniors, keep families informed and run the budget with me.',
    'Lead a team of 46, own the action plan, recruit seniors, keep families informed and run the budget.',
  ],
  [
    'I can’t bend on the Level 5 Diploma, or on dementia experience.',
    'Must have the Level 5 Diploma, dementia experience.',
  ],
  [
    'The job’s milking five times a week, feed budgets, pasture walks with me and looking after two juniors.',
    'Milking five times a week, feed budgets, pasture walks and looking after two juniors.',
  ],
  // How people meet is no work.
  ['Phone w/ me, lunch w/ the doctors, done.', 'Phone w/ me, lunch w/ the doctors, done.'],
])('who writes goes from what is done or insisted on, and the work stays: %s', (said, shown) => {
  expect(withoutSpeaker(said)).toBe(shown);
});

it.each([
  ['CIPD Level 5, experience of TUPE transfers, casework in a unionised organisation', false],
  ['The incumbent will prepare journal entries and maintain the ledger.', false],
  ['The incumbent will retire in May.', true],
  ['Sam, as below from Nigel, ignore the moaning.', true],
  ['Marta está embarazada y su marido la quiere de vuelta.', true],
])('what is asked or done is no news of the house, and who is spoken of is: %s', (said, isPrivate) => {
  expect(isPrivateToBrief(said)).toBe(isPrivate);
});

it('how somebody before did it goes from how it is done', () => {
  expect(withoutWhoLeaves('HACCP sheets done daily, not all on a Sunday night like the last man.')).toBe(
    'HACCP sheets done daily.',
  );
  expect(withoutWhoLeaves('Somebody steady, not young.')).toBe('Somebody steady, not young.');
});

const holds = (said: string): boolean =>
  foundInDescription(
    `We are looking for a Clerk in Leeds.\nYou file invoices and answer the phone.\n${said}`,
    { place: 'GB', companies: [], isUnread: true },
    [],
  ).some(({ verdict }) => verdict === 'held' || verdict === 'blocked');
it.each([
  [
    'Except that I’m pregnant with twins and nobody but my husband knows, so I need the team solid by April.',
    false,
  ],
  ['I’m pregnant, so find me one who isn’t.', true],
  [
    'I have been covering the house myself since Philippa walked out in September (that must not go any further).',
    false,
  ],
  ['Between us, the last accountant ran off and the MD’s younger brother is suspected.', false],
  ['Between us, somebody younger than the last accountant.', true],
])('what the writer is themselves or who is there holds nothing, unless it chooses: %s', (said, isHeld) => {
  expect(holds(said)).toBe(isHeld);
});

it('a heading that nobody knows hides no sentence of the job below it', () => {
  const { responsibilities, requirements, unfiled } = readBrief(
    'Clerk in Leeds\n\nHere’s what I’d put:\nPost payments and answer patients. Work denials and appeals.\nHas to have: 2 years in billing, coding knowledge.',
  );
  expect(unfiled).toEqual([]);
  expect(responsibilities.length + requirements.length).toBeGreaterThan(1);
});

it('the head of a letter is none of the job, and what it is about stays', () => {
  const { intro, requirements } = readBrief(
    'Elaine Pruitt\nController, Acme Inc.\n2200 Commerce Loop, Grand Rapids\nNovember 25, 2026\nRe: Staff Accountant search\nDear Mr. Baptiste:\nThe position is Staff Accountant, at our plant.\nA bachelor’s degree and two years of experience are required.',
  );
  expect(intro.join(' ')).not.toMatch(/Commerce Loop|Pruitt|Baptiste/u);
  expect(requirements.map(({ text }) => text).join()).toContain('bachelor');
});

it.each([
  [
    'La personne conduit une presse, règle l’encrage, forme un apprenti avec moi.',
    'La personne conduit une presse, règle l’encrage, forme un apprenti.',
  ],
  [
    'Topfen, Pflanzenschutz, Verkauf, mit mir die Kulturplanung.',
    'Topfen, Pflanzenschutz, Verkauf, die Kulturplanung.',
  ],
  [
    'Erst ein Telefonat, dann ein Rundgang mit mir, dann ein Probetag.',
    'Erst ein Telefonat, dann ein Rundgang mit mir, dann ein Probetag.',
  ],
])('who writes goes from a list of what is done in other languages too: %s', (said, shown) => {
  expect(withoutSpeaker(said).replaceAll(/,\s+/gu, ', ')).toBe(shown);
});
