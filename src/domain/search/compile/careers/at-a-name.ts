import { employerNamed } from '../../../lexicon/employers.ts';
import { isEnglish } from '../../../speech/index.ts';
import type { Draft } from '../draft.ts';

const AT = /(?<=^|[\s,(])(?<now>(?:now|currently|still)\s+)?at\s+$/i;
/** What people are good at. */
const GOOD_AT =
  /\b(?:good|great|better|best|skilled|skilful|experienced|experts?|competent|adept|excellent|excels?|strong|proficient|brilliant|decent|handy|hand|look(?:ing|s)?|work(?:ing|s|ed)? hard|aimed|stuck|talented|gifted|fluent|confident|comfortable|at home)\s+at\s+$/i;
/** "Product managers at canva": in small letters a company is where people are, and not what they do. */
const OF_PEOPLE =
  /(?:\p{L}{3,}s|\bpeople|\bfolks?|\bstaff|\b(?:some|any|every)(?:one|body)|\bthose|\b(?:who|that)(?:['’](?:s|re)|\s+(?:is|are|was|were))|\b(?:now|currently|still|based|employed))\s+at\s+$/iu;
/** "Used to be at Reuters", "who were at Figma". */
const ONCE_AT = /\b(?:used\s+to\s+be|used\s+to\s+work|formerly|previously|once|no\s+longer)\s+at\s+$/i;
const EVER_AT = /\b(?:was|were|been|worked)\s+at\s+$/i;
const ENDS =
  /^\s*(?:$|[,;.)!?]|(?:in|or|and|who|with|not|now|since|for|but|currently|today|at|near|around|based|from|until|before|to)\b)/i;
const OF_WARDS = /^(?:ICU|ITU|HDU|NICU|PICU|CCU|SCBU|ED|ER|GP|KS\d|EYFS|QA|UAT|HQ|HO|SEN)$/;

/**
 * "Designers at Figma", "pilots at BA": the name of a skill or a trade behind "at" is that of a company.
 * @returns what the company is to those asked for, and when; null where the name is what it says
 */
export function companyBehindAt(
  draft: Draft,
  kind: string,
  start: number,
  end: number,
): { label: string; values: string[]; when: 'current' | 'past' | null; from: number } | null {
  const before = draft.text.slice(0, start);
  const raw = draft.text.slice(start, end);
  if (kind !== 'role' && kind !== 'skill') return null;
  const lead = AT.exec(before);
  if (lead === null || GOOD_AT.test(before) || !ENDS.test(draft.text.slice(end)) || OF_WARDS.test(raw))
    return null;
  const isInitials = /^[A-Z]{2,4}$/.test(raw) && draft.text !== draft.text.toUpperCase();
  const once = ONCE_AT.exec(before);
  const isOfPeople = once !== null || OF_PEOPLE.test(before);
  const isWritten = /^\p{Lu}[\p{Ll}\d]+$/u.test(raw) || (/^\p{Ll}+$/u.test(raw) && isOfPeople);
  const isName = isWritten && !isEnglish(raw.toLowerCase());
  const company = employerNamed(raw);
  if (kind === 'role' ? !isInitials : !isName && company === undefined) return null;
  if (kind === 'skill' && company !== undefined && !/^\p{Lu}/u.test(raw) && !isOfPeople) return null;
  const name = company?.name ?? raw;
  if (once !== null)
    return { label: `formerly at ${name}`, values: [name], when: 'past', from: start - once[0].length };
  const ever = EVER_AT.exec(before);
  if (ever !== null) return { label: name, values: [name], when: null, from: start - ever[0].length };
  return { label: `now at ${name}`, values: [name], when: 'current', from: start - lead[0].length };
}
