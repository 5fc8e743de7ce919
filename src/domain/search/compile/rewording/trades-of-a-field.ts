import { industries, roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { peopleInField } from '../trades/fields-of-work.ts';
import { outsideQuotes } from './in-turn.ts';

const BEGIN = String.raw`(?<=^\s*(?:(?:find|need|want|any|some|all|me|us|get|show|the)\s+)*|[,;:.]\s*|\b(?:or|and)\s+|&\s*)`;
const END = /\s+(?:in|at|near|around|with|who)\s.*$/iu;
const WORD = String.raw`\p{L}[\p{L}'’-]*`;
const PARTS = /\s*,\s*(?:(?:and|or)\s+)?|\s*\/\s*|\s+(?:and|or)\s+|\s*&\s*(?=\p{L}{2})/iu;

const isTrade = (said: string): boolean => roles().book.whole(said) !== undefined;
const isField = (said: string): boolean =>
  industries().book.whole(said) !== undefined || peopleInField(plainWords(said)) !== undefined;

const OF_FIELD = new RegExp(
  String.raw`${BEGIN}(?<!\b(?:from|in|at|of|for|with)\s+[^,;:.()]{0,40})(?<field>${WORD}(?:\s+${WORD})?)\s*\((?<kinds>[^()]{4,120})\)(?=\s*(?<joint>,|&|\/|\b(?:and|or)\b)?)`,
  'giu',
);

/** "Sales (BDMs, AEs) and marketing managers": a field with its trades in brackets is these trades, and what follows is one more. */
function withTrades(part: string, tell: (note: string) => void): string {
  return part.replace(OF_FIELD, (whole: string, ...rest: unknown[]) => {
    const { field = '', kinds = '', joint } = rest.at(-1) as Record<string, string | undefined>;
    const trades = kinds.split(PARTS).map((kind) => kind.trim());
    if (isTrade(field) || !isField(field) || trades.length < 2 || !trades.every(isTrade)) return whole;
    tell(`"${whole.trim()}" was read as any of the trades in brackets, wherever they work.`);
    return joint === undefined ? `${trades.slice(0, -1).join(', ')} or ${trades.at(-1)}` : trades.join(', ');
  });
}

const OPS = new RegExp(
  String.raw`(?<=^\s*|[,;:]\s*|\b(?:or|and)\s+|&\s*)(?<places>${WORD}(?:\s*(?:\/|&|\bor\b|\band\b)\s*${WORD})?)\s+ops(?=\s*(?:$|[,;/&]|\b(?:or|and|in|at|near|around|with|who)\b))`,
  'giu',
);

/** The trade that runs the operations of something: "terminal". */
const operationsOf = (place: string): string | undefined =>
  isTrade(`${place} ops`) ? undefined : roles().book.whole(`${place} operations manager`)?.name;

/** "Terminal/port ops, freight forwarders": operations by their short form in a list of trades are who runs them. */
function withOperations(part: string, tell: (note: string) => void): string {
  return part.replace(OPS, (whole: string, ...rest: unknown[]) => {
    const at = Number(rest.at(-3));
    const { places = '' } = rest.at(-1) as Record<string, string | undefined>;
    const trades = places.split(PARTS).map(operationsOf);
    const beside = [
      part.slice(0, at).split(PARTS).at(-2),
      part
        .slice(at + whole.length)
        .split(PARTS)
        .find((one) => one.trim() !== ''),
    ];
    const isListed = beside.some((one) => one !== undefined && isTrade(one.replace(END, '').trim()));
    if (!isListed || trades.some((one) => one === undefined)) return whole;
    const said = [...new Set(trades)].join(' or ');
    tell(`"${whole.trim()}" was looked for as ${said}.`);
    return said;
  });
}

/** A query in which trades that are called by their field or their operations alone stand by their names. */
export const withTradesOfAField = (query: string, tell: (note: string) => void): string =>
  outsideQuotes(query, (part) => withOperations(withTrades(part, tell), tell));
