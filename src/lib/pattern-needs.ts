/** A text as patterns are tried on it: small, whether it holds a figure, and which letters follow each other in it. */
export interface Tried {
  lower: string;
  hasDigit: boolean;
  pairs: Uint8Array;
}

const NOTHING_TRIED: Tried = { lower: '', hasDigit: false, pairs: new Uint8Array(0) };
let last = { text: '', seen: NOTHING_TRIED };

/** A text as patterns are tried on it. Of one text many lists of patterns are tried in turn, so the last one is kept. */
export function tried(text: string): Tried {
  if (text !== last.text || last.seen === NOTHING_TRIED) last = { text, seen: seenIn(text) };
  return last.seen;
}

function seenIn(text: string): Tried {
  // The long s is the one letter that an "s" matches and that has no capital of its own.
  const lower = text.toLowerCase().replaceAll('ſ', 's');
  const pairs = new Uint8Array(PAIRS);
  let before = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const letter = lower.charCodeAt(at);
    pairs[pairOf(before, letter)] = 1;
    pairs[pairOf(0, letter)] = 1;
    before = letter;
  }
  return { lower, hasDigit: /\d/.test(text), pairs };
}

/** Pairs of letters by their numbers; some share one, so that a pair that is there is not certain, and one that is not is. */
const PAIRS = 4096;
const pairOf = (before: number, letter: number): number => (before * 61 + letter) % PAIRS;

/**
 * Whether a pattern may match in a text at all. A false is certain: something that each match holds stands nowhere in the text. It
 * costs a fraction of the pattern, which the engine then need not even compile.
 */
export function mayMatch(pattern: RegExp, text: Tried): boolean {
  for (const any of soughtBy(pattern)) if (!holdsOne(any, text)) return false;
  return true;
}

/** Of each list a match of the pattern holds one at least. */
function soughtBy(pattern: RegExp): readonly (readonly Sought[])[] {
  let needs = known.get(pattern);
  if (needs === undefined) {
    needs = needsOf(pattern).map((any) => any.map(soughtOf));
    known.set(pattern, needs);
  }
  return needs;
}

/**
 * Of many patterns those that may match in a text, as `mayMatch` says of each: a mark at the place of each of them. Each word that any of
 * them needs is looked for once, and most of them not at all: only where the rarest pair of its letters stands in the text.
 */
