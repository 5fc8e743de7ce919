import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24', timezone: 'Australia/Sydney' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

it.each([
  // Whom one has lost.
  ['Hi Sam, we have lost our warehouse manager in Manchester.', 'warehouse manager in Manchester'],
  ['Our payroll officer in Leeds is going on maternity leave.', 'payroll officer in Leeds'],
  ['Morning Priya – our sous chef has handed in her notice', 'sous chef'],
  ['we’re down a site manager in Perth', 'site manager in Perth'],
  // What is answered.
  [
    'They wrote back: "no to Dubai, yes to Singapore or Dublin, pilots please"',
    'not in Dubai; Singapore or Dublin, pilots',
  ],
  ['yes to Madrid, no to Dubai: pilots', 'Madrid, not in Dubai: pilots'],
  ['chefs in Perth (Fremantle counts too)', 'chefs in Perth or Fremantle'],
  // What is held, and since when.
  ['pilots, ATPL in hand', 'pilots, ATPL'],
  ['lawyers of ten years’ standing or more', 'lawyers with 10+ years experience'],
  ['nurses we could have in within 2 weeks', 'nurses, notice max 2 weeks'],
  ['chefs not with Hilton at the mo', 'chefs not with Hilton at the moment'],
  ['chefs with the City of Perth somewhere in their past', 'chefs formerly at City of Perth'],
  // Who is meant is named before.
  ['As we are Danone, please nobody from here. Buyers in Paris', 'not currently at Danone. Buyers in Paris'],
  [
    'ex DHL / ex DSV forwarders who are with neither of them now',
    'ex DHL or DSV forwarders, not currently at DHL or DSV',
  ],
  // Words of contracts in other languages.
  ['Buchhalter (m/w/d) Berlin, Festanstellung, keine Teilzeit', 'Buchhalter Berlin, permanent, no part time'],
  ['comptable Lyon, CDI', 'comptable Lyon, permanent'],
  // Names of one word, said as two; languages that somebody must have.
  ['graphic designers with in design or illustrator', 'graphic designers with InDesign or Illustrator'],
  ['maths teachers, must have french', 'maths teachers who speak French'],
  ['primary with QTS', 'primary teacher with QTS'],
  ['someone to run housekeeping in Geneva', 'housekeeping manager in Geneva'],
  ['anyone in Perth for quantity surveying', 'quantity surveyor in Perth'],
  // Kinds of work, time and money.
  ['vets on a perm contract', 'vets, permanent'],
  ['vets available within the month', 'vets available within a month'],
  ['vets, notice a month or shorter', 'vets, notice a month or less'],
  ['vets at least six years in, Perth', 'vets, 6+ years experience, Perth'],
  ['town planners, GIS, 8+', 'town planners, GIS, 8+ years experience'],
  [
    'accountants in Mumbai who earn less than 25 lakh',
    'accountants in Mumbai who earn less than INR 2500000',
  ],
  // Where they would go, and where they were.
  ['chefs not tied to one city', 'chefs open to relocation'],
  ['chefs, no preference on location', 'chefs'],
  ['chefs who aren’t at Hilton any more but were', 'chefs no longer at Hilton'],
  ['geologists who have worked for BHP or Newmont, now elsewhere', 'geologists no longer at BHP or Newmont'],
  ['Tax? No. Chefs. Perth', 'not tax; chefs; Perth'],
])('reads "%s" as "%s"', (said, plain) => {
  expect(read(said)).toEqual(read(plain));
});

it.each(['contract or perm, I don’t mind', 'perm or temp either way', 'contract or not'])(
  'asks nobody for a kind of work where it is said not to matter, and tells so: "%s"',
  (said) => {
    const { facets, notes } = compileQuery(`vets in Lyon, ${said}`, HOME);
    expect(facets.map(({ kind }) => kind)).not.toContain('work_type');
    expect(notes.map(({ code }) => code)).toContain('not_required');
  },
);

it('takes a name that is a region and a bank for the region beside a company of another field, and for the bank beside a bank', () => {
  expect(read('forwarders, DHL, ANZ')).toContain('must location ANZ');
  expect(read('tellers, ex Westpac, ANZ').some((facet) => facet.includes('employer'))).toBe(true);
  expect(read('tellers, ex Westpac, ANZ')).not.toContain('must location ANZ');
});

it('takes who has been at a company for who was there at any time, and for its present people only with a time behind it', () => {
  expect(read('chefs who have been at Acorn Dining')).toContain('must employer Acorn Dining');
  expect(read('vets who have been with Bupa for 3 years')).toContain('must employer now at Bupa');
});

it('waives what is said not to be needed and not what a full stop parts from it', () => {
  const facets = read('wind technicians; must hold GWO. Rope access not needed');
  expect(facets).toContain('must certification GWO');
  expect(facets).toContain('must unsupported Rope access not needed');
});

it('asks for a place or for remote work where remote is said to be fine beside a place, and for nothing where it stands alone', () => {
  expect(read('vets, remote ok')).toContain('nice location remote');
  const { facets } = compileQuery('vets in Perth, remote ok', HOME);
  const places = facets.filter(({ kind }) => kind === 'location');
  expect(places.length === 1 || new Set(places.map(({ either }) => either)).size === 1).toBe(true);
});

it('takes CDD for a contract beside words of one, and for customer due diligence elsewhere', () => {
  expect(read('KYC CDD analysts in Perth').join()).not.toContain('work_type');
  expect(read('comptable Lyon, CDI ou CDD').join()).toContain('work_type');
});

it('takes a word right before a trade for a kind of it, and never for another trade of the same last word', () => {
  expect(read('residential property manager').join()).not.toContain('Registered Manager');
  expect(read('theatre nurse')).toContain('must role Theatre Nurse');
});
