import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken, type ItsHelpers, type WinkMethods } from 'wink-nlp';

let loaded: { nlp: WinkMethods; its: ItsHelpers; words: number } | undefined;

// The model takes a third of a second and 60 MB: it is loaded when the first text is looked at.
function tagger(): NonNullable<typeof loaded> {
  if (loaded === undefined) {
    const nlp = winkNlp(model, ['sbd', 'pos']);
    const unknown = nlp.readDoc('qzxvkwj').tokens().itemAt(0);
    loaded = { nlp, its: nlp.its, words: Number(unknown.out(nlp.its.uniqueId)) };
  }
  return loaded;
}

const KNOWN = new Map<string, boolean>();
const MOST_KNOWN = 20_000;

/** Whether a word in small letters is one of the English dictionary of the tagger. */
export function isEnglish(word: string): boolean {
  const had = KNOWN.get(word);
  if (had !== undefined) return had;
  const { nlp, its, words } = tagger();
  const is = /^[a-z]+$/.test(word) && Number(nlp.readDoc(word).tokens().itemAt(0).out(its.uniqueId)) < words;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, is);
  return is;
}

/** A word with its part of speech (Universal Dependencies). */
export interface Tagged {
  text: string;
  pos: string;
}

/** The words and signs of a sentence. */
export function tagged(sentence: string): Tagged[] {
  const { nlp, its } = tagger();
  const all: Tagged[] = [];
  nlp
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      all.push({ text: token.out(), pos: token.out(its.pos) });
    });
  return all;
}
