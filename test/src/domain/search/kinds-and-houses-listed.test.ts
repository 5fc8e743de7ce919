import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-29' };
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    said: facets.map(
      ({ kind, strength, label, either }) =>
        `${kind} ${label}${strength === 'must' ? '' : ` ${strength}`}${either === null ? '' : ' or'}`,
    ),
    told: notes.map(({ message }) => message).join(' '),
  };
};

it.each([
  ['testers & salesforce ppl in the UK', ['role QA Engineer or', 'skill Salesforce or']],
  ['testers and Salesforce people in the UK', ['role QA Engineer or', 'skill Salesforce or']],
  [
    'SAP, Salesforce, QA or solutions architects in the UK',
    ['role SAP Consultant or Salesforce Consultant or QA Engineer or Solution Architect'],
  ],
  ['Java, Kotlin or Scala developers in the UK', ['skill Java or Kotlin or Scala', 'role Software Engineer']],
])('kinds of people that some are told of by their tool are any of them: %s', (query, said) => {
  expect(read(query).said).toEqual([...said, 'location United Kingdom']);
});

it.each([
  [
    'lecturers or research fellows who are, or once were, at Monash, Melbourne Uni or Sydney Uni',
    ['role Lecturer or Research Fellow', 'employer Monash or Melbourne University or Sydney University'],
  ],
  ['lecturers who were at Monash', ['role Lecturer', 'employer Monash']],
  ['accountants who were at Monash', ['role Accountant', 'school Monash']],
])('universities of those who teach and research there are their employers: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it.each([
  [
    'HV electricians in Oz or NZ who barrack for the Dockers (not joking, the super won’t have anyone else)',
    ['role HV Electrician', 'location Australia or New Zealand', 'unsupported support the Dockers'],
  ],
  ['Underwriters in Ireland (the team lead insists)', ['role Underwriter', 'location Ireland']],
])('what no record tells, and who wants it so, is no part of a list or a trade: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it('brackets behind somebody’s work these days say which work it is', () => {
  expect(read('Who does accounts work (bookkeeping, credit control) these days?').said).toEqual([
    'skill Bookkeeping or',
    'role Accounts Receivable Officer or',
  ]);
});

it('letters of a land before a trade further on in a list are told, and take no trade out of it', () => {
  const { said, told } = read('bakers, IE chefs or waiters');
  expect(said).toEqual(['role Baker or Chef or Waiter']);
  expect(told).toContain('Ireland is asked of "chefs" alone');
  expect(read('academics, ie lecturers and postdocs').said).toEqual(['role Lecturer or Research Fellow']);
});
