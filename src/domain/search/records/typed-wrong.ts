import { distance } from 'fastest-levenshtein';
import { isEnglish } from '../../speech/index.ts';

/** What records are asked by, as it is spelled: no name on record is so near to one of these. */
const SPELLED =
  `january february september october november december tuesday wednesday thursday saturday tomorrow yesterday
  candidate candidates application applications applicant applicants interview interviews interviewed interviewing vacancy vacancies
  submitted submission submissions rejected rejection rejections withdrew withdrawn withdrawal withdrawals placement placements
  screen funnel triage offered reference references referral referrals marketplace pipeline waiting screening permanent contract temporary evergreen unassigned
  cancelled scheduled rescheduled completed feedback consultant recruiter position positions fortnight quarter without currently
  someone somebody anyone anybody nobody everyone people client clients`.split(/\s+/);
const KNOWN = new Set(SPELLED);
const WORD = /(?<![\p{L}\p{N}'’.@/-])[\p{Ll}]{6,14}(?![\p{L}\p{N}'’.@/-])/gu;

/** Whether one letter is missing, too many, another, or stands before the one that it should follow. */
export function isSlip(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false;
  const apart = distance(word, right);
  if (apart === 1) return true;
  if (apart !== 2 || word.length !== right.length) return false;
  const at = [...word].findIndex((letter, n) => letter !== right[n]);
  return (
    word[at] === right[at + 1] && word[at + 1] === right[at] && word.slice(at + 2) === right.slice(at + 2)
  );
}

/** Short words in which a letter is missing or two have changed places; one letter more or another makes names of them. */
const SHORT =
  'the and with that this more than from have which where what their they still over since offer offers open jobs live video phone'.split(
    ' ',
  );
const SHORT_WORD = /(?<![\p{L}\p{N}'’.@/-])[\p{Ll}]{3,5}(?![\p{L}\p{N}'’.@/-])/gu;
const isShortSlip = (word: string, right: string): boolean =>
  right.length >= word.length && isSlip(word, right) && (right.length > word.length || isOrder(word, right));
const isOrder = (word: string, right: string): boolean =>
  [...word].toSorted().join('') === [...right].toSorted().join('');
const shortRight = (word: string): string => {
  if (isEnglish(word)) return word;
  const near = SHORT.filter((right) => isShortSlip(word, right));
  return near.length === 1 && near[0] !== undefined ? near[0] : word;
};

/** A text in which words of a search that were typed wrong are right: "aplications in teh novmber". */
export const typedRight = (text: string): string =>
  text.replace(SHORT_WORD, shortRight).replace(WORD, (word) => {
    if (KNOWN.has(word) || isEnglish(word)) return word;
    const near = SPELLED.filter((right) => isSlip(word, right));
    // "Candidats" are several: what is near and ends like it.
    const alike = near.length > 1 ? near.filter((right) => right.at(-1) === word.at(-1)) : near;
    return alike.length === 1 && alike[0] !== undefined ? alike[0] : word;
  });
