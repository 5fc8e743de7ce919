import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label, either }) => `${strength} ${kind} ${label} ${either ?? ''}`)
    .toSorted();

/** What is cut short or left out by who is in a hurry, and the same in full. */
const IN_FULL: readonly (readonly [string, string])[] = [
  ['data scientists that are at google or amazon rn', 'data scientists now at Google or Amazon'],
  ['store managers dublin, not at zara rn', 'store managers Dublin, not now at Zara'],
  ['nurses atm at ramsay', 'nurses now at Ramsay'],
  ['tax people who were at kpmg or deloitte b4, UK', 'tax people who were at kpmg or deloitte before, UK'],
  ['SOC / cyber sec analysts, any loc', 'SOC analysts or cyber security analysts'],
  ["payroll people, month's notice tops", "payroll people, one month's notice at most"],
  ['engineers, minimal 5 years, notice maximal 4 weeks', 'engineers, at least 5 years, notice max 4 weeks'],
  ['nurses in Leeds asking for up to 90 thousand', 'nurses in Leeds asking for up to 90k'],
  ['analysts who have more than twelve', 'analysts who have more than twelve years'],
  ['auditors at HSBC or Barclays, current employer only', 'auditors now at HSBC or Barclays'],
  ["auditors at HSBC or Barclays, I don't want their alumni", 'auditors now at HSBC or Barclays'],
  ['hotel managers in Berlin. London not', 'hotel managers in Berlin, not London'],
  ['hotel managers in Berlin, the client gave up on London', 'hotel managers in Berlin, not London'],
  ['security analysts, contractors included', 'security analysts, contractors ok'],
  ['surveyors who accept to relocate', 'surveyors who would relocate'],
];

describe('what is cut short', () => {
  it.each(IN_FULL)('%s', (said, plain) => expect(read(said)).toEqual(read(plain)));

  it('is a nurse where RN says who is looked for', () => {
    for (const said of ['RN in Leeds', 'rn or en, Leeds', 'need an rn'])
      expect(read(said).join()).toContain('Registered Nurse');
  });
});

/** Lists of which one is enough. */
const ONE_OF: readonly (readonly [string, string])[] = [
  [
    'nurses who speak at least one among French, German and Spanish',
    'nurses who speak French or German or Spanish',
  ],
  [
    'nurses with one of these languages: mandarin, german, french',
    'nurses with mandarin or german or french',
  ],
  ['developers with one or more of Java, Go and Rust', 'developers with Java or Go or Rust'],
  ['people with any of the following: CPA, ACCA, CIMA', 'people with CPA or ACCA or CIMA'],
  [
    'someone senior in tax, ideally from one of the big four, Leeds',
    'someone senior in tax, ideally Big 4, Leeds',
  ],
];

describe('a list of which one is enough', () => {
  it.each(ONE_OF)('%s', (said, plain) => expect(read(said)).toEqual(read(plain)));
});

const alternatives = (query: string): string[] =>
  compileQuery(query, HOME).notes.flatMap(({ code, message }) => (code === 'alternatives' ? [message] : []));

describe('two trades', () => {
  it('have each its own place, whatever joins them', () => {
    for (const joint of ['and', 'and also', 'as well as', 'or'])
      expect(
        alternatives(`land surveyors in Perth or Auckland ${joint} quantity surveyors in Sydney`),
      ).toEqual([
        '"Surveyor + Perth, AU or Auckland, NZ" or "Quantity Surveyor + Sydney, AU": who meets all of one of them is found.',
      ]);
    expect(alternatives('electricians at Rio Tinto versus electricians at Fortescue')).toEqual([
      '"Electrician + now at Rio Tinto" or "Electrician + now at Fortescue": who meets all of one of them is found.',
    ]);
  });

  it('have each its own skill', () => {
    const [first, second] = ['"Data Analyst"', '"Java + Software Engineer"'];
    expect(alternatives('data analysts or Java developers in Leeds')[0]).toContain(`${first} or ${second}`);
    expect(alternatives('Java developers or data analysts in Leeds')[0]).toContain(`${second} or ${first}`);
    expect(alternatives('Java developers or engineers in Leeds')).toEqual([]);
  });

  it('stay alternatives beside a third that only counts with its skill', () => {
    const said = 'customer success managers and salesforce people (admin or developer)';
    expect(read(said)).toEqual([
      'must role Customer Success Manager or Salesforce Administrator 1',
      'must role Software Engineer 1',
      'must skill Salesforce 1',
    ]);
  });

  it('keep their names where one begins with two words', () => {
    expect(read('HR business partners or HR managers')).toEqual([
      'must role HR Business Partner or HR Manager ',
    ]);
  });
});

describe('what need not be', () => {
  it.each(['without Azure is also acceptable', 'no Azure is fine too', 'lack of Azure is no problem'])(
    'is left out: %s',
    (said) => expect(read(`nurses. ${said}`)).toEqual(['must role Nurse ']),
  );

  it('is told of the vacancy by a form of one line', () => {
    expect(read('Position: chemist. Reports to: Head of Quality. Location: Leeds. Parking: yes.')).toEqual(
      read('Position: chemist. Location: Leeds.'),
    );
  });
});
