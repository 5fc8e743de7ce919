import { isOrdinary } from '../../lexicon/ordinary-words.ts';
import { placeAt } from '../../lexicon/places.ts';
import { certifications, industries, roles, skills } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { isGiven, isSurname } from '../../names/index.ts';
import type { Draft } from './draft.ts';

const PART = String.raw`\p{Lu}[\p{L}'-]+`;
const NAME = String.raw`(?:${PART},\s*${PART}|${PART}(?:\s+${PART}){1,2})`;
const LEAD = String.raw`^\W*(?:(?:do|have|can|could|please|pls|find|show|me|us|we|you|got|get|is|are|there|look|up|search|for|any|record|records|of|profile|profiles)\W+)*`;
const LISTED = new RegExp(String.raw`(${LEAD})(${NAME}(?:\s*(?:;|\/|\bor\b|\band\b)\s*${NAME})+)\W*$`, 'u');

/** Reads a query that is a list of people's names alone, with a family name first in some: "Weller, Vera or Omar Yardley". */
export function readListedNames(draft: Draft): void {
  const found = LISTED.exec(draft.rest);
  const list = found?.[2];
  if (found === null || list === undefined || !list.includes(',')) return;
  const names = list.split(/\s*(?:;|\/|\bor\b|\band\b)\s*/).map((name) => name.trim());
  const turned = names.map((name) => name.split(/,\s*/).toReversed().join(' '));
  if (turned.some((name) => isTerm(draft, name))) return;
  const start = found.index + (found[1] ?? '').length;
  draft.take(start, start + list.length, {
    kind: 'name',
    label: turned.join(' or '),
    values: turned.map((name) => `"${name}"`),
  });
}

const WHOLE = new RegExp(String.raw`(${LEAD})(${PART}(?:\s+${PART}){1,2})\W*$`, 'u');

/** Reads a query that is somebody's name alone, also where the surname is a trade: "John Smith", "Mary Baker". */
export function readWholeName(draft: Draft): void {
  const found = WHOLE.exec(draft.rest);
  const name = found?.[2];
  if (found === null || name === undefined || !isName(name)) return;
  const start = found.index + (found[1] ?? '').length;
  draft.take(start, start + name.length, { kind: 'keyword', label: name, values: [name] });
}

/** Whether two or three words with capitals are a given name, which is no everyday word, before a surname. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    words.length > 1 &&
    words.length < 4 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    isGiven(first) &&
    !isOrdinary(first.toLowerCase()) &&
    isSurname(last)
  );
}

// "Sydney, Nurse" is no name.
function isTerm(draft: Draft, name: string): boolean {
  const words = plainWords(name);
  return (
    [roles(), skills(), certifications(), industries()].some(({ book }) =>
      words.some((_, at) => book.at(words, at) !== undefined),
    ) || placeAt(words, words.length - 1, draft.home.country) !== undefined
  );
}
