import { matchesOf } from '#src/lib/matches.ts';
import { withoutKindsTakenBack } from './kinds-taken-back.ts';
import { withoutDropped } from './taken-back.ts';

/** What was read of a text, where in it, in the order in which it stands; the text is the one that the readers read. */
export interface Readings {
  text: string;
  reads: readonly { at: number; end: number; kind: string; strength: string }[];
}

const HM = `(?:no+|nope|nah|oh|oops|whoops|ah|argh|wait|well|ok(?:ay)?|u+m+|u+h+|e+r+m*|hm+|damn|actually|sorry|apologies)`;
const BACK = String.raw`(?:sorry|apologies|scratch\s+(?:that|this|it)|strike\s+(?:that|this|it)|correction|my\s+(?:mistake|bad|error)|make\s+(?:that|it|them)|or\s+rather|i\s+mean(?:t)?|wait(?:\s+(?:a\s+(?:sec(?:ond)?|minute|moment)))?|hold\s+on|hang\s+on|one\s+(?:sec(?:ond)?|moment)|never\s?mind(?:\s+that)?|(?:forget|ignore|disregard|cancel|delete|drop|scrap)\s+(?:that|the\s+above|all\s+that|what\s+i\s+(?:just\s+)?(?:said|wrote))|on\s+second\s+thoughts?|(?:a\s+)?change\s+of\s+plan|(?:it|that)\s+was,?\s+but\s+(?:now\s+)?(?:he|she|they|we|it|the\s+client|client)(?:['’](?:s|ve)|\s+(?:has|have))?(?:\s+now)?\s+(?:opened|widened|broadened|extended|changed|moved|switched|loosened)(?:\s+(?:it|that|this))?(?:\s+(?:up|out|a\s+bit))?|let\s+me\s+(?:rephrase|correct)(?:\s+that)?|let\s+me\s+start\s+(?:again|over)|no(?=\s*[,.…:–—-]))`;
/** Where somebody takes back what was just said: "… scratch that, …", ", sorry, …", ". Actually …". */
const TAKES_BACK = new RegExp(
  String.raw`(?:\s*[,.…;:!?(–—-]+\s*|\s+(?=(?:no|oh|oops|wait|actually)\s+(?:no|sorry|wait|make|actually|scratch|hold|hang)|scratch|strike\s+that|correction))(?:${HM}[\s,.…!]+)*?(?:${BACK})(?!\s+(?:to|for|about|if|that|i'?m|as|but|we|what|where|who|times?|lists?|it's)(?!\p{L}))(?:[\s,.…!–—-]+(?:${HM}|${BACK}))*[\s,.…:;!–—-]+(?=["\p{L}\p{N}$£€])|\s*[.!?…]+\s+(?:oh,?\s+)?actually,?\s+(?=\p{L})`,
  'giu',
);
/** "I told Luc contract but it's permanent", "I said Leeds earlier but it's York": what was said before, and what it is. */
const SAID_BEFORE =
  /(?<=^|[.!?;,\n]\s*)(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ss]orry|[Oo]h)\s*,?\s+)*(?:[Ii]|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|(?:[Tt]he|[Oo]ur|[Mm]y)\s+(?:client|boss|manager|hiring\s+manager))\s+(?:(?:had|have|may\s+have|might\s+have|first|originally|wrongly)\s+)*(?:told|said(?:\s+to)?|wrote(?:\s+to)?|put|asked(?:\s+for)?|gave|mentioned(?:\s+to)?)\s+(?:(?:\p{Lu}\p{Ll}+(?=\s+\p{Ll})|you|them|him|her|everyone|the\s+(?:team|client|desk))\s+)?(?:it\s+(?:was|is)\s+)?[^,;.!?]{2,40}?\s*,?\s+but\s+(?:(?:now|actually|in\s+fact)\s+)?(?:it(?:['’]s|\s+is|\s+was|\s+should\s+(?:be|have\s+been))|that(?:['’]s|\s+is)|i\s+meant?|make\s+it)\s+(?:(?:now|actually|really|in\s+fact|meant\s+to\s+be)\s+)*(?!(?:ok(?:ay)?|fine|not|no|all|too|just|only|still|also|open|hard|easy|worth|true|important|late|early|up|an?)(?!\p{L}))(?=[\p{L}\p{N}])/gu;
