import { PER_YEAR } from '../candidates/index.ts';
import { draftPipeline } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import { compileQuery } from './compile/index.ts';
import { type Facet, type FacetKind, facet, type Home, type Strength } from './facets.ts';

const MOST = 24;

/** What a job's own words may ask of a person; a company that they name is no employer to look for. */
const TAKEN: ReadonlySet<FacetKind> = new Set([
  'role',
  'seniority',
  'skill',
  'certification',
  'language',
  'years_experience',
  'education',
  'industry',
  'work_rights',
]);

/** What a job asks of a person: the role and place first, then what it must have, then what is nice. */
export function facetsOfJob(job: Job, home: Home): Facet[] {
  const { spec, assessment_criteria: criteria } = job.spec === null ? drafted(job) : job;
  const facets: Facet[] = [
    ...read(job.title, 'must', home).map((each) =>
      each.kind === 'seniority' ? { ...each, strength: 'nice' as const } : each,
    ),
    ...placeOf(job),
    ...criteria.flatMap(({ label, must_have }) => read(label, must_have ? 'must' : 'nice', home)),
    ...(spec?.requirements ?? []).flatMap((line) => read(line, 'must', home)),
    ...(spec?.nice_to_have ?? []).flatMap((line) => read(line, 'nice', home)),
    ...termsOf(job),
  ];
  const kept = new Map<string, Facet>();
  for (const each of facets) {
    const key = `${each.kind} ${each.values.join('/')} ${each.min ?? ''} ${each.max ?? ''}`;
    const known = kept.get(key);
    if (known === undefined || (known.strength === 'nice' && each.strength === 'must')) kept.set(key, each);
  }
  return oneRole([...kept.values()]).slice(0, MOST);
}

// The title says what the job is; further roles in its text are whom it works with.
function oneRole(facets: Facet[]): Facet[] {
  const first = facets.find(({ kind }) => kind === 'role');
  const years = facets
    .filter(({ kind }) => kind === 'years_experience')
    .toSorted((a, b) => (b.min ?? 0) - (a.min ?? 0));
  return facets.filter(
    (each) =>
      (each.kind !== 'role' || each === first) && (each.kind !== 'years_experience' || each === years[0]),
  );
}

function drafted(job: Job): Pick<Job, 'spec' | 'assessment_criteria'> {
  return draftPipeline({
    title: job.title,
    description: job.description,
    location: job.location,
    employment_type: job.employment_type,
    success_in_90_days: job.success_in_90_days,
    interview_format: job.default_interview_format,
    client_name: job.client?.name ?? null,
    place: job.location?.country_code ?? null,
  });
}

function read(text: string, strength: Exclude<Strength, 'exclude'>, home: Home): Facet[] {
  return compileQuery(text.slice(0, 500), home).facets.flatMap((each) => {
    if (!TAKEN.has(each.kind) || each.strength === 'exclude') return [];
    return [{ ...each, strength: each.strength === 'nice' ? 'nice' : strength }];
  });
}

function placeOf({ location }: Job): Facet[] {
  if (location === null || location.type === 'remote') return [];
  const { city, state, country, country_code } = location;
  const value = [city ?? state, city === null ? null : state, country_code ?? country]
    .filter((part) => part !== null)
    .join(', ');
  if (value === '') return [];
  const label = city ?? state ?? country ?? value;
  return [facet({ kind: 'location', strength: 'must', label, values: [value] })];
}

function termsOf({ employment_type, compensation }: Job): Facet[] {
  const facets: Facet[] = [];
  const type = { full_time: 'permanent', part_time: 'part_time', contract: 'contract' } as const;
  if (employment_type !== null) {
    const value = type[employment_type];
    facets.push(
      facet({ kind: 'work_type', strength: 'nice', label: value.replace('_', ' '), values: [value] }),
    );
  }
  if (compensation.base_max !== null) {
    const max = Math.round(compensation.base_max * PER_YEAR[compensation.period]);
    const { currency } = compensation;
    const label = `pay up to ${currency} ${max.toLocaleString('en')} a year`;
    facets.push(facet({ kind: 'salary', strength: 'nice', label, max, currency }));
  }
  return facets;
}
