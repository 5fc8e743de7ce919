import type { City, Place } from '../../../lexicon/gazetteer.ts';
import { isWithin, placeAt, townWithin } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';

/** A place with the word behind it, and the state or county that tells it from its namesakes of the same country. */
export interface Whole {
  place: Place;
  next: number;
  inside?: string;
}

/** So small a town is told with its county. */
const TOLD_WITH_COUNTY = 100_000;

/** The country, state or county behind a city ("Perth, Scotland", "Boston Lincs"), and where the place ends. */
export function withinIt(
  draft: Draft,
  texts: readonly string[],
  at: number,
  length: number,
  place: Place,
): Whole {
  const unchanged = { place, next: at + length };
  // "Perth in Scotland": the land says which of them.
  const next = texts[at + length] === 'in' ? at + length + 1 : at + length;
  if (place.kind !== 'city') return unchanged;
  const behind = draft.words[next];
  const before = draft.words[next - 1];
  if (behind === undefined || before === undefined) return unchanged;
  const between = draft.text.slice(before.end, behind.start);
  if (!/^(?:,?\s+)$/.test(between)) return unchanged;
  const around = placeAt(texts, next, draft.home.country);
  if (around === undefined || around.place.kind === 'city' || around.place.kind === 'region')
    return unchanged;
  const raw = draft.text.slice(behind.start, draft.words[next + around.length - 1]?.end);
  if (around.doubtful && !/^[A-Z]{2,3}$/.test(raw)) return unchanged;
  // "Birmingham MI analysts": a word of the trade.
  if (around.doubtful && draft.taken(behind.start, behind.end)) return unchanged;
  const isApart = between.includes(',');
  const name = draft.text.slice(draft.words[at]?.start, draft.words[at + length - 1]?.end);
  const own = isWithin(place, around.place) ? place : townWithin(name, around.place);
  if (own === null && next > at + length) return unchanged;
  // "Not in Sydney, Australia": the country adds nothing to the exclusion, so it is a required place.
  if (own === place && isApart && draft.strengthAt(before.end - 1) === 'exclude') return unchanged;
  if (own !== null) {
    // "Bristol, Somerset" may be two of a list.
    const isListed =
      around.place.kind === 'area' && isApart && own === place && own.population >= TOLD_WITH_COUNTY;
    return isListed ? unchanged : { place: own, next: next + around.length, ...insideOf(own, around.place) };
  }
  if (around.place.kind === 'country') return unchanged;
  // "Henderson WA": no town of that name is known there, so that all of it is searched.
  if (
    around.place.kind !== 'state' ||
    (isApart && !isTold(draft, at, next + around.length, place, around.place)) ||
    // "Sydney, CT ticket": the letters are a word of what follows.
    (isApart &&
      around.doubtful &&
      !ENDS_PLACE.test(draft.text.slice(draft.words[next + around.length - 1]?.end)))
  )
    return unchanged;
  const said = draft.text.slice(draft.words[at]?.start, draft.words[next + around.length - 1]?.end);
  draft.note(
    'read_as',
    `"${said}": no such town is known there, so all of ${around.place.name} was searched.`,
  );
  return { place: around.place, next: next + around.length };
}

const ENDS_PLACE = /^\s*(?:$|[.,;:)|/?!]|(?:or|and|in|who|with|at|for|only|based|area|on|near)\b)/i;

// "Bath, Maine": a state of another country right behind a town, and no list goes on.
function isTold(
  draft: Draft,
  at: number,
  next: number,
  place: City,
  { country }: { country: string },
): boolean {
  const before = draft.text.slice(0, draft.words[at]?.start);
  const behind = draft.text.slice(draft.words[next - 1]?.end);
  return (
    country !== place.country &&
    !/(?:,|\/|\bor|\band)\s*$/i.test(before) &&
    !/^\s*(?:,|\/|\bor\b|\band\b)/i.test(behind)
  );
}

// "Portland, Maine": the one that is not meant where only the country is named.
function insideOf(town: City, around: Place): { inside?: string } {
  if (around.kind === 'country') return {};
  const known = townWithin(town.name, { kind: 'country', country: town.country, name: '' });
  return known?.id === town.id ? {} : { inside: around.name };
}
