import { createRequire } from 'node:module';
import type { ItemToken, ItsHelpers, WinkMethods } from 'wink-nlp';

const require = createRequire(import.meta.url);

let loaded: { nlp: WinkMethods; its: ItsHelpers; words: number } | undefined;

// The model takes a third of a second and 60 MB, 20 of them for being imported: it is read when the first text is
// looked at, not with the program.
function tagger(): NonNullable<typeof loaded> {
  if (loaded === undefined) {
    const winkNlp: typeof import('wink-nlp').default = require('wink-nlp');
    const model: typeof import('wink-eng-lite-web-model').default = require('wink-eng-lite-web-model');
    const nlp = winkNlp(model, ['sbd', 'pos']);
    const unknown = nlp.readDoc('qzxvkwj').tokens().itemAt(0);
    loaded = { nlp, its: nlp.its, words: Number(unknown.out(nlp.its.uniqueId)) };
  }
  return loaded;
}

const KNOWN = new Map<string, boolean>();
const MAX_CACHED = 20_000;
/** The letters of the longest word of a dictionary. The tagger's time grows with the square of a word. */
const MAX_LETTERS = 45;

/** Whether a word in small letters is one of the English dictionary of the tagger. */
export function isEnglish(word: string): boolean {
  if (word.length > MAX_LETTERS) return false;
  const had = KNOWN.get(word);
  if (had !== undefined) return had;
  const { nlp, its, words } = tagger();
  const is = /^[a-z]+$/.test(word) && Number(nlp.readDoc(word).tokens().itemAt(0).out(its.uniqueId)) < words;
  if (KNOWN.size >= MAX_CACHED) KNOWN.clear();
  KNOWN.set(word, is);
  return is;
}

/** A word with its part of speech (Universal Dependencies). */
export interface Tagged {
  text: string;
  pos: string;
}

// Several readers look at one sentence, one after the other.
let last: { sentence: string; all: readonly Tagged[] } = { sentence: '', all: [] };

/** The words and signs of a sentence. */
export function tagged(sentence: string): readonly Tagged[] {
  if (last.sentence === sentence) return last.all;
  const { nlp, its } = tagger();
  const all: Tagged[] = [];
  nlp
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      all.push({ text: token.out(), pos: token.out(its.pos) });
    });
  last = { sentence, all };
  return all;
}
