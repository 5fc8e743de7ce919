import type { City } from '../../lexicon/gazetteer.ts';
import { kmBetween, namesakesOf, placeNamed } from '../../lexicon/places.ts';
import { isEnglish } from '../../speech/index.ts';
import type { Facet } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { tellSlashedTools } from './slashed-tools.ts';

/**
 * Conditions that were read from words of which something else beside them says that they mean another thing. Of two readings the
 * one that leaves out fewer is run, and each is told.
 */
export function doubt(draft: Draft): void {
  for (const read of [...draft.read]) {
    if (read.facet.strength === 'nice' || read.facet.kind === 'unsupported') continue;
    const why =
      unitOf(draft, read) ??
      pluralOf(draft, read) ??
      countedBy(draft, read) ??
      levelOfOthers(draft, read) ??
      purposeOf(draft, read) ??
      townOf(draft, read);
    if (why !== null) loosen(draft, read, why);
  }
  endRefusals(draft);
  tellContrasts(draft);
  tellSlashes(draft);
  tellSlashedTools(draft);
}

/** Takes a condition back: what was required only ranks, and nobody is left out by what was excluded. */
function loosen(draft: Draft, { at, end, facet }: Read, why: string): void {
  const said = draft.text.slice(at, end).trim();
  const done = facet.strength === 'exclude' ? 'left out by it' : 'asked for it';
  draft.note('not_used', `"${said}" was not taken for ${facet.label}: ${why}. Nobody was ${done}.`);
  unless(facet);
}

function unless(facet: Facet): void {
  if (facet.strength === 'must') facet.strength = 'nice';
  else Object.assign(facet, { kind: 'unsupported', strength: 'must', values: [], when: null });
}

// "24/hr": what a figure is counted by.
const unitOf = (draft: Draft, { at, end }: Read): string | null =>
  end - at <= 3 && /\d\s*\/\s*$/.test(draft.text.slice(0, at))
    ? 'it stands behind a figure, as a unit'
    : null;

// "Sparks" are electricians, and no users of Spark.
function pluralOf(draft: Draft, { at, end, facet: { kind, values } }: Read): string | null {
  const [name = ''] = values;
  const said = draft.text.slice(at, end);
  const isPlural = values.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(name) && said === `${name.toLowerCase()}s`;
  return kind === 'skill' && isPlural ? 'it stands there in the plural' : null;
}

/** Whom somebody deals with, whatever level they are of themselves. */
const DEALT_WITH =
  /^(?:stakeholders?|clients?|customers?|executives?|leadership|audiences?|contacts?|buyers?|decision|sponsors?|officials?)(?!\p{L})/iu;

// "Senior stakeholders", "director-level contacts": the level of those whom somebody deals with.
function levelOfOthers(draft: Draft, { end, facet: { kind, strength } }: Read): string | null {
  if (kind !== 'seniority' || strength !== 'must') return null;
  const behind = draft.text.slice(end).replace(/^(?:[\s-]+level)?[\s-]+/iu, '');
  const at = draft.text.length - behind.length;
  // "Senior client partners" are a trade of that name.
  if (draft.read.some((other) => other.at === at && other.facet.kind === 'role')) return null;
  return DEALT_WITH.test(behind) && !/^\s*[,;.]/.test(draft.text.slice(end))
    ? 'it is said of those whom somebody deals with'
    : null;
}

const DONE_FOR =
  /(?<!\p{L})(?:who|that|they)\s+(?:can|could|will|would|is\s+able\s+to|are\s+able\s+to)\s+(?:also\s+)?(?=\p{L}[^,;.()]{5,40}\s(?:for|at|during)\s+(?:the\s+|our\s+|an?\s+)?$)/iu;

// "Who can play the piano for assembly": what something unknown is done for, said in everyday words.
function purposeOf(draft: Draft, { at, end, facet: { kind, strength } }: Read): string | null {
  if (kind !== 'skill' || strength !== 'must') return null;
  const said = draft.text.slice(at, end).trim();
  const done = DONE_FOR.exec(draft.text.slice(0, at));
  if (done === null || !/^\p{Ll}+$/u.test(said) || !isEnglish(said)) return null;
  const inside = draft.read.filter((other) => other.at >= done.index && other.end <= at);
  return inside.length > 1 && inside.every(({ facet }) => facet.kind === 'keyword')
    ? 'it is what something is done for'
    : null;
}

const COUNTED = new Set(['role', 'seniority', 'employer', 'industry']);

// "With 10+ staff", "led 40 nurses": whom somebody is responsible for.
function countedBy(draft: Draft, { at, facet: { kind } }: Read): string | null {
  if (!COUNTED.has(kind)) return null;
  const isCounted =
    /\b(?:with|of|over|led|leads?|leading|manag\w+|supervis\w+|ran|runs?|running|ha[sd]|have|having)\s+(?:(?:a|about|around|at least|up to|over|some)\s+)*\d{1,4}(?:\s*[-–]\s*\d{1,4})?\s*\+?\s*$/i.test(
      draft.text.slice(0, at),
    );
  return isCounted ? 'the figure before it counts it' : null;
}

/** A town abroad that is smaller has to be named with its country. */
const KNOWN_ABROAD = 200_000;
/** How many times smaller a city of the same name in another country may be, and still be meant. */
const NAMESAKE_SMALLER = 4;
const NEAR_HOME_KM = 700;
/** Where small towns bear the names of other countries' towns, some of which are too small to be known here. */
const NAMED_AFTER_OTHERS = new Set(['US', 'CA', 'ZA', 'JM', 'PH']);
/** Where only the smallest do: "near Paddington". */
const BESIDES = new Set(['AU', 'NZ', 'GB', 'IE']);
const SMALL_TOWN = 20_000;

