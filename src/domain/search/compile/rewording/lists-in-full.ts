import { employerNamed } from '../../../lexicon/employers.ts';
import { languages, skills } from '../../../lexicon/terms.ts';
import { withIdentifiersListed } from '../identifiers.ts';
import { outsideQuotes } from './in-turn.ts';

const JOINT = String.raw`(?:\s*,\s*(?:(?:or|and)\s+)?|\s+(?:and\/or|or|and)\s+|\s*\/\s*)`;
const PARTS = new RegExp(JOINT, 'iu');
const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** A name with letters that English lacks: "Māori"; before another name it may be a part of that. */
const ACCENTED = /(?<!\p{L})(?=\p{L}*[^\P{L}a-zA-Z])\p{L}{3,}(?!\p{L}|\s+\p{Lu})/gu;

const withLanguagesPlain = (text: string): string =>
  text.replace(ACCENTED, (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    return plain !== word && languages().book.whole(plain) !== undefined ? plain : word;
  });

const KIND = String.raw`(?:houses?|firms?|compan(?:y|ies)|consultanc(?:y|ies)|banks?|insurers?|lenders?|players?|outfits?|shops?|agenc(?:y|ies)|practices?|groups?|brands?|retailers?|miners?|airlines?|builders?|supermarkets?|grocers?|networks?|telcos?|vendors?|giants?|contractors?|hospitals?|brokers?|funds?|makers?|manufacturers?|studios?|publishers?|chains?|businesses|business|employers?|ones)`;
/** "Accenture or a strategy house (McKinsey, BCG)". */
const KIND_WITH_NAMES = new RegExp(
  String.raw`(?<=(?<last>[\p{L}\p{N}][\p{L}\p{N}&.'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}&.'’-]*){0,2}))\s*,?\s+(?:and\/or|or)\s+(?:(?:at|for|with|from|in)\s+)?(?:an?|any|some|one\s+of\s+(?:the|those|our)|another|the|other)\s+(?:other\s+)?(?:[\p{L}-]+\s+){0,2}?${KIND}\s*\(\s*(?<names>[^()]{3,120}?)\s*\)`,
  'giu',
);

/** Which of a kind of house are meant, said in brackets behind it, as more of the list that it ends. */
const withHousesListed = (text: string): string =>
  text.replace(KIND_WITH_NAMES, (said: string, ...rest: unknown[]) => {
    const { last = '', names = '' } = rest.at(-1) as Record<string, string>;
    const words = last.split(/\s+/);
    const isBehindName = words.some((_, at) => employerNamed(words.slice(at).join(' ')) !== undefined);
    const listed = names.split(PARTS);
    return isBehindName && listed.every((name) => employerNamed(name) !== undefined)
      ? `, ${anyOf(listed)}`
      : said;
  });

const EMPLOYED =
  /\b(?:on\s+the\s+(?:books|payroll|staff)\s+of|employed\s+(?:by|at|with)|work(?:s|ing|ed)?\s+(?:for|at)|(?:now|currently|presently|formerly|previously|(?:who|that)\s+(?:are|is|sit|sits|were))\s+at)\s+(?:either\s+)?/giu;
