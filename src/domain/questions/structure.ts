import { DIMENSIONS, type Dimension, GRAINS, type Grain, type Limit } from '../analytics/index.ts';
import { RANKS } from './figure-words.ts';
import { phraseOf } from './text.ts';
import { numberOf, type Tokens } from './tokens.ts';
import { DIMENSION_WORDS, GRAIN_WORDS } from './words.ts';

const LEADS = new Set(['by', 'per', 'each', 'every', 'across', 'which', 'what']);

const SINGLE = new Map<string, Dimension>();
for (const dimension of DIMENSIONS)
  for (const phrase of DIMENSION_WORDS[dimension]) {
    const parts = phraseOf(phrase);
    if (parts.length === 1 && parts[0] !== undefined) SINGLE.set(parts[0], dimension);
  }

/** What can be asked for as having none of a figure. */
export const ABSENT: ReadonlySet<string> = new Set(['consultant', 'team', 'client', 'job']);

/** The dimension that a word names; null for another word. */
export const dimensionOf = (word: string): Dimension | null => SINGLE.get(word) ?? null;

const PHRASED = DIMENSIONS.flatMap((dimension) =>
  DIMENSION_WORDS[dimension].map((phrase) => ({ dimension, parts: phraseOf(phrase) })),
)
  .filter(({ parts }) => parts.length > 1)
  .sort((a, b) => b.parts.length - a.parts.length);

const LASTING: ReadonlySet<string> = new Set(
  'within in inside under over after before for than once about'.split(' '),
);

/** month by month, per week, monthly, which month: the stretches of a series. */
export function grainIn(tokens: Tokens): Grain | null {
  for (const grain of GRAINS)
    for (const phrase of [...GRAIN_WORDS[grain]].sort((a, b) => b.length - a.length)) {
      const parts = phraseOf(phrase);
      for (let at = 0; at < tokens.all.length; at += 1) {
        if (!parts.every((part, on) => tokens.word(at + on) === part)) continue;
        const lead = tokens.word(at - 1);
        if (parts.length > 1 || /ly$|trend/.test(phrase)) {
          tokens.take(at, parts.length);
          return grain;
        }
        const listed =
          lead === 'and' && tokens.all.slice(Math.max(0, at - 4), at).some(({ word }) => LEADS.has(word));
        const best = RANKS[lead] !== undefined && RANKS[lead] !== 'high' ? true : lead in RANKS;
        // "Within a week", "in a quarter" say how long, and "a week" by itself how often.
        const often = lead === 'a' && !LASTING.has(tokens.word(at - 2));
        if (!LEADS.has(lead) && !often && !listed && !best) continue;
        tokens.take(at);
        if (!best) tokens.take(at - 1);
        return grain;
      }
    }
  return null;
}

/** What figures are cut by: after by, per, which or each; as the top five; or who. */
export function axesIn(tokens: Tokens): Dimension[] {
  const found: { at: number; axis: Dimension; who: boolean }[] = [];
  const add = (at: number, axis: Dimension, count: number, who = false): void => {
    tokens.take(at, count);
    if (!found.some((one) => one.axis === axis)) found.push({ at, axis, who });
  };
  const origin = originIn(tokens);
  if (origin !== null) add(origin, 'source', 1);
  for (const { dimension, parts } of PHRASED)
    for (let at = 0; at < tokens.all.length; at += 1) {
      if (!parts.every((part, on) => tokens.word(at + on) === part)) continue;
      const lead = leadAt(tokens, at);
      if (lead !== null) add(lead, dimension, at - lead + parts.length);
    }
  for (let at = 0; at < tokens.all.length; at += 1) {
    const word = tokens.word(at);
    const dimension = dimensionOf(word);
    if (dimension === null) continue;
    const lead = leadAt(tokens, at);
    const after = tokens.word(at + 1);
    const listed = tokens.word(at - 1) === 'and' && found.some((one) => at - one.at <= 4);
    // "The most client interviews" counts interviews, and "which open jobs" jobs.
    if (after === 'interview') continue;
    if (lead !== null) {
      add(lead, dimension, at - lead + 1);
      if (word === 'biller') billers(tokens, at);
    } else if (listed) add(at - 1, dimension, 2);
    else if (ranked(tokens, at) && !found.some((one) => !one.who)) {
      // A biller is a consultant, and says what is counted too.
      if (word === 'biller') found.push({ at, axis: dimension, who: false });
      else add(at, dimension, 1);
    }
  }
  const who = tokens.all.findIndex(
    ({ word, taken, kind }) => kind === 'word' && !taken && ['who', 'whose'].includes(word),
  );
  if (who >= 0 && opens(tokens, who) && found.every(({ at }) => at > who)) {
    tokens.take(who);
    // "Who are our top clients" asks for clients.
    if (found.length === 0) found.push({ at: who, axis: 'consultant', who: true });
  }
  return found.sort((a, b) => a.at - b.at).map(({ axis }) => axis);
}

