import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Candidate, Experience } from '../candidates/schema.ts';
import { certifications, industries, languages, roles, skills, type Vocabulary } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Facet } from './facets.ts';
import type { Fit } from './score.ts';

export interface Evidence {
  facet: string;
  status: 'met' | 'partial' | 'missing' | 'unknown';
  quote: string | null;
  source: string | null;
}

type Passage = { text: string; source: string };

const LONGEST = 240;

/** Whether a facet holds of somebody, with the words of their record that tell it. */
export function evidenceOf(facet: Facet, fit: Fit, row: CandidateRow): Evidence {
  const found = passagesOf(facet, row);
  const [passage] = found.told;
  const status =
    fit === 1
      ? 'met'
      : fit !== null && fit > 0
        ? 'partial'
        : fit === null || found.silent
          ? 'unknown'
          : 'missing';
  const shown = status === 'met' || status === 'partial' || facet.kind === 'salary' ? passage : undefined;
  return {
    facet: facet.label,
    status,
    quote: shown === undefined ? null : shortened(shown.text),
    source: shown?.source ?? null,
  };
}

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;

/** What a record says of a facet, the surest first, and whether it says nothing of such things at all. */
function passagesOf(facet: Facet, row: CandidateRow): { told: Passage[]; silent: boolean } {
  const list = (column: string | null, source: string): Passage[] =>
    (json.decodeOrNull<string[]>(column) ?? []).map((text) => ({ text, source }));
  const one = (text: string | number | null, source: string): Passage[] =>
    text === null ? [] : [{ text: String(text), source }];
  switch (facet.kind) {
    case 'role':
      return naming(roles(), facet, [...titlesOf(row), ...one(row.headline, 'headline')]);
    case 'skill':
      return naming(skills(), facet, [...list(row.skills, 'skills'), ...titlesOf(row), ...proseOf(row)]);
    case 'certification':
      return naming(
        certifications(),
        facet,
        [...list(row.certifications, 'certifications'), ...list(row.skills, 'skills'), ...proseOf(row)],
        row.certifications === '[]',
      );
    case 'language':
      return naming(languages(), facet, list(row.languages, 'languages'));
    case 'industry':
      return naming(industries(), facet, [...employersOf(row), ...proseOf(row)]);
    case 'seniority':
      return said([
        ...one(row.current_title, 'current_title'),
        ...one(row.preferred_seniority, 'preferred_seniority'),
        ...one(row.years_experience === null ? null : `${row.years_experience} years`, 'years_experience'),
      ]);
    case 'location':
      return said([
        ...one(
          [row.city, row.state, row.country].filter((part) => part !== null).join(', ') || null,
          'location',
        ),
        ...list(row.preferred_locations, 'preferred_locations'),
      ]);
    case 'years_experience':
      return said(
        one(row.years_experience === null ? null : `${row.years_experience} years`, 'years_experience'),
      );
    case 'salary':
      return said(one(row.salary_expectation, 'salary_expectation'));
    case 'availability':
      return said([...one(row.notice_period, 'notice_period'), ...one(row.available_from, 'available_from')]);
    case 'work_rights':
      return said(one(row.work_rights, 'work_rights'));
    case 'work_type':
      return said(list(row.work_types, 'work_types'));
    case 'education':
    case 'school':
      return said(
        json.decode<Candidate['education']>(row.education).map(({ school, degree, field }) => ({
          text: [degree, field, school].filter((part) => part !== null).join(', '),
          source: 'education',
        })),
      );
    default:
      return said(proseOf(row));
  }
}

const said = (told: Passage[]): { told: Passage[]; silent: boolean } => ({ told, silent: told.length === 0 });

/** The passages that name what a facet asks for, or something that takes it for granted. */
function naming(
  { book }: Vocabulary,
  facet: Facet,
  passages: Passage[],
  silent = passages.length === 0,
): { told: Passage[]; silent: boolean } {
  const named = facet.values.flatMap((value) => book.whole(value) ?? []);
  const wanted = new Set(
    named.flatMap(({ id, implies }) => (facet.kind === 'role' ? [id, ...implies] : [id])),
  );
  const words = facet.values.map((value) => plainWords(value).join(' '));
  const told = passages.filter(({ text }) => {
    const plain = plainWords(text);
    for (const { id, implies } of book.all(plain))
      if ([id, ...implies].some((each) => wanted.has(each))) return true;
    const whole = book.whole(text);
    if (whole !== undefined && [whole.id, ...whole.implies].some((id) => wanted.has(id))) return true;
    return words.some((word) => ` ${plain.join(' ')} `.includes(` ${word} `));
  });
  return { told, silent };
}

function jobsOf(row: CandidateRow): Experience[] {
  return json.decode<Experience[]>(row.experience);
}

function titlesOf(row: CandidateRow): Passage[] {
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

function proseOf(row: CandidateRow): Passage[] {
  const sentences = (text: string | null, source: string): Passage[] =>
    (text ?? '')
      .split(/(?<=[.!?;])\s+|\n+/)
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({ text: sentence.trim(), source }));
  return [
    ...sentences(row.headline, 'headline'),
    ...sentences(row.summary, 'summary'),
    ...jobsOf(row).flatMap(({ description }) => sentences(description, 'experience')),
  ];
}

/** A sentence or two that tell why somebody fits. */
export function narrate(evidence: readonly Evidence[]): string {
  const named = (status: Evidence['status']): string[] =>
    evidence.filter((each) => each.status === status).map(({ facet }) => facet);
  const met = named('met');
  const parts = [
    `Meets ${met.length} of ${evidence.length}${met.length > 0 ? `: ${met.join(', ')}` : ''}.`,
    told('In part', named('partial')),
    told('Not found', named('missing')),
    told('Nothing on record of', named('unknown')),
  ];
  return parts.filter((part) => part !== null).join(' ');
}

const told = (lead: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${lead}: ${names.join(', ')}.`;
