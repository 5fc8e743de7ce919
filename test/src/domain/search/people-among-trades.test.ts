import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-30' });
const labels = (query: string) =>
  compiled(query).facets.map(({ strength, label }) => (strength === 'must' ? label : `${strength} ${label}`));

it.each([
  [
    'Who’s out of work at the minute among the plumbers, fitters and crane operators? Aus or NZ.',
    ['between jobs', 'Plumber or Fitter or Crane Operator', 'Australia or New Zealand'],
  ],
  [
    'anyone between jobs among our nurses, midwives and OTs?',
    ['between jobs', 'Nurse or Midwife or Occupational Therapist'],
  ],
  [
    'who is idle among the electricians and welders in Perth?',
    ['between jobs', 'Electrician or Welder', 'Perth, AU'],
  ],
  [
    'Who’s not working right now amongst the chefs, baristas and bartenders?',
    ['between jobs', 'Chef or Barista or Bartender'],
  ],
  ['anybody without a job at present among the forklift drivers', ['between jobs', 'Forklift Driver']],
  [
    'who’s free right now among our scaffolders and riggers?',
    ['available immediately', 'Scaffolder or Rigger'],
  ],
  ['who’s looking among the Java developers', ['open to work', 'Java', 'Software Engineer']],
  [
    'who has Revit among the architects and structural engineers?',
    ['Revit', 'Architect or Structural Engineer'],
  ],
  [
    'among the accountants and bookkeepers, who is out of work?',
    ['Accountant or Bookkeeper', 'between jobs'],
  ],
  ['among our truck drivers, anyone with an MC licence?', ['Truck Driver', 'MC Licence']],
])('those among whom somebody is looked for are asked for: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
  expect(compiled(query).notes).toEqual([]);
});

it.each([
  'chefs not among the plumbers',
  'popular among nurses: self-rostering',
  'which of the plumbers are out of work among those in Leeds',
  'among friends: plumbers in Leeds',
])('what is said of others or of no trade is told: %s', (query) => {
  expect(compiled(query).notes.map(({ code }) => code)).toContain('not_used');
});

it.each(['welders sitting idle at the minute, Perth', 'which welders are sat idle, Perth'])(
  'who sits idle has no work: %s',
  (query) => {
    expect(labels(query)).toEqual(['Welder', 'between jobs', 'Perth, AU']);
  },
);

it.each(['idle plant operators', 'technicians for idle running engines'])(
  'a machine that idles is nobody out of work: %s',
  (query) => {
    expect(labels(query)).not.toContain('between jobs');
  },
);
