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

it.each([
  ['Truck plate is a Tennessee one, 4K7-2QX, for the lot.', '4K7-2QX'],
  ['Van reg is YK19 LTO if security ask.', 'YK19'],
  ['Chase drives a Ram, plate no. JKL 4821.', '4821'],
  ['Kennzeichen für das Tor: HH-XL 4471.', '4471'],
  ['Sort code 20-45-77 for expenses.', '20-45'],
  ['Share code W7X 9KP 2LM for right to work.', 'W7X'],
  ['La plaque est GH-482-KT pour le parking.', 'GH-482'],
  ['Matrícula 4821 KTB, aparca en la planta baja.', '4821'],
])('signs of cars and codes of banks go behind what says that they are one: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
  expect(scrub(text, identity).text).not.toContain(told);
});

it.each([
  'Steel plate up to 40 mm, S355. Plates in 316L, 6G coded.',
  'Registration with ECSA 2019. Reg 19 audits, registered as an RSI 2018.',
])('plates of steel and registers by their letters stay: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});

it.each([
  ['Handle j0rd4nx is public, so the client may look.', 'j0rd4nx'],
  ['On Steam as s4tcliffe99, plays in the works team.', 's4tcliffe99'],
  ['Gamertag mrkstclf, apparently very good.', 'mrkstclf'],
])('what somebody is called on the web goes: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it('what is handled and who has a login is no account', () => {
  const text = 'Handles pallets and cages. Login handled by IT. Alias fields are left empty. On SAP as lead.';
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
  expect(performance.now() - began).toBeLessThan(10_000);
});
