import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { withoutEmphasis, withSpelledLetters } from '#src/domain/search/compile/rewording/before-reading.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-28' };

it.each([
  ['S E O specialists in the U K', 'SEO specialists in the UK'],
  ['H R business partners or an I T manager', 'HR business partners or an IT manager'],
  ['nurses open brackets R M Ns close brackets in England', 'nurses (RMNs) in England'],
  ['a C F O for the U S', 'a CFO for the US'],
  ['somebody from the U K I need tomorrow', 'somebody from the UK I need tomorrow'],
])('joins letters that were dictated one by one: %s', (said, read) => {
  expect(withSpelledLetters(said)).toBe(read);
});

it.each([
  'A C developer',
  'drivers with category B C E',
  'grade A B teachers',
  'C and R developers',
  'C C++ engineers',
  'J. K. Rowling',
  'Ernst & Young',
  'Plan B is Leeds',
])('leaves letters that each stand by themselves: %s', (text) => {
  expect(withSpelledLetters(text)).toBe(text);
});

it('leaves out no skill behind words that only stress what stands before them', () => {
  const { facets } = compileQuery('Citizens only, no exceptions: SOC analysts with SIEM', HOME);
  expect(facets.find(({ label }) => label === 'SIEM')?.strength).toBe('must');
});

it.each(['auditors with exception reporting', 'no exceptions team', 'Leeds, no contractors'])(
  'keeps words that say something: %s',
  (text) => {
    expect(withoutEmphasis(text)).toBe(text);
  },
);

it.each([
  ['no rush: developers with Kotlin in Sydney', 'Kotlin'],
  ['not fussy on place: chefs with pastry', 'Pastry'],
  ['no hurry - nurses with ICU in Leeds', 'ICU'],
])('asks for the skill behind a colon or a dash, whatever is denied before it: %s', (query, skill) => {
  const { facets } = compileQuery(query, HOME);
  expect(facets.find(({ label }) => label === skill)?.strength).toBe('must');
});

it('leaves out the trade’s own people where nothing stands between', () => {
  const { facets } = compileQuery('no chefs with pastry in Leeds', HOME);
  expect(facets.find(({ label }) => label === 'Pastry')?.strength).toBe('exclude');
});