/** "Where did our hires come from": the place of the word that asks, where nothing else is named that they come from. */
function originIn(tokens: Tokens): number | null {
  const where = tokens.all.findIndex(({ word, taken }) => !taken && word === 'where');
  if (where < 0 || !opens(tokens, where)) return null;
  const come = tokens.all.findIndex(
    ({ word }, at) => at > where && ['come', 'came', 'coming'].includes(word),
  );
  if (come < 0 || tokens.word(come + 1) !== 'from' || tokens.at(come + 2)?.kind === 'mention') return null;
  tokens.take(come, 2);
  return where;
}

/** "Who" asks where it opens the question; after a noun it says more of it. */
function opens(tokens: Tokens, at: number): boolean {
  const before = tokens.all.slice(0, at).filter((_, on) => !tokens.isFiller(on));
  return before.every(({ kind }) => kind === 'period');
}

function billers(tokens: Tokens, at: number): void {
  const token = tokens.at(at);
  if (token !== undefined) token.taken = false;
}

/** Where what leads to a dimension begins; null where nothing does. */
function leadAt(tokens: Tokens, at: number): number | null {
  if (LEADS.has(tokens.word(at - 1))) return at - 1;
  if (tokens.lemma(at - 1) === 'every') return at - 1;
  if (['the', 'our'].includes(tokens.word(at - 1)) && LEADS.has(tokens.word(at - 2))) return at - 2;
  // "Which of my jobs", "which of the Finance team's clients".
  let back = at - 1;
  while (tokens.at(back)?.kind === 'mention' || ['of', 'the', 'our'].includes(tokens.word(back))) back -= 1;
  if (tokens.word(back) === 'which' && tokens.word(back + 1) === 'of') return back;
  return null;
}

/** Whether a noun stands right after top five, our biggest, or best performing. */
function ranked(tokens: Tokens, at: number): boolean {
  let back = at - 1;
  if (tokens.lemma(back) === 'perform') {
    tokens.take(back);
    back -= 1;
  }
  if (numberOf(tokens.word(back)) !== null) back -= 1;
  return rankAt(tokens, back) !== null;
}

/** The order that a word asks for, taken by now or not. */
function rankAt(tokens: Tokens, at: number): string | null {
  const token = tokens.at(at);
  return token?.kind === 'word' ? (RANKS[token.word] ?? null) : null;
}

/** "Which of Sam, Tom and Zoe": what those named are of, as they are held against each other; the words that say so are taken out. */
export function whichOfIn(tokens: Tokens): Dimension | null {
  const at = tokens.all.findIndex(({ word }) => word === 'which');
  if (at < 0 || tokens.word(at + 1) !== 'of') return null;
  const named: string[] = [];
  let on = at + 2;
  for (; tokens.at(on)?.kind === 'mention' || ['and', 'or'].includes(tokens.word(on)); on += 1) {
    const dimension = tokens.at(on)?.mention?.dimension;
    if (dimension !== undefined) named.push(dimension);
  }
  const [one] = named;
  if (named.length < 2 || named.some((other) => other !== one)) return null;
  const rest = tokens.all.slice(on);
  // Without an order or a bound it is not said what tells them apart.
  if (dimensionOf(tokens.word(on)) !== null || !rest.some(({ word }) => RANKS[word] !== undefined))
    return null;
  if (one !== 'consultant' && one !== 'client' && one !== 'team' && one !== 'job') return null;
  tokens.all.splice(at, 2);
  return one;
}

