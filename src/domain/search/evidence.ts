import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Candidate, Experience } from '../candidates/schema.ts';
import { affirmed } from '../lexicon/denials.ts';
import { employerGroup, employerNamed, employersNamed, industriesOf } from '../lexicon/employers.ts';
import { levelIn } from '../lexicon/levels.ts';
import {
  certifications,
  doersOf,
  industries,
  isTrade,
  languages,
  roles,
  skills,
  type Vocabulary,
} from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Facet } from './facets.ts';
import { type Fit, SURE } from './score.ts';

export interface Evidence {
  facet: string;
  status: 'met' | 'partial' | 'missing' | 'unknown';
  quote: string | null;
  source: string | null;
}

/** Words of a record, and the field that they stand in. */
export type Passage = { text: string; source: string };

const LONGEST = 240;

/**
 * Whether a candidate meets a facet, with the words of the record as evidence.
 * @param more what is known of their work besides the record, such as the lines of a CV
 * @returns with whether the record itself leaves it open, so that like words elsewhere in it prove nothing
 */
export function heldAgainst(
  facet: Facet,
  fit: Fit,
  row: CandidateRow,
  more: readonly Passage[],
): { evidence: Evidence; open: boolean } {
  const found = passagesOf(facet, fit, row, more);
  const [passage] = found.told;
  const { status, open } = statusOf(facet, fit, row, { ...found, more });
  const shown = status === 'met' || status === 'partial' || facet.kind === 'salary' ? passage : undefined;
  const quote = shown === undefined ? null : shortened(shown.text);
  return { evidence: { facet: facet.label, status, quote, source: shown?.source ?? null }, open };
}

function statusOf(
  facet: Facet,
  fit: Fit,
  row: CandidateRow,
  { told: [passage], silent, more }: { told: Passage[]; silent: boolean; more: readonly Passage[] },
): { status: Evidence['status']; open: boolean } {
  if (fit !== null && fit > 0) {
    const open = facet.kind === 'certification' && passage !== undefined && UNDER_WAY.test(passage.text);
    return { status: open ? 'unknown' : fit >= SURE ? 'met' : 'partial', open };
  }
  if (fit === null || silent) return { status: 'unknown', open: false };
  // A record of titles alone is silent of what its person can do.
  const bare = LISTS.every((list) => row[list] === '[]') && more.length === 0 && proseOf(row).length === 0;
  const open =
    bare &&
    !FIRM.has(facet.kind) &&
    (facet.kind !== 'role' || titlesOf(row).some(({ text }) => isOfField(facet.values, text)));
  if (!open && isUntold(facet, row)) return { status: 'unknown', open: false };
  return { status: open ? 'unknown' : 'missing', open };
}

/** What a record that is silent of it does not deny: a name that no list knows, and the field of houses of which nothing is known. */
const isUntold = ({ kind, values }: Facet, row: CandidateRow): boolean =>
  kind === 'skill'
    ? values.every((value) => skills().book.whole(value) === undefined)
    : kind === 'industry' && employersOf(row).some(({ text }) => industriesOf(text).size === 0);

const LISTS = ['skills', 'certifications', 'languages'] as const;

/** What is there or is not, however a record is worded. */
export const FIRM: ReadonlySet<Facet['kind']> = new Set([
  'certification',
  'years_experience',
  'location',
  'work_rights',
  'employer',
]);

/** What somebody is about to hold, and does not hold yet. */
const UNDER_WAY =
  /\b(?:studying|part[- ]qualified|working towards|pursuing|in progress|finalist|apprentice\w*|student)\b/i;

/** Whether a title is of the same field as a role: both are kinds of a wider one. */
function isOfField(wanted: readonly string[], title: string): boolean {
  const { book } = roles();
  const wider = new Set(wanted.flatMap((value) => book.whole(value) ?? []).flatMap(({ implies }) => implies));
  return [...book.all(plainWords(title))].some(({ implies }) => implies.some((id) => wider.has(id)));
}

/** A passage at the length in which it is quoted. */
export const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;

