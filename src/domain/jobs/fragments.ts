/**
 * Pieces of sentences that a cut has left: "open to women only because.", "% of what you bill", "/renderer.", "And newcomers.". Nobody reads
 * them: a sentence stays whole, or is left out whole.
 */

/** What leads to something that is not there: a reason, a thing, a time. */
const ENDS_OPEN =
  /(?<!\p{L})(?:because|due to|owing to|such as|as well as|as long as|unless|weil|aufgrund|wegen|sowie|parce que|à cause de|en raison de|ainsi que|porque|debido a|a causa de|así como|perché|a causa di|nonché|omdat|vanwege|alsmede|por causa de|eftersom|på grund av|fordi|på grunn av|on account of|in accordance with)[\s.,;:!]*$/iu;
/** A sign that belongs behind a figure or a word. */
const BEGINS_CUT = /^(?:[%/&+=*)\]]|[,;:])\s?(?=\S)/u;
/** "And newcomers.": what a list went on with. */
const AND_ALONE =
  /^(?:and|or|und|oder|et|ou|y|och|eller|og) \p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*)?[.!]?$/iu;
/** "You will hear no a lot and": without its last word it is whole. */
const AND_AT_END = /[\s,;]+(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|och|eller|og)[\s.,;]*$/iu;
/** "And you must drive": without its first word it is whole. */
const AND_AT_HEAD = /^(?:and|und|et) (?=(?:you|they|must|need|be|sie|du|ihr|vous|tu)(?!\p{L}))/iu;
/** So few words before a last "and" are no sentence. */
const LEAST_WORDS = 4;

/** Whether a statement is what a cut has left of one, and no more whole. */
export const isFragment = (said: string): boolean =>
  [BEGINS_CUT, AND_ALONE, ENDS_OPEN].some((form) => form.test(said.trim()));

/** A statement of a list as it is whole; null where it is what a cut has left. */
export function asWhole(said: string): string | null {
  if (isFragment(said)) return null;
  const bare = said.replace(AND_AT_END, '');
  const whole = bare.split(/\s+/u).length < LEAST_WORDS ? said : bare;
  const begun = whole.replace(AND_AT_HEAD, '');
  return begun === whole ? whole : begun.charAt(0).toUpperCase() + begun.slice(1);
}

/** The whole sentence of a text that a piece was cut from; null where none begins with it or ends with it. */
export function wholeOf(piece: string, sentences: readonly string[]): string | null {
  const bare = piece.replace(/[\s.!?]+$/u, '');
  return bare.length < 3
    ? null
    : (sentences.find((one) => one.length > bare.length && (one.startsWith(bare) || one.includes(bare))) ??
        null);
}
