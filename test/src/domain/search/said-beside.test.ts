import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (said: string): string[] =>
  compileQuery(said, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

it.each([
  'testers in Leeds, that’s the one thing they won’t budge on',
  'testers in Leeds, no wiggle room on that',
  'budget not fixed, testers in Leeds',
  'testers in Leeds, salary open',
  'testers in Leeds, CTC as per market',
  'testers, only thing is they must be in Leeds',
])('lets what stands beside a condition change nothing of it: %j', (said) => {
  expect(read(said)).toEqual(['must location Leeds, GB', 'must role QA Engineer']);
});

it.each([
  ['architects (the building sort) or structural engineers', ['must role Architect or Structural Engineer']],
  ['engineers of the structural sort', ['must role Structural Engineer']],
  ['analysts (data sort, not business)', ['must role Data Analyst']],
  ['solicitors, the property kind, in Leeds', ['must location Leeds, GB', 'must role Property Lawyer']],
])('reads which kind of a trade is meant behind it: %j', (said, facets) => {
  expect(read(said)).toEqual(facets);
});

it.each(['chefs, not somebody who’s cooking at the Hilton now', 'chefs, nobody cooking at Hilton'])(
  'takes what somebody does at a company for being there, and for no skill: %j',
  (said) => {
    expect(read(said)).toEqual(['exclude employer now at Hilton', 'must role Chef']);
  },
);

it.each([
  ['testers on the bench', 'must availability between jobs'],
  ['testers not on bench', 'exclude availability between jobs'],
  ['testers sitting without a job this minute', 'must availability between jobs'],
  ['testers who are without work at the moment', 'must availability between jobs'],
  ['testers set up to work from the house all week', 'must location remote'],
  ['testers who work out of their own house', 'must location remote'],
  ['welders, not brand new, three years', 'exclude seniority junior'],
  ['vets in Leeds or willing to relocate from wherever', 'must location Leeds, GB or open to relocation'],
  ['lecturers, not the Monash ones', 'exclude employer now at Monash University'],
  ['nurses, not the Leeds ones', 'exclude location Leeds, GB'],
  ['Front Desk Coordinators', 'must role Receptionist'],
])('reads %j for %j', (said, facet) => {
  expect(read(said)).toContain(facet);
});
it('asks whom we talked with also where a sentence gives its reason', () => {
  expect(
    read(
      'testers. We have talked with them within the last year, that is important as HR wants warm candidates.',
    ),
  ).toEqual(['must last_contact contacted in the last 1 years', 'must role QA Engineer']);
});

it.each([
  [
    'Ok so forget Perth, it’s Adelaide now. Electricians',
    ['must location Adelaide, AU', 'must role Electrician'],
  ],
  ['nurses in Dubai or willing to go', ['must location Dubai, AE or open to relocation', 'must role Nurse']],
  [
    'nurses in Dubai or who’d come down',
    ['must location Dubai, AE or open to relocation', 'must role Nurse'],
  ],
  ['nurses, Munster or anywhere in Ireland', ['must location Munster or Ireland', 'must role Nurse']],
  [
    'nurses in Switzerland or next door in Germany',
    ['must location Switzerland or Germany', 'must role Nurse'],
  ],
  [
    'nurses. Hilton people they already have enough of, so none who are there now.',
    ['exclude employer now at Hilton', 'must role Nurse'],
  ],
  ['nurses, Hilton blokes are a no', ['exclude employer now at Hilton', 'must role Nurse']],
  [
    'nurses, been where they are three years at the least',
    ['must role Nurse', 'must tenure at least 3 years in the present job'],
  ],
  [
    'anybody who was a teacher before becoming a recruiter',
    ['must role Recruiter', 'must role formerly Teacher'],
  ],
  [
    'somebody who has been an actuary for a decade',
    ['must role Actuary', 'must years_experience 10+ years of experience'],
  ],
  ['nurses, notice must 1 month or below', ['must availability available within 30 days', 'must role Nurse']],
  [
    'nurses, Arabic good to have but English is what matters',
    ['must language English', 'must role Nurse', 'nice language Arabic'],
  ],
  ['nurses, no tyre kickers', ['must role Nurse']],
  [
    'nurses, max 110k AUD, not a dollar more',
    ['must role Nurse', 'must salary pay up to AUD 110,000 a year'],
  ],
  ['electricians, no subbies', ['exclude work_type contract', 'must role Electrician']],
])('reads %j', (said, facets) => {
  expect(read(said)).toEqual(facets);
});

it.each([
  'ABOUT US: we are a small lab with big windows. WE NEED: a welder. WHERE: Leeds. YOU ARE NOT: a contractor. PERKS: free fruit.',
  'Re: re: warehouse. Sorry to bug you all. Still after two welders, Leeds, no contractors',
  'Alright hun, it’s Debs, just ringing on the off chance, have you any welders in Leeds, no contractors',
])('leaves out of an ad or a message what asks for nobody, and says so: %j', (said) => {
  expect(read(said)).toEqual(['exclude work_type contract', 'must location Leeds, GB', 'must role Welder']);
  expect(compileQuery(said, HOME).notes.map(({ code }) => code)).toContain('set_aside');
});
