import { expect, it } from 'vitest';
import { companyKey } from '#src/domain/candidates/company.ts';

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