// "UN", "come to", "this spring": small towns abroad whose names are other words.
function townOf(draft: Draft, { at, end, facet: { kind, values, strength } }: Read): string | null {
  const [value = ''] = values;
  if (kind !== 'location' || values.length !== 1 || strength !== 'must') return null;
  const place = placeNamed(value, draft.home.country);
  if (place?.kind !== 'city' || place.country === draft.home.country) return null;
  if (isNamedWithCountry(draft, place, at)) return null;
  const said = draft.text.slice(at, end);
  if (isToldWithState(said, place, draft.home.country)) return null;
  const namesakes = namesakesOf(place, true).filter(
    ({ population }) => population >= place.population / NAMESAKE_SMALLER,
  );
  const others = [...new Set(namesakes.map(({ country }) => country))];
  if (others.length > 0 && !/^.*, [A-Z]{2}$/.test(said))
    draft.note(
      'read_as',
      `"${said.trim()}" was looked for in ${place.country}, and there is one in ${others.slice(0, 3).join(' and ')}. Name the country where another is meant.`,
    );
  if (place.population >= KNOWN_ABROAD) return null;
  const isSpelledSo =
    said.toLowerCase().includes(place.name.toLowerCase()) || isInEnglish(draft, said, place);
  const isInitials = /\b\p{Lu}{2,4}$/u.test(said) && place.name.length <= 4;
  if (isInitials || (!isSpelledSo && !/\p{Lu}/u.test(said)))
    return `${place.name} in ${place.country} is spelled otherwise`;
  const isNamedAfterOthers =
    NAMED_AFTER_OTHERS.has(place.country) || (BESIDES.has(place.country) && place.population < SMALL_TOWN);
  if (others.length === 0 && isNamedAfterOthers)
    draft.note(
      'read_as',
      `"${said.trim()}" was looked for in ${place.country}. Name the country or the town next to it where another is meant.`,
    );
  return null;
}

// "Portland, Maine" tells which one.
function isToldWithState(said: string, { name, country }: City, home: string): boolean {
  const [, around = ''] = said.split(
    new RegExp(String.raw`\b${name.replace(/[^\p{L}\s]/gu, '.')},?\s+`, 'iu'),
  );
  const place = around === '' ? null : placeNamed(around, home);
  return place !== null && place.kind !== 'city' && place.kind !== 'region' && place.country === country;
}

/** "Geneva" for Genève: the name of a city in another language, which begins like its own. */
function isInEnglish({ home }: Draft, said: string, { id, name }: City): boolean {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const word = /\p{L}+$/u.exec(said.trim())?.[0] ?? '';
  const known = placeNamed(word, home.country);
  return (
    word.length > 4 &&
    !isEnglish(word.toLowerCase()) &&
    known?.kind === 'city' &&
    known.id === id &&
    plain(word).slice(0, 3) === plain(name).slice(0, 3)
  );
}

/** Whether another place of the query is in the same country, or a town close by. */
function isNamedWithCountry(draft: Draft, town: City, at: number): boolean {
  return draft.read.some((read) => {
    if (read.at === at || read.facet.kind !== 'location') return false;
    const place = placeNamed(read.facet.values[0] ?? '', draft.home.country);
    if (place === null || place.kind === 'region') return false;
    return place.country === town.country || (place.kind === 'city' && kmBetween(place, town) < NEAR_HOME_KM);
  });
}

// "Ex REME under 18 months out": an "out" refuses what stands right before it.
function endRefusals(draft: Draft): void {
  for (const { from, to, isBehind } of draft.excluded) {
    if (isBehind !== true || !/^\s*(?:out|no)\b/i.test(draft.text.slice(to))) continue;
    const inside = draft.read.filter(({ at, end }) => at < to && end > from);
    const last = Math.max(...inside.map(({ end }) => end));
    if (inside.length === 0 || !/\d/.test(draft.text.slice(from, to))) continue;
    if (inside.some(({ end, facet }) => end === last && facet.strength === 'exclude')) continue;
    for (const read of inside)
      if (read.facet.strength === 'exclude') loosen(draft, read, 'what refuses it stands behind a figure');
  }
}

// "Client-side not contractor": what is set against something is of its kind, or was misread.
function tellContrasts(draft: Draft): void {
  const read = draft.read.toSorted((a, b) => a.at - b.at);
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (last === undefined || next.facet.strength !== 'exclude' || last.facet.strength !== 'must') return;
    if (next.facet.kind === last.facet.kind || !SET_AGAINST.has(next.facet.kind)) return;
    if (!SET_AGAINST.has(last.facet.kind) || next.plain === true) return;
    // A NOT in capitals is an operator.
    if (/\bNOT\b/.test(draft.text.slice(last.end, next.at))) return;
    if (
      !/^\s+(?:not|rather than|instead of|over)\s+(?:an?\s+|the\s+)?$/i.test(
        draft.text.slice(last.end, next.at),
      )
    )
      return;
    loosen(draft, next, `it is set against ${last.facet.label}, which is of another kind`);
  });
}

/** A kind of work beside a kind of employer may be meant as one too; nothing is meant as a place and something else. */
const SET_AGAINST = new Set(['industry', 'work_type', 'employer', 'language']);

// "Fr/en" may be either or both.
function tellSlashes(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind, strength } }) => kind === 'language' && strength === 'must')
    .toSorted((a, b) => a.at - b.at);
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (last === undefined || !/^\s*\/\s*$/.test(draft.text.slice(last.end, next.at))) return;
    if (/\b(?:bi|tri)lingual\W+$/i.test(draft.text.slice(0, last.at))) return;
    const said = draft.text.slice(last.at, next.end);
    draft.note('read_as', `"${said}" was read as either of them. Say "and" where both are meant.`);
  });
}
