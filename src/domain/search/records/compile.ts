import { fold } from '#db/rows.ts';
import { plainWords } from '../../lexicon/text.ts';
import { LIVE_STAGES } from '../../live-elsewhere.ts';
import { isEnglish } from '../../speech/index.ts';
import type { Home } from '../facets.ts';
import { conflictsOf } from './conflicts.ts';
import { denialsIn, deniedOf, leftOutIn } from './denials.ts';
import type { FieldName } from './field-names.ts';
import { isOfClient } from './fields-of-clients.ts';
import { type Item, itemOf } from './item.ts';
import { joinedOf } from './joins.ts';
import { type Names, NO_NAMES } from './names.ts';
import { heldAgainst } from './net.ts';
import { plainText, Said, type Spoken, type Stretch } from './plain-text.ts';
import { type EntityQuery, on, type RecordType } from './query.ts';
import { type ReadText, readText } from './reading.ts';
import { isSmall } from './small-words.ts';

/** A search that is being read: its rules are done, and words are left that names on record may hold. */
export interface Half extends ReadText {
  type: RecordType;
  said: Said;
  today: string;
}

/** What asks for every record of a kind. */
const ALL =
  /^(?:(?:show|list|give|get|find|see|search|me|us|all|any|every|everything|the|of|our|please|what|which|are|there|do|we|have|is|records?|for|latest|newest|recent|most|applications?|jobs?|roles?|interviews?|on|file|in|system|can|you|i|want|to|need|opened|added|books?)\b[\s.,?!]*)*$/i;

/** The order in which records are shown anyway. */
const NEWEST_FIRST = /(?<=\b(?:newest|latest|most recent)(?: \p{L}+)?) first(?![\p{L}])/giu;

/** The words of a search, as its readers take them. */
export const saidOf = (query: string): Said => new Said(plainText(query));

/** Reads a search by rules, over the names on record that stand in it. */
export const halfRead = (type: RecordType, query: string, said: Said, home: Home, names: Names): Half => ({
  type,
  said,
  today: home.today,
  ...readText(type, query, said, home, names),
});

/** The words left over that a record's names may hold. */
export const wordsToHear = ({ left }: Half): string[] => [
  ...new Set(left.slice(0, 12).map(({ said }) => nameWord(said))),
];

