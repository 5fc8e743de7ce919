import { employerNamed, industriesOf } from '../../lexicon/employers.ts';
import { isOrdinary } from '../../lexicon/ordinary-words.ts';
import { placeAt } from '../../lexicon/places.ts';
import { certifications, industries, roles, skills } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { isGiven } from '../../names/index.ts';
import { facet } from '../facets.ts';
import type { Draft } from './draft.ts';
import { isName } from './listed-names.ts';

const LEAD =
  /^\W*(?:(?:find|show|get|give|me|us|look|up|search|for|please|pls|records?|cvs?|profiles?|of|candidates?)\s+)+/i;
const NAMED = /^\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|der|van|von|da|di|el|al|bin)\s+)?\p{Lu}[\p{L}'’-]+){1,3}$/u;
const BETWEEN = /[,;|\n()<>\uFFFC]+|\s(?:and|or|&)\s|\s\/\s/iu;

/**
 * Reads names that stand in one list with e-mail addresses, phone numbers and profiles, or with one another: each is somebody, and
 * nobody has to be all of them.
 */
export function readIdentifiers(draft: Draft): void {
  const items = partsOf(draft.rest.replace(LEAD, (lead) => ' '.repeat(lead.length)));
  const isOnlyNames = draft.read.length === 0;
  if (items.length === 0 || draft.read.some(({ facet: { kind } }) => !EXACT.has(kind))) return;
  if (isOnlyNames && (items.length < 2 || !items.every(({ said }) => isSomebody(draft, said)))) return;
  if (!items.every(({ said }) => NAMED.test(said) && (isSomebody(draft, said) || !isTerm(draft, said))))
    return;
  const either = draft.freeNumber();
  for (const { facet: exact } of draft.read) exact.either ??= either;
  const shared = draft.read[0]?.facet.either ?? either;
  draft.blot(0, items[0]?.at ?? 0);
  for (const { said, at } of items) {
    const taken = draft.take(
      at,
      at + said.length,
      facet({ kind: 'name', strength: 'must', label: said, values: [`"${said}"`] }),
    );
    taken.either = shared;
  }
}

/** Whether words are a person's name where no address vouches for it. */
function isSomebody(draft: Draft, said: string): boolean {
  const [first = '', ...others] = said.split(/\s+/);
  if (isName(said)) return true;
  if (employerNamed(said) !== undefined || industriesOf(said).size > 0) return false;
  return isGiven(first) && !isTerm(draft, others.join(' '));
}

const EXACT: ReadonlySet<string> = new Set(['email', 'profile', 'phone']);

/** The parts of a list, each with the offset at which it begins. */
function partsOf(text: string): { said: string; at: number }[] {
  let from = 0;
  return text.split(new RegExp(BETWEEN.source, 'giu')).flatMap((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    const said = part
      .trim()
      .replace(/[.:?!]+$/, '')
      .trim();
    return /[\p{L}\p{N}]/u.test(said) ? [{ said, at: at + part.indexOf(said) }] : [];
  });
}

/** Whether a word of a name is one of a trade, a skill, a field or a place. */
function isTerm(draft: Draft, said: string): boolean {
  const words = plainWords(said);
  const books = [roles(), skills(), certifications(), industries()];
  return words.some(
    (word, at) =>
      isOrdinary(word) ||
      books.some(({ book }) => book.at(words, at) !== undefined) ||
      placeAt(words, at, draft.home.country) !== undefined,
  );
}

const HAS_ADDRESS = /\S@\S+\.\p{L}{2,}|linkedin\.com\/(?:in|pub)\/|(?:\+|\b0)\d[\d\s().-]{6,}\d/iu;

/** A query whose lines or parts are somebody each, in one list: "Jane Doe; bob@x.example". */
export const withIdentifiersListed = (query: string): string =>
  HAS_ADDRESS.test(query) && /[;\n|]/.test(query) && !/[.!?]\s+\p{Lu}/u.test(query)
    ? query.replace(/\s*[;|\n]\s*/g, ', ')
    : query;
