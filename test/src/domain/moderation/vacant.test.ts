import { expect, it } from 'vitest';
import { isUncertain, review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ["Ana is off having a baby so the desk's empty till January.", 'GB'],
  ["Old mate's retiring after 31 years, hence the vacancy.", 'AU'],
  ['Dana is on maternity leave, so this is a nine-month contract.', 'US'],
  ['The chap before you built the database himself.', 'GB'],
])('lets an ad say why a job is open and who had it: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Our receptionist is off having a baby, so we want someone past that stage.', 'GB'],
  ['Maria is on maternity leave again, so this time a man.', 'GB'],
  ["Old mate's retiring, so we need a young bloke.", 'AU'],
  ['Jo is expecting, hence the vacancy; never another newlywed.', 'GB'],
])('holds it where it says who is wanted after them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["You'll be joining a crew of eight lads who've been together since the depot opened.", 'AU'],
  ['Good bunch of guys, good gear, good trucks.', 'NZ'],
  ['The guys in dispatch plan the routes the night before.', 'GB'],
  ['Work alongside the lads in fabrication.', 'IE'],
  ["You'd be joining a friendly team of women who run three salons.", 'GB'],
])('lets an ad tell of the crew that is there: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Great bunch of lads and the banter is ripe, so no shrinking violets.', 'GB'],
  ["Small crew of blokes who'd love a pretty face in the office.", 'AU'],
  ['A crew of six lads who want another of the same.', 'GB'],
  ["The lads in the yard wouldn't work under a woman.", 'IE'],
  ["It's a bunch of guys, so you have to take a joke.", 'US'],
])('holds it where the crew is the measure of who comes: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Singaporeans/PRs only, as the client has no work pass quota.', 'SG', true],
  ['Singaporeans only, preferably Chinese.', 'SG', false],
  ['Singaporeans/PRs only, as the client has no work pass quota.', 'AU', false],
  ['Ten sick days a year from day one.', 'NZ', true],
  ['Fewer than three sick days last year, please.', 'GB', false],
])(
  'tells citizens of Singapore by its framework, and sick days that are given from those that are counted: %s',
  (text, place, isClear) => {
    expect(found(text, place).length === 0).toBe(isClear);
  },
);

it.each([
  ['Five guys run the floor.', true],
  ['Great lads in the team.', true],
  ['We only want guys for the floor.', false],
  ['The client prefers lads.', false],
])(
  'only doubts a word for one sex where nobody is chosen, so that a drafted ad may leave it out: %s',
  (text, isDoubted) => {
    const findings = review([['text', text]], { subject: 'role', place: 'GB', isUnread: true });
    expect(findings).not.toEqual([]);
    expect(findings.every(isUncertain)).toBe(isDoubted);
  },
);
