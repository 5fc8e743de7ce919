import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string, home = HOME): string[] =>
  compileQuery(query, home).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  ['project managers on 100k+', 'must salary pay from AUD 100,000 a year'],
  ['welders, $50+ph', 'must salary pay from AUD 104,000 a year'],
  ['forklift drivers, 45/hr', 'must salary pay up to AUD 93,600 a year'],
  ['carers £800+ a week', 'must salary pay from GBP 41,600 a year'],
  ['accountants up to 120k + super', 'must salary pay up to AUD 120,000 a year'],
  ['recruiters with less than 12 months experience', 'must years_experience at most 12 months of experience'],
  ['property lawyers, NQ to 3 PQE', 'must years_experience at most 3 years of experience'],
  ['accountants who joined their employer this year', 'must tenure at most 11 months in the present job'],
])('reads the edge of a figure in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['nothing below senior, Java', 'senior or above'],
  ['senior or above, Java', 'senior or above'],
  ['below senior, Java', 'below senior'],
  ['nobody above mid level, Java', 'mid or below'],
])('reads in %j from which level on', (query, label) => {
  expect(read(query)).toContain(`must seniority ${label}`);
});

it.each([
  ['electrician, no degree required', 'education'],
  ["accountant who doesn't need to have a CPA", 'certification'],
  ['analyst, no experience with SAP needed', 'employer'],
])('asks for nothing that is waived in %j, and tells so', (query, kind) => {
  const { facets, notes } = compileQuery(query, HOME);
  expect(facets.map((facet) => facet.kind)).not.toContain(kind);
  expect(facets.every(({ strength }) => strength === 'must')).toBe(true);
  expect(notes.map(({ code }) => code)).toContain('not_required');
});

it.each([
  ['backend engineers, go or rust not java London', 'must location London, GB'],
  ['carers not working for Barchester as we have an agreement', 'exclude employer now at Barchester'],
  ['store managers, none from Myer', 'exclude employer at Myer'],
  ['accountants not called since the bank holiday, Perth', 'must location Perth, AU'],
])('ends what is left out in %j where it ends', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['mechanical or electrical engineers but not civil', 'exclude role Civil Engineer'],
  ['engineers (mechanical, electrical) in Perth', 'must role Mechanical Engineer or Electrical Engineer'],
  ['leading hand carpenter', 'must role Carpenter'],
])('reads in %j the title whose last word stands elsewhere', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('does not leave out what is asked for where both are one here', () => {
  const { facets, notes } = compileQuery('EA to CEO, not PA level', HOME);
  expect(facets.map(({ strength }) => strength)).not.toContain('exclude');
  expect(notes.map(({ code }) => code)).toContain('not_applied');
});

it('reads two letters in a list as no state of another country', () => {
  expect(read('crane operators Sydney, CT ticket')).toContain('must location Sydney, AU');
});

it.each([
  ['Newcastle', 'GB', 'Newcastle, GB'],
  ['Newcastle', 'AU', 'Newcastle, AU'],
  ['Galway', 'IE', 'Galway, IE'],
  ['Bremen', 'DE', 'Bremen, DE'],
])('takes %s in %s for %s', (name, country, label) => {
  expect(read(`nurses in ${name}`, { ...HOME, country })).toContain(`must location ${label}`);
});

it('leaves out the town next to the others and not its namesake abroad', () => {
  expect(read('nurses, Gold Coast or Brisbane, not Ipswich')).toContain('exclude location Ipswich, AU');
});

it('counts this month and this quarter from their first day', () => {
  expect(read('recruiters with no contact this quarter')).toContain(
    'must last_contact not contacted for 51 days',
  );
});

it('excludes a sector that serves people with disabilities as any other', () => {
  const { facets, notes } = compileQuery('support workers, no disability sector', HOME);
  expect(facets.map(({ strength, kind }) => `${strength} ${kind}`)).toContain('exclude industry');
  expect(notes).toEqual([]);
});

it.each([
  ['candidates who want to leave Eastern Grid', 'want to leave'],
  ['auditors thinking of moving on from KPMG', 'thinking of moving on'],
])('tells of %j what no search tells', (query, said) => {
  const { facets, notes } = compileQuery(query, HOME);
  expect(facets).toContainEqual(expect.objectContaining({ kind: 'unsupported', label: said }));
  expect(notes.map(({ code }) => code)).toContain('not_on_record');
});

it.each([
  ['payroll officer, part time ok', 'nice work_type part time'],
  ['payroll officer, contract would be fine', 'nice work_type contract'],
  ['payroll officer, part time', 'must work_type part time'],
  ['payroll officer, Perth ok', 'must location Perth, AU'],
  ['nurses looking to move to Perth', 'must location open to relocation to Perth, AU'],
])('takes what is ok in %j for what may be, and a place for where', (query, expected) => {
  expect(read(query)).toContain(expected);
});
