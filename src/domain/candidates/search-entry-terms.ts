import type { Term } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';

/** The terms of an index entry as they are collected. */
export class Terms {
  readonly list: string[] = ['everybody'];
  readonly #known = new Set<string>();
  readonly #words = new Map<string, string[]>();

  /** The words of a text, cached. */
  words(text: string): string[] {
    let words = this.#words.get(text);
    if (words === undefined) {
      words = plainWords(text);
      this.#words.set(text, words);
    }
    return words;
  }

  /** Adds a term once. */
  add(kind: string, value: string): void {
    const term = `${kind}_${value}`;
    if (value === '' || this.#known.has(term)) return;
    this.#known.add(term);
    this.list.push(term);
  }

  /** Adds consecutive words, followed by a gap so that no phrase matches across two texts. */
  phrase(kind: string, text: string): void {
    const words = this.words(text);
    if (words.length === 0) return;
    for (const word of words) this.list.push(`${kind}_${word}`);
    this.list.push('gap');
  }

  term(kind: string, term: Term, implied = kind): void {
    this.add(kind, term.id);
    for (const id of term.implies) this.add(implied, id);
  }
}
