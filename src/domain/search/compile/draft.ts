import { type Word, wordsOf } from '../../lexicon/text.ts';
import { type Facet, facet, type Home, type Note, type Strength } from '../facets.ts';
import { strengthsOf } from './strengths.ts';

/** A facet with the place in the query that it was read from. Its strength follows from the place. */
export interface Read {
  at: number;
  end: number;
  facet: Facet;
  /** That what the place says of its strength is part of its own words: "no more than 90k". */
  plain?: boolean;
}

// A character that no query holds: what was read is put out of the sight of what reads after it.
const GONE = '\uFFFC';

/** A query while it is being read. */
export class Draft {
  readonly text: string;
  readonly home: Home;
  readonly words: readonly Word[];
  readonly read: Read[] = [];
  readonly notes: Note[] = [];
  /** Pay whose currency nobody named. */
  readonly bare = new Set<Facet>();
  #rest: string;
  #strengths: (at: number) => Strength = () => 'must';

  constructor(query: string, home: Home) {
    this.text = query
      .normalize('NFC')
      .replace(/[“”„]/g, '"')
      .replace(/[‘’ʼ]/g, "'")
      .replace(/[\p{Cc}\p{Cf}\uFFFC]+/gu, ' ');
    this.#rest = this.text;
    this.home = home;
    this.words = wordsOf(this.text);
  }

  /** What has not been read yet; the rest is blotted out, in its place. */
  get rest(): string {
    return this.#rest;
  }

  /** Whether a stretch of the query has been read. */
  taken(at: number, end: number): boolean {
    return this.#rest.slice(at, end).includes(GONE);
  }

  /** Puts a stretch out of the sight of what reads after it. */
  blot(at: number, end: number): void {
    this.#rest = this.#rest.slice(0, at) + GONE.repeat(end - at) + this.#rest.slice(end);
  }

  /** Reads a stretch of the query as a facet; must, unless its place says otherwise. */
  take(
    at: number,
    end: number,
    given: Omit<Partial<Facet>, 'strength'> & Pick<Facet, 'kind' | 'label'>,
    plain = false,
  ): Facet {
    const made = facet({ ...given, strength: 'must' });
    this.read.push({ at, end, facet: made, plain });
    this.blot(at, end);
    return made;
  }

  note(code: string, message: string): void {
    if (!this.notes.some((note) => note.code === code && note.message === message))
      this.notes.push({ code, message });
  }

  /** Each place where a pattern stands in what has not been read. */
  *each(pattern: RegExp): Generator<RegExpExecArray> {
    for (const match of this.#rest.matchAll(pattern)) {
      // What was read since the search began is not read twice.
      if (!this.taken(match.index, match.index + match[0].length)) yield match;
    }
  }

  /** Reads how much each place is wanted, once what says so by itself has been read. */
  weigh(): void {
    this.#strengths = strengthsOf(this.rest);
  }

  /** How much what stands at a place is wanted. */
  strengthAt(at: number): Strength {
    return this.#strengths(at);
  }
}
