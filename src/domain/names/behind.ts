import { folded, isAllCaps } from './casing.ts';
import { isGivenAlone, isKnownGiven, isKnownSurname } from './given-names.ts';
import { PARTICLES, TITLES } from './tables.ts';

// What people write behind their name on networks and in signatures: "Kath Lowe | Talent Partner", "Kath Lowe - Open to work".
const PARTED = /\s*[|•]\s*|\s+·\s+|\s+(?:[-–—]+|\/{1,2})\s+/u;
const JOINS = /[-–—/]/u;

/** A name without what stands behind a sign that parts it from its name; two names may be joined by a hyphen with spaces. */
export function withoutTagline(text: string): string {
  const sign = PARTED.exec(text);
  if (sign === null) return text;
  const before = text.slice(0, sign.index).trim();
  const [next = ''] = text.slice(sign.index + sign[0].length).split(/[\s,]+/u);
  const isName = JOINS.test(sign[0]) && (isKnownSurname(next) || isKnownGiven(next));
  return before === '' || isName ? text : before;
}

const INITIALS = /^(?:\p{Lu}\.?){1,3}$/u;
const ABBREVIATED = /\p{L}[./]-?\p{L}/u;
const NAME_OF_TWO_CAPITALS =
  /^(?:Ma?c|De|La|Le|Du|Di|Da|Von|Van|Jo|Fitz|O['’]?|D['’]?)\p{Lu}|^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;
const CAPITALS = /\p{Lu}.*\p{Lu}/u;
const OF_A_PAPER =
  /^(?:chartered|registered|certified|licen[sc]ed|accredited|qualified|fellow|member|associate|graduate|diploma|cert|certificate|bachelor|masters?|doctorate|retired)$/iu;

/**
 * Whether words after a comma are letters of papers or what somebody says of themselves, as "MRCVS" and "Registered Nurse" are, and
 * not the given names of "Garcia Lopez, José".
 * @param whole what stands before the comma
 */
export function standBehind(words: readonly string[], whole: readonly string[]): boolean {
  const [first = '', second] = whole;
  const [word = ''] = words;
  if (second === undefined || PARTICLES.has(folded(first))) return false;
  if (isOfAPaper(word) || (word.endsWith('.') && TITLES.has(folded(word).replace(/\./g, '')))) return true;
  if (isKnownGiven(word)) return false;
  // `Tom Ashdown, Architect`: a whole name stands before it.
  if (isGivenAlone(first) && !isGivenAlone(whole.at(-1) ?? '') && !isKnownSurname(word) && word.length > 3)
    return true;
  if (!isAllCaps(word) || INITIALS.test(word))
    return isAllCaps(word) && isGivenAlone(first) && word.length > 1;
  return isGivenAlone(first) || (!isAllCaps(whole.join(' ')) && !soundsLikeAName(word));
}

/** Whether a word says what paper somebody has: letters that no name is, or the first word of one. */
export const isOfAPaper = (word: string): boolean => OF_A_PAPER.test(word) || isAbbreviation(word);

/** Whether a last word without a comma before it is letters of a paper for certain: they cannot be said, or have stops within. */
export function isCertainlyBehind(word: string): boolean {
  if (isAbbreviation(word)) return true;
  if (isKnownSurname(word) || isKnownGiven(word)) return false;
  return /^[A-Z]{3,7}$/.test(word) && !/[AEIOUY]/.test(word);
}

/** Whether capitals at the end of a name may be letters of a paper and may be the surname. */
export const mayBeBehind = (word: string): boolean =>
  /^\p{Lu}{3,7}$/u.test(word) && !isKnownSurname(word) && !isKnownGiven(word);

/** Letters with stops within, or with capitals amid small ones, as no name has them: "Pr.Eng", "CIPP/E", "AssocRICS", "CChem". */
function isAbbreviation(word: string): boolean {
  if (INITIALS.test(word) || NAME_OF_TWO_CAPITALS.test(word)) return false;
  if (ABBREVIATED.test(word)) return !/^(?:\p{Lu}\.-?)+\p{Lu}?$/u.test(word);
  return !isAllCaps(word) && CAPITALS.test(word) && (/\p{Lu}{2}/u.test(word) || word.length <= 6);
}

const VOWELS = /[AEIOUYÀ-Ý]/gu;

/** Whether capitals can be said as a name can: "OIHANE", not "MCILT". */
function soundsLikeAName(word: string): boolean {
  const vowels = word.match(VOWELS)?.length ?? 0;
  return word.length > 3 && vowels / word.length > 0.3;
}
