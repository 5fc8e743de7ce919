import { plainWords } from './text.ts';

/** A phrase found in a text, with its value. */
export interface Found<T> {
  value: T;
  /** Its number of words. */
  length: number;
  /** Whether it is also an everyday word, which counts only where it is expected. */
  doubtful: boolean;
}

interface Phrase<T> {
  words: readonly string[];
  found: Found<T>;
}

/** Phrases by their first word; the longest match wins. */
export class PhraseBook<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>();

  /** Adds a phrase unless it is taken. */
  add(phrase: string, value: T, doubtful = false): void {
    const words = plainWords(phrase);
    const [first] = words;
    if (first === undefined) return;
    const known = this.#byFirst.get(first) ?? [];
    if (known.some((other) => other.words.length === words.length && startsWith(words, 0, other.words)))
      return;
    known.push({ words, found: { value, length: words.length, doubtful } });
    known.sort((a, b) => b.words.length - a.words.length);
    this.#byFirst.set(first, known);
  }

  /** The longest phrase that begins at a word. */
  at(words: readonly string[], from: number): Found<T> | undefined {
    const first = words[from];
    const phrases = first === undefined ? undefined : this.#byFirst.get(first);
    if (phrases === undefined) return undefined;
    for (const phrase of phrases) if (startsWith(words, from, phrase.words)) return phrase.found;
    return undefined;
  }

  /** What the phrases of one more word than these stand for: "heavy diesel" of "heavy diesel mechanic". */
  beginning(words: readonly string[]): Set<T> {
    const phrases = this.#byFirst.get(words[0] ?? '') ?? [];
    const longer = phrases.filter(
      (phrase) =>
        phrase.words.length === words.length + 1 &&
        !phrase.found.doubtful &&
        startsWith(phrase.words, 0, words),
    );
    return new Set(longer.map(({ found }) => found.value));
  }

  /** All phrases, their words separated by spaces. */
  *phrases(): Generator<string> {
    for (const phrases of this.#byFirst.values()) for (const { words } of phrases) yield words.join(' ');
  }

  /** The value of a text that is a phrase as a whole. */
  whole(text: string): T | undefined {
    const words = plainWords(text);
    const found = this.at(words, 0);
    return found !== undefined && found.length === words.length ? found.value : undefined;
  }

  /** All phrases of a text, from left to right and without overlaps; ambiguous ones are left out. */
  *all(words: readonly string[]): Generator<T> {
    for (let at = 0; at < words.length; at += 1) {
      const found = this.at(words, at);
      if (found === undefined || found.doubtful) continue;
      yield found.value;
      at += found.length - 1;
    }
  }
}

function startsWith(words: readonly string[], from: number, phrase: readonly string[]): boolean {
  for (let at = 0; at < phrase.length; at += 1) if (words[from + at] !== phrase[at]) return false;
  return true;
}
