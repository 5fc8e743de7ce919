import { NUMBER_WORDS } from '#src/lib/number-words.ts';
import type { Mention } from './entities.ts';
import { FILLER, lemmaOf } from './lexicon.ts';

/** A piece of a question: a word by its meaning, a period, or a value that is named. */
export interface Token {
  written: string;
  word: string;
  lemma: string;
  kind: 'word' | 'period' | 'mention';
  mention: Mention | null;
  taken: boolean;
}

const COUNTS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, hundred: 100, once: 1, twice: 2 };

/** The number that a word is; null for any other word. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d+(\.\d+)?$/.test(word) ? Number(word) : (COUNTS[word] ?? null);
}

/** The tokens of a question, with what reads them one after another. */
export class Tokens {
  readonly all: Token[];

  constructor(all: Token[]) {
    this.all = all;
  }

  at(index: number): Token | undefined {
    return this.all[index];
  }

  lemma(index: number): string {
    const token = this.all[index];
    return token === undefined || token.taken || token.kind !== 'word' ? '' : token.lemma;
  }

  word(index: number): string {
    const token = this.all[index];
    return token === undefined || token.taken || token.kind !== 'word' ? '' : token.word;
  }

  /** The first free word with one of these meanings, from a place on; -1 without one. */
  find(lemmas: readonly string[], from = 0): number {
    for (let at = from; at < this.all.length; at += 1) if (lemmas.includes(this.lemma(at))) return at;
    return -1;
  }

  has(...lemmas: string[]): boolean {
    return this.find(lemmas) >= 0;
  }

  /** Whether a free word is written so, whatever it is taken for. */
  says(...words: string[]): boolean {
    return this.all.some((token) => token.kind === 'word' && words.includes(token.word));
  }

  take(at: number, count = 1): void {
    for (const token of this.all.slice(at, at + count)) token.taken = true;
  }

  /** Takes every free word of one of these meanings. */
  takeAll(...lemmas: string[]): boolean {
    let any = false;
    for (let at = this.find(lemmas); at >= 0; at = this.find(lemmas, at + 1)) {
      this.take(at);
      any = true;
    }
    return any;
  }

  /** The next token after a place that is no article, preposition or the like. */
  next(at: number): number {
    let on = at + 1;
    while (on < this.all.length && this.isFiller(on)) on += 1;
    return on;
  }

  isFiller(at: number): boolean {
    const token = this.all[at];
    return token?.kind === 'word' && !token.taken && (FILLER.has(token.word) || token.lemma === 'now');
  }

  /** The free words that carry meaning. */
  content(): number[] {
    return this.all.flatMap((token, at) =>
      token.kind === 'word' && !token.taken && !this.isFiller(at) ? [at] : [],
    );
  }

  mentions(): number[] {
    return this.all.flatMap((token, at) => (token.kind === 'mention' ? [at] : []));
  }
}

/** A token of a plain word. */
export const wordToken = (written: string, word: string): Token => ({
  written,
  word,
  lemma: lemmaOf(word),
  kind: 'word',
  mention: null,
  taken: false,
});
