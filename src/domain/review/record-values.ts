import { fold } from '#src/lib/fold.ts';
import type { SummaryFacts } from '../ports.ts';

/** What a part of the record is about. The values of one part may stand in one claim. */
export type PartKind =
  | 'role'
  | 'years'
  | 'achievement'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'study'
  | 'notice'
  | 'work_rights';

/** One part of the record: a role, a study, a list, a sentence. */
export interface Part {
  kind: PartKind;
  /** Of a role: whether it is the present one. */
  isNow?: boolean;
  /** Of a role: the years in which it began and ended. */
  from?: string | null;
  to?: string | null;
}

/** A value of the record. A text may hold it whole and never in pieces: an Assistant Manager is no Manager. */
export interface Value {
  tokens: string[];
  part: Part;
  field: 'title' | 'employer' | 'year' | 'other';
}

/** A word, a number or a sign of a text, folded, and where it stands. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’+#]*|\S/gu;

/** The words, numbers and signs of a text. All dashes are one sign; a possessive is the word that it is of. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: fold(match[0]).replace(/[‐-―]/g, '-').replaceAll('’', "'").replace(/'s$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The values that a text about a person may hold. */
export function valuesOf({ candidate }: SummaryFacts): Value[] {
  const values: Value[] = [];
  const add = (part: Part, text: string | null | undefined, field: Value['field'] = 'other'): void => {
    const tokens = tokensOf(text ?? '').map((token) => token.text);
    // The full stop of "Ltd." may be the sentence's as well.
    const bare = tokens.at(-1) === '.' ? tokens.slice(0, -1) : null;
    for (const said of [tokens, bare])
      if (said !== null && said.length > 0) values.push({ tokens: said, part, field });
  };
  // Where no job goes on, a title is of the last.
  const isOver =
    candidate.employer === null &&
    candidate.roles.length > 0 &&
    candidate.roles.every(({ to }) => to !== null && to !== 'now');
  const present: Part = { kind: 'role', isNow: !isOver, from: null, to: null };
  add(present, candidate.title, 'title');
  add(present, candidate.employer, 'employer');
  add(present, candidate.place);
  for (const role of candidate.roles) {
    const isNow = role.to === 'now';
    const [from, to] = [yearOf(role.from), isNow ? null : yearOf(role.to)];
    const part: Part = { kind: 'role', isNow, from, to };
    add(part, role.title, 'title');
    add(part, role.employer, 'employer');
    add(part, from, 'year');
    if (to !== from) add(part, to, 'year');
    for (const sentence of sentencesOf(role.did)) add(part, sentence.replace(/\.$/, ''));
  }
  if (candidate.years !== null)
    add({ kind: 'years' }, `${candidate.years} ${candidate.years === 1 ? 'year' : 'years'}`);
  for (const sentence of candidate.evidence.flatMap(sentencesOf))
    add({ kind: 'achievement' }, sentence.replace(/\.$/, ''));
  for (const { degree, field, school } of candidate.studies) {
    const part: Part = { kind: 'study' };
    for (const text of [degree, field, school]) add(part, text);
  }
  const lists = { skills: candidate.skills, certifications: candidate.certifications };
  for (const [kind, list] of Object.entries({ ...lists, languages: candidate.languages })) {
    const part = { kind: kind as PartKind };
    for (const text of list) add(part, text);
  }
  add({ kind: 'notice' }, candidate.notice);
  add({ kind: 'work_rights' }, candidate.work_rights);
  return values;
}

const yearOf = (date: string | null): string | null => date?.slice(0, 4) ?? null;

const sentencesOf = (text: string | null): string[] => text?.split(/(?<=[.!?])\s+/) ?? [];
