import { ENGLISH_COUNTS } from '../../../candidates/index.ts';
import type { Saying } from '../sayings.ts';

/** What words say of a figure: "<" of the one behind them, ">" of the one before them, and without a mark of whichever it is. */
export type OfFigure =
  | 'count'
  | 'least'
  | 'most'
  | 'least<'
  | 'most<'
  | 'over<'
  | 'under<'
  | 'least>'
  | 'most>'
  | 'exact'
  | 'only'
  | 'range'
  | 'or'
  | 'and'
  | 'not';

const OR_MORE = String.raw`(?:more|longer|over|above|better|upwards?|greater|higher|beyond)`;
const OR_LESS = String.raw`(?:less|fewer|under|below|lower|shorter)`;
const THAN_MORE = String.raw`(?:more|longer|over|above|greater|beyond|higher)`;
const EDGE = String.raw`(?=\s*(?:$|[,;.)]))`;

/** The words around figures that say how they are meant, in the order in which they are tried. */
export const OF_FIGURES: readonly (readonly [OfFigure, string])[] = [
  ['least<', String.raw`(?:more|greater|over|longer)\s+than\s+or\s+equal\s+to`],
  ['most<', String.raw`(?:less|fewer|under)\s+than\s+or\s+equal\s+to`],
  ['least<', String.raw`(?:no|not|nor)\s+${OR_LESS}(?:\s+than)?`],
  [
    'most<',
    String.raw`(?:no|not|nor)\s+${THAN_MORE}(?:\s+than)?(?=\s+(?:an?\s|\d|(?:${ENGLISH_COUNTS})(?!\p{L})))`,
  ],
  ['most<', String.raw`(?:not|without)\s+(?:exceeding|beyond|passing|topping)`],
  ['least<', String.raw`>=|≥|=>|(?:start(?:s|ing)?|count(?:s|ing)?|ranging)\s+(?:from|at)`],
  ['most<', String.raw`<=|≤|=<|up\s+to|capped\s+at|limited\s+to|an?\s+cap\s+of|an?\s+ceiling\s+of`],
  ['most<', String.raw`(?:with)?in\s+(?:the|their|his|her)\s+first`],
  [
    'over<',
    String.raw`(?:more|greater|longer)\s+than|over|above|in\s+excess\s+of|upwards?\s+of|beyond|north\s+of|exceeding|>`,
  ],
  ['under<', String.raw`(?:less|fewer|shorter)\s+than|under|below|sub[\s-]|(?:just\s+)?short\s+of|<`],
  [
    'least',
    String.raw`at\s+(?:the\s+)?(?:very\s+|bare\s+)?(?:least|minimum)|(?:an?\s+|the\s+|bare\s+)*min(?:imum)?\.?(?:\s+of)?`,
  ],
  [
    'most',
    String.raw`at\s+(?:the\s+)?(?:very\s+)?(?:most|outside|maximum)|(?:an?\s+|the\s+)*max(?:imum)?\.?(?:\s+of)?`,
  ],
  [
    'exact',
    String.raw`exactly|precisely|no\s+more\s+(?:and\s+|or\s+)?no\s+(?:less|fewer)|no\s+(?:less|fewer)\s+(?:and\s+|or\s+)?no\s+more`,
  ],
  [
    'least>',
    String.raw`(?:or|and)\s+(?:up(?:wards?)?(?!\s+to)|${OR_MORE}|onwards?|then\s+some|counting)|or\s+so\s+or\s+more|upwards?|onwards?|up${EDGE}|as\s+an?\s+(?:bare\s+)?(?:min(?:imum)?|floor)|(?:is|are|being)\s+(?:the\s+|an?\s+|our\s+)?(?:bare\s+)?(?:min(?:imum)?|least|floor)|plus|\+`,
  ],
  [
    'most>',
    String.raw`(?:or|and)\s+${OR_LESS}|tops?|as\s+an?\s+(?:max(?:imum)?|ceiling|cap)|(?:is|are|being)\s+(?:the\s+|an?\s+|our\s+)?(?:absolute\s+)?(?:max(?:imum)?|most|limit|ceiling|cap)(?:\s+(?:they|he|she|people)\s+(?:can|may|should)\s+have)?|cap${EDGE}|ceiling${EDGE}|(?:no|not)\s+(?:more|longer|over)(?:\s+than\s+that)?${EDGE}`,
  ],
  ['only', 'only|just|merely|barely'],
  ['range', String.raw`to|through|till|until|&|\/|[–—-]|up\s+to`],
  ['or', 'or'],
  ['and', 'and|nor|but'],
];

