import type { CandidateRow } from '../candidates/index.ts';
import type { Facet, FacetKind } from './facets.ts';

type Told = (row: CandidateRow) => boolean;

const isList = (list: string | null): boolean => list !== null && list !== '[]';

/** Whether a record says anything of a kind of condition, for kinds of which nothing may be on record. */
const SAYS: Partial<Record<FacetKind, Told>> = {
  location: ({ city, state, country }) => (city ?? state ?? country) !== null,
  salary: ({ salary_annual, salary_expectation }) => (salary_annual ?? salary_expectation) !== null,
  availability: ({ notice_period_days, available_from, open_to_work }) =>
    notice_period_days !== null || available_from !== null || open_to_work !== null,
  years_experience: ({ years_experience }) => years_experience !== null,
  work_rights: ({ work_rights, work_rights_status }) => (work_rights ?? work_rights_status) !== null,
  work_type: ({ work_types }) => isList(work_types),
  language: ({ languages }) => isList(languages),
  education: ({ education }) => isList(education),
  school: ({ education }) => isList(education),
  rating: ({ rating }) => rating !== null,
  tenure: ({ experience }) => isList(experience),
  stability: ({ experience }) => isList(experience),
  career_gap: ({ experience }) => isList(experience),
};

/** What somebody lacks, in the words of the condition: apart where nothing of it is on record, so that they may be asked. */
export function lackedBy({ kind, label, strength, movable }: Facet, row: CandidateRow): string {
  if (strength === 'exclude') return `${label}, which was excluded`;
  const says = movable ? undefined : SAYS[kind];
  return says === undefined || says(row) ? label : `${label} (nothing on record)`;
}

/** Of these a condition says what somebody does, and not only where, when and on which terms. */
const OF_WORK: ReadonlySet<FacetKind> = new Set<FacetKind>([
  'role',
  'skill',
  'certification',
  'employer',
  'industry',
  'education',
  'school',
  'language',
  'tag',
  'desk',
  'keyword',
  'name',
  'email',
  'phone',
  'profile',
]);

/** Whether conditions say what somebody does: who meets none such is of any trade. */
export const sayWhatIsDone = (facets: readonly Facet[]): boolean =>
  facets.some(({ kind, strength }) => strength === 'must' && OF_WORK.has(kind));