/** Who did what instead, which asks for nothing: "they moved the territory", "the client just came up". */
const TELLS_WHY =
  /^(?:(?:and|but|so|as|because|since)\s+)*(?:i|we|they|he|she|it|that|this|you|there|(?:the|our|my|their|his|her)\s+(?:\p{L}+\s+)?\p{L}+|(?:role|job|client|site|office|project|team|position|vacancy|post|brief)(?=['’]s\s|\s+(?:has|is|was|got|went|moved|changed|fell)\s))(?:['’]\p{L}+)?\s+\p{L}/iu;
const STILL_ASKS =
  /(?<!\p{L})(?:must|should|needs?|wants?|looking|after|asks?|required?|please|find|ha(?:s|ve)\s+to|would\s+like)(?!\p{L})/iu;
const ADDS =
  /^(?:(?:can|could)\s+(?:you|we)\s+)?(?:also|plus|and\s+also|as\s+well|add|another|one\s+more)(?!\p{L})/iu;
/** Of these somebody has one, or they are asked for at once: what is said anew takes the place of all that was said. */
const ANEW: ReadonlySet<string> = new Set([
  'role',
  'location',
  'salary',
  'years_experience',
  'availability',
  'seniority',
  'work_rights',
  'work_type',
  'tenure',
]);
const TRADE: ReadonlySet<string> = new Set(['role', 'skill', 'keyword', 'unsupported', 'industry', 'name']);
const LEADS =
  /(?:\s|^)(?:(?:in|at|from|with|near|around|for|on|up\s+to|under|over|within|who|that|are|is|and|or|based|living|the|an?)\s+)*(?:in|at|from|with|near|around|for|on|up\s+to|under|over|within|who|that|are|is|and|or|based|living|the|an?|,)\s*$/iu;

/** "Nurses in Sydney, Melbourne I mean": what is meant stands before the words that tell so. */
const MEANT_BEHIND =
  /(?<=[\p{L}\p{N})])\s*(,|…|\.{2,}|\s[–—-])\s+((?!(?:so|not|no|nor|or|and|but|if|that|this|what|you|i|we|they)\b)(?:[\p{L}\p{N}’'&+#/-]+\s+){0,5}?[\p{L}\p{N}’'&+#/-]+)\s+I\s+meant?(?=\s*(?:[,;.!?)]|$))/giu;

/**
 * A text without what its writer takes back, and puts something else of the same kind in place of: "sales people in London… scratch that,
 * they moved it. Melbourne or Brisbane". What was taken back by no word of its own is left to the readers.
 * @param read reads a part of it
 * @param leave takes what is left out
 */
export function withoutRetracted(
  given: string,
  read: (text: string) => Readings,
  leave: (said: string) => void,
): string {
  let text = withoutKindsTakenBack(withoutDropped(given, leave), read, leave).replace(SAID_BEFORE, (said) => {
    leave(said.trim());
    return '';
  });
  text = text.replace(MEANT_BEHIND, (said: string, mark: string, meant: string, at: number) => {
    const turned = `${mark} I mean ${meant}`;
    const whole = text.slice(0, at) + turned + text.slice(at + said.length);
    const match = matchesOf(TAKES_BACK, whole).find(({ index }) => Math.abs(index - at) < 2);
    return match !== undefined && corrected(whole, match, read, () => {}) !== null ? turned : said;
  });
  for (let turn = 0; turn < MOST; turn++) {
    const next = matchesOf(TAKES_BACK, text)
      .filter(({ index }) => index > 0 && !isQuoted(text, index))
      .map((match) => corrected(text, match, read, leave))
      .find((one) => one !== null);
    if (next === undefined || next === null) return text;
    text = next;
  }
  return text;
}
const MOST = 3;

const isQuoted = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;

function corrected(
  text: string,
  match: RegExpExecArray,
  read: (text: string) => Readings,
  leave: (said: string) => void,
): string | null {
  const end = match.index + match[0].length;
  const isBracketed = match[0].includes('(');
  const behind = isBracketed ? text.slice(end).replace(')', '') : text.slice(end);
  if (ADDS.test(behind)) return null;
  if (/^or\s+(?=\p{Lu})/u.test(behind))
    return `${text.slice(0, match.index).replace(/[\s,.;]+$/u, '')} ${behind}`;
  const more = ADDS_MORE.exec(behind)?.groups?.more;
  if (more !== undefined) return added(text.slice(0, match.index), more, behind, read);
  const why = whySaid(behind, read);
  const rest = behind.slice(why).replace(SAYS_NOW, '');
  if (rest.trim() === '' || ADDS.test(rest)) return null;
  const anew = read(firstOf(rest)).reads.filter(isAsked);
  const [first] = anew;
  if (first === undefined || first.strength === 'exclude') return null;
  const { text: before, reads } = read(text.slice(0, match.index));
  const said = reads.filter(({ kind }) => kind !== 'unsupported' && kind !== 'keyword');
  const isShort = why === 0 && !/[.!?…]/.test(match[0].trim().slice(0, 1));
  const everything = (): Said[] => allSaid(before, said, anew);
  const taken = isShort ? (lastSaid(before, reads, anew) ?? everything()) : everything();
  if (taken.length === 0) return null;
  const kept = cut(before, taken);
  // In a word somebody takes nothing back that would have to be told.
  if (!isShort)
    leave(
      `${taken.map(({ at, end: to }) => before.slice(at, to)).join(', ')}${match[0]}${behind.slice(0, why)}`.trim(),
    );
  const mark = /[\p{L}\p{N}]$/u.test(kept) ? (isShort ? ' ' : ', ') : ' ';
  // "At KPMG, sorry, Deloitte": what leads to the one leads to the other.
  const [one] = taken;
  const led =
    isShort && one !== undefined && taken.length === 1
      ? (LED.exec(before.slice(one.at, one.end))?.[0] ?? '')
      : '';
  return `${kept}${mark}${LED.test(rest) ? '' : led}${rest}`.trim();
}

/** What is named further, and takes nothing back: "sorry, and Swansea too", "no wait, London would do as well". */
const ADDS_MORE =
  /^(?:(?:and|or)\s+)?(?:(?:they|he|she|the\s+client|client)\s+(?:said|says?|told\s+(?:me|us))\s+(?:that\s+)?)?(?:in\s+)?(?<more>\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2}(?:\s+(?:and|or)\s+\p{Lu}[\p{L}'’-]*)?)\s+(?:(?:would|will|can|could|is|are)\s+)?(?:(?:do|be|work|works|fine|ok(?:ay)?|good)\s+)*(?:too|as\s+well|also|an['’]?\s+all)(?:\s*,?\s*(?:so\s+)?(?:all|both)(?:\s+of\s+them)?(?:\s+(?:two|three|four))?)?(?=\s*(?:$|[.,;!]))/u;

function added(before: string, more: string, rest: string, read: (text: string) => Readings): string | null {
  const arePlaces = read(`in ${more}`).reads.some(({ kind }) => kind === 'location');
  const behind = rest.replace(ADDS_MORE, '');
  if (!arePlaces || behind.includes(more)) return null;
  return `${before.replace(/[\s,.;]+$/u, '')} or ${more}${behind}`;
}

/** Who asks for the other: "so", "client now says". */
const SAYS_NOW =
  /^(?:(?:and|but)\s+)?(?:(?:so|now|instead|rather)\s+)*(?:(?:(?:the|our|my)\s+)?(?:clients?|boss|hiring\s+manager|HM|they)\s+(?:(?:now|actually|really|just)\s+)*(?:says?|said|wants?|wanted|prefers?|means?|meant|asks?\s+for|asked\s+for|(?:is|are)\s+after)\s+(?:(?:it's|it\s+is|that)\s+)?(?:now\s+)?(?!to\s)|it(?:'s|\s+is|\s+should\s+be)\s+(?:now\s+)?(?=\p{Lu}))?/iu;

type Said = Readings['reads'][number];

const isAsked = ({ kind }: Said): boolean => kind !== 'unsupported' && kind !== 'keyword' && kind !== 'name';

/** What the last words say, where they are of the same kind, or all of a clause that is said anew: "data analysts, sorry, business analysts". */
function lastSaid(before: string, reads: readonly Said[], anew: readonly Said[]): Said[] | null {
  const kind = anew[0]?.kind;
  const last = reads.findLast(({ end }) => /^[\s,]*$/.test(before.slice(end)));
  if (last !== undefined && last.kind === kind) return [last];
  const marks = [...before.matchAll(/[.!?;:,]\s+/g)].map(({ index, 0: mark }) => index + mark.length);
  const clause = Math.max(0, ...marks);
  const within = reads.filter(({ at }) => at >= clause);
  const kinds = new Set(anew.map((one) => one.kind));
  if (within.length > 1 && within.every((one) => kinds.has(one.kind) && ANEW.has(one.kind))) return within;
  const isTrade = kind === 'role' && within.every((one) => TRADE.has(one.kind));
  if (!isTrade || before.slice(clause).trim().split(/\s+/).length > 4) return null;
  return [{ at: clause, end: before.length, kind: 'role', strength: 'must' }];
}

/** Of each kind that is said anew what the last sentence says that has it. */
function allSaid(before: string, reads: readonly Said[], anew: readonly Said[]): Said[] {
  const starts = [
    0,
    ...[...before.matchAll(/[.!?;\n]\s+/g)].map(({ index, 0: mark }) => index + mark.length),
  ];
  const sentenceOf = ({ at }: Said): number => starts.findLast((start) => start <= at) ?? 0;
  const kinds = new Set(
    anew.flatMap(({ kind, strength }) => (ANEW.has(kind) && strength !== 'exclude' ? [kind] : [])),
  );
  return [...kinds].flatMap((kind) => {
    const ofKind = reads.filter((one) => one.kind === kind);
    const last = ofKind.at(-1);
    return last === undefined ? [] : ofKind.filter((one) => sentenceOf(one) === sentenceOf(last));
  });
}

const LED = /^(?:in|at|from|with|near|around|by|over|under|up\s+to)\s+/i;

/** A text without some of its words, and without what led to them. */
function cut(text: string, taken: readonly Said[]): string {
  let kept = '';
  let from = 0;
  for (const { at, end } of taken.toSorted((a, b) => a.at - b.at)) {
    kept = `${kept}${text.slice(from, Math.max(from, at))}`;
    const isLast = !/[\p{L}\p{N}]/u.test(text.slice(end));
    if (!isLast || taken.length > 1) kept = kept.replace(LEADS, ' ');
    from = Math.max(from, end);
  }
  return `${kept}${text.slice(from)}`.replace(/\s+([,.;])/g, '$1').replace(/^[\s,.;]+|[\s,.;]+$/g, '');
}

/** How many of the letters behind tell only why: "they moved the territory. ". */
function whySaid(behind: string, read: (text: string) => Readings): number {
  let from = 0;
  for (;;) {
    const rest = behind.slice(from);
    const end = /[.!?;…:]+\s+|,\s+|\s[-–—]\s/u.exec(rest);
    if (end === null) return from;
    const clause = rest.slice(0, end.index);
    if (!TELLS_WHY.test(clause) || STILL_ASKS.test(clause)) return from;
    if (read(clause).reads.filter(isAsked).length > 1) return from;
    from += end.index + end[0].length;
  }
}

const firstOf = (text: string): string => /^.*?(?=[.!?;]\s|\n|$)/u.exec(text)?.[0] ?? text;
