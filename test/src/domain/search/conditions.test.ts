import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(
    ({ strength, kind, label, either }) => `${strength} ${kind} ${label}${either === null ? '' : ' or'}`,
  );

it.each([
  [
    "accountants, no contractors unless they're in Perth",
    ['must role Accountant', 'must work_type not contract or', 'must location Perth, AU or'],
  ],
  [
    'nurses, if Sydney then only with ICU',
    ['must role Nurse', 'must location not Sydney, AU or', 'must skill ICU or'],
  ],
  ['accountants, no one except CPAs', ['must role Accountant', 'must certification CPA']],
  ['chefs unless in Perth', ['must role Chef', 'exclude location Perth, AU']],
  [
    'nurses now at Ramsay or previously at Healthscope',
    [
      'must role Nurse',
      'must employer now at Ramsay Health Care or',
      'must employer formerly at Healthscope or',
    ],
  ],
  ['nurses, not someone who needs sponsoring', ['must role Nurse', 'exclude work_rights needs sponsorship']],
  [
    'lawyers who moved from practice to in-house',
    ['must role Lawyer', 'must industry formerly in Legal Industry', 'must industry Client Side'],
  ],
  [
    'nurses with a career gap of under 6 months',
    ['must role Nurse', 'must career_gap a career gap under 6 months'],
  ],
])('reads in %j what one condition does to another', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  ["accountants, no contractors unless they're in Perth", 'Find Accountant, not contract or Perth, AU.'],
  ['nurses, Big 4 or 7+ years', 'Find Nurse, big 4 or 7+ years of experience.'],
])('says of %j that one of two conditions will do', (query, intent) => {
  expect(compileQuery(query, HOME).intent).toBe(intent);
});

describe('an exception', () => {
  const { desk } = useDesk();

  it('lets in who meets either side, and nobody who meets neither', async () => {
    const people = [
      { name: 'Ann Perm', work_types: ['permanent'], location: { city: 'Sydney', country: 'AU' } },
      { name: 'Bob Contract', work_types: ['contract'], location: { city: 'Sydney', country: 'AU' } },
      { name: 'Cas Away', work_types: ['contract'], location: { city: 'Perth', country: 'AU' } },
    ];
    for (const [no, person] of people.entries())
      await deskOf(desk).candidate({
        ...person,
        email: `p${no}@conditions.example`,
        current_title: 'Accountant',
      });
    const { body } = await desk.api.post('/candidates/search', {
      query: "accountants, no contractors unless they're in Perth",
      compiler: 'rules',
    });
    expect(body.data.results.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Ann Perm',
      'Cas Away',
    ]);
  });
});
