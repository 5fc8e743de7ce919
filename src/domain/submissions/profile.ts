import { fold, json } from '#db/rows.ts';
import { houseToShow, isWidelyKnown, placeToShow, type ShortField } from '../anonymity/index.ts';
import { type CandidateRow, knownPerson } from '../candidates/index.ts';
import type { Education, Experience } from '../candidates/schema.ts';
import { isDenied } from '../lexicon/denials.ts';
import { mayBeShown, textToShow } from '../review/index.ts';
import type { Redaction } from './redaction.ts';

/** What the contact may see of a candidate's record, ready to be shown. Never how to reach them, what they earn, nor by what papers they may work. */
export interface Profile {
  /** What they do now, and where. */
  now: string | null;
  place: string | null;
  years: number | null;
  notice: string | null;
  linkedin_url: string | null;
  skills: string[];
  roles: { title: string; period: Period | null; did: string | null }[];
  studies: { title: string; period: Period | null }[];
  certifications: string[];
  languages: string[];
}

/** From one year to another or until now; at least one of them is known. */
export interface Period {
  from: string | null;
  to: string | null;
  current: boolean;
}

/** A candidate's record as the contact sees it at the level of the send. */
export function profileOf(record: CandidateRow, redaction: Redaction): Profile {
  const own = (text: string | null): string | null =>
    text === null ? null : redaction.own(record, text) || null;
  const names = redaction.level === 'anonymous' ? withheld(record) : new Set<string>();
  const short = (kind: ShortField, text: string | null): string | null =>
    text === null ? null : redaction.short(record, kind, text);
  const plain = (text: string | null): string | null =>
    text === null ? null : redaction.plain(record, text);
  const listed = (
    column: 'skills' | 'certifications' | 'languages',
    show: (entry: string) => string | null,
  ): string[] =>
    json
      .decode<string[]>(record[column])
      .filter((entry) => !names.has(fold(entry)) && mayBeShown(entry, `${column}.0`) && !isDenied(entry))
      .flatMap((entry) => show(entry) ?? []);
  return {
    now: nowOf(record, redaction),
    place: placeOf(record, redaction),
    years: record.years_experience,
    notice: plain(shown(record.notice_period)),
    linkedin_url: redaction.level === 'full' ? record.linkedin_url : null,
    skills: listed('skills', (entry) => wholeOr(short('skill', entry), entry)),
    roles: json.decode<Experience[]>(record.experience).flatMap((role) => {
      const title = at(short('title', role.title), employer(record, role.employer, redaction));
      return title === null
        ? []
        : [{ title, period: periodOf(role), did: own(textToShow(role.description)) }];
    }),
    studies: json.decode<Education[]>(record.education).flatMap((study) => {
      const what = [short('study', study.degree), short('study', study.field)]
        .filter((part) => part !== null)
        .join(', ');
      const school =
        redaction.level === 'anonymous' || study.school === null
          ? null
          : redaction.level === 'full'
            ? study.school
            : houseToShow('school', study.school, knownPerson(record), redaction.level);
      const title = [what || null, school].filter((part) => part !== null).join(', ');
      return title === '' ? [] : [{ title, period: periodOf({ ...study, is_current: false }) }];
    }),
    certifications: listed('certifications', own),
    languages: listed('languages', (entry) => short('language', entry)),
  };
}

// A skill with other words in the place of what it hides says nothing any more: "An engineering firm".
const wholeOr = (said: string | null, entry: string): string | null =>
  said !== null && entry.includes(said) ? said : null;

// A field into which somebody wrote what is not for a client is left out.
const shown = (text: string | null): string | null => (text !== null && mayBeShown(text) ? text : null);

/** What a mail says of a candidate beside the name: what they do, and the place. */
export function detailOf(record: CandidateRow, redaction: Redaction): string | null {
  return (
    [nowOf(record, redaction), placeOf(record, redaction)].filter((part) => part !== null).join(', ') || null
  );
}

function nowOf(record: CandidateRow, redaction: Redaction): string | null {
  const { current_title: title, current_company: company } = record;
  return at(
    title === null ? null : redaction.short(record, 'title', title),
    employer(record, company, redaction),
  );
}

function at(title: string | null, where: string | null): string | null {
  return [title, where].filter((part) => part !== null && part !== '').join(', ') || null;
}

/** What stands for a house of which nothing is known: beside a title it tells no more, and in a mail in German it is English. */
const SAYS_NOTHING = 'a company';

function employer(record: CandidateRow, name: string | null, { level, omits }: Redaction): string | null {
  if (name === null || (omits && !isWidelyKnown(name))) return null;
  const shown = level === 'full' ? name : houseToShow('employer', name, knownPerson(record), level);
  return shown === SAYS_NOTHING ? null : shown;
}

function placeOf({ city, country }: CandidateRow, { level, omits }: Redaction): string | null {
  if (level === 'anonymous') return placeToShow({ city, country }, omits);
  return [city, country].filter((part) => part !== null).join(', ') || null;
}

/** Years alone: a month would tell more of a person than a client needs. */
function periodOf(span: { from: string | null; to: string | null; is_current: boolean }): Period | null {
  const current = span.is_current;
  const from = span.from?.slice(0, 4) ?? null;
  const to = current ? null : (span.to?.slice(0, 4) ?? null);
  return from === null && to === null && !current ? null : { from, to, current };
}

/** Entries of lists that are themselves what an anonymous send withholds. */
function withheld(record: CandidateRow): Set<string> {
  const names = [
    record.name,
    record.first_name,
    record.last_name,
    record.current_company,
    ...json.decode<Experience[]>(record.experience).map(({ employer: name }) => name),
    ...json.decode<Education[]>(record.education).map(({ school }) => school),
  ];
  return new Set(names.flatMap((name) => (name === null ? [] : [fold(name)])));
}
