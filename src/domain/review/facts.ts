import { json } from '#db/rows.ts';
import {
  type Identity,
  identityOf,
  placeToShow,
  type ShortField,
  scrub,
  uncertainIn,
} from '../anonymity/index.ts';
import { type CandidateRow, knownPerson, wholeYears } from '../candidates/index.ts';
import type { Education, Experience } from '../candidates/schema.ts';
import type { JobView } from '../jobs/index.ts';
import type { Criterion, JobSpec } from '../jobs/schema.ts';
import { isDenied } from '../lexicon/denials.ts';
import { givenNameToShow } from '../names/index.ts';
import type { SummaryFacts } from '../ports.ts';
import { evidenceFor, mayBeShown, sentencesToShow } from './evidence.ts';
import { plainField, shortField } from './short-fields.ts';

/**
 * What the assistant may use of a candidate's own record for a summary: fields and sentences that may be shown, and
 * nothing that the level of the send hides. What the person wrote for the agency (their own summary, wishes, reasons)
 * is no part of it, nor what tells of a protected attribute or a private fact.
 * @param job what they are put forward for; null where it is for nothing in particular
 */
export function summaryFacts(
  job: JobView | null,
  candidate: CandidateRow,
  level: 'full' | 'first_name' | 'anonymous',
): SummaryFacts {
  const named = level !== 'anonymous';
  const experience = json.decode<Experience[]>(candidate.experience);
  const identity = identityOf({ candidate: knownPerson(candidate) });
  const evidence = (sentences: string[]): string[] => (named ? sentences : withoutNames(sentences, identity));
  const short = (kind: ShortField, text: string | null): string | null => {
    const said = shown(text);
    return named || said === null ? said : shortField(kind, said, identity);
  };
  const plain = (text: string | null): string | null => {
    const said = shown(text);
    return named || said === null ? said : plainField(said, identity);
  };
  const each = (kind: ShortField, column: string): string[] =>
    listed(column).flatMap((entry) => short(kind, entry) ?? []);
  const roles = experience.map((role) => ({
    title: short('title', role.title),
    employer: named ? role.employer : null,
    from: role.from,
    to: role.is_current ? 'now' : role.to,
    did: named ? sentencesToShow(role.description).join(' ') || null : null,
  }));
  return {
    job: job === null ? null : { title: job.title, asks: asksOf(job) },
    candidate: {
      name: named ? givenNameToShow(candidate.name, candidate.first_name) : null,
      title: short('title', candidate.current_title),
      employer: named ? candidate.current_company : null,
      place: named
        ? [candidate.city, candidate.country].filter((part) => part !== null).join(', ') || null
        : placeToShow(candidate, true),
      years: wholeYears(candidate.years_experience),
      evidence: job === null ? [] : evidence(evidenceFor(briefOf(job), experience)),
      skills: each('skill', candidate.skills),
      roles,
      studies: json.decode<Education[]>(candidate.education).map(({ degree, field, school }) => ({
        degree: short('study', degree),
        field: short('study', field),
        school: named ? school : null,
      })),
      certifications: each('paper', candidate.certifications),
      languages: named ? json.decode<string[]>(candidate.languages) : each('language', candidate.languages),
      notice: plain(candidate.notice_period),
      work_rights: plain(candidate.work_rights),
    },
  };
}

/** Whether facts hold nothing of which a summary for a job could be made. */
export function saysNothing({ candidate }: SummaryFacts): boolean {
  const { title, years, evidence, skills, roles, studies, certifications } = candidate;
  const worked = roles.some((role) => role.title !== null || role.employer !== null);
  const studied = studies.some((study) => study.degree !== null || study.field !== null);
  const lists = [evidence, skills, certifications].some((list) => list.length > 0);
  return title === null && years === null && !worked && !studied && !lists;
}

/** What somebody did without whom and where it tells; what may still tell who it is (a feat, an employer in the text) is left out. */
const withoutNames = (sentences: readonly string[], identity: Identity): string[] =>
  sentences
    .filter((sentence) => uncertainIn(sentence, identity, 'anonymous').length === 0)
    .map((sentence) => scrub(sentence, identity).text);

const listed = (column: string): string[] =>
  json.decode<string[]>(column).filter((entry) => mayBeShown(entry) && !isDenied(entry));

/** A field of the record, unless somebody wrote into it what is not for a client. */
const shown = (text: string | null): string | null => (text !== null && mayBeShown(text) ? text : null);

/** What a job asks for: its criteria, and the requirements of its spec. */
function asksOf(job: JobView): string[] {
  const spec = json.decodeOrNull<JobSpec>(job.spec);
  const criteria = json.decode<Criterion[]>(job.assessment_criteria);
  return [...new Set([...criteria.map(({ label }) => label), ...(spec?.requirements ?? [])])].slice(0, 30);
}

/** All that a job says of the work, by which what somebody has done is measured. */
function briefOf(job: JobView): string {
  const spec = json.decodeOrNull<JobSpec>(job.spec);
  return [
    job.title,
    ...asksOf(job),
    ...(spec?.responsibilities ?? []),
    ...(spec?.nice_to_have ?? []),
    job.success_in_90_days,
    job.description,
  ]
    .filter((text) => text != null)
    .join('\n');
}