/** What says on which side of a figure somebody is. */
export const EDGES: ReadonlySet<string> = new Set([
  'least',
  'most',
  'least<',
  'most<',
  'over<',
  'under<',
  'least>',
  'most>',
  'exact',
]);

/** The least and the most of something; null is open, and a strict edge leaves the figure itself out. */
export interface Bounds {
  min: number | null;
  max: number | null;
  isStrict: boolean;
}

type Edge = 'least' | 'most' | 'over' | 'under' | 'exact';
const TURNED: Record<Edge, Edge> = {
  least: 'under',
  under: 'least',
  most: 'over',
  over: 'most',
  exact: 'exact',
};

interface Figure {
  value: number;
  edge: Edge | null;
}

/**
 * What words say of the figures among them: "at least 3 and no more than 6", "3 min, 6 max", "six or under", "a year or two".
 * @returns null where they contradict one another or leave a figure in the air
 */
export function boundsOf(
  sayings: readonly Saying<string>[],
  countOf: (saying: Saying<string>) => number | null,
): Bounds | null {
  const figures = new Map<number, Figure>();
  for (const [at, saying] of sayings.entries()) {
    if (saying.is !== 'count') continue;
    const value = countOf(saying);
    if (value === null) return null;
    figures.set(at, { value, edge: null });
  }
  const places = [...figures.keys()];
  for (const [at, { is }] of sayings.entries()) {
    const edge = edgeOf(is);
    if (edge === null) continue;
    const of = figures.get(ownerOf(sayings, places, figures, at) ?? -1);
    if (of === undefined || (of.edge !== null && of.edge !== edge)) return null;
    of.edge = edge;
  }
  const isDenied = sayings.filter(({ is }) => is === 'not').length % 2 === 1;
  const isOnly = sayings.some(({ is }) => is === 'only');
  const all = [...figures.values()];
  if (isDenied) for (const one of all) one.edge = one.edge === null ? 'under' : TURNED[one.edge];
  const [first, second] = all;
  if (first === undefined) return null;
  if (second === undefined) return alone(first, isOnly);
  return all.length === 2 && all.some(({ edge }) => edge !== null) ? both(first, second) : row(all);
}

const edgeOf = (is: string): Edge | null => {
  const word = is.replace(/[<>]$/, '');
  return word === 'least' || word === 'most' || word === 'over' || word === 'under' || word === 'exact'
    ? word
    : null;
};

// The figure that an edge is of: the one that it stands before or behind.
function ownerOf(
  sayings: readonly Saying<string>[],
  places: readonly number[],
  figures: ReadonlyMap<number, Figure>,
  at: number,
): number | undefined {
  const is = sayings[at]?.is ?? '';
  const before = places.findLast((place) => place < at);
  const behind = places.find((place) => place > at);
  if (is.endsWith('<')) return behind;
  if (is.endsWith('>')) return before;
  if (before === undefined || behind === undefined) return before ?? behind;
  if (figures.get(before)?.edge !== null) return behind;
  // "3 years min and 6 max": the next one has its own behind it.
  const next = places.find((place) => place > behind) ?? sayings.length;
  if (sayings.slice(behind + 1, next).some((one) => edgeOf(one.is) !== null)) return before;
  const isApart = sayings
    .slice(before + 1, at)
    .some((one) => one.is === 'comma' || one.is === 'and' || one.is === 'range');
  return isApart ? behind : before;
}

function alone({ value, edge }: Figure, isOnly: boolean): Bounds {
  const isStrict = edge === 'over' || edge === 'under';
  if (edge === 'exact') return { min: value, max: value, isStrict };
  if (edge === 'most' || edge === 'under' || (edge === null && isOnly))
    return { min: null, max: value, isStrict };
  return { min: value, max: null, isStrict };
}

const isLow = (edge: Edge | null): boolean => edge === 'least' || edge === 'over';
const isHigh = (edge: Edge | null): boolean => edge === 'most' || edge === 'under';

// "At least 3 and at most 6"; of "3 to 6 at most" the first is the least.
function both(first: Figure, second: Figure): Bounds | null {
  const isTold = (isLow(first.edge) || first.edge === null) && (isHigh(second.edge) || second.edge === null);
  const isTurned = isHigh(first.edge) && isLow(second.edge);
  const [low, high] = isTurned ? [second, first] : [first, second];
  return (isTold || isTurned) && low.value <= high.value
    ? { min: low.value, max: high.value, isStrict: false }
    : null;
}

function row(all: readonly Figure[]): Bounds | null {
  const values = all.map(({ value }) => value);
  const [min = 0, max = 0] = [values[0], values.at(-1)];
  const isRow = values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
  return isRow && all.every(({ edge }) => edge === null) ? { min, max, isStrict: false } : null;
}
