import { isGivenName } from '../names/index.ts';
import { isKindOfHouse } from './german-houses.ts';
import { entry, type Known, NEVER } from './known.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { GENERIC, ORDINARY } from './words.ts';

// What says that somebody was there, and how a sentence goes on after a house.
const THERE =
  '(?:at|for|with|from|joined|left|leaving|ex-|ex|before|after|via|through|in|to|bei|chez|presso|hos|fra|bij|vid|de|en|da|at the|with the|for the|from the)';
const GOES_ON =
  "(?:['’]s(?!\\p{L})|[.,;:)!?]|$|\\n| (?:in|as|since|for|before|after|and|on|to|where|until|till|from|again|then|now|who|which|she|he|they|it|there|australia|nz|uk|us|ireland|canada|singapore|india)(?!\\p{L}))";

/** Finds a word in small letters where only a house can stand: `five years with raffles`, `joined from nus`. */
function thereFinder(word: string): Find {
  const pattern = new RegExp(`(?=${word})(?<=(?<!\\p{L})${THERE} ?)${word}(?=${GOES_ON})`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: said }) => said === word)
      .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** Finds two words in small letters where somebody was at what they name. */
const atFinder =
  (words: string): Find =>
  (text) =>
    [
      ...text.matchAll(
        new RegExp(`(?<=(?<!\\p{L})(?:at|joined|left|chez|bei|presso) )${words}(?!\\p{L})`, 'gu'),
      ),
    ].map(({ index }) => ({ start: index, end: index + words.length }));

// What only a house does to somebody, and what is done at one; a town is left, moved to and worked in.
const ACTS =
  '(?:sent|hired|promoted|poached|trained|employed|recruited|seconded|posted|headhunted|moved) (?:him|her|them|me|us|the candidate)(?!\\p{L})';
const EMPLOYED =
  '(?:joined|employed by|hired by|worked for|works for|poached by|career with|years with|promoted by|ex-)';

function actingFinder(word: string): Find {
  const pattern = new RegExp(
    `(?<!\\p{L})(?:(?<=(?<!\\p{L})${EMPLOYED} ?)${word}(?= (?:in|as|since|for|before|after|and|on|from|straight)(?!\\p{L})|[.,;)]|$)|${word}(?= ${ACTS}))`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: said }) => /^\p{Lu}/u.test(said))
      .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

const LINKING = /^(?:of|the|for|in|de|du|di|da|and|der|die|das|und|et|y|e|a)$/;

/**
 * The forms of a house's name as people type them in a hurry: its own first word in small letters, its letters without hyphens
 * (`HEB`) and its acronym in small ones.
 * @param key the words of the name, folded and without the legal form
 */
export function smallNames(name: string, key: readonly string[], reason: Reason, token: string): Known[] {
  const [first = ''] = key;
  const found: Known[] = [];
  const near = (find: Find, doubt?: string): void => {
    const known = { reason, token, written: 'always', part: null, pattern: NEVER, find } as const;
    found.push(doubt === undefined ? known : { ...known, doubt });
  };
  const isOwn =
    /^[a-z]{4,}$/.test(first) && !isPlaceName(first) && !isGivenName(first) && !GENERIC.has(first);
  if (isKindOfHouse(first)) return found;
  if (isOwn && !isInDictionary(first)) found.push(entry([first], reason, token, 'always'));
  else if (isOwn && !ORDINARY.has(first)) near(thereFinder(first), `could be ${name} in small letters`);
  // `at silver fern` of Silver Fern Farms.
  const [, second = ''] = key;
  if (/^[a-z]{3,}$/.test(first) && /^[a-z]{3,}$/.test(second) && !(GENERIC.has(first) && GENERIC.has(second)))
    near(atFinder(`${first} ${second}`), `could be ${name} in small letters`);
  // `Toyota sent him to Kentucky`: a house called by its town is meant where only a house can be.
  if (key.length > 1 && isPlaceName(first)) near(actingFinder(first));
  const spelt = /^\p{Lu}(?:[-.&·]\p{Lu}){1,5}(?!\p{L})/u.exec(name)?.[0].replace(/[^\p{L}]/gu, '');
  if (spelt !== undefined && spelt.length > 2) {
    found.push(entry([spelt.toLowerCase()], reason, token, 'caps'));
    if (!isInDictionary(spelt.toLowerCase())) near(thereFinder(spelt.toLowerCase()));
  }
  const letters = key
    .filter((word) => !LINKING.test(word))
    .map((word) => word.charAt(0))
    .join('');
  if (/^[a-z]{3,6}$/.test(letters) && !isInDictionary(letters)) near(thereFinder(letters));
  return found;
}
