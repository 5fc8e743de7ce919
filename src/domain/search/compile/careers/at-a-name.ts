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
const ENDS =
  /^\s*(?:$|[,;.)!?]|(?:in|or|and|who|with|not|now|since|for|but|currently|today|at|near|around|based|from|until|before|to)\b)/i;
const OF_WARDS = /^(?:ICU|ITU|HDU|NICU|PICU|CCU|SCBU|ED|ER|GP|KS\d|EYFS|QA|UAT|HQ|HO|SEN)$/;

/**
 * "Designers at Figma", "pilots at BA": the name of a skill or a trade behind "at" is that of a company.
 * @returns what the company is to those asked for; null where the name is what it says
 */
export function companyBehindAt(
  draft: Draft,
  kind: string,
  start: number,
  end: number,
): { label: string; values: string[]; from: number } | null {
  const before = draft.text.slice(0, start);
  const raw = draft.text.slice(start, end);
  if (kind !== 'role' && kind !== 'skill') return null;
  const lead = AT.exec(before);
  if (lead === null || GOOD_AT.test(before) || !ENDS.test(draft.text.slice(end)) || OF_WARDS.test(raw))
    return null;
  const isInitials = /^[A-Z]{2,4}$/.test(raw) && draft.text !== draft.text.toUpperCase();
  const isWritten = /^\p{Lu}[\p{Ll}\d]+$/u.test(raw) || (/^\p{Ll}+$/u.test(raw) && OF_PEOPLE.test(before));
  const isName = isWritten && !isEnglish(raw.toLowerCase());
  const company = employerNamed(raw);
  if (kind === 'role' ? !isInitials : !isName && company === undefined) return null;
  if (kind === 'skill' && company !== undefined && !/^\p{Lu}/u.test(raw) && !OF_PEOPLE.test(before))
    return null;
  const name = company?.name ?? raw;
  return { label: `now at ${name}`, values: [name], from: start - lead[0].length };
}