/** "Which three clients brought in the most": how many are wanted, taken out of the question; null where it does not say. */
export function wantedIn(tokens: Tokens): number | null {
  const at = tokens.all.findIndex(({ word }) => word === 'which');
  const many = numberOf(tokens.word(at + 1));
  const ordered = tokens.all.some(({ word }, on) => on > at + 2 && RANKS[word] !== undefined);
  if (at < 0 || many === null || many < 2 || dimensionOf(tokens.word(at + 2)) === null || !ordered)
    return null;
  tokens.all.splice(at + 1, 1);
  return many;
}

/** So many times, and not so many places. */
const TIMES = new Set(['once', 'twice']);

/** Words of order that say what is measured too: they are left for the figure. */
const TELLING = new Set(['long', 'fast', 'slow', 'short', 'old']);

/** Top 3, the fewest, worst: an order, and how many are wanted. */
export function rankIn(
  tokens: Tokens,
): { order: 'high' | 'low' | 'best' | 'worst'; limit: number | null; telling: boolean } | null {
  for (let at = 0; at < tokens.all.length; at += 1) {
    const order = RANKS[tokens.word(at)];
    if (order === undefined) continue;
    const telling = TELLING.has(tokens.lemma(at));
    if (!telling) tokens.take(at);
    const limit = TIMES.has(tokens.word(at + 1)) ? null : numberOf(tokens.word(at + 1));
    if (limit !== null) tokens.take(at + 1);
    // "Clients by billings, the highest first".
    if (tokens.word(at + 1) === 'first' && at + 2 === tokens.all.length) tokens.take(at + 1);
    return { order, limit, telling };
  }
  return null;
}

export interface Bound extends Limit {
  unit: 'day' | 'percent' | null;
  said: string;
  at: number;
  end: number;
}

const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 };

const COMPARATORS: readonly [Limit['op'], readonly string[]][] = [
  ['<=', ['no more than', 'not more than', 'at most', 'up to', 'no longer than']],
  ['>=', ['at least', 'no less than', 'not less than', 'no fewer than', 'minimum of', 'a minimum of']],
  [
    '>',
    [
      'more than',
      'greater than',
      'longer than',
      'older than',
      'higher than',
      'bigger than',
      'larger than',
      'in excess of',
      'north of',
      'over',
      'above',
      'exceeding',
      'past',
    ],
  ],
  ['<', ['less than', 'fewer than', 'lower than', 'shorter than', 'smaller than', 'under', 'below']],
];

/** more than 3 weeks, over 150000, at least 5, 5 or more: a bound, and where its words stand. */
export function boundIn(tokens: Tokens): Bound | null {
  for (const [op, phrases] of COMPARATORS)
    for (const phrase of phrases) {
      const parts = phraseOf(phrase);
      for (let at = 0; at < tokens.all.length; at += 1) {
        if (!parts.every((part, on) => tokens.word(at + on) === part)) continue;
        let on = at + parts.length;
        while (tokens.at(on)?.kind === 'mention') on += 1;
        const amount = numberOf(tokens.word(on));
        if (amount === null) continue;
        return finish(tokens, at, on, op, amount);
      }
    }
  for (let at = 0; at < tokens.all.length; at += 1) {
    const amount = numberOf(tokens.word(at));
    if (amount === null || tokens.word(at + 1) !== 'or') continue;
    const op = { more: '>=', over: '>=', above: '>=', less: '<=', fewer: '<=', under: '<=' }[
      tokens.word(at + 2)
    ];
    if (op === undefined) continue;
    const bound = finish(tokens, at, at + 2, op as Limit['op'], amount);
    return bound;
  }
  return null;
}

function finish(tokens: Tokens, at: number, on: number, op: Limit['op'], amount: number): Bound {
  const unit = UNITS[tokens.word(on + 1)];
  const percent = tokens.word(on + 1) === 'percent';
  const end = on + (unit !== undefined || percent ? 1 : 0);
  for (let one = at; one <= end; one += 1) if (tokens.at(one)?.kind === 'word') tokens.take(one);
  const days = unit === undefined ? amount : amount * unit;
  const words = { '>': 'more than', '>=': 'at least', '<': 'less than', '<=': 'at most' }[op];
  const said = `${words} ${days}${unit === undefined ? (percent ? ' percent' : '') : ' days'}`;
  return { op, amount: days, unit: unit === undefined ? (percent ? 'percent' : null) : 'day', said, at, end };
}
