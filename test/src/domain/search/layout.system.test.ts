import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-25' };
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(
      ({ strength, kind, label, either }) => `${strength} ${kind} ${label}${either === null ? '' : ' or'}`,
    )
    .toSorted();

const TRADE = 'quantity surveyors';
const CONDITIONS = [
  'Leeds or York',
  'not London',
  'CostX or Revit',
  'MRICS',
  'ideally Revit',
  'AutoCAD a plus',
  'ex Arup',
  'not currently at Arup',
  '5+ years',
  'max 4 weeks notice',
  'up to £60k',
  'contract',
  'no contractors',
  'no juniors',
  'German speaking',
  'not contacted in 6 months',
  'placed by us',
  'no banking background',
  'formerly estimators',
];
const plain = new Map(CONDITIONS.map((condition) => [condition, read(`${TRADE}, ${condition}`)]));

describe.each([
  ['lines', (a: string, b: string) => `${TRADE}\n${a}\n${b}`],
  ['bullets', (a: string, b: string) => `${TRADE}:\n- ${a}\n- ${b}`],
  ['strokes', (a: string, b: string) => `${TRADE} / ${a} / ${b}`],
  ['bars', (a: string, b: string) => `${TRADE} | ${a} | ${b}`],
  ['dashes', (a: string, b: string) => `${TRADE} - ${a} - ${b}`],
  ['pluses', (a: string, b: string) => `${TRADE} + ${a} + ${b}`],
  ['semicolons', (a: string, b: string) => `${TRADE}; ${a}; ${b}`],
])('conditions parted by %s', (_name, join) => {
  it('are read as each is by itself, in either order', () => {
    const wrong = CONDITIONS.flatMap((a) =>
      CONDITIONS.flatMap((b) => {
        const [one = [], other = []] = [plain.get(a), plain.get(b)];
        const kinds = one.filter((facet) => other.some((next) => next.split(' ')[1] === facet.split(' ')[1]));
        // Two of one kind are one list or one range.
        if (a === b || kinds.length > 1) return [];
        const expected = [...new Set([...one, ...other])].toSorted();
        const made = read(join(a, b));
        return JSON.stringify(made) === JSON.stringify(expected)
          ? []
          : [{ asked: join(a, b), made, expected }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['nurse / midwife, Leeds', ['must location Leeds, GB', 'must role Nurse or Midwife']],
  ['Java / Python, Leeds', ['must location Leeds, GB', 'must skill Java or Python']],
  ['nurses, Leeds / York', ['must location Leeds, GB or York, GB', 'must role Nurse']],
  ['MRICS / 8+ years', ['must certification RICS or', 'must years_experience 8+ years of experience or']],
])('a stroke between two of one kind, or between two conditions alone, stays an or: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it('wishes and leaves out each thing of a list under its heading', () => {
  expect(
    read(
      'Quantity surveyor\nMust have:\n- MRICS\n- Revit\nNice to have:\n• AutoCAD\n• French\nNot:\n1) contractors\n2) Arup\nLeeds',
    ),
  ).toEqual(
    [
      'exclude employer at Arup',
      'exclude work_type contract',
      'must certification RICS',
      'must location Leeds, GB',
      'must role Quantity Surveyor',
      'must skill Revit',
      'nice language French',
      'nice skill AutoCAD',
    ].toSorted(),
  );
});

it('reads on over a line that is broken by its width', () => {
  expect(
    read('we are looking for quantity surveyors with at least five\nyears of experience in Leeds'),
  ).toEqual(read('we are looking for quantity surveyors with at least five years of experience in Leeds'));
});

describe('what is left out or wished for ends where another thing begins', () => {
  it.each([
    ['quantity surveyors no contractors AutoCAD Leeds', ['exclude work_type contract', 'must skill AutoCAD']],
    [
      'quantity surveyors not London 5+ years',
      ['exclude location London, GB', 'must years_experience 5+ years of experience'],
    ],
    ['quantity surveyors, ideally Revit, contract', ['nice skill Revit', 'must work_type contract']],
    ['ideally not placed by us, nurses', ['nice desk not placed by us', 'must role Nurse']],
    ['quantity surveyors (ideally Revit), Leeds', ['nice skill Revit', 'must location Leeds, GB']],
    ['quantity surveyors, Leeds and French a bonus', ['must location Leeds, GB', 'nice language French']],
    ['quantity surveyors French a bonus in Leeds', ['must location Leeds, GB', 'nice language French']],
    ['quantity surveyors, Revit desirable, Leeds', ['nice skill Revit', 'must location Leeds, GB']],
    [
      'nurses, ideally ICU, and have been with their employer for three years',
      ['must tenure at least 3 years in the present job'],
    ],
  ])('%s', (query, facets) => {
    expect(read(query)).toEqual(expect.arrayContaining(facets));
  });
});

describe('a condition that is told by its opposite is turned round', () => {
  it.each([
    ['nurses, nobody with 10+ years', 'must years_experience under 10 years of experience'],
    ['nurses except anyone with 10 years', 'exclude years_experience 10+ years of experience'],
    [
      'nurses, nobody who has been in their job for more than 8 years',
      'must tenure at most 8 years in the present job',
    ],
    ['nurses, not in the current job less than a year', 'must tenure at least 1 year in the present job'],
    [
      'nurses, nobody we already called in the last three months',
      'must last_contact not contacted for 91 days',
    ],
    [
      'nurses without people we have already spoken to this month',
      'exclude last_contact contacted in the last 24 days',
    ],
  ])('%s', (query, facet) => {
    expect(read(query)).toContain(facet);
  });
});
