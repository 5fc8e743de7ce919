import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

interface Record {
  employer?: string;
  school?: string;
}

const whose = (name: string, first_name: string, last_name: string, { employer, school }: Record = {}) =>
  identityOf({
    candidate: {
      name,
      first_name,
      last_name,
      experience: employer === undefined ? [] : [{ title: 'Lead', employer }],
      education: school === undefined ? [] : [{ school }],
    },
  });

const TESLA = whose('Nora Teslan', 'Nora', 'Teslan');
const VELA = whose('Rafael Velasquez', 'Rafael', 'Velasquez');

describe('initials before or behind a surname that the record has not', () => {
  it.each([
    ['K. Teslan ran the lab.', 'Nora ran the lab.'],
    ['We rang K. J. Teslan on Monday.', 'We rang Nora on Monday.'],
    ['Teslan, K. ran the lab.', 'Nora ran the lab.'],
    ['Rafael B. Teslan ran the lab.', 'Rafael ran the lab.'],
    ['She took Plan B. Teslan ran it.', 'She took Plan B. Nora ran it.'],
    ['They sold it in the U.K. Teslan ran it.', 'They sold it in the U.K. Nora ran it.'],
  ])('%s', (text, shown) => {
    expect(firstNameOnly(text, TESLA).text).toBe(shown);
  });
});

describe('what tells which of a family somebody is', () => {
  it.each([
    ['Rafael Velasquez II ran it.', 'Rafael ran it.'],
    ['We hired Rafael Velasquez, Jr. in May.', 'We hired Rafael in May.'],
    ['We hired Rafael Velasquez Jr.', 'We hired Rafael.'],
    ['Velasquez IV lines are his field.', 'Rafael IV lines are his field.'],
  ])('%s', (text, shown) => {
    expect(firstNameOnly(text, VELA).text).toBe(shown);
  });
});

it.each([
  ["Van 't Veld runs the shop.", 'Koen runs the shop.'],
  ['Meneer van ’t Veld runs it.', 'Koen runs it.'],
])('the small word of a surname goes with it: %s', (text, shown) => {
  expect(firstNameOnly(text, whose("Koen van 't Veld", 'Koen', "van 't Veld")).text).toBe(shown);
});

it('the bracket behind a rank stays whole', () => {
  const officer = identityOf({
    candidate: { name: 'Major (Retd) Alice Thornbury OBE', first_name: 'Alice', last_name: 'Thornbury' },
  });
  expect(firstNameOnly('Major (Retd) Alice Thornbury OBE led.', officer).text).toBe(
    'Major (Retd) Alice OBE led.',
  );
});

describe('letters of a house', () => {
  const RIO = whose('Nora Teslan', 'Nora', 'Teslan', { employer: 'NAB' });
  it.each([
    ['N.A.B. hired the team.', 'A company hired the team.'],
    ['The team at N.A.B., all of it, stayed.', 'The team at a company, all of it, stayed.'],
    ['The team was at N.A.B. Later it left.', 'The team was at a company. Later it left.'],
    ['ASX:NAB staff trust the team.', 'A company staff trust the team.'],
    ['Six years with NAB (ASX: NAB) in audit.', 'Six years with a company in audit.'],
    ['Six years with NAB (LSE: NA.) in audit.', 'Six years with a company in audit.'],
    ['Six years with (LSE: NA.) in audit.', 'Six years with a company in audit.'],
    ['(NYSE:NA.B) staff.', ' staff.'],
  ])('%s', (text, shown) => {
    expect(scrub(text, RIO).text).toBe(shown);
  });
});

describe('a part of the name that is a house of theirs as well', () => {
  const HOLM = whose('Liv Vestas Berglund', 'Liv', 'Berglund', { employer: 'Vestas' });
  it.each([
    ['The team left Vestas in May.', /left the candidate/],
    ['The team joined Vestas in May.', /joined the candidate/],
    ['Four years at Vestas in May.', /at the candidate/],
  ])('%s', (text, wrong) => {
    expect(scrub(text, HOLM).text).not.toMatch(wrong);
    expect(scrub(text, HOLM).text).not.toContain('Vestas');
  });
  it('is hidden as a name elsewhere', () => {
    expect(scrub('We asked Liv Vestas to stay.', HOLM).text).toBe('We asked the candidate to stay.');
  });
});

describe('a town that a school is called by', () => {
  const school = 'Universidade de São Carlos';
  it.each([['Trabalha em São Carlos.'], ['Mora em São Carlos desde 2010.']])('%s', (text) => {
    expect(scrub(text, whose('Rui Pinto', 'Rui', 'Pinto', { school })).text).toContain('São Carlos');
  });
});

it.each([
  ['Scrivi a n.teslan chiocciola esempio.it oggi.', /chiocciola|esempio/],
  ['Kontakt n.tes(małpa)przyklad.pl albo rano.', /małpa|przyklad/],
  ['Пошта nora.teslan собака example.de зранку.', /собака|example/],
  ['Skriv til nteslan krøllalfa example.no i dag.', /krøllalfa|example/],
])('an address with its sign in a word goes whole: %s', (text, left) => {
  expect(firstNameOnly(text, TESLA).text).not.toMatch(left);
});

describe('what a house makes', () => {
  const text = 'Shipped PowerEdge racks to six sites.';
  it('goes of its own people', () => {
    expect(scrub(text, whose('Nora Teslan', 'Nora', 'Teslan', { employer: 'Dell' })).text).not.toContain(
      'PowerEdge',
    );
  });
  it('is marked where it was shipped or sold and no list has it', () => {
    const marks = marksIn([{ text: 'Sold QuorLiant servers.', identity: TESLA }], 'anonymous').flat();
    expect(marks).not.toHaveLength(0);
  });
  it('stays where somebody works with it', () => {
    expect(scrub('Runs PowerEdge servers.', TESLA).text).toContain('PowerEdge');
  });
});
