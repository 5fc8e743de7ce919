import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' });
const asked = (query: string): string[] =>
  compiled(query)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const told = (query: string): string =>
  compiled(query)
    .notes.map(({ message }) => message)
    .join('\n');

describe('a trait in the words of a field or a trade', () => {
  it.each([
    ['nurses full of energy', 'Nurse', 'full of energy'],
    ['sales reps full of energy and drive', 'Sales Representative', 'full of energy and drive'],
    ['chefs with warm hospitality', 'Chef', 'warm hospitality'],
    ['marketing managers who are media savvy', 'Marketing Manager', 'media savvy'],
    ['chefs with a passion for food', 'Chef', 'passion for food'],
    ['nurses passionate about aged care', 'Nurse', 'passionate about aged care'],
    ['accountants with banking nous', 'Accountant', 'banking nous'],
    ['accountants with an academic bent', 'Accountant', 'academic bent'],
    ['developers with gaming in their blood', 'Software Engineer', 'gaming in their blood'],
    ['project managers who are drivers of change', 'Project Manager', 'drivers of change'],
    ['teachers who are a people person', 'Teacher', 'people person'],
    ['nurses who are team builders', 'Nurse', 'team builders'],
    ['people-focused nurses', 'Nurse', 'people-focused'],
  ])('is told and asked of nobody: %s', (query, trade, trait) => {
    expect(asked(query)).toEqual([`must role ${trade}`]);
    expect(told(query)).toContain(trait);
  });

  it.each([
    ['engineers with energy experience', 'industry Energy'],
    ['sales managers with a strong energy background', 'industry Energy'],
    ['marketing managers with a passion for Python', 'skill Python'],
    ['IFRS-savvy accountants', 'skill IFRS'],
    ['retail focused recruiters', 'industry Retail Industry'],
  ])('is none where the field or the tool itself is asked for: %s', (query, wanted) => {
    expect(asked(query).join('\n')).toContain(`must ${wanted}`);
  });
});

it.each(['we are banking on a Java developer', 'Banking on finding a Java developer'])(
  'who banks on somebody asks for no bank: %s',
  (query) => {
    expect(asked(query).toSorted()).toEqual(['must role Software Engineer', 'must skill Java']);
  },
);

it('what somebody did in banking is of banking', () => {
  expect(asked('experience in banking on the buy side').join()).toContain('must industry Banking');
});
