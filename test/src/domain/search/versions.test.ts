import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
const compiled = (query: string) => compileQuery(query, HOME);
const read = (query: string) => compiled(query).facets.map(({ kind, label }) => `${kind}: ${label}`);
const notes = (query: string) => compiled(query).notes.map(({ message }) => message);

it.each([
  ['accountants who have done IFRS 16', 'IFRS', '16'],
  ['Java 17 developers in Perth', 'Java', '17'],
  ['Angular 14 or later, front end, Sydney', 'Angular', '14 or later'],
  ['SQL Server 2019 DBAs Brisbane', 'SQL Server', '2019'],
  ['has anyone worked with Vue 3?', 'Vue', '3'],
])('says of "%s" that no record tells versions apart', (query, skill, version) => {
  expect(read(query)).toContain(`skill: ${skill}`);
  expect(read(query).join()).not.toContain('unsupported');
  expect(notes(query)).toEqual([
    `"${version}" behind "${skill}" was taken for its version, by which no record tells people apart: whoever has ${skill} is found.`,
  ]);
});

it.each([
  ['ISO 9001 quality managers', ['skill: ISO 9001', 'role: Quality Manager']],
  ['Java 5 years', ['skill: Java', 'years_experience: 5+ years of experience']],
  ['React, 3 developers', ['skill: React', 'role: Software Engineer']],
])('takes no figure of another thing for a version: "%s"', (query, facets) => {
  expect(read(query)).toEqual(facets);
  expect(notes(query)).toEqual([]);
});

it('takes the figure of a grade for no number of people who are wanted', () => {
  expect(read('Level 2 electricians Sydney')).toEqual([
    'keyword: Level 2',
    'role: Electrician',
    'location: Sydney, AU',
  ]);
  expect(read('2 electricians Sydney')).toEqual(['role: Electrician', 'location: Sydney, AU']);
});

it('uses what somebody has done or worked with', () => {
  for (const query of ['someone who has done payroll on ADP', 'anyone who worked with Vue'])
    expect(notes(query)).toEqual([]);
});
