import type { Context } from '#src/domain/context.ts';
import { type Altered, readingIn } from './altered.ts';

/**
 * Questions made at random of what can be asked, with a word of meaning taken out, put in or exchanged: each then asks for something
 * else, so that it has to be read otherwise, or refused.
 */

/** A part of a question: words with a meaning of their own, one after another, or words that join them. */
interface Part {
  words: readonly string[];
  /** Whether it means something: joining words may go without a change. */
  meant: boolean;
  /** What may stand in its place, and asks for something else. */
  others: readonly string[];
}

const FIGURES = [
  ...['placements', 'billings', 'submissions', 'client interviews', 'interviews', 'offers', 'rejections'],
  ...[
    'withdrawals',
    'applications',
    'fall-offs',
    'jobs opened',
    'jobs filled',
    'average fee',
    'median salary',
  ],
  ...['average fee percent', 'average time to fill', 'starts', 'fill rate', 'no-shows'],
];
const EVENTS = ['placements', 'submissions', 'client interviews', 'offers', 'rejections', 'applications'];
const NAMES = ['Pacific Bank', 'Vela Health', 'Kiwi Dairy', 'Northwind Freight'];
const PEOPLE = ['Sam', 'Priya', 'Ana', 'Zoe'];
const PERIODS = [
  ...[
    'in 2025',
    'last quarter',
    'this year',
    'last month',
    'in FY26',
    'in Q1',
    'since March 2026',
    'in June',
  ],
  ...[
    'this year to date',
    'this quarter so far',
    'in the last 90 days',
    'until the end of May 2026',
    'last week',
  ],
  ...['in the first half of 2025', 'from March 2025 to June 2025', 'before 2026', 'last FY', 'all time'],
];
const WHOLE = ['in 2025', 'last quarter', 'this year', 'last month', 'in FY26', 'in 2024'];
const PLACES = ['consultant', 'client', 'team', 'industry'];
const CUTS = [...PLACES, 'month', 'quarter', 'source', 'currency'];
const KINDS = ['contract', 'permanent'];
const PUT_IN = (
  'zorbic not only except former first again still almost else per share average median lost expected next last both ' +
  'weekly without before after early once twice half unpaid under than more fewer other another each every together ' +
  'alone now excluding female senior roughly nearly maybe should could repeat gross net unlike versus yet-to potential ' +
  'planned missing rarely hardly supposedly instead whenever until since despite unless'
).split(' ');

