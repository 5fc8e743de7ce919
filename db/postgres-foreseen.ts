/** A statement with its values. */
export interface Asked {
  text: string;
  values: readonly unknown[];
}

/** Where a value of a later statement was found: at a place among the values asked first, or always the same. */
type Source = { place: number } | { always: unknown };

interface Later {
  text: string;
  /** For each value what explains it in every run so far, the places first. */
  sources: Source[][];
  trust: number;
}

/** A statement is sent ahead once it was seen in as many runs. */
const TRUSTED = 3;
const MOST_TRUST = 8;
/** What an answer that nobody asked for takes. */
const DISTRUST = 4;
/** The end of a snapshot goes along once so many runs one after another asked for nothing else. */
const WHOLE = 6;
const NOT_WHOLE = -60;
/** Runs that are looked at; afterwards only one in which something foreseen was not asked for. */
const LEARNT_FROM = 40;
const MOST_LATER = 16;
const MOST_PATTERNS = 1_000;

/** What work of one kind, begun with the same statements, goes on to ask before it writes. */
class Pattern {
  #later: Later[] = [];
  #runs = 0;
  #whole = 0;
  #failed = false;

  /** The statements to send ahead. @param first the values that were asked first */
  foreseen(first: readonly unknown[]): Asked[] {
    if (this.#failed) return [];
    return this.#later
      .filter(({ trust }) => trust >= TRUSTED)
      .map(({ text, sources }) => ({ text, values: sources.map(([source]) => valueFrom(source, first)) }));
  }

  /** Whether a read asks nothing but what was foreseen. */
  get whole(): boolean {
    return this.#whole >= WHOLE;
  }

  /** Never sends anything ahead again. */
  failed(): void {
    this.#failed = true;
  }

  /** @param ran what was asked later, the number of foreseen statements that were not, and whether one was unforeseen */
  ended(
    first: readonly unknown[],
    ran: { later: readonly Asked[]; unused: number; unforeseen: boolean },
  ): void {
    this.#whole = ran.unforeseen
      ? this.#whole >= WHOLE
        ? NOT_WHOLE
        : Math.min(this.#whole, 0)
      : this.#whole + 1;
    this.#runs += 1;
    if (this.#runs <= LEARNT_FROM || ran.unused > 0) this.#learn(first, ran.later);
  }

  #learn(first: readonly unknown[], later: readonly Asked[]): void {
    const left = [...later];
    for (const known of this.#later) {
      const at = left.findIndex((asked) => explains(known, asked, first));
      const [asked] = at === -1 ? [] : left.splice(at, 1);
      if (asked === undefined) known.trust -= DISTRUST;
      else {
        known.sources = narrowed(known, asked, first);
        known.trust = Math.min(known.trust + 1, MOST_TRUST);
      }
    }
    this.#later = this.#later.filter(({ trust }) => trust > 0);
    for (const { text, values } of left.slice(0, MOST_LATER - this.#later.length))
      this.#later.push({ text, sources: values.map((value) => sourcesOf(value, first)), trust: 1 });
  }
}

const valueFrom = (source: Source | undefined, first: readonly unknown[]): unknown =>
  source === undefined ? undefined : 'place' in source ? first[source.place] : source.always;

function sourcesOf(value: unknown, first: readonly unknown[]): Source[] {
  const places = first.flatMap((given, place) => (given === value ? [{ place }] : []));
  return [...places, { always: value }];
}

function narrowed({ sources }: Later, { values }: Asked, first: readonly unknown[]): Source[][] {
  return sources.map((some, at) => some.filter((source) => valueFrom(source, first) === values[at]));
}

const explains = (known: Later, asked: Asked, first: readonly unknown[]): boolean =>
  known.text === asked.text &&
  known.sources.length === asked.values.length &&
  narrowed(known, asked, first).every((some) => some.length > 0);

/** What each kind of work asks after its first statements, learnt from its runs. */
export class Foresight {
  // One text for all the first statements would be joined and hashed anew for each run, and they are long.
  readonly #patterns = new Map<string, { texts: readonly string[]; pattern: Pattern }[]>();
  #count = 0;

  of(kind: string, first: readonly Asked[]): Pattern {
    const known = this.#patterns
      .get(kind)
      ?.find(
        ({ texts }) => texts.length === first.length && texts.every((text, at) => text === first[at]?.text),
      );
    if (known !== undefined) return known.pattern;
    if (this.#count >= MOST_PATTERNS) {
      this.#patterns.clear();
      this.#count = 0;
    }
    const same = this.#patterns.get(kind) ?? [];
    const pattern = new Pattern();
    same.push({ texts: first.map(({ text }) => text), pattern });
    this.#patterns.set(kind, same);
    this.#count += 1;
    return pattern;
  }
}

/** A statement that only reads and locks nothing, so that it may be asked early, and in vain. */
const READS = /^\s*(select|with)\b/i;
const DOES_MORE =
  /\b(insert|update|delete|merge|nextval|setval|pg_\w+|set_config|txid_current)\b|\bfor\s+(no\s+key\s+)?(update|share|key)\b/i;
const known = new Map<string, boolean>();

/** Whether a statement reads and does nothing else. */
export function onlyReads(text: string): boolean {
  let reads = known.get(text);
  if (reads === undefined) {
    if (known.size >= 5 * MOST_PATTERNS) known.clear();
    reads = READS.test(text) && !DOES_MORE.test(text);
    known.set(text, reads);
  }
  return reads;
}

/**
 * One run of work whose statements are foreseen. What it asks in the first turn of the event loop tells what it will ask, and
 * that goes to the server with it: the answer stands ready when it is asked for. An answer is given to the same statement
 * with the same values alone, and to none after the work has written or locked something.
 */
export class ForeseenRun<A> {
  readonly #foresight: Foresight;
  readonly #kind: string;
  readonly #first: Asked[] = [];
  readonly #later: Asked[] = [];
  #values: unknown[] = [];
  #sent: (Asked & { answer: Promise<A> })[] = [];
  #pattern: Pattern | null = null;
  #over = false;
  #unforeseen = false;

  constructor(foresight: Foresight, kind: string) {
    this.#foresight = foresight;
    this.#kind = kind;
  }

  /** Notes a statement that the work asks. @returns its answer where it was sent ahead */
  ask(text: string, values: readonly unknown[]): Promise<A> | undefined {
    if (this.#over) return undefined;
    if (this.#pattern === null) {
      this.#first.push({ text, values });
      return undefined;
    }
    if (!onlyReads(text)) {
      this.#over = true;
      return undefined;
    }
    this.#later.push({ text, values });
    const at = this.#sent.findIndex((sent) => sent.text === text && sameValues(sent.values, values));
    const [sent] = at === -1 ? [] : this.#sent.splice(at, 1);
    if (sent === undefined) this.#unforeseen = true;
    return sent?.answer;
  }

  /**
   * Sends ahead what will be asked, at the end of the first turn.
   * @returns whether nothing else will be asked
   */
  lookAhead(send: (text: string, values: readonly unknown[]) => Promise<A>): boolean {
    if (this.#over || this.#first.length === 0) return false;
    this.#pattern = this.#foresight.of(this.#kind, this.#first);
    this.#values = this.#first.flatMap(({ values }) => values);
    this.#sent = this.#pattern
      .foreseen(this.#values)
      .map((asked) => ({ ...asked, answer: send(asked.text, asked.values) }));
    return this.#pattern.whole;
  }

  /** A statement that was sent ahead failed. */
  failed(): void {
    this.#pattern?.failed();
  }

  /** The work has ended well, or asked for what was not foreseen. */
  ended(): void {
    const [later, unused, unforeseen] = [this.#later, this.#sent.length, this.#unforeseen];
    this.#pattern?.ended(this.#values, { later, unused, unforeseen });
  }
}

function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
