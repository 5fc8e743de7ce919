import { expect, it } from 'vitest';
import { compileText } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
const read = (text: string) => compileText(text, HOME).facets.map(({ kind, label }) => `${kind}: ${label}`);

it.each([
  ['nurses with thirteen years of experience', 'nurses with 13 years of experience'],
  [
    'payroll officers in Perth, at most nine weeks notice',
    'payroll officers in Perth, at most 9 weeks notice',
  ],
  ['chefs with seven to eleven years', 'chefs with 7 to 11 years'],
  ['an auditor within fourteen miles of Leeds', 'an auditor within 14 miles of Leeds'],
])('reads "%s" as it reads figures', (words, figures) => {
  expect(read(words)).toEqual(read(figures));
});
