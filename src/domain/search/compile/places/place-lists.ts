import { countryOfCode, placeAt } from '../../../lexicon/places.ts';
import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { isGiven } from '../../../names/index.ts';
import type { Draft } from '../draft.ts';

/** "Esbjerg or Hamburg", "Reading or the Thames Valley": before a large town or a region, by an "or". */
export function leadsToPlace(draft: Draft, texts: readonly string[], next: number): boolean {
  const before = draft.words[next - 1];
  const joint = draft.words[next];
  if (before === undefined || joint?.text !== 'or' || before.end - before.start < 5) return false;
  const from = texts[next + 1] === 'the' ? next + 2 : next + 1;
  const other = placeAt(texts, from, draft.home.country);
  if (other === undefined || other.doubtful) return false;
  if (other.place.kind === 'city') return other.place.population >= 150_000;
  return [before, draft.words[from]].every((word) => /^\p{Lu}/u.test(draft.text.slice(word?.start)));
}

/** "Bath or Bristol" in small letters: an everyday word beside a town, joined by an "or". */
export function isBesideTown(draft: Draft, texts: readonly string[], at: number): boolean {
  const joint = (index: number): boolean => texts[index] === 'or';
  const town = (index: number): boolean => largeAt(draft, texts, index) !== null;
  return (joint(at + 1) && town(at + 2)) || (joint(at - 1) && town(at - 2));
}

/** "Perth Brissie or Melb", "Germany Austria NL": the commas are left out, and the next word is no surname. */
export function leadsToList(draft: Draft, texts: readonly string[], at: number, length: number): boolean {
  const other = largeAt(draft, texts, at + length);
  if (other === null) return false;
  const joint = at + length + other;
  const isJoined = /^(?:or|and)$/i.test(draft.words[joint]?.text ?? '');
  if (largeAt(draft, texts, isJoined ? joint + 1 : joint) !== null) return true;
  if (largeAt(draft, texts, at) === null) return false;
  // "Sydney Melbourne Perth": the last but one has a place before it; of two alone both are very large.
  const before = draft.read.findLast(({ end }) => end <= (draft.words[at]?.start ?? 0));
  if (before?.facet.kind === 'location') return isOneClause(draft, before.end, draft.words[at]?.start ?? 0);
  // "Bookkeepers, Xero, Dublin Cork": beside a trade two towns are no somebody's name.
  const isTraded = draft.read.some(({ facet: { kind, strength } }) => kind === 'role' && strength === 'must');
  return (
    draft.words.length > length + other &&
    [at, at + length].every(
      (from) => isVeryLarge(draft, texts, from) || (isTraded && !isGiven(texts[from] ?? '')),
    )
  );
}

/** How many words a large place has that begins at one, with nothing but a space before it; null without one. */
function largeAt(draft: Draft, texts: readonly string[], at: number): number | null {
  const word = draft.words[at];
  if (word === undefined) return null;
  const last = draft.words[at - 1];
  if (last !== undefined && !isOneClause(draft, last.end, word.start)) return null;
  const raw = draft.text.slice(word.start, word.end);
  if (/^[A-Z]{2}$/.test(raw) && countryOfCode(raw) !== null) return 1;
  const found = placeAt(texts, at, draft.home.country);
  if (found === undefined || (found.doubtful && !/^[A-Z]{2,3}$/.test(raw))) return null;
  return found.place.kind !== 'city' || found.place.population >= 100_000 ? found.length : null;
}

const isOneClause = ({ text }: Draft, from: number, to: number): boolean =>
  /^\s+$/.test(text.slice(from, to));

const GIVEN_NAMES = new Set(
  'paris victoria lincoln austin georgia jordan israel charlotte florence valencia madison chad'.split(' '),
);

function isVeryLarge(draft: Draft, texts: readonly string[], at: number): boolean {
  const found = placeAt(texts, at, draft.home.country);
  const word = draft.words[at];
  if (found === undefined || word === undefined || found.doubtful) return false;
  if (!/^\p{Lu}/u.test(draft.text.slice(word.start)) || GIVEN_NAMES.has(word.text)) return false;
  return found.place.kind !== 'city' || found.place.population >= 500_000;
}

const OFFICE_BEHIND =
  /^\s+(?:(?:head\s+)?office|branch|site|plant|store|campus|studio|depot|yard|hub|surgery|clinic)s?\b(?=\s*(?:$|[,;.)]|\b(?:and|or|who|with|needs?|must|we)\b))/i;
