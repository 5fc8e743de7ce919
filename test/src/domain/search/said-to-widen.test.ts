import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(
    ({ strength, kind, label, either }) =>
      `${strength} ${kind} ${label}${either === null ? '' : ` /${either}`}`,
  );
const told = (query: string): string =>
  compileQuery(query, HOME)
    .notes.map(({ message }) => message)
    .join('\n');

describe('what is said to do as well', () => {
  it.each([
    'nurses that no one has phoned for the last six months, incl. the ones we never phoned at all',
    "nurses we haven't spoken to for six months, including those never called",
    'nurses not contacted for six months, and never called ones too',
    'nurses last called more than six months ago, also the ones who were never called',
    'nurses untouched for six months, never-contacted people as well',
  ])('finds whom nobody ever called with those not called for long: %s', (query) => {
    expect(read(query).filter((one) => one.includes('last_contact'))).toEqual([
      'must last_contact not contacted for 183 days',
    ]);
  });

  it.each([
    'nurses called in the last week, plus those never contacted',
    'nurses we called in the last week or never',
  ])('asks for either of two lots: %s', (query) => {
    expect(read(query)).toEqual([
      'must role Nurse',
      'must last_contact contacted in the last 7 days /1',
      'must last_contact never contacted /1',
    ]);
  });

  it('asks for whom nobody ever called alone where only they are wanted', () => {
    expect(read('nurses not called for six months, only the ones never called')).toContain(
      'must last_contact never contacted',
    );
  });

  it.each([
    ['developers in Sydney, remote too', ['must location Sydney, AU /1', 'must location remote /1']],
    ['developers in Sydney plus remote ones', ['must location Sydney, AU /1', 'must location remote /1']],
    ['remote nurses as well as those in Perth', ['must location remote /1', 'must location Perth, AU /1']],
    ['nurses in Perth with ICU, Sydney too', ['must location Perth, AU or Sydney, AU']],
    ['permanent nurses, casuals welcome', ['must work_type permanent or temp']],
    ['senior developers, juniors welcome too', ['must seniority senior or junior']],
    ['developers now at Google, also those now at Amazon', ['must employer now at Google or Amazon']],
    ['vets in Victoria including Geelong', ['must location Victoria or Geelong, AU']],
    [
      'nurses with at least 5 years, 3 years also ok',
      ['nice years_experience 5+ years of experience', 'must years_experience 3+ years of experience'],
    ],
    [
      'riggers earning 90 to 100k, 110k considered',
      ['must salary pay AUD 90,000 to 100,000 a year or pay up to AUD 110,000 a year'],
    ],
    ['lawyers in London or remote, Leeds too', ['must location London, GB or remote or Leeds, GB']],
    [
      'lawyers at Allens plus former Allens',
      ['must employer now at Allens /1', 'must employer formerly at Allens /1'],
    ],
    ['electricians in Leeds including apprentices', ['nice seniority intern']],
    ['accountants including juniors', ['nice seniority junior']],
    ['nurses in Perth including contractors', ['nice work_type contract']],
    ['a farm manager, would look at an agronomist as well', ['must role Farm Manager or Agronomist']],
    [
      'compliance officers aml analysts or financial planners',
      ['must role Compliance Officer or AML Analyst or Financial Planner'],
    ],
  ])('widens and never narrows: %s', (query, facets) => {
    expect(read(query)).toEqual(expect.arrayContaining(facets));
  });

  it.each([
    ['remote UX designers who live in Europe, the UK included', ['must location remote']],
    [
      'nurses in Perth, also free of any sponsorship requirement, open to a move',
      ['must location Perth, AU', 'must location open to relocation'],
    ],
    ['nurses with 3+ years, ideally 5+', ['must years_experience 3+ years of experience']],
    ['German speakers, also French', ['must language German', 'must language French']],
    [
      'lawyers formerly at Allens, also now at Ashurst',
      ['must employer formerly at Allens', 'must employer now at Ashurst'],
    ],
    [
      'nurses contacted between 2 and 6 months ago',
      ['must last_contact not contacted for 61 days', 'must last_contact contacted in the last 183 days'],
    ],
    ['nurses in Leeds with ICU a plus', ['must location Leeds, GB', 'nice skill ICU']],
    [
      'quantity surveyors, AutoCAD a plus, formerly estimators',
      ['must role Quantity Surveyor', 'must role formerly Estimator', 'nice skill AutoCAD'],
    ],
  ])('leaves two that are both meant: %s', (query, facets) => {
    expect(read(query)).toEqual(expect.arrayContaining(facets));
  });

  it.each([
    'nurses called in the last month and never called',
    'developers now at Google and now at Amazon',
    'developers at Google as well as Amazon',
    'nurses in Perth who are permanent and on contract',
  ])('tells of two that hold of nobody: %s', (query) => {
    expect(told(query)).toMatch(/were both asked of one person/);
  });
});
