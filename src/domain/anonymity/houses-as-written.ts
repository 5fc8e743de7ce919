import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';
import { beginsSentence, type Reason } from './spans.ts';
import { ACRONYMS_OF_WORK, GENERIC, LETTERS_OF_FIELD } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const all = (said: RegExp): Find => {
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
};

/** Where somebody was, in the languages that are read. */
const THERE =
  '(?:at|joined|left|ex-?|with|from|for|chez|bei(?: der| dem)?|beim|zu|zur|zum|von|vom|bij(?: de)?|naar|van|hos|presso|in|da|dal|dalla|na|no|em|pela|pelo|en|de|del|på|ved|u|w|we|v|ve|z|ze|do|od)';
/** How a sentence goes on after a house, and not after a word that takes another behind it. */
const GOES_ON =
  "(?=['’]s(?!\\p{L})|[.,;:)!?–—]|$|\\n| (?:in|as|since|for|before|after|and|on|until|till|where|then|now|who|which|she|he|they|als|seit|und|in|im|davor|vorher|gelernt|hat|hatte|war|en|et|depuis|comme|puis|y|desde|como|luego|e|dal|come|poi|sinds|daarna|als|desde|depois|och|sedan|som|og|siden|od|jako|i|a|potem|op de|op het|aan de|aan het|auf der|auf dem|an der|an dem|dans|sur|nos|nas|nel|nella|\\d)(?!\\p{L}))";

/**
 * Finds a house by what its own name begins with in small letters, before a hyphen, a stop or its kind: `bei dm` of dm-drogerie markt, `bij
 * bol` of bol.com. As short as it is, it counts where somebody was.
 */
export function smallHeadFinder(name: string): Find | undefined {
  const head = /^(\p{Ll}[\p{Ll}\d]{1,9})(?=[-. ]|$)/u.exec(name)?.[1];
  if (head === undefined) return undefined;
  if (
    /^(?:the|de|het|la|le|el|los|las|il|lo|die|der|das|den|van|von|da|do|di|in|at|on|to|my|we|be|go|so|up|us|it|no|an|by|or)$/.test(
      head,
    )
  )
    return undefined;
  return all(new RegExp(`(?<=(?<![\\p{L}-])${THERE} ?)${escaped(head)}${GOES_ON}`, 'gu'));
}

/** What a word in capitals is emphasised as, in place of being a house: `the NEXT role`, `our NEXT STEP`. */
const EMPHASISED =
  /(?<!\p{L})(?:the|an?|our|your|my|his|her|their|this|that|these|those|no|any|is|was|are|be|very|so|VERY|NOT|ALL) $/iu;
const CAPITALS_BESIDE = /(?<!\p{L})\p{Lu}{3,}[ ,:/–-]+$|^[ ,:/–-]+\p{Lu}{3,}(?!\p{L})/u;

/**
 * Finds a house that is called by a common word where a text that is not written in capitals has it so, as its sign does: `NEXT pay her`, `at
 * GAP`.
 */
