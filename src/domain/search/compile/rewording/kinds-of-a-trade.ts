import { roleOfWork, roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}+#.&/'’-]*`;
const NO_ITEM = String.raw`(?!(?:i|we|they|he|she|it|you|the|our|my|please|no|not|only|must|nobody|that|this|there|as|if|in|at|with|who|from|for|on|is|are|perm|permanent|contract|temp|temporary|remote|hybrid|onsite|on-site)(?![\p{L}-]))`;
const ITEM = String.raw`${NO_ITEM}${WORD}(?:\s+(?!(?:and|or|it|that|in|at|who|with|from)(?!\p{L}))${WORD}){0,2}`;
const JOINT = String.raw`(?:\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s*\/\s*)`;
const LIST = String.raw`${ITEM}(?:${JOINT}${ITEM}){1,7}`;
/** "Accountants of every kind (FC, mgmt, audit, tax)". */
const OF_EVERY_KIND = new RegExp(
  String.raw`(?<!\p{L})(?<trade>${WORD}s)\s+of\s+(?:any|every|all|whatever|all\s+the|different|various)\s+(?:sort|kind|type|description|stripe|variety|flavour|flavor|shape|persuasion)s?\s*(?:\((?<within>${LIST})\)|[,:–—-]\s*(?<behind>${LIST})(?=\s*(?:$|[,;.)?!]|\s[-–—]\s|\b(?:in|at|who|with|from|living|based|near|around)\s)))`,
  'giu',
);
const ALL_ONE = String.raw`(?:(?:it|that|which)\s+(?:does\s*n['’]?t|does\s+not)\s+(?:really\s+|much\s+)?matter|does\s*n['’]?t\s+(?:really\s+)?matter|no\s+matter|(?:(?:i|we)\s*(?:['’](?:m|re)|\s+(?:am|are))\s+)?not\s+(?:fussed|bothered|fussy)|(?:it(?:['’]s|\s+is)\s+)?all\s+(?:the\s+same|one)|makes?\s+no\s+(?:difference|odds)|(?:i|we|they)\s+(?:do\s*n['’]?t|do\s+not)\s+(?:mind|care)|(?:any|either|all|both)\s+(?:of\s+(?:them|those|these)\s+)?(?:will\s+do|would\s+do|(?:(?:is|are)\s+)?(?:fine|ok(?:ay)?|good|welcome))|what\s?ever|whichever)(?:\s+(?:which(?:\s+(?:one|kind|sort))?|to\s+(?:me|us|them)))?`;
/** "ICU, RN, enrolled, it doesn't matter": a sentence of kinds any of which will do. */
const ANY_LISTED = new RegExp(
  String.raw`(?<=^|[.?!;:\n]\s*)(?<list>${LIST})\s*(?:,|\s[-–—]|\.{2,3}|…)\s*${ALL_ONE}(?=\s*(?:$|[,;.)!?]|\s[-–—]))`,
  'giu',
);
const PARTS = new RegExp(JOINT, 'iu');
const HEADS = /(?<![\p{L}-])\p{L}{3,}s(?![\p{L}-])/giu;

const isTrade = (said: string): boolean => roles().book.whole(said) !== undefined;

/** Each kind of a list as a trade in full: "FC" by itself, "tax" as tax accountants, "audit" as auditors; null where one is none. */
function inFull(list: string, trade: string): string[] | null {
  const kinds = list.split(PARTS).filter((kind) => kind !== '');
  const found = kinds.map((kind) => {
    if (isTrade(kind)) return kind;
    if (isTrade(`${kind} ${trade}`)) return `${kind} ${trade}`;
    return roleOfWork(plainWords(kind))?.name ?? null;
  });
  return found.every((name) => name !== null) ? found : null;
}

const joined = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/**
 * A query in which the kinds that are listed of a trade are trades in full, of which any will do: "accountants of every kind (FC, tax)",
 * "Which nurses have we? ICU, RN, it doesn't matter". A list of anything else that does not matter is joined by "or".
 */
export const withKindsOfTrade = (query: string): string =>
  outsideQuotes(query, (part) =>
    part
      .replace(OF_EVERY_KIND, (said: string, trade: string, within?: string, behind?: string) => {
        const full = inFull(within ?? behind ?? '', trade);
        // "Nurses of all sorts, OTs and GPs": behind a comma stand other trades.
        const areOthers = within === undefined && (behind ?? '').split(PARTS).every(isTrade);
        const isOne = isTrade(trade) || full?.every((name) => name.endsWith(` ${trade}`)) === true;
        return full === null || !isOne || areOthers ? said : joined(full);
      })
      .replace(ANY_LISTED, (_, list: string, at: number) => {
        const heads = (part.slice(0, at).match(HEADS) ?? []).filter(isTrade);
        const full = heads.map((head) => inFull(list, head)).find((names) => names !== null);
        return joined(full ?? list.split(PARTS));
      }),
  );
