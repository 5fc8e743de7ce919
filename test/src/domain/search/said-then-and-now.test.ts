import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-29' };
const MARK = { must: '', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    said: facets.map(
      ({ kind, strength, label, either, together }) =>
        `${MARK[strength]}${kind} ${label}${either === null ? '' : ` /${either}`}${together === null ? '' : `+${together}`}`,
    ),
    codes: notes.map(({ code }) => code),
  };
};

describe('who began at one house and moved to another was at the first and is at the second', () => {
  it.each([
    [
      'Auditors or tax people who trained at the Big 4 and have since moved to BDO or Grant Thornton – any European country',
      ['employer formerly at big 4', 'employer now at BDO or Grant Thornton', 'location Europe'],
    ],
    [
      'lawyers who came up through Allens and went on to Clayton Utz',
      ['employer formerly at Allens', 'employer now at Clayton Utz'],
    ],
    [
      'accountants who started at Deloitte or KPMG and then joined Xero, Leeds',
      ['employer formerly at Deloitte or KPMG', 'employer now at Xero', 'location Leeds, GB'],
    ],
    [
      'civil engineers who started out with Arup before moving to Aurecon',
      ['employer formerly at Arup', 'employer now at Aurecon'],
    ],
    [
      'auditors who qualified at kpmg and have moved to bdo since, in Sydney',
      ['employer formerly at KPMG', 'employer now at BDO', 'location Sydney, AU'],
    ],
    [
      'chefs who cut their teeth at Hilton and are now with Accor',
      ['employer formerly at Hilton', 'employer now at Accor'],
    ],
    [
      'recruiters who trained at Hays and joined Michael Page afterwards',
      ['employer formerly at Hays', 'employer now at Michael Page'],
    ],
    [
      'auditors who are now at BDO after training at the Big 4',
      ['employer now at BDO', 'employer formerly at big 4'],
    ],
  ])('%s', (query, said) => {
    expect(read(query).said.slice(1).toSorted()).toEqual(said.toSorted());
    expect(read(query).codes).toEqual([]);
  });

  it.each([
    'auditors who were at KPMG and have since moved to something else',
    'auditors who trained with KPMG and have gone elsewhere since',
    'auditors who worked at KPMG but have since moved to another firm',
  ])('and is no more at the first where the second has no name: %s', (query) => {
    expect(read(query)).toEqual({ said: ['role Auditor', 'employer formerly at KPMG'], codes: [] });
  });

  it.each([
    'auditors who trained at the Big 4 and moved to Leeds',
    'auditors who trained at the Big 4 and have since moved to something smaller',
    'nurses who trained at Leeds University and have since moved to Bupa',
  ])('and nobody is asked for there whom the second part does not name as a house: %s', (query) => {
    expect(read(query).said.filter((said) => said.startsWith('employer formerly at'))).toEqual([]);
  });
});

describe('a field with its kinds in brackets, of an earlier career, is each of these trades', () => {
  it.each([
    [
      'people who were a chef or in law (conveyancer, solicitor, counsel) in an earlier career and have since changed to something else',
      ['role formerly Chef or formerly Conveyancer or formerly Lawyer or formerly Legal Counsel'],
    ],
    [
      'people who were in nursing (ICU, theatre) or a midwife in a past life and do something else now',
      ['role formerly ICU Nurse or formerly Theatre Nurse or formerly Midwife'],
    ],
    [
      'anybody who used to be a teacher or in finance (auditors, bookkeepers) and now does something different',
      ['role formerly Teacher or formerly Auditor or formerly Bookkeeper'],
    ],
    [
      'folks who were chefs or in teaching in a previous career, since moved into something new',
      ['role formerly Chef or formerly Teacher'],
    ],
    [
      'who was a paramedic or in law (solicitor / conveyancer) once and does another job today?',
      ['role formerly Paramedic or formerly Lawyer or formerly Conveyancer'],
    ],
  ])('%s', (query, said) => {
    expect(read(query)).toEqual({ said, codes: [] });
  });
});

describe('a notice that is corrected is the second of the two', () => {
  it.each([
    ['compliance officers, and not on 12 weeks notice – a month tops', 30],
    ['chefs in Leeds, not on three months’ notice, two weeks max', 14],
    ['testers, nobody on 3 months notice: 4 weeks at the most', 28],
    ['nurses who are not on two months’ notice (a fortnight at most)', 14],
    ['fitters not on a quarter’s notice – one month max', 30],
  ])('%s', (query, days) => {
    expect(read(query).said).toContain(`availability available within ${days} days`);
    expect(read(query).said.filter((one) => /availability|unsupported|keyword/.test(one))).toHaveLength(1);
    expect(read(query).codes).toEqual([]);
  });
});

describe('a house of which somebody tells why is left out', () => {
  it.each([
    'CVs of anyone at BHP have been sent already so leave BHP out',
    'CVs from people at BHP went over last week, so please keep BHP out.',
    'We have sent everybody from BHP already, so no BHP.',
    'BHP have seen our lot, so leave BHP out please',
    'Profiles of everyone at BHP were submitted yesterday, so leave them out',
  ])('%s', (sentence) => {
    const { said, codes } = read(`Fitters in Perth. ${sentence}`);
    expect(said.slice(0, 2)).toEqual(['role Fitter', 'location Perth, AU']);
    expect(said.slice(2)).toEqual([expect.stringMatching(/^-employer (?:now )?at BHP$/)]);
    expect(codes).toEqual([]);
  });
});

describe('nobody of whom two things hold', () => {
  it.each([
    ['Nurses in WA. Nobody with ICU in Perth.', ['-skill ICU+1', '-location Perth, AU+1']],
    ['Fitters in WA, nobody at BHP in Perth', ['-employer now at BHP+1', '-location Perth, AU+1']],
    ['Chefs in England. No one with HACCP in Leeds please', ['-skill HACCP+1', '-location Leeds, GB+1']],
    ['testers in Germany; none with Selenium in Berlin', ['-skill Selenium+1', '-location Berlin, DE+1']],
  ])('are those of both, and that is told: %s', (query, said) => {
    expect(read(query).said.slice(-2)).toEqual(said);
    expect(read(query).codes).toEqual(['read_as']);
  });

  it('may be all of the one, where the place is the only one that is said, and that is told', () => {
    expect(read('nurses, nobody with ICU in Perth')).toEqual({
      said: ['role Nurse', '-skill ICU', 'location Perth, AU'],
      codes: ['read_as'],
    });
  });
});