const nameWord = (said: string): string => fold(said).replace(/['’]s?$/, '');

/**
 * Puts a search together.
 * @param heard in which names each word left over stands; an everyday word that stands in none is told, and a name that
 * nothing on record has stays a condition, so that nothing is found rather than everything
 */
export function compiled(half: Half, heard: ReadonlyMap<string, readonly FieldName[]>): EntityQuery {
  const { said, told, order } = half;
  const { items, unread, unknown } = leftRead(half, heard);
  const all = [...half.items, ...items].toSorted((one, other) => one.at - other.at);
  for (const { at, end } of items) said.blot({ at, end });
  const { denied, untold } = deniedOf(said, all);
  const unheard = unknown.map((item) => ({
    ...item,
    why: `${said.text.slice(item.at, item.end)} (no name on record)`,
  }));
  const notUsed = [...told, ...unheard, ...stretchesOf(said, [...unread, ...untold])].toSorted(
    (one, other) => one.at - other.at,
  );
  if (half.isIdle && !all.some((item) => tellsStage(item) && !denied.has(item)))
    all.push(
      itemOf({
        at: said.text.length,
        end: said.text.length,
        conditions: [on('stage', { values: [...LIVE_STAGES] })],
      }),
    );
  const { all: clauses, either, otherwise: other, loose } = joinedOf(said.text, all, denied);
  const otherwise = other ?? otherReading(half, items);
  // Words that mean nothing by themselves may mean something together.
  const isAll = clauses.length === 0 && notUsed.length === 0;
  if (
    isAll &&
    order?.rank === undefined &&
    !ALL.test(
      without(said.text, order?.words ?? [])
        .replace(NEWEST_FIRST, '')
        .trim(),
    )
  )
    return { all: [], unsupported: [said.text.slice(0, 200)] };
  const unsupported = [
    ...[...notUsed, ...(order?.told ?? [])].map(({ why }) => why),
    ...loose,
    ...heldAgainst(said, all, half.type),
    ...conflictsOf(clauses, half.today),
    ...(either?.ways.flatMap((way) => conflictsOf([...either.shared, ...way], half.today)) ?? []),
  ].map((why) => why.slice(0, 200));
  return {
    all: clauses,
    unsupported: [...new Set(unsupported)].slice(0, 20),
    ...(order?.first && { first: order.first.most }),
    ...(order?.rank && { rank: order.rank }),
    ...(order?.direction === 'oldest' && { order: 'oldest' as const }),
    ...(isAll && unsupported.length > 0 && { isAll: true as const }),
    ...(either !== null && { either }),
    ...(otherwise !== null && { otherwise }),
  };
}

/** The clauses of what the same words may ask for as well, with the names that were heard. */
function otherReading({ said, otherwise }: Half, heard: readonly Item[]): EntityQuery['otherwise'] | null {
  if (otherwise === null) return null;
  const all = [...otherwise.items, ...heard].toSorted((one, other) => one.at - other.at);
  return { all: joinedOf(said.text, all, deniedOf(said, all).denied).all, how: otherwise.how };
}

/** Whoever is out does not move either: of people who stand still those are meant who could, unless a stage is named. */
const tellsStage = ({ field }: Item): boolean => field === 'stage' || field === 'previous_stage';

/** A text without some of its stretches. */
const without = (text: string, gone: readonly Stretch[]): string =>
  gone
    .toSorted((one, other) => other.at - one.at)
    .reduce((said, { at, end }) => `${said.slice(0, at)} ${said.slice(end)}`, text);

/** A search as rules read it where nothing is known of the agency. */
export function compileEntityQuery(
  type: RecordType,
  query: string,
  home: Home,
  names = NO_NAMES,
): EntityQuery {
  return compiled(halfRead(type, query, saidOf(query), home, names), new Map());
}

function leftRead(
  half: Half,
  heard: ReadonlyMap<string, readonly FieldName[]>,
): { items: Item[]; unread: Spoken[]; unknown: Item[] } {
  const { said, left } = half;
  const unread: Spoken[] = [];
  const words: (Spoken & { field: FieldName; isKnown: boolean })[] = [];
  const denials = [...denialsIn(said), ...leftOutIn(said, half.items).words];
  for (const word of left) {
    if (denials.some(({ at, end }) => word.at < end && word.end > at)) continue;
    if (isSmall(word.said.toLowerCase()) || /^(?:excl?|excluded|omitted|removed|aside)$/i.test(word.said)) {
      unread.push(word);
      continue;
    }
    // "M&F" are no words that begin with an m and an f.
    if (plainWords(word.said).every((part) => part.length === 1)) {
      unread.push(word);
      continue;
    }
    // "The hiring manager is away": somebody at the client, and no job that is called so.
    if (
      /^managers?(?:['’]s)?$/i.test(word.said) &&
      /\b(?:hiring|line)\s+$/i.test(said.text.slice(0, word.at))
    ) {
      unread.push(word);
      continue;
    }
    const text = nameWord(word.said);
    const fields = heard.get(text) ?? [];
    const isEveryday =
      word.said === word.said.toLowerCase() && (/^[\d£$€]/.test(text) || isEnglishWord(text));
    const own = isEveryday ? fields.filter((field) => field !== 'candidate' && field !== 'contact') : fields;
    const isName = own.length > 0 || (!isEveryday && isNameLike(said, word));
    if (!isName) unread.push(word);
    else
      words.push({
        ...word,
        field:
          own[0] === 'title' && isOfClient(said, word.end)
            ? 'industry'
            : own.length === 1 && own[0] !== undefined
              ? own[0]
              : 'words',
        isKnown: own.length > 0,
      });
  }
  const items: Item[] = [];
  const unknown: Item[] = [];
  for (const { at, end, field, said: word, isKnown } of words) {
    const value = plainWords(word.replace(/['’]s?$/, '')).join(' ') || fold(word);
    const last = items.at(-1);
    const isSide =
      last !== undefined &&
      /^\s+$/.test(said.text.slice(last.end, at)) &&
      last.conditions[0]?.field === field;
    if (isSide) {
      const joined = itemOf({
        at: last.at,
        end,
        conditions: [on(field, { values: [`${last.conditions[0]?.values[0] ?? ''} ${value}`] })],
      });
      if (unknown.at(-1) === last) unknown.splice(-1, 1, joined);
      else if (!isKnown) unknown.push(joined);
      items.splice(-1, 1, joined);
      continue;
    }
    const item = itemOf({ at, end, conditions: [on(field, { values: [value] })] });
    items.push(item);
    if (!isKnown) unknown.push(item);
  }
  return { items, unread, unknown };
}

/** "Clean-up" is no name either: each part is a word. */
const isEnglishWord = (text: string): boolean => text.split('-').every((part) => isEnglish(part));

/** A word that may name somebody or something: written as names are, or no word of the language. */
const isNameLike = (said: Said, { said: word, at }: Spoken): boolean => {
  if (/^\d/.test(word)) return false;
  // "AFTER we sent them" is said loud.
  if (/^\p{Lu}{3,}$/u.test(word) && /\p{Ll}/u.test(said.text) && isEnglish(word.toLowerCase())) return false;
  // The first word of a sentence is capitalised whatever it is.
  const isFirst = at === 0 || /[.!?:]\s*$/.test(said.text.slice(0, at));
  return !(isFirst && isEnglishWord(word.toLowerCase()));
};

/** What was not read, in its own words: with what stands between, and without what leads to it. */
function stretchesOf(said: Said, unread: readonly Stretch[]): (Stretch & { why: string })[] {
  const sorted = unread.toSorted((one, other) => one.at - other.at);
  const found: Stretch[] = [];
  for (const { at, end } of sorted) {
    const last = found.at(-1);
    const between = last === undefined ? '' : said.rest.slice(last.end, at);
    const isNext = last !== undefined && !said.taken(last.end, at) && !/[,;.!?]/.test(between);
    if (isNext) last.end = end;
    else found.push({ at, end });
  }
  return found.map((one) => {
    const [behind = ''] = /^(?:\s+[\p{L}\p{N}'-]+){0,3}/u.exec(said.rest.slice(one.end)) ?? [];
    const [before = ''] = /(?:[\p{L}\p{N}'-]+\s+){0,2}$/u.exec(said.rest.slice(0, one.at)) ?? [];
    const lead = before.replace(LEADING, '');
    const tail = behind.replace(TRAILING, '');
    return { ...one, why: `${lead}${said.text.slice(one.at, one.end)}${tail}`.trim() };
  });
}

/** What is not worth telling around what was not used. */
const IDLE =
  'the|an?|that|which|who|where|is|are|was|were|has|have|had|been|of|for|in|on|at|to|and|or|show|me|list|give|find|all|any|jobs?|roles?|applications?|interviews?|candidates?|clients?|with|please|it|they|we|us|so|got|there|than|by|from|as|this|those|these|still|yet|now|currently|be';
const LEADING = new RegExp(`^(?:.*\\s)?(?:${IDLE})\\s+$|^(?:(?:${IDLE})\\s+)+`, 'i');
const TRAILING = new RegExp(`(?:\\s+(?:${IDLE}))+$`, 'i');

/** A keyword search, used when no compiler is available: words alone, and what denies is told. */
export function keywordsAlone(query: string): EntityQuery {
  const said = saidOf(query);
  const words = said.words.filter(({ said: word }) => !isSmall(word.toLowerCase()));
  const unsupported = DENIES.exec(said.text)?.slice(0, 1) ?? [];
  const values = [...new Set(words.map(({ said: word }) => plainWords(word).join(' ')))].slice(0, 20);
  return { all: values.map((value) => ({ any: [on('words', { values: [value] })] })), unsupported };
}

/** Words alone cannot leave anything out. */
const DENIES = /\b(?:not|no|except|excluding|without|other than|never)\b(?:\s+[\p{L}\p{N}'-]+){0,3}/iu;