const OFFICE_BEFORE = /\b(?:for|in|at|to|from|of)\s+(?:the|our|their|my|an?|his|her)\s+$/i;

/** "For the Newcastle office", "at our Leeds site": the words behind a place that say that the job is there. */
export const officeBehind = ({ text, rest }: Draft, start: number, end: number): RegExpExecArray | null =>
  OFFICE_BEFORE.test(text.slice(0, start)) ? OFFICE_BEHIND.exec(rest.slice(end)) : null;

/** "Landschaftsarchitekt Zürich Vectorworks": right behind a trade, and nobody's given name. */
export const isBehindTrade = (draft: Draft, start: number, raw: string): boolean =>
  !isGiven(raw.toLowerCase()) &&
  draft.read.some(
    ({ end, facet: { kind } }) => kind === 'role' && end <= start && /^ $/.test(draft.text.slice(end, start)),
  );

const COUNTRY = '(?:uk|canada|nz|new zealand|europe|eu|australia|ireland|singapore|india|germany|mexico)';
const IN_THE = /\b(?:in|from|to|across|throughout|around|within) the\s+$/i;
const COUNTRY_BEFORE = new RegExp(String.raw`\b${COUNTRY}\s*(?:,|/|\bor\b|\band\b|&)\s*(?:the\s+)?$`, 'i');
const COUNTRY_BEHIND = new RegExp(String.raw`^\s*(?:,|/|\bor\b|\band\b|&)\s*(?:the\s+)?${COUNTRY}\b`, 'i');

/** Whether "us" is the country, which in small letters it is behind "in the" and beside another country: "us or uk". */
export function isTheUs({ text }: Draft, start: number, end: number): boolean {
  if (text.slice(start, end).toLowerCase() !== 'us') return false;
  const before = text.slice(0, start);
  return IN_THE.test(before) || COUNTRY_BEFORE.test(before) || COUNTRY_BEHIND.test(text.slice(end));
}

/** "Willing to work in Leeds or Bradford": whether the others of the list are as the first. */
export function goesOnWorking(draft: Draft, start: number): boolean {
  const last = draft.read.findLast(({ end, facet: { kind } }) => end <= start && kind === 'location');
  return (
    last?.facet.movable === true &&
    !/open to/.test(last.facet.label) &&
    /^\s*(?:[,/]|,?\s+(?:or|and)\s)\s*$/i.test(draft.text.slice(last.end, start))
  );
}

const HALF =
  /(?<![\p{L}-])(?!(?:Senior|Junior|Lead|Head|Chief)\b)(?<first>\p{Lu}\p{Ll}+) (?<half>\p{Lu}\p{Ll}{2,})-$/u;

/** "Rhea Dalton-Eccles": the second half of a surname is no town, behind a first half that is none either. */
export function isHalfOfSurname({ text, home }: Draft, start: number): boolean {
  const { first, half } = HALF.exec(text.slice(0, start))?.groups ?? {};
  if (first === undefined || half === undefined) return false;
  const town = placeAt([half.toLowerCase()], 0, home.country)?.place;
  if (town === undefined) return true;
  const isNamed =
    isGiven(first) ||
    (town.kind === 'city' &&
      town.country !== home.country &&
      roles().book.at(plainWords(first), 0) === undefined);
  return isNamed && town.kind === 'city' && town.population < 100_000;
}

const JOINT = /^(?:\s*[,/]\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+|\s+(?=nz\b))$/i;

/** Whether a place stands in a list with another that is surely one: "paris, zurich or singapore", "au nz or canada". */
export function isInList(draft: Draft, texts: readonly string[], at: number, length: number): boolean {
  const [first, last] = [draft.words[at], draft.words[at + length - 1]];
  if (first === undefined || last === undefined) return false;
  const before = draft.read.findLast(({ end }) => end <= first.start);
  if (before?.facet.kind === 'location' && JOINT.test(draft.text.slice(before.end, first.start))) return true;
  const behind = /^(?:or|and)$/i.test(texts[at + length] ?? '') ? at + length + 1 : at + length;
  const next = draft.words[behind];
  if (next === undefined || !JOINT.test(draft.text.slice(last.end, next.start))) return false;
  const other = placeAt(texts, behind, draft.home.country);
  if (other === undefined || texts[behind] === 'nz') return texts[behind] === 'nz';
  return !other.doubtful && (other.place.kind !== 'city' || other.place.population >= 200_000);
}