export function mayMatchOf(patterns: readonly RegExp[]): (text: Tried) => Uint8Array {
  const words: Sought[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (sought: Sought): number => {
    const known = numbers.get(sought.need);
    if (known !== undefined) return known;
    numbers.set(sought.need, words.length);
    return words.push(sought) - 1;
  };
  const needs = patterns.map((pattern) => soughtBy(pattern).map((any) => any.map(numberOf)));
  const free = needs.flatMap((each, at) => (each.length === 0 ? [at] : []));
  const neededBy: number[][] = words.map(() => []);
  for (const [at, [first = []]] of needs.entries()) for (const word of first) neededBy[word]?.push(at);
  const byPair = [...byRarestPair(words)];
  return (text) => {
    const stands = new Uint8Array(words.length);
    for (const [pair, some] of byPair)
      if (pair === null || text.pairs[pair] === 1)
        for (const { sought, number } of some) if (holds(sought, text)) stands[number] = 1;
    const marks = new Uint8Array(patterns.length);
    for (const at of free) marks[at] = 1;
    for (let word = stands.indexOf(1); word >= 0; word = stands.indexOf(1, word + 1))
      for (const at of neededBy[word] ?? [])
        if (marks[at] === 0 && needs[at]?.every((any) => any.some((one) => stands[one] === 1))) marks[at] = 1;
    return marks;
  };
}

/** Words by the pair of their letters that the fewest of them have; a figure has none. */
function byRarestPair(words: readonly Sought[]): Map<number | null, { sought: Sought; number: number }[]> {
  const having = new Uint32Array(PAIRS);
  for (const pair of words.flatMap(({ pairs }) => pairs)) having[pair] = (having[pair] ?? 0) + 1;
  const byPair = new Map<number | null, { sought: Sought; number: number }[]>();
  for (const [number, sought] of words.entries()) {
    const [rarest = 0] = sought.pairs.toSorted((a, b) => (having[a] ?? 0) - (having[b] ?? 0));
    const pair = sought.need === DIGIT ? null : rarest;
    byPair.set(pair, [...(byPair.get(pair) ?? []), { sought, number }]);
  }
  return byPair;
}

function holdsOne(any: readonly Sought[], text: Tried): boolean {
  for (const sought of any) if (holds(sought, text)) return true;
  return false;
}

// A search for each word would cost more than many of the patterns: a word is only looked for where its pairs of letters are.
function holds({ need, pairs }: Sought, text: Tried): boolean {
  if (need === DIGIT) return text.hasDigit;
  for (const pair of pairs) if (text.pairs[pair] === 0) return false;
  return text.lower.includes(need);
}

/** A word that is looked for, and the pairs of letters that it holds. */
interface Sought {
  need: string;
  pairs: readonly number[];
}

function soughtOf(need: string): Sought {
  const codes = [...need].map((letter) => letter.charCodeAt(0));
  const pairs = codes.slice(1).map((letter, at) => pairOf(codes[at] ?? 0, letter));
  return { need, pairs: pairs.length === 0 ? [pairOf(0, codes[0] ?? 0)] : pairs };
}

/** Of each list a match holds one at least. */
type Needs = readonly (readonly string[])[];

const DIGIT = String.raw`\d`;
/** The needs of one pattern that are looked at. */
const MOST_NEEDS = 4;
const MOST_WORDS = 200;

const known = new WeakMap<RegExp, readonly (readonly Sought[])[]>();

function needsOf(pattern: RegExp): Needs {
  if (pattern.flags.includes('v')) return [];
  const reader = new Reader(pattern.source);
  const needs = reader.alternatives();
  // What was not read to its end was not understood.
  return reader.isAtEnd ? best(needs) : [];
}

/** How likely a text holds one of them by chance, roughly. */
const chance = (any: readonly string[]): number =>
  any.reduce((sum, need) => sum + (need === DIGIT ? 0.5 : 1.2 / 4 ** (need.length - 1)), 0);

const best = (needs: Needs): Needs =>
  needs
    .filter((any) => any.length <= MOST_WORDS && chance(any) < 1)
    .toSorted((a, b) => chance(a) - chance(b))
    .slice(0, MOST_NEEDS);

/** Reads the source of a pattern for what each of its matches holds. What it does not know it takes for anything. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** A list of alternatives up to the bracket that ends it: one of the best needs of each. */
  alternatives(): Needs {
    const each = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      each.push(this.#sequence());
    }
    const [only] = each;
    if (each.length === 1 && only !== undefined) return only;
    const any = new Set<string>();
    for (const needs of each) {
      const [first] = best(needs);
      if (first === undefined) return [];
      for (const need of first) any.add(need);
    }
    return [[...any]];
  }

  #sequence(): Needs {
    const needs: (readonly string[])[] = [];
    let run = '';
    const end = (): void => {
      if (run !== '') needs.push([run]);
      run = '';
    };
    while (!this.isAtEnd && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const part = this.#part();
      const [least, isMore] = this.#times();
      if (part.is === 'nothing') continue;
      if (part.is === 'letter' && least > 0) {
        run += part.letter;
        if (!isMore) continue;
      }
      end();
      if (part.is === 'group' && least > 0) needs.push(...part.needs);
    }
    end();
    return needs;
  }

  /** How often at least what stands before is there, and whether more of it may follow. */
  #times(): [least: number, isMore: boolean] {
    const [said = '', least = ''] =
      /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += said.length;
    if (said === '') return [1, false];
    if (said[0] === '{') return [Number(least), true];
    return [said[0] === '+' ? 1 : 0, true];
  }

  #part(): Part {
    const letter = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (letter === '(') return this.#group();
    if (letter === '[') return this.#set();
    if (letter === '\\') return this.#escape();
    if (letter === '^' || letter === '$') return NOTHING;
    return letter !== '.' && isPlain(letter) ? { is: 'letter', letter: letter.toLowerCase() } : ANYTHING;
  }

  #group(): Part {
    const lead = /^\?(?:<?[=!]|:|<[^>]*>)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
    this.#at += lead.length;
    const needs = this.alternatives();
    this.#at += 1;
    if (lead.endsWith('!')) return NOTHING;
    return { is: 'group', needs };
  }

  #set(): Part {
    const from = this.#at;
    while (!this.isAtEnd && this.#source[this.#at] !== ']')
      this.#at += this.#source[this.#at] === '\\' ? 2 : 1;
    const inside = this.#source.slice(from, this.#at);
    this.#at += 1;
    if (/^(?:\\d|\d-?)+$/.test(inside)) return FIGURE;
    const one = new Set(inside.toLowerCase());
    const [letter = ''] = one;
    return one.size === 1 && isPlain(letter) && letter !== '^' ? { is: 'letter', letter } : ANYTHING;
  }

  #escape(): Part {
    const letter = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (letter === 'b' || letter === 'B') return NOTHING;
    if (letter === 'd') return FIGURE;
    const argument =
      ARGUMENTS[/\d/.test(letter) ? '1' : letter]?.exec(this.#source.slice(this.#at))?.[0] ?? '';
    this.#at += argument.length;
    return isPlain(letter) && !/[a-z0-9]/i.test(letter) ? { is: 'letter', letter } : ANYTHING;
  }
}

type Part =
  | { is: 'letter'; letter: string }
  | { is: 'group'; needs: Needs }
  | { is: 'anything' }
  | { is: 'nothing' };
const NOTHING: Part = { is: 'nothing' };
const ANYTHING: Part = { is: 'anything' };
const FIGURE: Part = { is: 'group', needs: [[DIGIT]] };

const ARGUMENTS: Record<string, RegExp> = {
  p: /^\{[^}]*\}/,
  P: /^\{[^}]*\}/,
  u: /^(?:\{[^}]*\}|[\da-f]{4})/i,
  x: /^[\da-f]{2}/i,
  k: /^<[^>]*>/,
  c: /^./,
  1: /^\d*/,
};

const isPlain = (letter: string): boolean => letter.length === 1 && letter >= ' ' && letter <= '~';
