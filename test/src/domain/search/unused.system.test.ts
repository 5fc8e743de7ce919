import fc from 'fast-check';
import { expect, it } from 'vitest';
import { employerWords } from '#src/domain/lexicon/employers.ts';
import { metroNames } from '#src/domain/lexicon/places.ts';
import {
  certifications,
  industries,
  languages,
  roles as roleNames,
  skills,
  type Vocabulary,
} from '#src/domain/lexicon/terms.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { EMPLOYERS, LANGUAGES, PLACES, ROLES } from './people.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };

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

const namesOf = ({ byId }: Vocabulary): string[] => Array.from(byId.values(), ({ name }) => name);
/** Any word of the lexicon, and what has none. */
const WORDS = {
  role: one(namesOf(roleNames())),
  skill: one(namesOf(skills())),
  certificate: one(namesOf(certifications())),
  language: one(namesOf(languages())).map((name) => `speaks ${name}`),
  industry: one(namesOf(industries())),
  employer: one(employerWords()),
  place: one(metroNames()),
  figure: one([
    'under 90k',
    '5 years experience',
    'immediately',
    'rated 4 stars',
    'not contacted for 6 months',
  ]),
  other: one(['quindle', 'contractors', 'no sponsorship', 'remote', 'senior', 'willing to relocate']),
};
const JOINTS = one([', ', ' and ', ' with ', ' or ', ' in ', ' at ', ', ex ', ', ideally ', ' not ']);

it('lets no name of the lexicon go without a trace, however it is joined to others', () => {
  const kinds = Object.keys(WORDS) as (keyof typeof WORDS)[];
  const parts = fc
    .uniqueArray(one(kinds), { minLength: 2, maxLength: 4 })
    .chain((chosen) => fc.tuple(...chosen.map((kind) => fc.tuple(JOINTS, WORDS[kind]))));
  const said = (of: readonly (readonly [string, string])[]): string =>
    of.map(([joint, words], at) => (at === 0 ? words : joint + words)).join('');
  fc.assert(
    fc.property(parts, (query) => {
      const whole = JSON.stringify(compileQuery(said(query), HOME));
      query.forEach(([, words], at) => {
        expect(JSON.stringify(compileQuery(said(query.toSpliced(at, 1)), HOME)), words).not.toBe(whole);
      });
    }),
    { numRuns: 200, seed: 20261121 },
  );
});
