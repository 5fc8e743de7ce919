import { expect, test } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const titleIn = (text: string, home: string): unknown => readRole(text, home, '2026-11-28').fields.title;

test.each([
  [
    'warehouse op needed tilbury days £12.90 ph perm full time\npicking and packing',
    'GB',
    'Warehouse Operative',
  ],
  [
    'JD Housing Officer\nLeicester, £29k to £31k, permanent full time\nMust have a driving licence',
    'GB',
    'Housing Officer',
  ],
  [
    'Softwareentwickler C# (m/w/d)\nBielefeld und Umkreis, Vollzeit, unbefristet',
    'DE',
    'Softwareentwickler C# (m/w/d)',
  ],
  [
    'Necesito 3 mozos/as de almacén en Getafe, jornada completa, 1.450 € brutos al mes.',
    'ES',
    'Mozo/a de almacén',
  ],
])('a title written in haste is called in full: %s', (text, home, title) =>
  expect(String(titleIn(text, home)).toLowerCase()).toBe(title.toLowerCase()),
);

test.each([
  ['JD Edwards Consultant\nLeeds, £60k, permanent', 'GB', 'JD Edwards Consultant'],
  ['Warehouse Ops Manager\nLeeds, £45k, permanent', 'GB', 'Warehouse Operations Manager'],
])('a title that is called so stays: %s', (text, home, title) => expect(titleIn(text, home)).toBe(title));

test('anybody is no title', () =>
  expect(
    titleIn("Bonjour, je cherche une personne pour l'accueil de notre cabinet à Lyon, temps plein.", 'FR'),
  ).not.toBe('Personne'));

test.each([
  ['Voor ons team Deventer zoeken wij een planner, fulltime, vast, 3.200 euro per maand.', 'NL', 'Deventer'],
  ['dispatcher wanted knoxville tn, full time, $18 an hour\nanswer phones', 'US', 'Knoxville'],
])('a town is read where it stands without a word before it: %s', (text, home, city) =>
  expect(readRole(text, home, '2026-11-28').fields.location?.city).toBe(city),
);

test.each([
  ['Herd Manager near Ashburton. Permanent full time. We do AB for six weeks then bulls.', 'NZ', 'full_time'],
  ['Legal secretary in Exeter, three and a half days which they can spread. Permanent.', 'GB', 'part_time'],
  ['Outlet supervisor, Singapore, perm. Check food temp and cleaning log.', 'SG', 'full_time'],
  ['Outlet supervisor, Singapore, temp. Check the cleaning log.', 'SG', 'contract'],
  ['Cook in Leeds, six month contract, could go permanent.', 'GB', 'contract'],
  ['Fitter in Leeds. Full time, permanent, four days on site.', 'GB', 'full_time'],
])(
  'how long something at work goes on is no contract, and a part of a week no whole one: %s',
  (text, home, type) => expect(readRole(text, home, '2026-11-28').fields.employment_type).toBe(type),
);

test.each([
  ['Quantity Surveyor, Christchurch. Mon + Fri can be WFH, rest in office or on site', 'NZ', 'hybrid'],
  ['Quantity Surveyor, Christchurch. Mon + Fri starts at seven on site', 'NZ', 'on_site'],
])('days at home are read by their names: %s', (text, home, type) =>
  expect(readRole(text, home, '2026-11-28').fields.location?.type).toBe(type),
);

test('a start that stands before what is asked of the recruiter is read', () =>
  expect(
    readRole(
      "Boilermaker in Gladstone.\n\n8 Feb 2027 start. Don't put Kestrel on it mate, we had two walk off last month.",
      'AU',
      '2026-11-28',
    ).fields.target_start_date,
  ).toBe('2027-02-08'));