/** The evidence of a record for a facet, strongest first, and whether the record has no data of that kind. */
function passagesOf(
  facet: Facet,
  fit: Fit,
  row: CandidateRow,
  more: readonly Passage[],
): { told: Passage[]; silent: boolean } {
  const list = (column: string | null, source: string): Passage[] =>
    (json.decodeOrNull<string[]>(column) ?? []).map((text) => ({ text, source }));
  const one = (text: string | number | null, source: string): Passage[] =>
    text === null ? [] : [{ text: String(text), source }];
  const prose = [...proseOf(row), ...more];
  switch (facet.kind) {
    case 'role': {
      const named = naming(roles(), facet, [...titlesOf(row), ...one(row.headline, 'headline')]);
      // The present title may mean the role without a word of it: "Rails Engineer" of a back-end engineer.
      const now = fit !== null && fit >= SURE ? one(row.current_title, 'current_title') : [];
      return named.told.length === 0 ? { ...named, told: now } : named;
    }
    case 'skill':
      return naming(skills(), facet, [...list(row.skills, 'skills'), ...titlesOf(row), ...prose]);
    case 'certification':
      return naming(
        certifications(),
        facet,
        [...list(row.certifications, 'certifications'), ...list(row.skills, 'skills'), ...prose],
        row.certifications === '[]',
      );
    case 'employer': {
      const { told, silent } = claim(employersOf(row));
      return { told: told.filter(({ text }) => isOneOf(facet.values, text)), silent };
    }
    case 'language':
      return naming(languages(), facet, list(row.languages, 'languages'));
    case 'industry':
      return naming(industries(), facet, [...employersOf(row), ...prose]);
    case 'seniority': {
      const title = one(row.current_title, 'current_title');
      const years = one(
        row.years_experience === null ? null : `${row.years_experience} years`,
        'years_experience',
      );
      // A title that names no level tells less of it than the years do.
      const first = row.current_title !== null && levelIn(row.current_title) !== null;
      const rest = [...one(row.preferred_seniority, 'preferred_seniority'), ...years];
      return claim(first ? [...title, ...rest] : [...rest, ...title]);
    }
    case 'location': {
      const home = [row.city, row.state, row.country].filter((part) => part !== null).join(', ') || null;
      const places = [...one(home, 'location'), ...list(row.preferred_locations, 'preferred_locations')];
      // Who lives elsewhere and would work there is shown by the place they named, not by their own.
      const named = places.filter(({ text }) => namesPlace(text, facet.label));
      const moves = fit !== null && fit < SURE && named.length === 0 && row.open_to_relocation === 1;
      return claim([
        ...named,
        ...(moves ? one('Open to relocation', 'open_to_relocation') : []),
        ...places.filter((place) => !named.includes(place)),
      ]);
    }
    case 'years_experience':
      return claim(
        one(row.years_experience === null ? null : `${row.years_experience} years`, 'years_experience'),
      );
    case 'salary':
      return claim(one(row.salary_expectation, 'salary_expectation'));
    case 'availability':
      return claim([
        ...one(row.notice_period, 'notice_period'),
        ...one(row.available_from, 'available_from'),
      ]);
    case 'work_rights':
      return claim(one(row.work_rights, 'work_rights'));
    case 'work_type':
      // Of several kinds of work that which is asked for is shown.
      return claim(
        list(row.work_types, 'work_types').toSorted(
          (a, b) => Number(facet.values.includes(b.text)) - Number(facet.values.includes(a.text)),
        ),
      );
    case 'education':
    case 'school':
      return claim(
        json.decode<Candidate['education']>(row.education).map(({ school, degree, field }) => ({
          text: [degree, field, school].filter((part) => part !== null).join(', '),
          source: 'education',
        })),
      );
    default:
      return claim(prose);
  }
}

/** Whether a company is one of those that are named, or of a group that is. */
function isOneOf(named: readonly string[], company: string): boolean {
  const known = employersNamed(company).map(({ id }) => id);
  return named.some((name) => {
    const members = employerGroup(name)?.members ?? [employerNamed(name)];
    if (members.some((member) => member !== undefined && known.includes(member.id))) return true;
    return namesPlace(company, name) || namesPlace(name, company);
  });
}

