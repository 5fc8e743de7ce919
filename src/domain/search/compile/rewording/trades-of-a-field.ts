import { industries, roleOfField, roleOfWork, roles } from '../../../lexicon/terms.ts';
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

const FIELD = String.raw`(?!(?:an?|the|our|my|their|any|all|this|that|some|both|either)\s)(?:\p{Ll}[\p{Ll}'’-]*|[A-Z]{2,4})(?:\s+(?!(?:and|or|who|that|with|in|at|near|around|based|from)(?!\p{L}))(?:\p{Ll}[\p{Ll}'’-]*|[A-Z]{2,4})){0,2}`;
const NEXT = String.raw`(?:\s*,\s*(?:(?:and|or)\s+)?|\s*\/\s*|\s+(?:and|or)\s+)`;
/** "Anyone in freight forwarding, customs, port ops or warehouse management". */
const ANYBODY_IN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Aa]ny|[Ss]ome|[Ee]very)(?:one|body)|[Pp]eople|[Pp]pl|[Ff]olks?|[Cc]andidates|[Tt]hose|[Pp]rofessionals|[Ss]taff)\s+(?:(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:(?:currently|presently|now)\s+)?(?:working|work|works|employed|is|are)\s+)?(?:in|doing)\s+(?:either\s+)?(?<fields>${FIELD}(?:${NEXT}${FIELD}){2,7})(?=\s*(?:$|[,;.:?!)]|\s[-–—]\s|\b(?:who|that|with|in|at|near|around|based|from|living|speaking|whose|to|for|on|available|free|please|wanting|looking|seeking|currently|now|not|no|but|open|earning|asking)(?!\p{L})))`,
  'gu',
);

const isBusiness = (said: string): boolean => industries().book.whole(said) !== undefined;

/** Who does a kind of work; of a field of business it has to say what is done: "freight forwarding". */
function tradeOfField(said: string): string | undefined {
  if (isTrade(said)) return roles().book.whole(said)?.name;
  const words = plainWords(said);
  if (isBusiness(said)) return words.length > 1 ? roleOfWork(words)?.name : undefined;
  const ops = / ops$/u.test(said) ? operationsOf(said.slice(0, -' ops'.length)) : undefined;
  return (peopleInField(words) ?? roleOfWork(words) ?? roleOfField(words))?.name ?? ops;
}

/** Of several fields of work that somebody is in, any will do: each is the trade of those who do it. */
function withAnybodyIn(part: string, tell: (note: string) => void): string {
  return part.replace(ANYBODY_IN, (whole: string, ...rest: unknown[]) => {
    const { fields = '' } = rest.at(-1) as Record<string, string | undefined>;
    const list = fields.split(PARTS).map((field) => field.trim());
    const trades = list.map(tradeOfField);
    if (trades.includes(undefined) || list.every(isBusiness)) return whole;
    const names = [...new Set(trades)];
    if (names.length === 1) return whole;
    const said = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    tell(`"${fields.trim()}" was looked for as ${said}: whoever does one of them is found.`);
    return said;
  });
}

/** A query in which trades that are called by their field or their operations alone stand by their names. */
export const withTradesOfAField = (query: string, tell: (note: string) => void): string =>
  outsideQuotes(query, (part) => withOperations(withTrades(withAnybodyIn(part, tell), tell), tell));
