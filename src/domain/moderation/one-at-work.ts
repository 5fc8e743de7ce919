const HOW_AT_WORK =
  /^(?:quiet|steady|solid|decent|sound|good|great|top|reliable|honest|polite|careful|patient|tidy|funny|cheerful|friendly|hard-?working|practical|handy|calm|thorough|punctual|capable|skilled|experienced)$/;
const ONE = /^(?:bloke|lad|guy|fella|chap|lass|man|woman)$/;
const BEFORE = /^(?:a|an|very|really|such|he|she|'s|is)$/;

/**
 * Whether a word only calls somebody a man or a woman in passing, by how they work: "Quiet bloke, very tidy welder".
 * @param texts the words of the sentence; `at` the place of the one
 */
export const isOneAtWork = (texts: readonly string[], at: number): boolean =>
  ONE.test(texts[at] ?? '') &&
  HOW_AT_WORK.test(texts[at - 1] ?? '') &&
  texts.slice(0, at - 1).every((text) => BEFORE.test(text));
