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
