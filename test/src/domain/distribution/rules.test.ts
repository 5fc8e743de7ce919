import { expect, it } from 'vitest';
import { matches } from '#src/domain/distribution/rules.ts';

const JOB = {
  country_code: 'AU',
  applicant_country: null,
  team_id: 'team_1',
  team_name: 'Finance & Legal',
  employment_type: 'full_time' as const,
};
type Filter = Parameters<typeof matches>[0];
type Job = Partial<Parameters<typeof matches>[1]>;
const team = (id: string) => ({ team_id: id }) as Filter;

it.each<[string, Filter, Job, boolean]>([
  ['an empty filter', {}, {}, true],
  [
    'an empty filter and a job that says nothing',
    {},
    { country_code: null, team_id: null, team_name: null, employment_type: null },
    true,
  ],
  ['the country', { country: 'AU' }, {}, true],
  ['another country', { country: 'NZ' }, {}, false],
  ['a job without a country', { country: 'AU' }, { country_code: null }, false],
  ['Permanent and full time', { job_type: 'Permanent' }, {}, true],
  ['Permanent and part time', { job_type: 'Permanent' }, { employment_type: 'part_time' }, true],
  ['Permanent and contract', { job_type: 'Permanent' }, { employment_type: 'contract' }, false],
  ['Contract', { job_type: 'Contract' }, { employment_type: 'contract' }, true],
  ['a type where the job says none', { job_type: 'Contract' }, { employment_type: null }, false],
  ['Temporary and contract', { job_type: 'Temporary' }, { employment_type: 'contract' }, false],
  ['a team by its name, whatever the case', { category: 'finance & LEGAL' }, {}, true],
  ['part of a name', { category: 'Finance' }, {}, false],
  ['a category where the job has no team', { category: 'Finance' }, { team_name: null }, false],
  ['a team by its id', team('team_1'), {}, true],
  ['another team', team('team_2'), {}, false],
  ['all of several members', { country: 'AU', job_type: 'Permanent', category: 'Finance & Legal' }, {}, true],
  ['all but one of several', { country: 'AU', job_type: 'Contract' }, {}, false],
  [
    'where applicants of a remote role live',
    { country: 'NZ' },
    { country_code: null, applicant_country: 'NZ' },
    true,
  ],
])('matches by %s', (_, filter, job, expected) => {
  expect(matches(filter, { ...JOB, ...job })).toBe(expected);
});
