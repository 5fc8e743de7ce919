import { ENGLISH_COUNTS, readCount } from '../../../candidates/index.ts';

/** The first and the last year that some words tell; null is open. */
export type Edges = readonly [from: number | null, to: number | null];

/** Years that are told at the beginning of a text, how long the telling is, and whether "since" alone tells them. */
export interface Told {
  edges: Edges;
  length: number;
  isSince: boolean;
}

const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\s+`;
const PLAIN_YEAR = String.raw`(?:19|20)\d\d`;
const YEAR = String.raw`(?:(?:the\s+)?(?:start|beginning|middle|end)\s+of\s+|early\s+|mid[\s-]?|late\s+|(?:the\s+year\s+)|${MONTH})?(${PLAIN_YEAR})`;
const COUNT = String.raw`(\d{1,2}|an?|${ENGLISH_COUNTS})`;
const UNIT = '(years?|yrs?|months?|mths?|mos?)';
const LATER = String.raw`(?:later|after(?:wards)?|since(?:\s+then)?|newer|thereafter|more\s+recent(?:ly)?|onwards?|on|up|beyond|following)`;
const EARLIER = String.raw`(?:earlier|before(?:\s+(?:that|then))?|prior|older|longer|previously)`;
const IN = String.raw`(?:(?:in|from|since|during|as\s+of|of)\s+)?(?:either\s+)?`;
const BEGUN = String.raw`(?:began|begins?|started|starts?|came(?:\s+(?:in|round|along))?|arrived|dawned|kicked\s+off|rang\s+in)`;

type When = readonly [RegExp, (said: RegExpExecArray, thisYear: number, month: number) => Edges | null];

const pattern = (words: string): RegExp => new RegExp(`^${words}`, 'iu');
const year = (said: RegExpExecArray, group = 1): number => Number(said[group]);

const WHEN: readonly When[] = [
  [
    pattern(
      String.raw`(?:(?:anywhere\s+|somewhere\s+)?between|from)\s+${YEAR}\s+(?:and|to|-|–|till|until)\s+${YEAR}`,
    ),
    (said) => [year(said), year(said, 2)],
  ],
  // "In 2024, 2025 or 2026": each of a row of years, the last of which may be this one.
  [
    pattern(
      String.raw`${IN}${PLAIN_YEAR}(?:(?:\s*,\s*|\s*\/\s*|\s*,?\s*(?:or|and)\s+)(?:in\s+)?${PLAIN_YEAR})+`,
    ),
    (said, now) => rowOf(said[0], now),
  ],
  [
    pattern(String.raw`(?:no|not)\s+(?:any\s+)?(?:earlier|sooner)\s+than\s+(?:in\s+)?${YEAR}`),
    (said) => [year(said), null],
  ],
  [pattern(String.raw`not\s+(?:before|prior\s+to|until|till)\s+${YEAR}`), (said) => [year(said), null]],
  [
    pattern(String.raw`(?:no|not)\s+(?:any\s+)?(?:later|more\s+recently)\s+than\s+(?:in\s+)?${YEAR}`),
    (said) => [null, year(said)],
  ],
  [pattern(String.raw`not\s+(?:after|since|past)\s+${YEAR}`), (said) => [null, year(said)]],
  [
    pattern(String.raw`(?:on\s+)?or\s+(?:after|since)\s+${YEAR}|in\s+or\s+(?:after|since)\s+${YEAR}`),
    (said) => [Number(said[1] ?? said[2]), null],
  ],
  [
    pattern(String.raw`in\s+or\s+(?:before|by)\s+${YEAR}|on\s+or\s+before\s+${YEAR}`),
    (said) => [null, Number(said[1] ?? said[2])],
  ],
  [
    pattern(String.raw`${IN}${YEAR}\s*,?\s*(?:or|and|\/)\s*(?:any\s?time\s+)?${LATER}\b`),
    (said) => [year(said), null],
  ],
  [
    pattern(
      String.raw`${IN}${YEAR}(?:\s*\+|\s+(?:onwards?|upwards?|plus)\b|\s+at\s+the\s+(?:very\s+)?earliest\b)`,
    ),
    (said) => [year(said), null],
  ],
  [pattern(String.raw`from\s+${YEAR}\s+on\b`), (said) => [year(said), null]],
  [
    pattern(
      String.raw`(?:(?:in|by|since|from|before|until)\s+)?${YEAR}\s*,?\s*(?:(?:or|and)\s+${EARLIER}\b|at\s+the\s+(?:very\s+)?latest\b)`,
    ),
    (said) => [null, year(said)],
  ],
  [
    pattern(String.raw`(?:by\s+)?(?:when|the\s+(?:time|moment|point)(?:\s+that)?)\s+${YEAR}\s+${BEGUN}\b`),
    (said) => [null, year(said) - 1],
  ],
  [
    pattern(String.raw`(?:by|before)\s+the\s+(?:start|beginning)\s+of\s+(${PLAIN_YEAR})`),
    (said) => [null, year(said) - 1],
  ],
  [pattern(String.raw`(?:since|after)\s+the\s+end\s+of\s+(${PLAIN_YEAR})`), (said) => [year(said) + 1, null]],
  [pattern(String.raw`since\s+before\s+${YEAR}`), (said) => [null, year(said) - 1]],
  [
    pattern(
      String.raw`(?:since|in or after|from|starting(?:\s+(?:in|from))?)\s+${YEAR}(?:\s+(?:on(?:wards?)?|or later))?`,
    ),
    (said) => [year(said), null],
  ],
  [
    pattern(String.raw`(?:(?:any\s?time\s+)?after|post|(?:later|more\s+recently)\s+than)[\s-]+${YEAR}`),
    (said) => [year(said) + 1, null],
  ],
  [
    pattern(String.raw`(?:(?:any\s?time\s+)?before|prior\s+to|earlier\s+than|pre|ahead\s+of)[\s-]+${YEAR}`),
    (said) => [null, year(said) - 1],
  ],
  [pattern(String.raw`(?:by|no later than|up\s+(?:to|until))\s+${YEAR}`), (said) => [null, year(said)]],
  [
    pattern(String.raw`(?:at\s+(?:some|any)\s+(?:point|time)\s+)?(?:in|during|over|within)\s+${YEAR}`),
    (said) => [year(said), year(said)],
  ],
  [
    /^(?:in\s+|since\s+)?(?:this\s+year\s+or\s+last(?:\s+year)?|last\s+year\s+or\s+this(?:\s+year)?)/i,
    (_, now) => [now - 1, null],
  ],
  [
    /^(?:in\s+|since\s+)?(last|this)\s+year/i,
    (said, now) => [
      said[1]?.toLowerCase() === 'last' ? now - 1 : now,
      /^since/i.test(said[0]) ? null : said[1]?.toLowerCase() === 'last' ? now - 1 : now,
    ],
  ],
  [
    new RegExp(
      String.raw`^(?:(?:at\s+(?:some|any)\s+(?:point|time)\s+)?(?:in|within|over|during)\s+)?(?:the\s+)?(?:last|past|previous)\s+(?:${COUNT}\s+)?${UNIT}(?:\s+or\s+so)?`,
      'i',
    ),
    (said, now, month) => [since(said[1] ?? 'one', said[2] ?? '', now, month), null],
  ],
  [
    new RegExp(
      String.raw`^(?:less than|under|within|not more than|no more than|up to)\s+${COUNT}\s+${UNIT}\s+(?:ago|back)`,
      'i',
    ),
    (said, now, month) => [since(said[1] ?? '', said[2] ?? '', now, month), null],
  ],
  [
    new RegExp(String.raw`^(?:more than|over|at least)\s+${COUNT}\s+${UNIT}\s+(?:ago|back)`, 'iu'),
    (said, now, month) => [null, since(said[1] ?? '', said[2] ?? '', now, month)],
  ],
];

// The year in which so much time before today lies; null where it is not understood.
function since(count: string, unit: string, thisYear: number, month: number): number | null {
  const many = readCount(count);
  if (many === null) return null;
  const months = /^y/i.test(unit) ? many * 12 : many;
  return Math.floor((thisYear * 12 + month - 1 - months) / 12);
}

function rowOf(said: string, thisYear: number): Edges | null {
  const years = (said.match(/\d{4}/g) ?? []).map(Number).toSorted((a, b) => a - b);
  const [first = 0] = years;
  if (years.some((each, at) => each !== first + at)) return null;
  const last = years.at(-1) ?? first;
  return [first, last >= thisYear ? null : last];
}

/** Which years the words tell with which a text begins; null where they tell none. */
export function yearsTold(text: string, today: string): Told | null {
  const [thisYear, month] = today.split('-').map(Number);
  for (const [words, edgesOf] of WHEN) {
    const said = words.exec(text);
    if (said === null || /^[\p{L}\p{N}]/u.test(text.slice(said[0].length))) continue;
    const edges = edgesOf(said, thisYear ?? 0, month ?? 1);
    if (edges === null || edges.every((edge) => edge === null)) continue;
    return { edges, length: said[0].length, isSince: /^since\s+(?:19|20)\d\d$/i.test(said[0]) };
  }
  return null;
}
