import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

const asked = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ strength, kind }) => strength !== 'nice' && kind !== 'unsupported')
    .map(({ strength, kind, values, min, max, when, either }) =>
      JSON.stringify([strength, kind, values.toSorted(), min, max, when, either === null]),
    )
    .sort();

const isReadAs = (plain: string, ways: readonly string[]): void => {
  for (const way of ways) expect([way, ...asked(way)]).toEqual([way, ...asked(plain)]);
};

describe('a search said another way is read as its plain one', () => {
  it('of a trade that somebody had before', () => {
    isReadAs('sales managers who used to be account managers', [
      'sales managers, once account managers',
      'sales managers that had an account manager job in the past',
      'sales managers with a spell as account manager behind them',
      'sales managers who have been account managers at an earlier employer',
    ]);
  });

  it('of a trade that somebody has at this time', () => {
    isReadAs('people who are store managers now', [
      'who is a store manager at the moment?',
      'people working as a store manager right now',
      'candidates currently in a store manager job',
      'those who at this moment are a store manager',
    ]);
  });

  it('of two trades, though both together may be one title', () => {
    isReadAs('plumbers or gas engineers in Leeds', ['gas engineers or plumbers in Leeds']);
  });

  it('of a house that somebody was or is not at', () => {
    isReadAs('baristas not at Starbucks now', [
      'baristas with any current employer but Starbucks',
      "leave today's Starbucks people alone and show me baristas",
      "baristas, minus today's Starbucks people",
    ]);
    isReadAs('quantity surveyors who have never worked at Multiplex', [
      'quantity surveyors who at no time worked for Multiplex',
      'quantity surveyors that have stayed clear of Multiplex their whole career',
      'quantity surveyors whose career has not included Multiplex at all',
      'Bad blood with Multiplex, so please only quantity surveyors who never had a job there.',
    ]);
  });

  it('of a house that was named in another sentence, which is told', () => {
    isReadAs('physiotherapists at Nuffield Health now', [
      "I'm told the mood is low at Nuffield Health. Physiotherapists who are there now, please.",
    ]);
    const { notes } = compileQuery('I want to poach from Bupa - which nurses are there right now?', HOME);
    expect(notes.map(({ code }) => code)).toContain('set_aside');
  });

  it('of the edges of pay and of waiting', () => {
    isReadAs('HR advisors who want at most £85,000 a year', [
      'HR advisors not asking beyond £85,000 p.a.',
      "any HR advisors who'll come in at or under £85k a year?",
    ]);
    isReadAs('marketing managers who want between £80,000 and £100,000 a year', [
      'marketing managers, floor £80,000, ceiling £100,000 a year',
    ]);
    isReadAs('care assistants who are available within 7 days', [
      "need care assistants, a week's wait at most",
      'care assistants, max. 7 days until start',
    ]);
  });

  it('of two things that are both asked for', () => {
    isReadAs('payroll officers who know Xero and MYOB', [
      'payroll officers who have not just Xero but MYOB as well',
      'payroll officers for whom neither Xero nor MYOB is new',
    ]);
  });

  it('of where somebody lives, or would move to', () => {
    isReadAs('UX designers in Canada', ['Canadian residents, UX designers', 'Canadian-based UX designers']);
    isReadAs('electricians in Bristol, Bath or Gloucester', [
      'an electrician in Bristol. Bath would be fine too, and so would Gloucester.',
    ]);
    isReadAs('welders in Wales or willing to relocate', [
      'any welder in Wales is good, and so is any welder agreeable to relocating',
      "a welder in Wales would do, so would a welder who doesn't mind moving",
    ]);
  });

  it('of a skill that is a no, which is no company', () => {
    isReadAs('Python developers who do not know Django', ['Python developers - Django is a no']);
    expect(asked('auditors, Deloitte is a no').join()).toContain('employer');
  });

  it('of a field that somebody works in, which is no skill and no company', () => {
    isReadAs('project managers in the oil and gas industry now', [
      'project managers who work in oil and gas now',
      'project manager, current sector oil and gas',
    ]);
    expect(asked('chemists formerly at one').join()).not.toContain('employer');
  });
});
