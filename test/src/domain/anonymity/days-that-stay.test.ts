import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  'The ticket is valid to 12 March 2029.',
  'The licence is valid until 30 June 2028.',
  'Free from 12 March 2029.',
  'The licence runs until 1 May 2027, and Ann may work from 15 August 2026.',
  'Ann can start on 3 August 2026.',
  'The contract ends on 31 December 2026.',
])('a day of a paper or of being free stays whole: %s', (text) => {
  expect(scrub(text, of('Ann Hale')).text).toBe(text.replace('Ann', 'the candidate').replace(/^the/u, 'The'));
});

it.each([
  ['Employed from 12 March 2019 until 3 May 2021.', 'Employed from 2019 until 2021.'],
  ['Ann joined on 12 March 2019.', 'The candidate joined in 2019.'],
])('a day of somebody’s life goes with its month: %s', (text, expected) => {
  expect(scrub(text, of('Ann Hale')).text).toBe(expected);
});
