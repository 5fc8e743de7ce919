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

it('asks for each of a list that is longer than a facet', () => {
  const many = Array.from({ length: 45 }, (_, n) => `p${n}@people.example`);
  const { facets } = compileQuery(many.join(', '), HOME);
  expect(facets.flatMap(({ values }) => values)).toEqual(many);
  expect(new Set(facets.map(({ either }) => either))).toEqual(new Set([1]));
  const skilled = compileQuery(`people with ${namesOf(skills()).slice(40, 70).join(' or ')}`, HOME);
  const asked = skilled.facets.filter(({ kind }) => kind === 'skill');
  expect(asked.flatMap(({ values }) => values).length).toBeGreaterThan(20);
  expect(new Set(asked.map(({ either }) => either)).size).toBe(1);
});

it('says that more was left out than it has room to tell', () => {
  const words = Array.from({ length: 30 }, (_, n) => `${n + 20000}`).join(', ');
  const { notes } = compileQuery(`accountants, ${words}`, HOME);
  expect(notes).toHaveLength(20);
  expect(notes.at(-1)?.code).toBe('cut_short');
});

it.each([
  ['accountants with the big miners', 'big'],
  ['accountants in Perth, registered', 'registered'],
])('says of %j that %j did nothing', (query, word) => {
  const told = compileQuery(query, HOME).notes.filter(({ code }) => code === 'not_applied');
  expect(told.some(({ message }) => message.includes(`"${word}"`))).toBe(true);
});
