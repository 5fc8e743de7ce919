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
