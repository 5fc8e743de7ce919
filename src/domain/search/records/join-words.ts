import type { EntityQuery } from './query.ts';

export type Clauses = EntityQuery['all'];

/** How the words of a search that join others were read. */
export interface Joined {
  all: Clauses;
  /** The ways of which one will do, and what holds of each of them: the same as `all`, to be said. */
  either: { shared: Clauses; ways: Clauses[] } | null;
  /** What its words may mean as well, and what of them reaches how far. */
  otherwise: { all: Clauses; how: string } | null;
  /** An "or" that joins nothing, with what stands beside it: both are asked for. */
  loose: string[];
}

const NOUN =
  '(?:ones?|jobs?|roles?|vacanc(?:y|ies)|positions?|people|candidates?|applicants?|applications?|interviews?|contracts?)';
const SOMEBODY =
  '(?:any(?:one|body|thing)|every(?:one|body|thing)|those|whoever|whatever|people|candidates?|all|ones?)';
const SMALL = `(?:(?:at|in|on|of|for|with|by|from|to|an?|the|any|that|which|who|are|is|was|were|have|has|had|been|also|still|now|currently|either|both|got|being|all|too|${SOMEBODY}|${NOUN})\\s+)*`;
/** What joins two parts of a search: "Leeds ones, and Hull". */
const JOIN = new RegExp(
  `^(?:'s)?\\)?(?<noun>(?: ${NOUN})*)\\s*(?:(?<comma>[,;])\\s*)?(?:(?<word>and also|and|or|plus|as well as|along with|together with|also|and/or)\\s+|(?<sign>[&+/])\\s*)?(?<led>${SMALL})\\(?$`,
  'i',
);
export const OWN_BEFORE = new RegExp(`\\b${SOMEBODY}\\b|\\b${NOUN}\\b`, 'i');
export const OWN_BEHIND = new RegExp(`^(?:'s)? ${NOUN}(?![\\p{L}])`, 'iu');
/** "Video or phone interviews" are interviews both; "Kestrel jobs and Pennine jobs" say it twice. */
const ONES_BEHIND = /^(?:'s)? ones?(?![\p{L}])/iu;
/** Where a part of a search ends. */
export const STOPS = /[,;.!?]|\b(?:or|and|plus|but|as well as|also|except|excluding|not)\b/i;
export const LEAVES_OUT =
  /\b(?:except(?:ing)?(?: for)?|excluding|apart from|aside from|other than|bar(?:ring)?|minus|leaving out|but not|but|not counting|not including)\s+(?:(?:the|any|all|those|our|my|for|at|in|with)\s+)*$/i;

const MORE = /\b(?:anything|anyone|anybody|whatever|whoever|everything|everyone|everybody)\b/i;

/** What joins two parts of a search. */
export interface Join {
  isOr: boolean;
  /** Whether what is joined begins anew: "plus anything", "and anyone". */
  isMore: boolean;
  isSetOff: boolean;
  hasOwnNoun: boolean;
}

/** Reads what stands between two things that were read as a join; null where it is none. */
export function joinIn(between: string, behind: string): Join | null {
  const match = JOIN.exec(between);
  const { noun = '', comma, word, sign, led = '' } = match?.groups ?? {};
  if (match === null || (!comma && !word && !sign)) return null;
  return {
    isMore: word !== undefined && MORE.test(led),
    isOr: word !== undefined && /^(?:and\/)?or$/i.test(word),
    isSetOff: comma !== undefined || (word !== undefined && /plus|well|along|together|also/i.test(word)),
    hasOwnNoun: OWN_BEFORE.test(led) || ONES_BEHIND.test(behind) || (noun !== '' && OWN_BEHIND.test(behind)),
  };
}
