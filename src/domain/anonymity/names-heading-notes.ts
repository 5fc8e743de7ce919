import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf as tokensOf } from '../lexicon/text.ts';
import { tagged } from '../speech/index.ts';
import type { Find } from './near.ts';
import { isOccupation } from './short-words.ts';
import { FINITE } from './small-given-names.ts';

/** Where a note, a line of it or a sentence begins. */
const HEAD = String.raw`(?<=(?:^|\n|[.;!?] ?)\s{0,2})`;
/** How a note goes on behind the whole name of whom it is of. */
const WHOLE_GOES_ON = String.raw`(?![\p{L}\p{N}'’-])`;
/** The same but for a rank or a trade: `chance/rob plumber`. */
const SIGN_OR_VERB = new RegExp(String.raw`^(?:[,.;:(/]| ?[-–—] |$|\n| \d| (?:${FINITE})(?!\p{L}))`, 'u');
/** Where messages come from, with when they came or what they say. */
const MESSAGE = String.raw`(?:[Tt]exts?|[Tt]xts?|[Ss][Mm][Ss]|[Vv]oice ?mail|[Vv][Mm]|[Mm]sgs?|[Mm]issed call|[Ww]hats ?[Aa]pp|DM|dm) from `;
const WHEN = String.raw`(?=:| (?:at )?\d{1,2}(?:[.:h]\d\d)? ?(?:am|pm|AM|PM|uhr)?(?![\p{L}\d]))`;
/** Behind what tells that somebody's rank or trade comes, no thing. */
const RANK =
  /^(?:qualified|senior|junior|lead|head|chief|trainee|apprentice|experienced|time-served|registered|certified|licen[cs]ed|chartered|freelance|self-employed|sous|part|band|level|class|grade|tier|nvq|1st|2nd|3rd|hgv|lgv|cnc|mig|tig|red|gas|multi-skilled|multiskilled|approved)$/u;
/** What is no rank or trade of somebody: `Will need a joiner`. */
const JOINS =
  /^(?:an?|the|to|of|for|with|by|in|at|on|and|or|is|was|are|were|be|been|has|had|have|will|would|can|could|should|must|may|not|no|as|my|our|his|her|their|your|this|that|from|up|out|who)$/u;

/** Trades as notes cut them short. */
const SHORT_ROLE = /^(?:op|dev|tech|eng|mgr|exec|spark|sparky|chippy|brickie|scaff|hca|rn|qs|pa)$/u;

const isAlone = (words: string[]): boolean => words.length === 1 && /^[a-z]{2,}$/.test(words[0] ?? '');

/**
 * Whether a rank or a trade comes next, before any sign: `part 2 scaffolder, 6 years`.
 * @returns `sure` where a word of rank stands before it, `maybe` where only the trade does
 */
function roleAhead(after: string): 'sure' | 'maybe' | null {
  const said = /^[^,.;:()!?\n–—]*/u.exec(after)?.[0].split(/ - /u)[0]?.trim().toLowerCase() ?? '';
  const words = said.split(/\s+/u).slice(0, 8);
  const tokens = tokensOf(said).map(({ text }) => text);
  const at = words.findIndex((word, index) => index < 4 && isOfRole(word, tokens, index));
  if (at < 0 || words.slice(0, at).some((word) => JOINS.test(word))) return null;
  // A trade that more is said of is no trade of the one that is named: `senior engineer CVs as urgent`.
  let length = Math.max(1, isRoleAt(tokens, at) ? lengthAt(tokens, at) : 1);
  // `barista trainer`, `scaffold supervisor`: trades that no list has are made of those that it has.
  while (at + length < words.length && isOfRole(words[at + length] ?? '', tokens, at + length)) length += 1;
  const next = words[at + length];
  if (
    next !== undefined &&
    !/^\d|^(?:by|with|of|for|in|at|on|since|from|and|who|now|looking|wanting|needs?|wants?|nights?|days?)$/u.test(
      next,
    )
  )
    return null;
  return words.slice(0, Math.max(1, at)).some((word) => RANK.test(word)) ? 'sure' : 'maybe';
}

const isOfRole = (word: string, tokens: readonly string[], at: number): boolean =>
  SHORT_ROLE.test(word) || isOccupation(word) || isRoleAt(tokens, at);
const isRoleAt = (tokens: readonly string[], at: number): boolean =>
  roles().book.at([...tokens], at) !== undefined;
const lengthAt = (tokens: readonly string[], at: number): number =>
  roles().book.at([...tokens], at)?.length ?? 1;

/** Whether the word itself is no thing there, so that a note may begin with an order or a quality: `Chase senior geologist`. */
const isDoneOrQuality = (word: string, rest: string): boolean =>
  !/^(?:NOUN|PROPN)$/u.test(tagged(`${word}${/^[^,.;:()!?\n]*/u.exec(rest)?.[0] ?? ''}`)[0]?.pos ?? '');

/**
 * Finds the own given name where it is a word as well and a note begins with it without a verb, before what somebody is (`Jack part 2
 * scaffolder`, `frank (electrician)`), and in small letters behind a message (`text from jack 6.12am`).
 * @param isSure whether to find those that nothing else is meant by; else those that may be a word
 */
