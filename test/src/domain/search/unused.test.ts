import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { EMPLOYERS, LANGUAGES, PLACES, ROLES } from './people.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const notesOf = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

const roles = Object.values(ROLES);
const one = <T>(of: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...of);
/** Parts of queries by what they are, each as it stands on records or as somebody says it. */
const PARTS = {
  role: one(roles.flatMap(({ asked }) => asked)),
  skill: one(['with SolidWorks', 'with Figma', 'who know Kubernetes', 'using SAP']),
  place: one(PLACES.map(({ city }) => `in ${city}`)),
  employer: one(EMPLOYERS.map((name) => `ex ${name}`)),
  language: one(LANGUAGES.map((name) => `who speak ${name}`)),
  years: fc.integer({ min: 2, max: 15 }).map((years) => `at least ${years} years experience`),
  pay: fc.integer({ min: 6, max: 20 }).map((tens) => `under ${tens}0k`),
  unknown: one(['zorbology', 'quindle', 'Mavrotopia', 'tressling']),
  exclusion: one(['not from Deloitte', 'no contractors', 'excluding Perth', 'not KPMG']),
};

it('lets no part of a query go without a trace in what is run or told', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(one(Object.keys(PARTS) as (keyof typeof PARTS)[]), { minLength: 2, maxLength: 5 })
        .chain((kinds) => fc.tuple(...kinds.map((kind) => PARTS[kind]))),
      (parts) => {
        const whole = JSON.stringify(compileQuery(parts.join(', '), HOME));
        parts.forEach((part, at) => {
          const without = compileQuery(parts.toSpliced(at, 1).join(', '), HOME);
          expect(JSON.stringify(without), part).not.toBe(whole);
        });
      },
    ),
    { numRuns: 100 },
  );
});

it.each([
  'accountants in Perth, never moved',
  'accountants in Perth who never left',
  'chefs, formerly',
  'engineers at Arup, more than',
])('says of %j which words did nothing', (query) => {
  expect(notesOf(query)).toContain('not_applied');
});

it.each([
  'Swift developers that were never at Google',
  'accountants payable, 100k at most',
  'structural engineers, min 10 yrs, Arup staff excluded',
  'data engineers at Atlassian for more than 2 years',
])('says nothing of the kind of %j, where each word does something', (query) => {
  expect(notesOf(query)).not.toContain('not_applied');
});
