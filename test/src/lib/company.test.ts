import { expect, it } from 'vitest';
import { companyKey, sameCompanyKey } from '#src/lib/company.ts';

it.each([
  ['ACME Mining Pty. Ltd.', 'acme mining'],
  ['The Acme Mining Co Limited', 'acme mining'],
  ['Société Générale S.A.', 'societe generale'],
  ['Müller & Söhne GmbH & Co. KG', 'muller sohne'],
  ['Holdings', 'holdings'],
  ['…', null],
])('compares %s by %s', (name, key) => {
  expect(companyKey(name)).toBe(key);
});

it('finds one company in whatever legal form, and tells a group from the company of its name', () => {
  for (const name of [
    'ACME Mining Pty. Ltd.',
    'The Acme Mining Co Limited',
    'acme  mining',
    'Acmé Mining, Inc.',
  ])
    expect(sameCompanyKey(name), name).toBe(sameCompanyKey('Acme Mining'));
  for (const name of ['Acme Mining Group', 'Acme', 'Acme Mining Services'])
    expect(sameCompanyKey(name), name).not.toBe(sameCompanyKey('Acme Mining'));
  expect(sameCompanyKey('ACME MINING GROUP LTD')).toBe(sameCompanyKey('Acme Mining Holdings'));
  expect(sameCompanyKey('…')).toBe('...');
});