export function noteHeadFinder(given: string, isSure: boolean): Find | undefined {
  const word = given.toLowerCase();
  if (!/^[a-z]{3,}$/.test(word)) return undefined;
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const heads = new RegExp(`${HEAD}(?:${capital}|${word}|${word.toUpperCase()})(?= ?[,(–—-] ?| )`, 'gu');
  const messages = new RegExp(`(?<=(?<!\\p{L})${MESSAGE})(?:${capital}|${word})${WHEN}`, 'gu');
  return (text) =>
    [
      ...(isSure ? matchesOf(messages, text) : []),
      ...matchesOf(heads, text).filter(({ 0: said, index }) => {
        const rest = text.slice(index + said.length, index + said.length + 80);
        const sign = /^ ?[,(–—-] ?/u.exec(rest)?.[0];
        const role = roleAhead(rest.slice(sign?.length ?? 1));
        if (role === null) return false;
        const isOfText = /(?:^|\n)\s*$/u.test(text.slice(0, index));
        const sure = isOfText && (sign !== undefined || (role === 'sure' && !isDoneOrQuality(word, rest)));
        return sure === isSure;
      }),
    ].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** Finds a given name cut short right before or behind the surname, each with its capital: `Vale Paz` of Valentina Paz, `Sommer Domi`. */
export function cutGivenFinder(given: readonly string[], surname: readonly string[]): Find | undefined {
  const [first = '', ...others] = given;
  const lasts = [...others, ...surname].filter((word) => /^[a-z]{3,}$/.test(word));
  if (!/^[a-z]{6,}$/.test(first) || lasts.length === 0) return undefined;
  const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const cuts = [3, 4, 5].map((length) => large(first.slice(0, length))).join('|');
  const last = lasts.map(large).join('|');
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(?:(?:${cuts}) (?:${last})|(?:${last}) (?:${cuts}))(?![\\p{L}\\p{N}’'-])`,
    'gu',
  );
  return (text) => matchesOf(said, text).map(spanOf);
}

/** How somebody without capitals says who they are: `yo this smokey bellerose`, `hi its ducky moran here`. */
const INTRODUCES = String.raw`(?:this(?: is|[’']?s)?|it[’']?s|i[’']?m|i am|name is|name[’']?s|names|call me|from|w/|with|re:?|told|met|here is|regards,?|cheers,?)`;
/** What stands between that and a surname and is no name. */
const NO_BYNAME =
  '(?:mr|mrs|ms|miss|mx|dr|prof|sir|the|an?|our|my|your|his|her|their|and|or|both|old|big|young|little|team|family|only|just|still|not|all|dear|late|boss|chef|nurse|coach|foreman|manager|brother|sister|mister|master|herr|frau|de|van|von|der|den|el|la|le|al|bin|da|di|do|du|st|mc|mac|o)';

/** Finds what stands in small letters in the place of the given name before the surname, which may be what the person is called. */
export function bynameInSmallFinder(surname: readonly string[]): Find | undefined {
  const [last = ''] = surname;
  if (!isAlone([...surname]) || last.length < 4) return undefined;
  const said = new RegExp(
    String.raw`(?<=(?<!\p{L})${INTRODUCES} )(?!${NO_BYNAME} )\p{Ll}{2,12}(?= ${last}(?![\p{L}\p{N}'’-]))`,
    'gu',
  );
  return (text) => matchesOf(said, text).map(spanOf);
}

/**
 * Finds the whole name where it is made of words, the surname first or in small letters: `Tucker/Brandon, millwright`, `price, rocky`, `dean
 * marsh, site manager`, and behind it the given name where it does something.
 * @param isSure whether to find those at the head of a note; else small letters elsewhere
 */
export function wholeNameFinder(given: string[], surname: string[], isSure: boolean): Find | undefined {
  const [first = ''] = given;
  const [last = ''] = surname;
  if (!isAlone(given.slice(0, 1)) || !isAlone(surname)) return undefined;
  const bent = `${last}(?:er|y|s|o)?`;
  if (!isSure) {
    const small = new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${first} ${last}|${last}, ?${first})(?![\\p{L}\\p{N}-])`,
      'gu',
    );
    return (text) => matchesOf(small, text).map(spanOf);
  }
  const whole = new RegExp(
    `${HEAD}(?:${bent}(?: ?/ ?|, ?)${first}|${first} ?/ ?${bent}|${first} ${last})${WHOLE_GOES_ON}`,
    'giu',
  );
  const again = new RegExp(`(?<=[.;!?,\\n] )${first}(?= (?:${FINITE})(?!\\p{L}))`, 'gu');
  return (text) => {
    const heads = matchesOf(whole, text).filter(({ 0: said, index }) => {
      const rest = text.slice(index + said.length, index + said.length + 80);
      return SIGN_OR_VERB.test(rest) || (/^ /u.test(rest) && roleAhead(rest.slice(1)) !== null);
    });
    return [...heads, ...(heads.length > 0 ? matchesOf(again, text) : [])].map(spanOf);
  };
}

const spanOf = ({ 0: said, index }: RegExpExecArray): { start: number; end: number } => ({
  start: index,
  end: index + said.length,
});
