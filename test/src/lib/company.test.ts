import { expect, it } from 'vitest';
import { companyKey, isOneCompany, otherCompanyKeys, sameCompanyKey, spelledKeys } from '#src/lib/company.ts';

it.each([
  ['ACME Mining Pty. Ltd.', 'acme mining'],
  ['The Acme Mining Co Limited', 'acme mining'],
  ['Société Générale S.A.', 'societe generale'],
  ['Müller & Söhne GmbH & Co. KG', 'muller sohne'],
  ['Acme Mining P/L', 'acme mining'],
  ['Acme Mining Proprietary Limited', 'acme mining'],
  ['Acme Mining Pte. Ltd.', 'acme mining'],
  ['Acme Mining Pvt Ltd', 'acme mining'],
  ['Acme Mining Private Limited', 'acme mining'],
  ['Acme Mining Sdn. Bhd.', 'acme mining'],
  ['Acme Mining Sp. z o.o.', 'acme mining'],
  ['Acme Mining UG (haftungsbeschränkt)', 'acme mining'],
  ['Acme Mining e.K.', 'acme mining'],
  ['Acme Mining Ltda.', 'acme mining'],
  ['Acme Mining, S.A. de C.V.', 'acme mining'],
  ['Acme Mining A/S', 'acme mining'],
  ['Acme Mining Limited Partnership', 'acme mining'],
  ['Acme Private', 'acme private'],
  ['Mediplus Public', 'mediplus public'],
  ['P/L', 'p l'],
  ['Private Limited', 'private'],
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
    'Acme Mining (Aust) Pty Ltd',
    'Acme Mining S.à r.l.',
    'Acme Mining DAC',
    'Acme Mining Unlimited Company',
  ])
    expect(sameCompanyKey(name), name).toBe(sameCompanyKey('Acme Mining'));
  for (const name of ['Acme Mining Group', 'Acme', 'Acme Mining Services', 'Acme (Aust) Mining Services'])
    expect(sameCompanyKey(name), name).not.toBe(sameCompanyKey('Acme Mining'));
  expect(sameCompanyKey('ACME MINING GROUP LTD')).toBe(sameCompanyKey('Acme Mining Holdings'));
  expect(sameCompanyKey('…')).toBe('...');
});

it.each([
  ['Beckett & Rowe LLP', 'Beckett and Rowe'],
  ['Vogt und Söhne', 'Vogt & Söhne GmbH'],
  ['St. Clare’s Hospital', "Saint Clare's Hospital Ltd"],
  ['Saint Mary and Co', 'St Mary & Co'],
])('knows %s written as %s', (name, other) => {
  expect(otherCompanyKeys(name)).toContain(sameCompanyKey(other));
  expect(otherCompanyKeys(other)).toContain(sameCompanyKey(name));
});

it('knows no other spelling of most names', () => {
  for (const name of ['Acme Mining', 'Kent St', 'Sandford', 'Andersen', 'Stanton'])
    expect(otherCompanyKeys(name), name).toEqual([]);
});

it.each([
  ['Grün GmbH', 'Gruen GmbH'],
  ['Grün GmbH', 'GRUEN AG'],
  ['Müller & Söhne KG', 'Mueller und Soehne'],
  ['Bäckerei Strauß', 'Baeckerei Strauss'],
  ['Bäckerei Strauß', 'Bäckerei Strauss'],
  ['Straßenbau Köln', 'Strassenbau Koeln GmbH'],
  ['Søndergård A/S', 'Soendergaard'],
  ['Åkerlund AB', 'Aakerlund'],
  ['Hæstad AS', 'Haestad'],
  ['Smørrebrød ApS', 'Smoerrebroed'],
  ['Gru\u0308n', 'Gruen'],
])('knows %s, as another keyboard writes it, as %s', (name, other) => {
  for (const [one, two] of [
    [name, other],
    [other, name],
  ] as const) {
    expect([sameCompanyKey(one), ...spelledKeys(one)]).toContain(sameCompanyKey(two));
    expect(isOneCompany(one, two)).toBe(true);
  }
});

it.each([
  ['Blue Water', 'Blu Water'],
  ['Gruen', 'Grun'],
  ['Michael Page', 'Michal Page'],
  ['Rosser', 'Roser'],
  ['Grün', 'Grün Group'],
])('tells %s from %s', (name, other) => {
  expect(isOneCompany(name, other)).toBe(false);
  expect(isOneCompany(other, name)).toBe(false);
});
