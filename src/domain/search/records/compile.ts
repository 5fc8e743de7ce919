import { fold } from '#db/rows.ts';
import { placeAt } from '../../lexicon/places.ts';
import { roles } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { isEnglish } from '../../speech/index.ts';
import { Draft } from '../compile/draft.ts';
import { readProtected } from '../compile/terms/criteria.ts';
import type { Home } from '../facets.ts';
import { denialsIn, deniedOf, type Item } from './denials.ts';
import { EntityQuery, type RecordType } from './query.ts';
import { SIGNS, UNSUPPORTED } from './signs.ts';
import { readTimes } from './times.ts';

const SMALL = new Set(
  'a an the all any every my mine our me i we find show list get give search for of in on at to by from with and or that which who whose are is was were be been have has had not no it its this these those there where when what how many much people anyone anybody everyone everybody anything everything someone somebody one ones ever opened made created added logged but got do does did am new taken moment candidate candidates applicant applicants application applications job jobs role roles position positions vacancy vacancies opening openings interview interviews meeting meetings stage stages status state pipeline about into still currently now than more as still waiting their his her them please client clients company'.split(
    ' ',
  ),
);

/** A query as the rules read it. */
export interface ReadQuery {
  query: EntityQuery;
  /** Keywords that are everyday words and may name nothing: they count where a record has them. */
  loose: string[];
}

/** Compiles a search of records by rules; words left over become keywords. What is denied leaves out, or is told. */
export function compileEntityQuery(type: RecordType, query: string, home: Home): ReadQuery {
  const draft = new Draft(query, home);
  const made = EntityQuery.parse({});
  readProtected(draft);
  const barred = draft.read.map(({ facet }) => facet.label);
  readTimes(draft, made, type);
  for (const match of draft.each(
    /\b(not\s+)?(?:my|mine|i(?:'m| am)? (?:own|running|run|handling|handle|looking after|look after|working on|work on)|owned by me|assigned to me)\b/gi,
  )) {
    if (match[1] === undefined) made.mine = true;
    else made.unsupported.push(match[0]);
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const match of draft.each(/\b(not\s+|non[\s-])?(?:evergreen|always[\s-]open)\b/gi)) {
    made.evergreen = match[1] === undefined;
    draft.blot(match.index, match.index + match[0].length);
  }
  const signs = SIGNS[type].flatMap(([list, value, pattern]) =>
    Array.from(draft.each(pattern), ({ 0: said, index: at }): Item => {
      draft.blot(at, at + said.length);
      return { at, end: at + said.length, list, value };
    }),
  );
  made.unsupported.push(...barred, ...unsupportedIn(draft));
  const named = [...signs, ...rolesIn(draft), ...placesIn(draft)];
  const words = keywordsIn(draft);
  const items = [...named, ...words].toSorted((one, other) => one.at - other.at);
  const { denied, untold } = deniedOf(draft, items);
  const isUntold = ({ at }: Item): boolean => untold.some((one) => at >= one.at && at < one.end);
  for (const { at, end } of untold) made.unsupported.push(draft.text.slice(at, end));
  for (const item of named) {
    if (isUntold(item)) continue;
    const values: string[] = (denied.has(item) ? made.without : made)[item.list];
    if (!values.includes(item.value)) values.push(item.value);
  }
  const kept = words.filter((item) => !isUntold(item));
  made.keywords = alternativesIn(
    draft,
    kept.filter((item) => !denied.has(item)),
  );
  made.without.keywords = phrasesIn(
    draft,
    kept.filter((item) => denied.has(item)),
  );
  if (type === 'jobs') tellUnknownEnds(draft, made);
  made.unsupported = [...new Set(made.unsupported)].slice(0, 20);
  const loose = kept.filter((item) => isEveryday(draft, item)).map(({ value }) => value);
  return { query: made, loose };
}

// A job's record holds when it was opened, and not when it was closed, filled or put on hold.
function tellUnknownEnds(draft: Draft, made: EntityQuery): void {
  const { from, to, statuses } = made;
  const isEnded = statuses.length > 0 && !statuses.includes('active');
  if ((from === null && to === null) || !isEnded || OPENED.test(draft.text)) return;
  [made.from, made.to] = [null, null];
  const days = [from === null ? '' : `from ${from}`, to === null ? '' : `to ${to}`].filter(Boolean).join(' ');
  made.unsupported.push(
    `${days} (when a job was ${statuses.join(' or ').replaceAll('_', ' ')} is not recorded)`,
  );
}

const OPENED = /\b(?:open(?:ed)?|created|added|taken on|came in|new|posted|started|logged)\b/i;

/** An everyday word in small letters, which hardly names a client, a person or a job. */
function isEveryday(draft: Draft, { at, end, value }: Item): boolean {
  const written = draft.text.slice(at, end);
  return written === written.toLowerCase() && (/\d/.test(value) || isEnglish(value));
}

function unsupportedIn(draft: Draft): string[] {
  return Array.from(draft.each(UNSUPPORTED), ({ 0: word, index }) => {
    const [sum = ''] = SUM_BEHIND.exec(draft.text.slice(index + word.length)) ?? [];
    draft.blot(index, index + word.length + sum.length);
    return word + sum;
  });
}

/** "Paying over 120k" is one condition. */
const SUM_BEHIND =
  /^(?:\s+(?:is|are|of|at|over|above|under|below|between|up to|at least|at most|more than|less than|around|about))*\s+(?:[$£€]\s?|[A-Z]{3}\s)?\d[\d.,]*\s?(?:k|m|%|percent|thousand|an? \p{L}+|(?:and|to|-)\s?[$£€]?\d[\d.,]*k?)*/iu;

function rolesIn(draft: Draft): Item[] {
  const items: Item[] = [];
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    // "Chefs or nurses" is no OR nurse.
    const word = draft.words[at];
    if (at > 0 && draft.text.slice(word?.start, word?.end) === 'or') continue;
    const found = roles().book.at(texts, at);
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    if (found === undefined || found.doubtful || draft.taken(start, end)) continue;
    items.push({ at: start, end, list: 'roles', value: found.value.name });
    draft.blot(start, end);
    at += found.length - 1;
  }
  return items;
}

function placesIn(draft: Draft): Item[] {
  const items: Item[] = [];
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const found = placeAt(texts, at, draft.home.country);
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    if (found === undefined || draft.taken(start, end)) continue;
    const last = items.at(-1);
    const isListed = last !== undefined && LISTED.test(draft.text.slice(last.end, start));
    const isLed = BEFORE_PLACE.test(draft.text.slice(0, start));
    const said = draft.text.slice(start, end);
    // "In WA", and "…, Perth" with nothing else of a name behind it.
    if (found.doubtful && !((isLed || isListed) && /^[A-Z]{2,3}$/.test(said))) continue;
    const isAlone = /^\p{Lu}/u.test(said) && /^\s*(?:$|[,;]|(?:and|or)\s)/.test(draft.text.slice(end));
    if (!isListed && !isLed && !(isAlone && /,\s*$/.test(draft.text.slice(0, start)))) continue;
    const { place } = found;
    const value = place.kind === 'country' ? `country ${place.country}` : place.name;
    items.push({ at: start, end, list: 'places', value });
    draft.blot(start, end);
    at += found.length - 1;
  }
  return items;
}

