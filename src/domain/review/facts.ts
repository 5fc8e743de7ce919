import { json } from '#db/rows.ts';
import type { Language } from '#src/lib/reader-language.ts';
import {
  firstNameOnly,
  houseToShow,
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
import { readerOf } from '../speech/readers.ts';
import { countryTold } from './country-told.ts';
import { evidenceFor, mayBeShown, sentencesToShow } from './evidence.ts';
import { plainField, shortField } from './short-fields.ts';

/**
 * What the assistant may use of a candidate's own record for a summary: fields and sentences that may be shown, and
 * nothing that the level of the send hides. What the person wrote for the agency (their own summary, wishes, reasons)
 * is no part of it, nor what tells of a protected attribute or a private fact.
 * @param job what they are put forward for; null where it is for nothing in particular
 * @param reader the language in which the summary is read
 */
export function summaryFacts(
  job: JobView | null,
  candidate: CandidateRow,
  level: 'full' | 'first_name' | 'anonymous',
  reader: Language = 'en',
): SummaryFacts {
  const named = level !== 'anonymous';
  const experience = json.decode<Experience[]>(candidate.experience);
  const person = knownPerson(candidate);
  const name = named ? givenNameToShow(candidate.name, candidate.first_name) : null;
  const identity = identityOf({ candidate: person, ...(name === null ? {} : { label: name }) });
  const house = (kind: 'employer' | 'school', name: string | null): string | null => {
    if (name === null || level === 'anonymous') return null;
    return level === 'full' ? name : houseToShow(kind, name, person, level);
  };
  // What may still tell who it is (a feat, an employer in the text) is left out.
  const mayTell = (sentence: string): boolean =>
    named || uncertainIn(sentence, identity, 'anonymous').length === 0;
  const evidence = evidenceFor(job === null ? '' : briefOf(job), experience, mayTell);
  const language = languageOf(evidence, reader);
  const country = candidate.country === null ? null : countryTold(candidate.country, language);
  const told = (sentence: string): string => {
    if (level === 'full') return withoutSubject(sentence, candidate);
    const shown = level === 'first_name' ? firstNameOnly(sentence, identity) : scrub(sentence, identity);
    return withoutSubject(shown.text, candidate);
  };
  const short = (kind: ShortField, text: string | null): string | null => {
    const said = shown(text);
    return named || said === null ? said : shortField(kind, said, identity);
  };
  const plain = (text: string | null): string | null => {
    const said = shown(text);
    return named || said === null ? said : plainField(said, identity);
  };
  const each = (kind: ShortField, column: 'skills' | 'certifications' | 'languages'): string[] =>
    json
      .decode<string[]>(candidate[column])
      .flatMap((entry, at) =>
        mayBeShown(entry, `${column}.${at}`) && !isDenied(entry)
          ? named
            ? entry
            : (shortField(kind, entry, identity) ?? [])
          : [],
      );
  const roles = experience.map((role) => ({
    title: short('title', role.title),
    employer: house('employer', role.employer),
    from: role.from,
    to: role.is_current ? 'now' : role.to,
    did: named ? sentencesToShow(role.description).map(told).join(' ') || null : null,
  }));
  const studies = json.decode<Education[]>(candidate.education).map(({ degree, field, school }) => ({
    degree: short('study', degree),
    field: short('study', field),
    school: house('school', school),
  }));
  return {
    ...(language === 'en' ? {} : { language }),
    job: job === null ? null : { title: job.title, asks: asksOf(job) },
    candidate: {
      name,
      title: short('title', candidate.current_title),
      employer: house('employer', candidate.current_company),
      place: named
        ? [candidate.city, country].filter((part) => part !== null).join(', ') || null
        : placeToShow({ city: candidate.city, country }, true),
      years: wholeYears(candidate.years_experience),
      evidence: evidence.map(told),
      skills: each('skill', 'skills'),
      roles,
      // What somebody studied is no qualification before it is said which degree it ended with.
      studies: studies.filter(({ degree }) => degree !== null),
      certifications: each('paper', 'certifications'),
      languages: each('language', 'languages'),
      notice: plain(candidate.notice_period),
      // By what papers somebody may work is asked of the agency: a client reads it only where a person wrote it for them.
      work_rights: null,
    },
  };
}

/** Whether facts hold nothing of which a summary for a job could be made. */
export function saysNothing({ candidate }: SummaryFacts): boolean {
  const { title, years, evidence, skills, roles, studies, certifications } = candidate;
  const worked = roles.some((role) => role.title !== null || role.employer !== null);
  const studied = studies.length > 0;
  const lists = [evidence, skills, certifications].some((list) => list.length > 0);
  return title === null && years === null && !worked && !studied && !lists;
}

/** A sentence of a record in a list of what somebody did, without their name or what stands for it at its head. */
function withoutSubject(sentence: string, { name, first_name }: CandidateRow): string {
  const given = givenNameToShow(name, first_name);
  const subject = [name, given, 'The candidate', 'This candidate'].find(
    (one) => one !== null && one !== '' && sentence.startsWith(`${one} `),
  );
  const rest = subject == null ? '' : sentence.slice(subject.length + 1);
  return /^\p{Ll}/u.test(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : sentence;
}

/** In which language a summary is written: that of the record's own sentences, where it has words for it, and else the reader's. */
function languageOf(sentences: readonly string[], language: Language): Language {
  const own = readerOf(sentences.join(' '));
  return own === 'de' || own === 'fr' ? own : language;
}

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
