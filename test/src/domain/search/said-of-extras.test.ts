import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// What people at desks around the world add to what they ask for: what would be nice, who cannot be had, by when somebody could leave, and how they begin.
const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

const compile = (said: string) => compileQuery(said, HOME);
const read = (said: string): string[] =>
  compile(said)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();
const asideIn = (said: string): string[] =>
  compile(said).notes.flatMap(({ code, message }) =>
    code === 'set_aside' ? [/^"([^"]*)"/.exec(message)?.[1] ?? ''] : [],
  );

it.each([
  'if they know Cypress it is better, but it is not obligatory',
  'if any of them has Cypress that’s great but don’t worry about it',
  'if somebody knows Cypress, even better',
  'Cypress gets you a biscuit',
  'Cypress would go down a treat',
  'Cypress wins brownie points',
  'Cypress appreciated',
  'Cypress we find nice, but if they have it not, also good',
  'Cypress would be great but no drama if not',
  'Cypress is a plus, not necessary',
  'Cypress would be gold',
  'somebody good with Cypress would suit, but sure we’ll take what we get',
  'client prefers Cypress but can be relaxed',
  'Cypress would make my day',
])('takes what is said to be welcome for a wish: %j', (said) => {
  expect(read(`testers in Leeds, ${said}`)).toEqual([
    'must location Leeds, GB',
    'must role QA Engineer',
    'nice skill Cypress',
  ]);
});

it.each([
  ['could be away from their place within the week', 7],
  ['must be able to leave current company within 2 months', 60],
  ['they’d need to be finished up where they are in a month at the outside', 30],
  ['can get relieved in 30 days', 30],
  ['should be able to get out of their current role inside six weeks', 42],
  ['who could quit their job within a fortnight', 14],
  ['who’d be released in 4 weeks tops', 28],
] as const)('reads by when somebody could have left for when they are free: %j', (said, days) => {
  expect(read(`testers in Leeds, ${said}`)).toEqual([
    `must availability available within ${days} days`,
    'must location Leeds, GB',
    'must role QA Engineer',
  ]);
});

it('takes having left already for no time of notice', () => {
  expect(read('testers who left their job within the last month').join()).not.toContain('availability');
});

it.each([
  'who works at Hilton in this moment must stay out',
  'those at Hilton are conflicted, kindly omit them',
  'candidates at Hilton are off limits to us under the settlement; candidates who left Hilton are fine',
  'nobody at Hilton, but those who have left it are welcome',
  'don’t give me Hilton people ya, they just came from there',
  'not from Hilton, I mean who works there today',
  'nobody from Hilton, meaning current staff only',
  'Hilton’s people are restricted',
  'staff of Hilton are to be kept out',
  'no Hilton people (only those who are there now)',
])('leaves out those who are there, and nobody who has left: %j', (said) => {
  expect(read(`chefs in Leeds; ${said}`)).toEqual([
    'exclude employer now at Hilton',
    'must location Leeds, GB',
    'must role Chef',
  ]);
});

it('keeps a denial that stands behind what is only told', () => {
  expect(read('Payroll officers in Leeds. The last lot were a mess so no juniors.')).toContain(
    'exclude seniority junior',
  );
  expect(read('Payroll officers in Leeds. It is for employment so no contractors.')).toContain(
    'exclude work_type contract',
  );
  expect(read('welders in Leeds, contractors must stay out')).toContain('exclude work_type contract');
});

it.each([
  'hello hello, it’s Gerry, I’ve about one bar of signal, welders in Leeds',
  'Right, it’s Bridie, sorry I’m in the car, welders in Leeds',
  'um yeah quick one before I go into the warehouse, welders in Leeds',
  'a small one while I wait for the bus, welders in Leeds',
  'Job ad (draft, do not post): welders in Leeds',
  'Hi team. Req from Frankfurt account: welders in Leeds',
  'Dear colleagues, the private clinic has confirmed me the need: welders in Leeds',
  'the lab crowd in Cork were on, welders in Leeds',
])('sets aside how somebody begins, and says so: %j', (said) => {
  expect(read(said)).toEqual(['must location Leeds, GB', 'must role Welder']);
  expect(asideIn(said).length).toBeGreaterThan(0);
});

it('takes whose work will do as well for one more that is looked for', () => {
  expect(read('Dubai side got hotel manager? Sous chef also can consider.')).toEqual([
    'must location Dubai, AE',
    'must role Hotel Manager or Sous Chef',
  ]);
  expect(read('Location he say never mind, anywhere also can').join()).not.toContain('or anywhere');
});

it('asks for neither of two kinds of work of which any will do', () => {
  expect(read('planners in Leeds. Contract or permanent, they’re easy.').join()).not.toContain('work_type');
});
