import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Education, Experience } from '../candidates/schema.ts';
import type { JobView } from '../jobs/index.ts';
import type { Criterion, JobSpec } from '../jobs/schema.ts';
import type { SummaryFacts } from '../ports.ts';
import { firstNameOf } from './contact.ts';

/**
 * What the assistant may use of a candidate's own record for a summary; nothing that the level of the send hides.
 * @param job what they are put forward for; null where it is for nothing in particular
 */
export function summaryFacts(
  job: JobView | null,
  candidate: CandidateRow,
  level: 'full' | 'first_name' | 'anonymous',
): SummaryFacts {
  const named = level !== 'anonymous';
  return {
    job: job === null ? null : { title: job.title, asks: asksOf(job) },
    candidate: {
      name: named ? (candidate.first_name ?? firstNameOf(candidate.name)) : null,
      title: candidate.current_title,
      employer: named ? candidate.current_company : null,
      place: [candidate.city, candidate.country].filter((part) => part !== null).join(', ') || null,
      years: candidate.years_experience,
      about: named ? candidate.summary : null,
      skills: json.decode<string[]>(candidate.skills),
      roles: json.decode<Experience[]>(candidate.experience).map((role) => ({
        title: role.title,
        employer: named ? role.employer : null,
        from: role.from,
        to: role.is_current ? 'now' : role.to,
        did: named ? role.description : null,
      })),
      studies: json.decode<Education[]>(candidate.education).map(({ degree, field, school }) => ({
        degree,
        field,
        school: named ? school : null,
      })),
      certifications: json.decode<string[]>(candidate.certifications),
      languages: json.decode<string[]>(candidate.languages),
      notice: candidate.notice_period,
      work_rights: candidate.work_rights,
    },
  };
}

/** What a job asks for: its criteria, and the requirements of its spec. */
function asksOf(job: JobView): string[] {
  const spec = json.decodeOrNull<JobSpec>(job.spec);
  const criteria = json.decode<Criterion[]>(job.assessment_criteria);
  return [...new Set([...criteria.map(({ label }) => label), ...(spec?.requirements ?? [])])].slice(0, 30);
}

/** Who a candidate is, as far as a text could give them away. */
export function knownPerson(record: CandidateRow) {
  return {
    name: record.name,
    first_name: record.first_name,
    last_name: record.last_name,
    email: record.email,
    other_emails: json.decode<string[]>(record.other_emails),
    phone: record.phone,
    linkedin_url: record.linkedin_url,
    resume_url: record.resume_url,
    current_company: record.current_company,
    experience: json.decode<Experience[]>(record.experience),
    education: json.decode<Education[]>(record.education),
  };
}