const namesPlace = (text: string, place: string): boolean =>
  ` ${plainWords(text).join(' ')} `.includes(` ${plainWords(place).join(' ')} `);

const claim = (told: Passage[]): { told: Passage[]; silent: boolean } => ({
  told,
  silent: told.length === 0,
});

/** The passages that mention what a facet asks for, or something that implies it. */
function naming(
  { book }: Vocabulary,
  facet: Facet,
  passages: Passage[],
  silent = passages.length === 0,
): { told: Passage[]; silent: boolean } {
  const named = facet.values.flatMap((value) => book.whole(value) ?? []);
  const wanted = new Set(
    named.flatMap(({ id, implies }) => (facet.kind === 'role' ? [id, ...implies.filter(isTrade)] : [id])),
  );
  const does = facet.kind === 'skill' ? facet.values.flatMap((value) => doersOf(value)) : [];
  const words = facet.values.map((value) => plainWords(value).join(' '));
  const says = (text: string): boolean => {
    const plain = plainWords(text);
    for (const { id, implies } of book.all(plain))
      if ([id, ...implies].some((each) => wanted.has(each))) return true;
    for (const { id } of does.length === 0 ? [] : roles().book.all(plain))
      if (does.some((doer) => doer.id === id)) return true;
    const whole = book.whole(text);
    if (whole !== undefined && [whole.id, ...whole.implies].some((id) => wanted.has(id))) return true;
    return words.some((word) => ` ${plain.join(' ')} `.includes(` ${word} `));
  };
  return { told: passages.filter(({ text }) => affirmed(text).some(says)), silent };
}

function jobsOf(row: CandidateRow): Experience[] {
  return json.decode<Experience[]>(row.experience);
}

/** The titles that somebody holds and held. */
export function titlesOf(row: CandidateRow): Passage[] {
  const now = row.current_title === null ? [] : [{ text: row.current_title, source: 'current_title' }];
  return [
    ...now,
    ...jobsOf(row).flatMap(({ title }) => (title === null ? [] : [{ text: title, source: 'experience' }])),
  ];
}

function employersOf(row: CandidateRow): Passage[] {
  const now = row.current_company === null ? [] : [{ text: row.current_company, source: 'current_company' }];
  const before = jobsOf(row).flatMap(({ employer }) =>
    employer === null ? [] : [{ text: employer, source: 'experience' }],
  );
  return [...now, ...before];
}

/** The sentences of a text. */
export function sentencesOf(text: string | null, source: string): Passage[] {
  return (text ?? '')
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => ({ text: sentence.trim(), source }));
}

/** What a record says of somebody's work in sentences. */
export function proseOf(row: CandidateRow): Passage[] {
  return [
    ...sentencesOf(row.headline, 'headline'),
    ...sentencesOf(row.summary, 'summary'),
    ...jobsOf(row).flatMap(({ description }) => sentencesOf(description, 'experience')),
  ];
}

/** The numbers of points that are met in full and in part, as in the sentence below. */
export function coverageOf(evidence: readonly Evidence[]): { matched: number; total: number } {
  const matched = evidence.filter(({ status }) => status === 'met' || status === 'partial').length;
  return { matched, total: evidence.length };
}

/**
 * One or two sentences that say why a candidate fits.
 * @param unread the points that are not held against records at all
 */
export function narrate(evidence: readonly Evidence[], unread: readonly string[] = []): string {
  const named = (status: Evidence['status']): string[] =>
    evidence
      .filter((each) => each.status === status && !unread.includes(each.facet))
      .map(({ facet }) => facet);
  const { matched, total } = coverageOf(evidence);
  const met = named('met');
  const close = named('partial');
  const inPart = close.length === 0 ? '' : `, ${close.length === matched ? 'all' : close.length} in part`;
  const parts = [
    `Meets ${matched} of ${total}${inPart}.`,
    told('Met', met),
    told('In part', close),
    told('Not found', named('missing')),
    told('Nothing on record of', named('unknown')),
    told('Not checked', unread),
  ];
  return parts.filter((part) => part !== null).join(' ');
}

const told = (lead: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${lead}: ${names.join(', ')}.`;