const LISTED = /^\s*(?:,|\/|(?:,\s*)?\b(?:or|and|nor)\b)\s*(?:in\s+)?$/i;
const BEFORE_PLACE =
  /\b(?:in|at|near|around|based in|outside(?: of)?|except(?: for)?|excluding|other than|apart from|anywhere but|but not)\s+(?:the\s+)?$/i;

function keywordsIn(draft: Draft): Item[] {
  const denials = denialsIn(draft);
  return draft.words.flatMap(({ start, end }): Item[] => {
    if (denials.some((denial) => start < denial.end && end > denial.at)) return [];
    const value = fold(draft.text.slice(start, end)).replace(/['’]s$/, '');
    const isWord = !draft.taken(start, end) && !SMALL.has(value) && value.length > 1;
    return isWord ? [{ at: start, end, list: 'keywords', value }] : [];
  });
}

/** Words that stand side by side, as one phrase. */
function phrasesIn(draft: Draft, items: readonly Item[]): string[] {
  const phrases: Item[] = [];
  for (const item of items) {
    const last = phrases.at(-1);
    if (last !== undefined && /^\s+$/.test(draft.text.slice(last.end, item.at)))
      phrases.splice(-1, 1, { ...last, end: item.end, value: `${last.value} ${item.value}` });
    else phrases.push(item);
  }
  return [...new Set(phrases.map(({ value }) => value))].slice(0, 20);
}

/** Each word by itself, and of phrases joined by "or" one of them: "acme or beta health". */
function alternativesIn(draft: Draft, items: readonly Item[]): string[] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? '' : draft.text.slice(last.end, item.at);
    if (/^(?:\s+|\s*(?:,|\/)?\s*(?:or)?\s*(?:at|for|with|from)?\s*)$/i.test(between) && last !== undefined)
      groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  const keywords = groups.flatMap((group) => {
    const said = draft.text.slice(group[0]?.at ?? 0, group.at(-1)?.end ?? 0);
    if (!/\bor\b|\//i.test(said)) return group.map(({ value }) => value);
    return [phrasesIn(draft, group).join(' or ')];
  });
  return [...new Set(keywords)].slice(0, 20);
}

/** A keyword search, used when no compiler is available. */
export function keywordsAlone(query: string): EntityQuery {
  const all = plainWords(query).filter((word) => !SMALL.has(word) && word.length > 1);
  const unsupported = DENIES.exec(query)?.slice(0, 1) ?? [];
  return { ...EntityQuery.parse({}), keywords: [...new Set(all)].slice(0, 20), unsupported };
}

/** Words alone cannot leave anything out. */
const DENIES = /\b(?:not|no|except|excluding|without|other than|never)\b(?:\s+[\p{L}\p{N}'-]+){0,3}/iu;
