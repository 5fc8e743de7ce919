import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
const employers = (query: string) =>
  compiled(query).facets.flatMap(({ kind, strength, label }) =>
    kind === 'employer' || kind === 'unsupported' ? [`${strength} ${label}`] : [],
  );

it.each([
  ['hgv drivers and warehouse mgrs in uk, DHL in the past but not there anymore', 'DHL'],
  ['nurses with Bupa before, no longer there now', 'Bupa'],
  ['accountants ex-KPMG and Deloitte, gone from both by now', 'KPMG or Deloitte'],
  [
    'paralegals ex Freshfields or ex Slaughter and May (gone from both by now), citizen or PR',
    'Freshfields or Slaughter and May',
  ],
  [
    'In-house counsel who came from DLA Piper or Clifford Chance (i.e. no longer with them)',
    'DLA Piper or Clifford Chance',
  ],
])('asks for who was there, and leaves out only who is there now: %s', (query, names) => {
  expect(employers(query)).toEqual([`must formerly at ${names}`, `exclude now at ${names}`]);
});

it.each([
  [
    'QC chemists. They should have Pfizer, MSD or Novartis behind them or be there now.',
    'Pfizer or Merck or Novartis',
  ],
  [
    'SAP consultants with S/4HANA, Accenture or Capgemini on their CV incl. current employer, after a permanent job',
    'Accenture or Capgemini',
  ],
  ['truckies who drive for toll or linfox now or did before, anywhere in oz', 'Toll Group or Linfox'],
  ['nurses who work at bupa now or have before, Leeds', 'Bupa'],
  ['credit controllers with Coles or Kmart experience (now or earlier)', 'Coles or Wesfarmers'],
  [
    'warehouse managers with DHL, DP World or DB Schenker somewhere on the CV (still there is ok) and at least five years in the trade',
    'DHL or DP World or DB Schenker',
  ],
  ['QC chemists with Pfizer or Novartis on their CV, current employer is fine. Dublin', 'Pfizer or Novartis'],
])('asks for who is or was there, whichever it is: %s', (query, names) => {
  expect(employers(query)).toEqual([`must ${names}`]);
});

it.each([
  [
    'geologists that have a farming past, so agronomist or farm manager before they went into mining',
    'formerly Agronomist or formerly Farm Manager',
  ],
  ['project managers who were teachers before they moved into IT, in Leeds', 'formerly Teacher'],
  [
    'data analysts who used to be nurses or midwives before switching to analytics',
    'formerly Nurse or formerly Midwife',
  ],
])('asks for the trade that somebody had before, and tells how it was read: %s', (query, label) => {
  const { facets, notes } = compiled(query);
  expect(
    facets.flatMap(({ kind, when, label }) => (kind === 'role' && when === 'past' ? [label] : [])),
  ).toEqual([label]);
  expect(facets.filter(({ kind }) => kind === 'unsupported' || kind === 'keyword')).toEqual([]);
  expect(notes.map(({ code }) => code)).toContain('read_as');
});
