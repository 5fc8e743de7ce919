import { distance } from 'fastest-levenshtein';
import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { folded } from './fold.ts';
import type { Known } from './known.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const NAME = "(?:Mc |Mac |O['’])?\\p{Lu}[\\p{L}\\p{M}’'-]{2,}";
/** Papers and registers under which somebody may have another name. */
const PAPER =
  '(?:certificates?|cert|passport|diploma|degree|transcript|licen[cs]e|bus pass|payslips?|payroll|register|records?|badge|contract|file|files|system|systems|card|visa|deeds|SAP|HR|Zeugnis(?:sen)?|Diplom|Lehrvertrag|Gesellenbrief|Ausweis|Pass|título|diploma|pasaporte|diplôme|passeport|permis|diploma|rijbewijs|paspoort|svendebrev(?:et)?|fagbrev(?:et)?|diplom(?:et)?|betyget|passet)';
/** `Doherty on the Ulster certificate`, `in SAP vdHeyde`. */
const ON_PAPER: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{M}’'-])(${NAME})(?= (?:on|in|auf|im|en|sur|på|i|op) (?:(?:the|a|an|het|de|den|der|dem|el|la|le|his|her|their|all|most|old|alten) ){0,2}(?:[\\p{L}-]+ ){0,2}?${PAPER}(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(`(?<=(?<!\\p{L})in (?:SAP|HR|payroll|Workday),? (?:as )?)(\\p{Ll}{0,3}${NAME})`, 'gu'),
];
const CAPITALISED =
  /(?<![\p{L}\p{M}\p{N}@._/-])(?:\p{Ll}{1,3})?\p{Lu}[\p{L}\p{M}’']{3,}(?![\p{L}\p{M}\p{N}@_/]|\.\p{L})/gu;
/** What a surname may begin with or not. */
const PARTICLE = /^(?:vander|vanden|vande|vd|van|von|mac|mc|o|de|da|du|di|la|le|al|el)(?=[a-z]{4})/u;
const WHY = 'may be another surname of the person, or another spelling of it';

const coreOf = (word: string): string => word.replace(PARTICLE, '');

/** Whether two words begin alike and differ in few letters: `Brøndbech` and Brøndbæk, `Heyde` and Heijde. */
function isNear(one: string, other: string): boolean {
  if (one.length < 5 || other.length < 5 || one.slice(0, 2) !== other.slice(0, 2)) return false;
  return distance(one, other) <= (Math.max(one.length, other.length) > 8 ? 3 : 2);
}

/**
 * Names in a text that leaves with a given name which may be another surname of the person: what papers have, and what is spelt nearly as
 * the surname is.
 * @param known the strings of the person
 */
export function nearSurnamesIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  const own = new Set(known.flatMap((one) => [...(one.own ?? [])]));
  const reader = readerOf(text);
  const isOther = (word: string): boolean =>
    !own.has(word) &&
    !isInDictionary(word) &&
    !isPlaceName(word) &&
    !(reader !== null && reader !== 'en' && isWordOf(reader, word)) &&
    // `den Schalter` of a Schäfer: things have capitals there.
    !(reader === 'de' && isNounOf(reader, word.charAt(0).toUpperCase() + word.slice(1)));
  const told = ON_PAPER.flatMap((pattern) => matchesOf(pattern, text)).filter(
    ({ 1: name = '' }) =>
      // `Python on the HR system`.
      folded(name).text.split(' ').every(isOther) && termsOf(name, []).length === 0,
  );
  const cores = [...own].map(coreOf);
  const near = matchesOf(CAPITALISED, text)
    .map((one) => Object.assign(one, { 1: one[0] }))
    .filter(({ 0: name }) => {
      const word = folded(name).text.replace(/ s$/u, '').replaceAll(' ', '');
      const core = coreOf(word);
      return isOther(word) && !isGivenName(word) && cores.some((one) => isNear(core, one));
    });
  return [...told, ...near].map(({ 0: said, 1: name = said, index }) => ({
    start: index,
    end: index + name.length,
    reason: 'name',
    why: WHY,
  }));
}