const WORD = /[\p{L}\p{N}&.'’-]*[\p{L}\p{N}]/u;
const ITEM = new RegExp(String.raw`^${WORD.source}(?: (?!(?:or|and) )${WORD.source}){0,2}`, 'iu');
const NEXT = new RegExp(`^${JOINT}`, 'iu');

/** How many of some words are the name of a company; "emirates ryanair" are two of them. */
function lengthOfName(words: readonly string[]): number | undefined {
  const named = (count: number): string | undefined => employerNamed(words.slice(0, count).join(' '))?.name;
  const longest = [3, 2, 1].find((count) => count <= words.length && named(count) !== undefined);
  return longest === undefined ? undefined : [1, 2, 3].find((count) => named(count) === named(longest));
}

/** "On the books of meta, xero or sap": companies in small letters behind a word of employment by their names, tools though some of them are. */
function withHousesNamed(text: string): string {
  let said = '';
  let from = 0;
  for (const { index, 0: cue } of text.matchAll(EMPLOYED)) {
    let at = index + cue.length;
    if (index < from) continue;
    const names: { at: number; end: number; name: string }[] = [];
    for (;;) {
      const words = (ITEM.exec(text.slice(at))?.[0] ?? '').split(' ');
      const length = lengthOfName(words);
      if (length === undefined) break;
      const own = words.slice(0, length).join(' ');
      names.push({ at, end: at + own.length, name: employerNamed(own)?.name ?? own });
      const next = NEXT.exec(text.slice(at + own.length))?.[0];
      if (next === undefined) break;
      at += own.length + next.length;
    }
    const [first, last] = [names[0], names.at(-1)];
    if (first === undefined || last === undefined || names.length < 2) continue;
    // Others are read as they stand.
    const hasTool = names.some((one) => skills().book.whole(text.slice(one.at, one.end)) !== undefined);
    if (!hasTool || /\p{Lu}/u.test(text.slice(first.at, last.end))) continue;
    for (const one of names) {
      said += text.slice(from, one.at) + one.name;
      from = one.end;
    }
  }
  return said + text.slice(from);
}

const CODES: Readonly<Record<string, string>> = {
  pounds: 'GBP',
  sterling: 'GBP',
  quid: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  francs: 'CHF',
  'swiss francs': 'CHF',
  dollars: '$',
  'us dollars': 'USD',
  'american dollars': 'USD',
  'australian dollars': 'AUD',
  'aussie dollars': 'AUD',
  'nz dollars': 'NZD',
  'kiwi dollars': 'NZD',
  'canadian dollars': 'CAD',
};
const CODE = String.raw`(?:AUD|NZD|USD|GBP|EUR|CHF|CAD|SGD|HKD|JPY|INR|SEK|NOK|DKK|PLN|AED|ZAR|${Object.keys(
  CODES,
)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', String.raw`\s+`)})`;
const SUM = String.raw`\d[\d,.]*(?:\s\d{3})*(?:\s?(?:k|thousand|grand))?`;
const LEAD = String.raw`(?:up\s+to|(?:no|not)\s+more\s+than|at\s+most|max(?:imum)?(?:\s+of)?|under|below|less\s+than|at\s+least|(?:no|not)\s+less\s+than|min(?:imum)?(?:\s+of)?|over|above|more\s+than|from)`;
const BEHIND = String.raw`(?:(?:or|and)\s+(?<way>under|less|below|lower|down|more|over|above|up(?:wards)?|higher)|(?<top>max(?:imum)?|tops|at\s+(?:the\s+)?most)|(?<floor>min(?:imum)?|at\s+least))`;
/** "150k or under in GBP, EUR or USD". */
const IN_CURRENCIES = new RegExp(
  String.raw`(?<!\p{L})(?:(?<lead>${LEAD})\s+)?(?<![\p{L}\d$£€])(?<sum>${SUM}(?:\s*(?:-|–|to)\s*${SUM})?)(?<per>\s+(?:an?|per)\s+(?:year|annum|day|hour))?(?<plus>\s?\+)?(?:\s+${BEHIND})?(?<also>\s+(?:an?|per)\s+(?:year|annum|day|hour))?\s*[,:]?\s*\(?\s*(?:(?:be\s+(?:it|that)|whether|paid)\s+)?(?:in\s+)?(?:either\s+|any\s+of\s+)?(?<codes>${CODE}(?:${JOINT}${CODE}){1,6})(?!\p{L}|${JOINT}${CODE}|\s*,?\s*(?:alike|both|either|no\s+matter|whichever|whatever|all|it|does))\s*\)?`,
  'giu',
);

/** A sum in one of several currencies, as that sum in each of them. */
const withCurrenciesInFull = (text: string): string =>
  text.replace(IN_CURRENCIES, (said: string, ...rest: unknown[]) => {
    const found = rest.at(-1) as Record<string, string | undefined>;
    const { lead, sum = '', way = '', top, floor, plus, codes = '' } = found;
    const isMost = top !== undefined || /^(?:under|less|below|lower|down)$/i.test(way);
    const isLeast = floor !== undefined || plus !== undefined || (way !== '' && !isMost);
    // "80k or up to 80k" would be a least.
    const edge = lead?.replace(/^up\s+to$/i, 'at most') ?? (isMost ? 'at most' : isLeast ? 'at least' : '');
    const per = found.per ?? found.also ?? '';
    const each = codes
      .split(PARTS)
      .map((code) => CODES[code.toLowerCase().replace(/\s+/g, ' ')] ?? code.toUpperCase());
    const lastly = /\s$/.test(said) ? ' ' : '';
    return `${each.map((code) => `${edge} ${code}${code === '$' ? '' : ' '}${sum}${per}`.trim()).join(' or ')}${lastly}`;
  });

const NOW = /(?<=\p{L}\s*,?\s+)as\s+we\s+speak(?!\p{L})/giu;
const THE_US =
  /(?<!\p{L})(the)\s+us(?=\s*(?:$|[,;.)!?/]|\s(?:and|or|but|not|no|who|with|at|on|only|please)\s))/gu;

/** A query with what its lists name in full: languages by their plain letters, houses by their names, and pay in each of several currencies. */
export const withListsInFull = (query: string): string =>
  outsideQuotes(withIdentifiersListed(query), (part) =>
    withCurrenciesInFull(
      withHousesNamed(
        withHousesListed(withLanguagesPlain(part.replace(NOW, 'right now').replace(THE_US, '$1 US'))),
      ),
    ),
  );
