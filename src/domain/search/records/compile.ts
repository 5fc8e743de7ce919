import { fold } from '#db/rows.ts';
import { placeAt } from '../../lexicon/places.ts';
import { roles } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { Draft } from '../compile/draft.ts';
import { readProtected } from '../compile/terms/criteria.ts';
import type { Home } from '../facets.ts';
import { EntityQuery, type RecordType } from './query.ts';
import { SIGNS, UNSUPPORTED } from './signs.ts';
import { readTimes } from './times.ts';

const SMALL = new Set(
  'a an the all any every my mine our me i we find show list get give search for of in on at to by from with and or that which who whose are is was were be been have has had not no it its this these those there where when what how many much people candidate candidates applicant applicants application applications job jobs role roles position positions vacancy vacancies opening openings interview interviews meeting meetings stage stages status state pipeline about into still currently now than more as still waiting their his her them please client clients company'.split(
    ' ',
  ),
);

/** Compiles a search of records by rules; words left over become keywords. */
export function compileEntityQuery(type: RecordType, query: string, home: Home): EntityQuery {
  const draft = new Draft(query, home);
  const made = EntityQuery.parse({});
  readProtected(draft);
  const barred = draft.read.map(({ facet }) => facet.label);
  readTimes(draft, made);
  for (const match of draft.each(/\b(?:my|mine|i own|owned by me|assigned to me)\b/gi)) {
    made.mine = true;
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const match of draft.each(/\b(?:evergreen|always[\s-]open)\b/gi)) {
    made.evergreen = true;
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const [list, value, pattern] of SIGNS[type]) {
    for (const match of draft.each(pattern)) {
      const values: string[] = made[list];
      if (!values.includes(value)) values.push(value);
      draft.blot(match.index, match.index + match[0].length);
    }
  }
  made.unsupported = [...made.unsupported, ...barred, ...unsupportedIn(draft)].slice(0, 20);
  readRoles(draft, made);
  readPlaces(draft, made);
  made.keywords = keywordsOf(draft);
  return made;
}

function unsupportedIn(draft: Draft): string[] {
  return Array.from(draft.each(UNSUPPORTED), (match) => {
    draft.blot(match.index, match.index + match[0].length);
    return match[0];
  });
}

function readRoles(draft: Draft, made: EntityQuery): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const found = roles().book.at(texts, at);
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    if (found === undefined || found.doubtful || draft.taken(start, end)) continue;
    made.roles.push(found.value.name);
    draft.blot(start, end);
    at += found.length - 1;
  }
}

function readPlaces(draft: Draft, made: EntityQuery): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const found = placeAt(texts, at, draft.home.country);
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    if (found === undefined || found.doubtful || draft.taken(start, end)) continue;
    if (!/\b(?:in|at|near|around|based in)\s+$/i.test(draft.rest.slice(0, start))) continue;
    const { place } = found;
    made.places.push(place.kind === 'country' ? `country ${place.country}` : place.name);
    draft.blot(start, end);
    at += found.length - 1;
  }
}

function keywordsOf(draft: Draft): string[] {
  const kept: string[] = [];
  for (const { start, end } of draft.words) {
    const raw = fold(draft.text.slice(start, end));
    if (!draft.taken(start, end) && !SMALL.has(raw) && raw.length > 1 && !kept.includes(raw)) kept.push(raw);
  }
  return kept.slice(0, 20);
}

/** A keyword search, used when no compiler is available. */
export function keywordsAlone(query: string): EntityQuery {
  const all = plainWords(query).filter((word) => !SMALL.has(word) && word.length > 1);
  return { ...EntityQuery.parse({}), keywords: [...new Set(all)].slice(0, 20) };
}
