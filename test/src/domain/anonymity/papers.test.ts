import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { papersIn } from '#src/domain/anonymity/papers.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });

it.each([
  ['NI number QQ 12 34 56 C, free on Monday.', '12 34 56'],
  ['NMC PIN 12A3456B, HCPC PH123456.', '3456'],
  ['Passport no. 533401122, SSN 219-09-9999.', '533401122'],
  ['PESEL 83021112345, dowód ABC123456.', '83021112345'],
  ['Personnummer 19830211-1234.', '1234'],
  ['Hetu 110283-123A.', '123A'],
  ['CPF 123.456.789-09, RG 12.345.678-9.', '456'],
  ['Steuer-ID 12 345 678 901.', '345'],
  ['N° de sécurité sociale 1 83 02 75 123 456 78.', '456'],
  ['Codice fiscale FRRGLI85M50F257X.', 'FRRGLI'],
  ['CURP HEGL830704MDFRRP09.', '830704'],
  ['PAN ABCPI1234F, Aadhaar 1234 5678 9012.', '1234'],
  ['TC Kimlik No: 12345678901.', '12345'],
  ['身份证号码：110101198302111234', '198302'],
])('the numbers of papers and registers go, at both levels: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
  expect(scrub(text, identity).text).not.toContain(told);
});

it.each([
  'Licence 2019, CSCS card, DBS 2021, SIA 2024 to 2027, NMC 12 years.',
  'NHS band 6, visa 482, registration 2018, staff 12,000.',
  'NI 43-101 reports, FIN 48 audits, a PAN India role.',
])('what is told of papers without their numbers stays: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});

it('a name that is bent is not found in what stands for the person', () => {
  const other = identityOf({ candidate: { name: 'Nguyễn Thị Mai Anh', experience: [], education: [] } });
  const { text } = scrub('Mai Anh làm QA ở nhà máy.', other);
  expect(text.match(/candidate/gu)).toHaveLength(1);
});

it.each([
  ['Anneliese Brandstätter', 'Die Brandstätterin will weniger reisen.', 'Brandst'],
  ['Tamara Jovanović', 'Jovanovićka traži rad od kuće.', 'Jovanov'],
  ['Jack Lee', 'Sparrers to the brigade, Jack to his mother.', 'Sparrers'],
])('what a woman of the family or the crew is called goes, %s', (name, text, told) => {
  const other = identityOf({ candidate: { name, experience: [], education: [] } });
  expect(scrub(text, other).text).not.toContain(told);
});

it('a number without end is looked at in a moment', () => {
  const began = performance.now();
  papersIn(`passport ${'1'.repeat(3000)}é and passport ${'1 '.repeat(3000)}é`);
  expect(performance.now() - began).toBeLessThan(1000);
});
