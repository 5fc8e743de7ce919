import { describe, expect, it } from 'vitest';
import { employersNamed, industriesOf } from '#src/domain/lexicon/employers.ts';
import { rolesOfTitle } from '#src/domain/lexicon/terms.ts';
import { plainWords } from '#src/domain/lexicon/text.ts';

const rolesOf = (title: string, employer = 'Bloggs'): string[] =>
  [...rolesOfTitle(plainWords(title), { industries: industriesOf(employer), skills: [] })].map(
    ({ name }) => name,
  );

describe('a title on record', () => {
  it.each([
    ['NQ Solicitor, Corporate', 'Corporate Lawyer'],
    ['Staff Nurse A&E', 'Emergency Nurse'],
    ['Clinical Nurse Manager, HDU', 'ICU Nurse'],
    ['Mobile Engineer (iOS)', 'iOS Developer'],
    ['Assistant Manager, External Audit', 'Auditor'],
  ])('with its field behind is read as the narrower role: %s', (title, role) => {
    expect(rolesOf(title)).toContain(role);
  });

  it.each([
    ['Bar Tender', 'Bartender'],
    ['Senior Brick Layer', 'Bricklayer'],
    ['Data Base Administrator', 'Database Administrator'],
  ])('that makes two words of one is the same: %s', (title, role) => {
    expect(rolesOf(title)).toContain(role);
    expect(rolesOf('Production Line Worker')).not.toContain('HV Electrician');
  });

  it('of other work than the field behind it is not of that field', () => {
    expect(rolesOf('Office Manager, Construction')).toEqual(['Office Manager']);
    expect(rolesOf('Executive Assistant, Sales')).not.toContain('Retail Assistant');
  });

  it('takes who builds with Rails for nobody who builds railways', () => {
    expect(rolesOf('Rails Engineer')).toContain('Backend Engineer');
    expect(rolesOf('Senior Rails Engineer')).not.toContain('Civil Engineer');
    expect(rolesOf('Rail Engineer')).toContain('Rail Engineer');
  });

  it('takes no vice president for a president', () => {
    expect(rolesOf('Vice President, Equity Capital Markets')).not.toContain('CEO');
    expect(rolesOf('President')).toContain('CEO');
  });

  it.each([
    ['HGV Class 1 Driver', 'Bloggs', 'Articulated Truck Driver'],
    ['Finance Associate', 'Linklaters', 'Banking Lawyer'],
    ['Commercial Account Executive', 'Marsh', 'Insurance Broker'],
    ['Leading Hand Electrician', 'Bloggs', 'Electrician'],
  ])('means what it means where it is held: %s at %s', (title, employer, role) => {
    expect(rolesOf(title, employer)).toContain(role);
    expect(rolesOf(title, employer)).not.toContain('Site Manager');
  });
});

it('a trust of the NHS is known by itself and as one of its trusts, and is no university or charity', () => {
  const ids = employersNamed('Guy’s and St Thomas’ NHS Foundation Trust').map(({ name }) => name);
  expect(ids).toEqual(["Guy's and St Thomas'", 'NHS']);
  const fields = industriesOf('Manchester University NHS Foundation Trust');
  expect([...fields].toSorted()).toEqual(['healthcare', 'hospital']);
});
