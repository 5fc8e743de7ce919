import { companyKey } from '#src/lib/company.ts';
import { wordsOf } from './fold.ts';
import { lettersFinder } from './houses.ts';
import { entry, type Known, NEVER } from './known.ts';
import { withLimited } from './letters-of-names.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { ACRONYMS_OF_WORK } from './words.ts';

const LINKING =
  /^(?:of|the|for|in|at|on|de|du|di|da|do|del|and|der|die|das|und|für|et|y|e|a|van|voor|von|zu|i)$/;

/** A string of an organisation that a search of its own finds. */
export const foundBy = (find: Known['find'], reason: Reason, token: string): Known => ({
  ...{ reason, token, written: 'always', part: null, pattern: NEVER },
  ...(find === undefined ? {} : { find }),
});

/** The words of the name by which an organisation is compared. */
export const keyOf = (name: string): string[] =>
  wordsOf(companyKey(name) ?? name).filter((word) => word !== 'and');

// One word of German for two, each of which gives a letter: `USZ` for Universitätsspital Zürich.
const COMPOUND =
  /^(universitats|universitaets|fach|kreis|landes|bundes|stadt|kantons)(spital|klinik|klinikum|krankenhaus|hochschule|bank|amt|sparkasse|werke)$/;

/** The letters that stand for the name of an organisation. */
export function acronyms(name: string, reason: Reason, token: string): Known[] {
  const known: Known[] = [];
  // `DB AG` for Deutsche Bahn AG.
  const form = /\s(AG|SE|SA|NV|BV|AB|ASA|plc|PLC|Ltd|GmbH|Inc)\.?$/u.exec(name)?.[1];
  const initials = keyOf(name)
    .map((word) => word.charAt(0))
    .join('');
  if (form !== undefined && initials.length > 1)
    known.push(entry([initials, form.toLowerCase()], reason, token, 'capitals'));
  for (const letters of reason === 'employer' ? withLimited(name) : [])
    known.push(entry([letters], reason, token, 'caps'));
  known.push(...withNumber(name, reason, token));
  // `SGCI` of the Société Générale Côte d'Ivoire: what is cut off before a name has no letter.
  const whole = wordsOf(name).filter((word) => word.length > 1);
  for (const words of [wordsOf(name), whole, keyOf(name)]) {
    const letters = words
      .filter((word) => !LINKING.test(word))
      .flatMap((word) => COMPOUND.exec(word)?.slice(1) ?? [word])
      .map((word) => word.charAt(0));
    const joined = letters.join('');
    if (letters.length < 2 || letters.length > 6 || /\d/.test(joined)) continue;
    // `F&P` for Fisher & Paykel.
    if (/&|\+|\band\b/iu.test(name) && letters.length === 2)
      known.push(entry(letters, reason, token, 'ampersand'));
    known.push(entry(letters, reason, token, 'dotted'));
    if (ACRONYMS_OF_WORK.has(joined)) continue;
    if (letters.length === 2) known.push(foundBy(lettersFinder(joined.toUpperCase()), reason, token));
    const caps = entry([joined], reason, token, 'caps');
    // `IIT Madras`.
    const last = words.at(-1) ?? '';
    const start = joined.slice(0, -1);
    if (start.length > 2 && isPlaceOrRare(last) && !ACRONYMS_OF_WORK.has(start))
      known.push(entry([start, last], reason, token, 'capitals'));
    known.push(letters.length > 2 ? caps : { ...caps, doubt: `could be ${name} for short` });
  }
  return known;
}

/** `S7` for Subsea 7, `C4` for Channel 4: letters with a number may be many things, so that they are only marked. */
function withNumber(name: string, reason: Reason, token: string): Known[] {
  const words = keyOf(name);
  const number = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 4 || !/^\d{1,2}$/.test(number)) return [];
  const letters = words.slice(0, -1).map((word) => word.charAt(0));
  return [
    {
      ...entry([`${letters.join('')}${number}`], reason, token, 'caps'),
      doubt: `could be ${name} for short`,
    },
  ];
}

const isPlaceOrRare = (word: string): boolean => isPlaceName(word) || !isInDictionary(word);
