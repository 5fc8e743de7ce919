import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
const labels = (query: string) =>
  compiled(query).facets.map(({ strength, label }) => (strength === 'must' ? label : `${strength} ${label}`));

it.each([
  ['architects (buildings, not IT)', ['Architect']],
  ['architects (buildings not software) in Leeds', ['Architect', 'Leeds, GB']],
  ['architects - of buildings, not IT', ['Architect']],
  ['architects, buildings not IT, with Revit', ['Architect', 'Revit']],
  ['architects (bricks and mortar, not software)', ['Architect']],
  ['architects (construction, not software) with Revit', ['Architect', 'Revit']],
  ['architects, the building kind, not IT ones', ['Architect']],
  ['architects (not IT or cloud)', ['Architect']],
  ['architects (as in buildings)', ['Architect']],
  [
    'structural engineers or architects (buildings, not cloud) using Revit',
    ['Structural Engineer or Architect', 'Revit'],
  ],
])('architects of buildings are told from those of systems: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
  expect(compiled(query).notes).toEqual([]);
});

it.each([
  ['solution architects (cloud, not data)', 'exclude Data Architect'],
  ['architects in construction, not banking', 'Construction'],
  ['architects, not solution architects', 'exclude Solution Architect'],
])('what else is said of architects stays asked: %s', (query, asked) => {
  expect(labels(query)).toContain(asked);
});

it.each([
  ['recruiters (agency or in-house TA) and receptionists', ['Recruiter or Receptionist']],
  ['recruiters (in-house TA or agency)', ['Recruiter']],
  ['recruiters (agency / internal TA)', ['Recruiter']],
  ['recruiters, either agency or in-house, Dublin', ['Recruiter', 'Dublin, IE']],
  ['recruiters and TA people, Leeds', ['Recruiter', 'Leeds, GB']],
  ['in-house TA, Leeds', ['Client Side', 'Recruiter', 'Leeds, GB']],
  ['in-house talent acquisition partners', ['Client Side', 'Recruiter']],
  ['HR or TA, Dublin', ['HR Professional or Recruiter', 'Dublin, IE']],
])('beside recruiters TA is talent acquisition, and each is of an agency or in-house: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
});

it.each([
  ['TAs and primary teachers in Leeds', 'Teaching Assistant or Primary Teacher'],
  ['recruiters (SEN TA desk)', 'SEN Teaching Assistant'],
  ['recruiters, agency side', 'Agency'],
  ['recruiters, in-house, Leeds', 'Client Side'],
  ['marketing managers, agency or in-house', 'Agency or Client Side'],
])('in schools TA is a teaching assistant, and one side alone stays asked: %s', (query, asked) => {
  expect(labels(query)).toContain(asked);
});
