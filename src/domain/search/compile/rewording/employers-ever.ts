import { employerGroup, employerNamed } from '../../../lexicon/employers.ts';
import { skills } from '../../../lexicon/terms.ts';

const NOW = String.raw`(?:current(?:ly)?|present(?:ly)?|existing|now|today['’]s)`;
const ONCE = String.raw`(?:past|previous(?:ly)?|former(?:ly)?|ex|prior|earlier|last|once|before)`;
const JOIN = String.raw`(?:\s*,?\s*(?:and\s?\/\s?or|or|and|&|\+|\||\/)\s*)`;
const EVER = String.raw`(?:(?:either|any|all)\s+)?(?:${NOW}${JOIN}${ONCE}|${ONCE}${JOIN}${NOW})`;
const HOUSE = String.raw`(?:employers?|compan(?:y|ies)|firms?|organi[sz]ations?|workplaces?|business(?:es)?)`;
const REFUSES = String.raw`(?:not?|never|exclud(?:e|es|ed|ing)|excl\.?|avoid(?:ing)?|without|bar(?:red)?|NOT|!)`;
/** The field and its mark: "current OR past employer:", "company (current or past):", "employers, past or present =". */
const FIELD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${REFUSES})\s*)?(?:${EVER}[\s_-]+${HOUSE}|${HOUSE}\s*[(,[–-]?\s*${EVER}\s*[)\]]?)\s*(?::|==?|\b(?:is|are|was|of)\b)\s*(?:(?:one|any)\s+of\s*:?\s*)?(?=[\p{L}\p{N}"([])`,
  'giu',
);
/** What ends the names of a field. */
const END = /[);\]|\n]|\.(?=\s|$)|\s(?:AND|NOT)\s|$/u;
const PART = /\s*(?:,\s*(?:or\s+|and\s+)?|\/)\s*|\s(?:or|and|OR)\s+/gu;

const isHouse = (name: string): boolean =>
  employerNamed(name) !== undefined || employerGroup(name) !== undefined;

/**
 * A field for where somebody is or was, in the words by which that is read: "(current OR past employer: Google, Meta)" is whoever
 * worked at one of them at any time. In brackets each of its list is one; elsewhere a list ends before what is no company.
 */
export function withEmployersEver(query: string): string {
  let said = '';
  let from = 0;
  for (const { index, 0: field, 1: refused } of query.matchAll(FIELD)) {
    if (index < from) continue;
    const begin = index + field.length;
    const behind = query.slice(begin);
    const bracket = /^[([]\s*/.exec(behind)?.[0] ?? '';
    const inside = behind.slice(bracket.length);
    const whole = inside.slice(0, END.exec(inside)?.index ?? inside.length);
    const isClosed = bracket !== '' || isOpen(query.slice(0, index));
    const { names, length } = namesOf(whole, isClosed);
    if (names.length === 0) continue;
    const close = bracket === '' ? '' : (/^\s*[)\]]/.exec(inside.slice(length))?.[0] ?? '');
    const lead = refused === undefined ? 'worked at' : 'never at';
    said += `${query.slice(from, index)}${lead} ${names.join(' or ')}`;
    from = begin + bracket.length + length + close.length;
  }
  return said + query.slice(from);
}

const WITH_SINCE =
  /\bwith\s+(\p{Lu}[\p{L}\p{N}&'.-]*(?:\s+(?:&|and|of|\p{Lu}[\p{L}\p{N}&'.-]*)){0,3})(?=\s*[(,]?\s*(?:since|from)\s+(?:at\s+(?:least|latest)\s+|no\s+later\s+than\s+)?(?:19|20)\d\d)/gu;

/** "Accountants with KPMG since 2020": with whom somebody is since a year is where they work, where that is no tool. */
export const withHousesSince = (query: string): string =>
  query.replace(WITH_SINCE, (said: string, name: string) =>
    isHouse(name) && skills().book.whole(name) === undefined ? `at ${name}` : said,
  );

/** Whether a bracket stands open at the end of a text. */
const isOpen = (before: string): boolean => before.lastIndexOf('(') > before.lastIndexOf(')');

/** The names with which a field begins, and how far they reach. */
function namesOf(whole: string, isClosed: boolean): { names: string[]; length: number } {
  const names: string[] = [];
  let length = 0;
  for (let at = 0; at < whole.length; ) {
    const { name, end, mark } = nameAt(whole, at);
    const isMore = isClosed || names.length === 0 || isHouse(name);
    if (name === '' || !isMore) break;
    names.push(name);
    length = end;
    if (mark === '') break;
    at = end + mark.length;
  }
  return { names, length };
}

/** The name at a place and what parts it from the next. "Slaughter and May" is one. */
function nameAt(whole: string, at: number): { name: string; end: number; mark: string } {
  const marks = [...whole.slice(at).matchAll(PART)];
  const upTo = (index: number | undefined): string =>
    whole
      .slice(at, index === undefined ? whole.length : at + index)
      .replaceAll('"', '')
      .trim();
  const [first, second] = marks;
  const isJoined = first !== undefined && /^\s(?:and|&)\s/.test(first[0]) && isHouse(upTo(second?.index));
  const mark = isJoined ? second : first;
  return {
    name: upTo(mark?.index),
    end: mark === undefined ? whole.length : at + mark.index,
    mark: mark?.[0] ?? '',
  };
}
