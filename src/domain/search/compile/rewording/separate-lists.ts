import { beginsWithTrade } from './frames.ts';
import { outsideQuotes } from './in-turn.ts';

const LIST = String.raw`(?:lists?|search(?:es)?|quer(?:y|ies)|lots?|batch(?:es)?|briefs?|requests?|short-?lists?|long-?lists?|sets?)`;
const APART = String.raw`(?:(?:as|in|on|for)\s+(?:an?\s+)?(?:separate|second|different|another|other|further|third)\s+${LIST}|separately|(?:the\s+)?(?:second|other)\s+(?:list|search|brief|lot)(?=\s*:))`;
/** "…; plus, as a separate list, …". */
const JOINT = new RegExp(
  String.raw`\s*[.;,–—-]*\s*(?:\b(?:and|plus|then|also)\b\s*,?\s*)*(?<![\p{L}-])${APART}\s*[:,–—-]?\s+`,
  'giu',
);
/** "… plus claims handlers in Australia, as a separate list". */
const BEHIND = new RegExp(
  String.raw`\s*[.;,–—-]+\s*(?:and|plus|then|also)(?:\s+(?:then|also))?\s*,?\s+(?<other>[^.;:!?()]{3,200}?)\s*[,–—(-]+\s*(?:please\s+)?(?:as|in|on)\s+(?:an?\s+)?(?:separate|second|different|other|another)\s+${LIST}\)?(?:\s*,?\s*(?:please|pls|thanks))?(?=\s*(?:$|[.!?]))`,
  'iu',
);
const MANY = String.raw`(?:two|2|three|3|a\s+couple\s+of)\s+(?:(?:separate|different|quick|small|new)\s+)*(?:${LIST}|roles|jobs|vacancies)`;
const OF_ONE = String.raw`\s*,\s*(?:but\s+)?(?:one|(?:the\s+)?same|a\s+single|both\s+for\s+(?:one|the\s+same))\s+(?:client|customer|desk|office|mail|e-?mail|ask|manager|company|employer)`;
/** "Two briefs, one client: …". */
const SEVERAL = new RegExp(
  String.raw`^\s*(?:(?:hi|hello|hey|morning|ok(?:ay)?|so)(?:\s+(?:all|team|there))?\s*[,!.]\s*)?(?:(?:i|we)(?:['’]ve|\s+have)(?:\s+got)?\s+|here\s+are\s+|there\s+are\s+)?${MANY}(?:${OF_ONE})?(?:\s+(?:for|from)\s+(?:you|me|us|(?:one|the\s+same|our|a)\s+(?:client|customer)))?(?:\s*,?\s+(?:please|today|in\s+one(?:\s+go)?|here|again))*\s*[:.–—-]+\s*`,
  'iu',
);
const BOTH =
  /(?<=[.!?;]\s*)(?:(?:please|so)\s+)?(?:(?:show|give|send|get|list|return|pull|fetch)\s+(?:me\s+|us\s+)?|(?:i|we)(?:['’]d\s+like|\s+want|\s+need)\s+(?:to\s+see\s+)?|let\s+me\s+(?:have|see)\s+)(?:both|the\s+two|all\s+three|all\s+of\s+them)(?:\s+(?:lots?|lists?|sets?|groups?|of\s+them|of\s+those|at\s+once|together))*(?:\s+please)?\s*[.!]*\s*$/iu;
const THEN =
  /\s*[,;.–—-]+\s*(?:and\s+)?(?:then|plus|also|secondly|second|next)\s*[,:]?\s+|\s*[;.]\s+(?:and\s+)?/iu;
const ASKED =
  /^\s*(?:(?:please|can\s+(?:i|you|we)|could\s+you|i|we|find|need|want|show|get|give|list|me|us|first|one)\s*[,:]?\s+)*/iu;
const SENTENCE = /[.!?](?:\s|$)/;
const LONGEST = 200;

const isOfOthers = (said: string): boolean =>
  said.length <= LONGEST && !/[()]/.test(said) && !SENTENCE.test(said) && beginsWithTrade(said);

/** Descriptions of other people, of which each is a list of its own, as alternatives; null where one of them is none. */
function joined(parts: readonly string[]): string | null {
  const told = parts.map((part) => part.replace(ASKED, '').replace(/[\s,;.]+$/, ''));
  return parts.length > 1 && told.every(isOfOthers) ? told.map((one) => `(${one})`).join(' or ') : null;
}

/** What stands behind the sentence in which the last list is. */
function restOf(last: string): { said: string; rest: string } {
  const end = SENTENCE.exec(last);
  return end === null
    ? { said: last, rest: '' }
    : { said: last.slice(0, end.index), rest: last.slice(end.index) };
}

/** What a query falls into, and what is left behind it. */
interface Cut {
  parts: readonly string[];
  left: string;
}

function inOne(part: string): string {
  const head = SEVERAL.exec(part)?.[0] ?? '';
  const asked = part.slice(head.length);
  const foot = head === '' ? undefined : BOTH.exec(asked);
  const body = foot === undefined || foot === null ? asked : asked.slice(0, foot.index);
  for (const { parts, left } of [apart(body), apartBehind(body), inTurn(body, head)]) {
    const { said, rest } = restOf(parts.at(-1) ?? '');
    const all = joined([...parts.slice(0, -1), said]);
    if (all !== null) return `${all}${rest}${left}`;
  }
  return `${head}${body}`;
}

const apart = (body: string): Cut => ({ parts: body.split(JOINT), left: '' });
const inTurn = (body: string, head: string): Cut => ({
  parts: head === '' ? [] : body.replace(/[\s.]+$/, '').split(THEN),
  left: '',
});
function apartBehind(body: string): Cut {
  const behind = BEHIND.exec(body);
  const parts = behind === null ? [] : [body.slice(0, behind.index), behind.groups?.other ?? ''];
  return { parts, left: behind === null ? '' : body.slice(behind.index + behind[0].length) };
}

/** "Lawyers in Perth; plus, as a separate list, claims handlers in Leeds": two searches in one find whoever either of them would. */
export const withSeparateLists = (query: string): string => outsideQuotes(query, inOne);