export function inCapitalsFinder(name: string, reason: Reason): Find | undefined {
  const [first = '', ...rest] = name.split(/\s+/u);
  const small = first.toLowerCase();
  if (reason !== 'employer' || !/^\p{L}{3,12}$/u.test(first) || !isEnglish(small) || GENERIC.has(small))
    return undefined;
  if (rest.length > 1 || isPlaceName(small) || ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small))
    return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}&.-])${first.toUpperCase()}(?![\\p{L}\\p{N}&-])`, 'gu');
  return (text) =>
    matchesOf(said, text)
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(({ start, end }) => {
        const before = text.slice(Math.max(0, start - 24), start);
        const after = text.slice(end, end + 24);
        if (EMPHASISED.test(before) || CAPITALS_BESIDE.test(before) || CAPITALS_BESIDE.test(after))
          return false;
        return beginsSentence(text, start)
          ? /^ \p{Ll}|^[’']s(?!\p{L})/u.test(after)
          : /(?<!\p{L})(?:at|joined|left|ex-?|with|from|for|by|to|chez|bei|bij|since|before|after|then|now|and) $/iu.test(
              before,
            );
      });
}

const ACTED =
  '(?= (?:took|hired|trained|taught|made|gave|sent|put|kept|promoted|moved|paid|pays|pay|brought|poached|let|apprenticed|offered|sponsored|had|has|have|want|wanted)(?: on| up| over)? (?:him|her|them|me|us|the candidate)(?!\\p{L}))';
const WORKED =
  '(?<=(?<!\\p{L})(?:[Aa]t|[Jj]oined|left|ex-?|now with|years (?:at|with)|worked (?:at|for)|started (?:at|with)|apprenticed (?:at|to|with)|trained (?:at|by|with)) )';

/**
 * Finds a house that is called by somebody in full by the surname as people say it, in the plural or with an s of whose it is: `Grants took
 * him on` of William Grant & Sons, `at Ballantynes`.
 */
export function ofPersonFinder(name: string, reason: Reason): Find | undefined {
  const [, given = '', surname = ''] =
    /^(\p{Lu}\p{Ll}+|\p{Lu}\.?(?: ?\p{Lu}\.?)?) (\p{Lu}\p{L}{2,})(?=$| (?:&|and|et|und|y|Ltd|Limited|plc|PLC|Group|Partnership|Holdings|Sons|Brothers|Bros|Construction|Transport|Engineering|Brewery|Distillers))/u.exec(
      name,
    ) ?? [];
  if (reason !== 'employer' || surname === '' || GENERIC.has(surname.toLowerCase())) return undefined;
  if (given.length > 3 && !isGivenName(given.toLowerCase())) return undefined;
  const form = `${escaped(surname)}(?:[’']?s)?`;
  return all(
    new RegExp(
      `(?<![\\p{L}\\p{N}&.-])(?:${form}${ACTED}|${WORKED}${form}(?![\\p{L}\\p{N}&]|[’']\\p{L}| \\p{Lu}))`,
      'gu',
    ),
  );
}

/** What crews, hangars and desks have that are called by the letters of their house: `the CX night shift`. */
export function lettersOfShiftFinder(letters: readonly string[]): Find | undefined {
  const own = letters.filter((one) => /^[\p{Lu}\d]{2,4}$/u.test(one) && /\p{Lu}/u.test(one));
  if (own.length === 0) return undefined;
  return all(
    new RegExp(
      `(?<=(?<!\\p{L})(?:[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|an?|old|former) )(?:${own.map(escaped).join('|')})(?= (?:\\p{Ll}+ ){0,2}(?:shifts?|crews?|hangar|fleet|base|hub|roster|lounge|cabin|line|ramp|sim|uniform|cadets?|cadetship|desk|account|contract|days|years|lot|people|floor)(?!\\p{L}))`,
      'gu',
    ),
  );
}

/** Behind a house that is called by whoever founded it: `at Hamilton's since 2018`. What follows is no thing of somebody's. */
const OF_FOUNDER_GOES_ON =
  '(?=[.,;:)]|$|\\n| (?:since|until|till|for|in|on|as|and|or|before|after|from|where|who|while|then|to|at|with|was|is|has|had)(?!\\p{L}))';

/** Finds a house of several words by its first one as that of whoever founded it: `at Hamilton's`, `for Betty's`, of Hamilton & Inches. */
export function ofFounderFinder(name: string, reason: Reason): Find | undefined {
  const [first = '', ...rest] = name.split(/\s+/u);
  if (reason !== 'employer' || !/^\p{Lu}\p{Ll}{3,}$/u.test(first)) return undefined;
  const plain = first.replace(/s$/u, '');
  const isOne = rest.length === 0;
  if (isOne && plain === first) return undefined;
  const said = new RegExp(
    `(?<=(?<!\\p{L})(?:at|for|from|with|joined|left|to|by|ex-?) )(?:${[...new Set([first, plain])].join('|')})[’']s${OF_FOUNDER_GOES_ON}`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(said)].map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
