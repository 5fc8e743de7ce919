import { json } from '#db/rows.ts';
import { jobFit, verdictOf } from '#src/domain/assessment/job-fit.ts';
import { CANDIDATE, type CandidateRow } from '#src/domain/candidates/schema.ts';
import type { Job } from '#src/domain/jobs/schema.ts';
import type { Home } from '#src/domain/search/facets.ts';
import type { BriefCase, Family, PersonCase } from './pair.ts';

export interface Judged {
  brief: string;
  person: string;
  wanted: 'yes' | 'maybe' | 'no';
  given: 'yes' | 'maybe' | 'no' | null;
  figure: number | null;
  criteria: string[];
}

const AT = '2026-06-01T00:00:00.000Z';
const WORDS = { y: 'yes', m: 'maybe', n: 'no' } as const;

/** Every pair of some families: what a recruiter judged and what the assessment says. */
export function measured(families: readonly Family[]): Judged[] {
  return families.flatMap(({ briefs, people }) =>
    people.flatMap((person) =>
      briefs.map((brief, at): Judged => {
        const letter = person.verdicts[at];
        if (letter !== 'y' && letter !== 'm' && letter !== 'n')
          throw new Error(`no verdict: ${person.title}`);
        const home: Home = {
          country: brief.place?.[1] ?? person.place[1],
          currency: 'USD',
          today: AT.slice(0, 10),
        };
        const { job_fit, criteria } = jobFit(
          jobOf(brief),
          { row: rowOf(person), cv: null },
          'acc_eval',
          home,
        );
        return {
          brief: brief.title,
          person: `${person.title}, ${person.employer}`,
          wanted: WORDS[letter],
          given: verdictOf(job_fit),
          figure: job_fit,
          criteria: criteria.map(({ criterion, status }) => `${status} ${criterion}`),
        };
      }),
    ),
  );
}

function jobOf({ title, place, description }: BriefCase): Job {
  const nothing = { id: `job_${title}` as const, account_id: 'acc_eval', created_at: AT, updated_at: AT };
  return {
    ...nothing,
    title,
    status: 'active',
    client: null,
    client_contact: null,
    team: null,
    hiring_manager: null,
    location:
      place === null
        ? { type: 'remote', city: null, state: null, country: null, country_code: null }
        : { type: 'on_site', city: place[0], state: null, country: null, country_code: place[1] },
    employment_type: null,
    compensation: { base_min: null, base_max: null, ote: null, currency: 'USD', period: 'year' },
    description,
    spec: null,
    assessment_criteria: [],
    success_in_90_days: null,
    default_interview_format: 'video',
  } as unknown as Job;
}

function rowOf(person: PersonCase): CandidateRow {
  const now = {
    title: person.title,
    employer: person.employer,
    from: `${person.since}-01`,
    to: null,
    is_current: true,
    description: person.does,
  };
  const before = person.before.map(([title, employer, from, to, description]) => ({
    title,
    employer,
    from: `${from}-01`,
    to: `${to}-01`,
    is_current: false,
    description,
  }));
  const columns = Object.fromEntries(Object.keys(CANDIDATE.columns).map((name) => [name, null]));
  return {
    ...columns,
    id: 'cnd_eval',
    account_id: 'acc_eval',
    name: 'A Person',
    current_title: person.title,
    current_company: person.employer,
    city: person.place[0],
    country_code: person.place[1],
    years_experience: person.years,
    skills: json.encode(person.skills),
    certifications: json.encode(person.certifications),
    languages: json.encode(person.languages),
    education: json.encode(
      person.education === null
        ? []
        : [{ school: null, degree: person.education, field: null, from: null, to: null }],
    ),
    experience: json.encode([now, ...before]),
    other_emails: '[]',
    other_names: '[]',
    email_opt_out: 0,
    contact_only: 0,
    do_not_approach: 0,
    created_at: AT,
    updated_at: AT,
  } as unknown as CandidateRow;
}
