import { employerAt } from '../../lexicon/employers.ts';
import type { Place } from '../../lexicon/gazetteer.ts';
import { isWithin, placeAt, placeNamed } from '../../lexicon/places.ts';
import { certifications, languages, roles } from '../../lexicon/terms.ts';
import { slug, type Word, wordsOf } from '../../lexicon/text.ts';
import type { CompiledQuery, Home, Note } from '../facets.ts';
import { EVERYDAY } from './places/everyday.ts';
import { isSmall } from './small-words.ts';

/** Smaller towns have the names of people and of things. */
const LARGE = 100_000;
const SHORT = 4;

interface Named {
  length: number;
  /** What it may be called in what was read. */
  names: readonly string[];
  place?: Place;
}

/**
 * Tells of each place, employer, trade, language and paper that a query names and that is in no condition and in no note: whatever
 * lost it on the way, nobody is shown an answer that is wider or narrower than the search without a word.
 */
export function lostNames(
  query: string,
  { facets, notes }: Omit<CompiledQuery, 'intent'>,
  home: Home,
): Note[] {
  const words = wordsOf(query.normalize('NFC').replace(/[‘’ʼ]/g, "'"));
  const told = facets.flatMap(({ label, values }) => [label, ...values]);
  const said = ` ${slug([...told, ...notes.map(({ message }) => message)].join(' . ')).replaceAll('_', ' ')} `;
  const holds = (name: string): boolean => said.includes(` ${slug(name).replaceAll('_', ' ')} `);
  const places = facets.flatMap(({ kind, values }) =>
    kind === 'location' ? values.flatMap((value) => placeNamed(value, home.country) ?? []) : [],
  );
  const lost: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const named = namedAt(query, words, at, home);
    const length = Math.max(0, ...named.map((one) => one.length));
    if (length === 0) continue;
    const raw = rawOf(query, words, at, length);
    const isKept = named.some(
      ({ names, place }) =>
        names.some(holds) || (place !== undefined && places.some((asked) => isOneWith(asked, place))),
    );
    if (!isKept && !wordsOf(raw).every(({ text }) => holds(text))) lost.push(raw);
    at += length - 1;
  }
  return [...new Set(lost)].map((name) => ({
    code: 'not_used',
    message: `"${name}" was not used: nobody was chosen or left out by it. Say it in other words, or in a search of its own, where it matters.`,
  }));
}

const rawOf = (query: string, words: readonly Word[], at: number, length: number): string =>
  query.slice(words[at]?.start, words[at + length - 1]?.end);

function namedAt(query: string, words: readonly Word[], at: number, home: Home): Named[] {
  const texts = words.map(({ text }) => text);
  const found: Named[] = [];
  const place = placeAt(texts, at, home.country);
  if (
    place !== undefined &&
    isSurePlace(query, rawOf(query, words, at, place.length), place.place) &&
    !isMoney(query, words[at + place.length - 1])
  )
    found.push({ length: place.length, names: [place.place.name], place: place.place });
  const employer = employerAt(texts, at);
  if (employer !== undefined && isName(query, words, at, rawOf(query, words, at, employer.length)))
    found.push({ length: employer.length, names: [employer.value.name] });
  for (const { book } of [languages(), certifications(), roles()]) {
    const term = book.at(texts, at);
    if (term === undefined) continue;
    const raw = rawOf(query, words, at, term.length);
    // One word may be a verb or a thing.
    if (term.length < 2 && book !== languages().book) continue;
    if (book === languages().book && OF_A_LAND.test(query.slice(words[at + term.length - 1]?.end))) continue;
    if (/[^\p{L}\p{N}\s'’/&+-]/u.test(raw) || isAllSmall(raw) || OF_ANY.test(raw)) continue;
    found.push({ length: term.length, names: [term.value.name, ...term.value.implies] });
  }
  return found;
}

/** "French citizens": whose they are, and no language. */
const OF_A_LAND = /^\s+(?:citizens?|nationals?|passports?|residents?|people|firms?|compan|clients?|market)/i;

/** "Sales people": those whom the rest of the query names. */
const OF_ANY = /\s(?:people|persons?|folks?|staff|ones|team)$/i;

const isAllSmall = (raw: string): boolean => raw.split(/\s+/).every(isSmall);

function isSurePlace(query: string, raw: string, place: Place): boolean {
  if (raw.length < SHORT || EVERYDAY.has(raw.toLowerCase()) || isAllSmall(raw)) return false;
  if (place.kind === 'city' && place.population < LARGE) return false;
  return /^\p{Lu}\p{Ll}/u.test(raw) || !/\p{Lu}/u.test(query.slice(1));
}

// "100,000 Singapore dollars".
const isMoney = (query: string, last: Word | undefined): boolean =>
  /^\s+(?:dollars?|pounds?|francs?|rupees?|yen)(?!\p{L})/iu.test(query.slice(last?.end ?? 0));

// What begins a sentence has a capital letter anyway.
function isName(query: string, words: readonly Word[], at: number, raw: string): boolean {
  const before = query.slice(0, words[at]?.start);
  return (
    /^\p{Lu}/u.test(raw) && raw.length >= SHORT && !/['’]/.test(raw) && !/(?:^|[.!?:;\n"(])\s*$/.test(before)
  );
}

/** Whether one of two places lies in the other: "Boston MA", "a role in Brisbane, anyone in Queensland will do". */
function isOneWith(asked: Place, named: Place): boolean {
  if (named.kind === 'city' && isWithin(named, asked)) return true;
  if (slug(asked.name).slice(0, 5) === slug(named.name).slice(0, 5)) return true;
  if (named.kind === 'city' || named.kind === 'region' || asked.kind === 'region') return false;
  return asked.country === named.country && asked.kind !== 'country';
}