/** Numbers that come out alike every time (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

class Maker {
  readonly #below: (most: number) => number;
  constructor(seed: number) {
    this.#below = numbers(seed);
  }

  #of(all: readonly string[]): string {
    return all[this.#below(all.length)] ?? '';
  }

  /** Words of meaning, one of several. */
  #one(all: readonly string[], whole = false): Part {
    const said = this.#of(all);
    return {
      words: whole ? [said] : said.split(' '),
      meant: true,
      others: all.filter((one) => one !== said),
    };
  }

  #limit(): Part[] {
    const ways: (() => Part[])[] = [
      () => [],
      () => [],
      () => [join('at'), this.#one(NAMES, true)],
      () => [word('excluding'), this.#one(NAMES, true)],
      () => [join('for'), this.#one(PEOPLE, true)],
      () => [word('except'), this.#one(PEOPLE, true)],
      () => [join('in the'), this.#one(['Technology', 'Finance', 'Health'], true), join('team')],
    ];
    return ways[this.#below(ways.length)]?.() ?? [];
  }

  #kind(): Part[] {
    return this.#below(4) === 0 ? [this.#one(KINDS)] : [];
  }

  question(): Part[] {
    const plural = (all: readonly string[]): string[] =>
      all.map((one) => (one === 'industry' ? 'industries' : `${one}s`));
    const shapes: (() => Part[])[] = [
      () => [...this.#kind(), this.#one(FIGURES), ...this.#limit(), this.#one(PERIODS)],
      () => [
        ...this.#kind(),
        this.#one(FIGURES),
        ...this.#limit(),
        this.#one(PERIODS),
        join('by'),
        this.#one(CUTS),
      ],
      () => [join('how many'), ...this.#kind(), this.#one(EVENTS), ...this.#limit(), this.#one(PERIODS)],
      () => [
        ...[join('which'), this.#one(PLACES), join('had the'), this.#one(['most', 'fewest'])],
        ...[this.#one(EVENTS), this.#one(PERIODS)],
      ],
      () => [
        ...[join('what'), word('share'), join('of'), this.#one(['placements', 'billings', 'submissions'])],
        ...[this.#one(WHOLE), join('were'), this.#one([...KINDS, ...PEOPLE], true)],
      ],
      () => {
        const [one, two] = [this.#one(WHOLE), this.#one(WHOLE)];
        return [this.#one(EVENTS), ...this.#limit(), one, word('compared'), join('with'), two];
      },
      () => [
        this.#one(plural(PLACES.slice(0, 3))),
        join('with'),
        word('no'),
        this.#one(EVENTS),
        this.#one(PERIODS),
      ],
      () => [
        ...[this.#one(plural(PLACES.slice(0, 3))), join('with'), this.#one(['more than', 'fewer than'])],
        ...[this.#one(['2', '3', '5']), this.#one(EVENTS), this.#one(PERIODS)],
      ],
      () => [
        ...[this.#one(['top', 'bottom']), this.#one(['2', '3', '5']), this.#one(plural(PLACES))],
        ...[join('by'), this.#one(['placements', 'billings', 'fall-offs']), this.#one(PERIODS)],
      ],
      () => [
        ...[
          this.#one(['submissions', 'interviews', 'applications']),
          word('per'),
          this.#one(['placement', 'offer']),
        ],
        ...[...this.#limit(), this.#one(PERIODS)],
      ],
    ];
    return shapes[this.#below(shapes.length)]?.() ?? [];
  }

  pick = (all: readonly string[]): string => this.#of(all);
}

const word = (said: string): Part => ({ words: said.split(' '), meant: true, others: [] });
const join = (said: string): Part => ({ words: said.split(' '), meant: false, others: [] });

const said = (parts: readonly (readonly string[])[]): string => parts.flat().join(' ');

/** Every alteration of a question that takes words out or exchanges them, and one word put in at each place. */
function* alterations(parts: readonly Part[], pick: Maker['pick']): Generator<Altered> {
  const all = parts.map(({ words }) => words);
  const of = said(all);
  for (const [at, { words, meant, others }] of parts.entries()) {
    const put = (other: readonly string[]): string => said(all.map((one, on) => (on === at ? other : one)));
    if (!meant) continue;
    yield { of, word: `- ${words.join(' ')}`, ask: put([]) };
    for (const [on, one] of words.entries())
      if (words.length > 1 && !GLUE.has(one))
        yield { of, word: `- ${one}`, ask: put(words.filter((_, n) => n !== on)) };
    for (const other of others) yield { of, word: `${words.join(' ')} -> ${other}`, ask: put([other]) };
  }
  const plain = all.flat();
  for (let at = 0; at <= plain.length; at += 1) {
    const one = pick(PUT_IN).replace('-', ' ');
    if (!plain.includes(one))
      yield {
        of,
        word: `+ ${one} at ${at}`,
        ask: [...plain.slice(0, at), one, ...plain.slice(at)].join(' '),
      };
  }
}

/** Words that join the words of a period. */
const GLUE: ReadonlySet<string> = new Set(['in', 'the', 'of', 'to', 'from', 'on', 'end']);

/** What says the same: by what was altered, and by how it was read. */
const SAME: readonly [RegExp, RegExp][] = [
  // The year that is meant without one; "this year to date" and "year to date"; of none ever.
  [/^- 20\d\d$/, / from \d/],
  [/^- this$/, /year to date/],
  [/^- (all )?time$/, /all time/],
  [/^- opened$/, /^jobs opened/],
  [/^(last FY -> in FY26|in FY26 -> last FY)$/, /2025-07-01/],
  // More than and fewer than ask for the same difference.
  [/^\+ (more|fewer|than) /, /, against /],
  // What is limited to one is of that one only, and what is cut by each is of each.
  [/^\+ only /, /(consultant|client|team|placement type|employment type) /],
  [/^\+ (each|every|per) /, /each|by |divided by/],
  // Up to today.
  [/^\+ (now|since) /, /2026-08-20|2026-09-30|last 90 days|year to date|this year|this quarter/],
];

/**
 * The alterations of so many questions made at random that are read as before.
 * @param asked how many questions; the same seed makes the same
 */
export async function unchangedIn(
  ctx: Context,
  { questions, seed }: { questions: number; seed: number },
): Promise<{ read: number; asked: number; unchanged: string[] }> {
  const maker = new Maker(seed);
  const unchanged: string[] = [];
  let [read, asked] = [0, 0];
  for (let n = 0; n < questions; n += 1) {
    const parts = maker.question();
    const meant = await readingIn(ctx, said(parts.map(({ words }) => words)));
    if (meant === null) continue;
    read += 1;
    for (const altered of alterations(parts, maker.pick)) {
      asked += 1;
      const other = await readingIn(ctx, altered.ask);
      if (other === meant && !SAME.some(([word, as]) => word.test(altered.word) && as.test(meant)))
        unchanged.push(`${altered.word}: ${altered.ask} (${meant})`);
    }
  }
  return { read, asked, unchanged };
}
