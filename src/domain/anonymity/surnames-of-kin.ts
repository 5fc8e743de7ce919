import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { folded } from './fold.ts';
import type { Known } from './known.ts';
import type { Place } from './near.ts';
import { isInDictionary } from './reading.ts';

/** Who is of somebody's family or is rung when something happens to them, in the languages that are read. */
const KIN = [
  'husband|wife|spouse|son|daughter|brother|sister|mother|father|mum|mom|mam|dad|partner|fianc[ée]e?|cousin|uncle|aunt|nephew|niece|gran|grandmother|grandfather|(?:mother|father|brother|sister)-in-law|(?:next of )?kin|NOK|ICE|emergency(?: contact| number)?|parents?|guardian',
  'Notfall(?:kontakt|nummer)|Mutter|Vater|Bruder|Schwester|Ehefrau|Ehemann|Ehegatt(?:e|in)|Sohn|Tochter|Lebensgefährt(?:e|in)|Partnerin|Onkel|Tante|Schwager|Schwägerin',
  "mère|père|frère|s(?:œ|oe)ur|mari|épouse|époux|femme|fils|fille|conjointe?|compagn(?:e|on)|à prévenir|contact d[’']urgence|oncle|tante",
  'madre|padre|herman[oa]|espos[oa]|marido|mujer|hij[oa]|pareja|contacto de emergencia|tí[oa]',
  "fratello|sorella|moglie|marito|figli[oa]|compagn[oa]|zi[oa]|contatto d[’']emergenza",
  'mãe|pai|irmã(?:o)?|filh[oa]|contacto de urgência|contato de emergência',
  'moeder|vader|broer|zus|echtgeno(?:ot|te)|vrouw|zoon|dochter|noodcontact|noodnummer',
  'mamma|pappa|bror|syster|sambo|hustru|anhörig|matka|ojciec|brat|siostra|żona|mąż|córka',
].join('|');
const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}’'-]+";
const either = (words: string): string =>
  words
    .split('|')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`))
    .join('|');
const BEHIND_KIN = new RegExp(
  `(?<=(?<!\\p{L})(?:${either(KIN)})(?: ?[:,(–-]| is| was| ist| est| es| è| é)? ?(?:\\p{Ll}+:? ){0,3})(${CAPITAL}) (${CAPITAL})(?![\\p{L}\\p{M}-])`,
  'gu',
);
const BEFORE_KIN = new RegExp(
  `(?<![\\p{L}\\p{M}’'-])(${CAPITAL}) (${CAPITAL})(?=(?:, | ?\\()(?:(?:his|her|their|the|seine|ihre|die|der|sa|son|su|zijn|haar|sua|suo) )?(?:${either(KIN)})(?!\\p{L}))`,
  'gu',
);

/**
 * The person's surname where somebody of the family bears it behind a given name of their own, whatever else the two words say together:
 * `emergency contact mum Lorraine Field`.
 * @param known the strings of the person, of which those of the surname count
 */
export function surnamesOfKinIn(text: string, known: readonly Known[]): Place[] {
  const surnames = known.filter(({ part }) => part === 'last');
  const isOwn = (word: string): boolean => {
    const small = folded(word).text;
    return small.length > 1 && surnames.some(({ pattern }) => matchesOf(pattern, small)[0]?.[0] === small);
  };
  return [BEHIND_KIN, BEFORE_KIN]
    .flatMap((pattern) => matchesOf(pattern, text))
    .flatMap(({ 0: whole, 1: given = '', 2: last = '', index }): Place[] => {
      const surname = last.replace(/[’']s$/u, '');
      const isGiven = isKnownGiven(given) || !isInDictionary(given.toLowerCase());
      const start = index + whole.length - last.length;
      return isGiven && isOwn(surname) ? [{ start, end: start + surname.length }] : [];
    });
}
