import { KINDS } from './interview-kinds.ts';

/** A sentence about how people are interviewed, in the pieces that tell a round each, and which of those that were counted a piece speaks of. */

const SPLIT =
  /[,:+;→>]|(?<=\S )(?=(?:2nd|3rd|second|zweite[sr]?|2e) (?:at |in |here|office|on )?)(?<!\b(?:the|a|and|then|with) )|\b(?:after which|and|then|och|sedan|därefter|og|derefter|deretter|potem|następnie|followed by|plus|und|dann|danach|anschließend|sowie|puis|ensuite|et|y|luego|including|poi|quindi|daarna|vervolgens|depois|después|with|mit|avec)\b|(?<= )(?:e|y)(?= )|\bw\/|\d\)/iu;

/** "A working morning after a call with me": what is told first comes second. */
const AFTER =
  /^(.{6,80}?) after (?!which|that)(?:an? |the |your |our )?((?:\p{L}+ ){0,3}?(?:calls?|chats?|phone|zoom|teams|interviews?|meeting|video|screen(?:ing)?|conversation)(?!\p{L}).*)$/iu;
/** Why somebody is met so: "so they can see us". */
const PURPOSE =
  /(?:,? so (?:that )?(?:they|we|you|i|both|everyone)(?!\p{L})|,? to (?:see|make sure|check) (?:if|whether|that|how)(?!\p{L})).*$/iu;
/** What is asked of others: "we ring two referees". */
const OF_REFEREES = /(?:,|\band\b)?[^,]*\b(?:referees?|reference checks?|references)\b[^,;.]*/giu;

/** A sentence about the process in the order in which it is gone through, without what is said beside it. */
export function inOrder(sentence: string): string {
  const bare = sentence.replace(PURPOSE, '').replace(OF_REFEREES, '');
  const [, second, first] = AFTER.exec(bare) ?? [];
  return second === undefined || first === undefined ? bare : `${first.replace(/[.]$/u, '')}, then ${second}`;
}

/** "the second with a panel" says more of a round that was counted. */
export const OF_COUNTED =
  /\b(?:the |un )?(?:(first|1st|1e|1\.|premier|erste[sr]?|prim[oa]|primer[oa]?|eerste|primeir[oa])|(second|2nd|2e|2\.|zweite[sr]?|second[oa]|deuxième|segund[oa]|tweede|andra|druga)|(third|3rd)|(last|final|other|ultimo|último))\b/iu;

/** "No interview as such", "kein Gespräch": what is said not to be held. */
export const NOT_HELD =
  /(?<!\p{L})(?:no|not|without|kein(?:e|en)?|pas d[e’'] ?|sin|senza|geen|sem|nothing) (?:an? |formal |proper |real |second |further |förmliches )*(?:interviews?|gespräche?|entre(?:tien|vue)s?|entrevistas?|colloqui[o]?|gesprek(?:ken)?|rounds?|(?:trade |work |technical )?tests?|(?:work )?trials?|probearbeiten|panels?)(?: as such| needed| at all)?(?!\p{L})/giu;
/** What a sentence about the process begins with, so that "Interviews will be one call" counts the call alone. */
export function withoutLead(sentence: string): string {
  const bare = sentence.replace(
    /^\W*(?:the |our )?(?:process|interviews?|selection|loop|ablauf|auswahl|auswahlverfahren|gespräche|processus|entre(?:tien|vue)s?)(?: (?:is|are|will be))?\s*[:=,–—-]?\s+/iu,
    '',
  );
  return KINDS.some(([, pattern]) => pattern.test(bare)) ? bare : sentence;
}

export function placeOf(piece: string, joined: string, counted: number): number {
  const [, first, second, third, last] = OF_COUNTED.exec(piece) ?? [];
  if (first !== undefined) return 0;
  if (second !== undefined) return 1;
  if (third !== undefined) return 2;
  return last !== undefined || /including/iu.test(joined) ? counted - 1 : -1;
}

export function* piecesOf(sentence: string): Generator<readonly [string, string]> {
  let rest = sentence;
  let joined = '';
  for (let at = SPLIT.exec(rest); at !== null; at = SPLIT.exec(rest)) {
    yield [rest.slice(0, at.index), joined];
    // "the second with a panel" keeps what says which one it is.
    const before = rest.slice(0, at.index).trim();
    joined = at[0];
    const carried =
      /^(?:with|mit|avec)$/i.test(at[0]) && !KINDS.some(([, words]) => words.test(before))
        ? `${before} `
        : '';
    rest = carried + rest.slice(at.index + at[0].length);
  }
  yield [rest, joined];
}

/** Where a test is taken says where people are. */
export const IS_THERE =
  /(?<!\p{L})(?:on|at|in) (?:the |our )?(?:campus|site|office|plant|hospital|school|shop|store)(?!\p{L})/iu;
/** What joins two things of one meeting. */
export const AND = /^(?:and|und|et|y|e|en|och|og|plus|\+)$/iu;

/** What was named is all there is. */
export const THAT_IS_ALL =
  /(?<!\p{L})(?:that['’]?s|this is|which is|counts as|is) (?:the|our|all the|your|my) (?:interviews?|process)(?!\p{L})|(?<!\p{L})instead of (?:an? )?interviews?(?!\p{L})/iu;

/** "Just the one meeting". */
export const ONLY_ONE =
  /\b(?:just|only) (?:the )?one (?:meeting|interview|round|chat)\b|^\W*(?:a )?single (?:interview|round|meeting)\b/iu;

export const BY_WAY =
  /^\W*(?:\d+ ?min\p{L}* )?(?:(?:by|on|via|in|over|per) )?(?:ms )?(?:video|phone|teams|zoom|in person|on-? ?site|face to face)\W*(?:\d+ ?\p{L}+)?\W*$/iu;

/** What a test is in or about: "a case study on a month-end close". */
export const ABOUT = /^ (?:on|in|about|of|using|über|zu|sur) (?:[\p{L}\d’'-]+ ){0,6}[\p{L}\d’'-]+/iu;

/** "A panel at the airport", "meet the crew at the taproom": some place of the house, and no time or means. */
export const AT_HOUSE =
  /(?<!\p{L})(?:at|in) (?:site|head) office(?!\p{L})|(?<!\p{L})(?:at|in) (?:the|our|their|his|her|my) (?!(?:end|start|beginning|morning|afternoon|evening|week\p{L}*|month|year|new|same|first|last|second|third|final|next|phone|moment|latest|earliest|line|computer|process|meantime|event|video|call|form|style|presence|interview|meeting|panel|team|job|role|diary|usual|hope)(?!\p{L}))\p{L}{3,}|(?<!\p{L})(?:on the same (?:day|morning|afternoon|visit)|am selben tag|le même jour|el mismo día|lo stesso giorno|op dezelfde dag|samma dag)(?!\p{L})/iu;
export const IN_PLACE =
  /(?<!\p{L})(?:in|at|en|à|te|em|a) (?!Teams|Zoom|Skype|Meet|Google|Webex)\p{Lu}\p{L}{2,}/u;
