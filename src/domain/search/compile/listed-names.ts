import { placeAt } from '../../lexicon/places.ts';
import { certifications, industries, roles, skills } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
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

// "Sydney, Nurse" is no name.
function isTerm(draft: Draft, name: string): boolean {
  const words = plainWords(name);
  return (
    [roles(), skills(), certifications(), industries()].some(({ book }) =>
      words.some((_, at) => book.at(words, at) !== undefined),
    ) || placeAt(words, words.length - 1, draft.home.country) !== undefined
  );
}
