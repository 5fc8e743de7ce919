// By how a word sounds: a silent h, a u as in use, letters that are read one by one.
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni(?!n|m)|s[ae]|ti|ber|ro|r[aeio])|hour|honest|honou?r|heir)/i;
const YOU_SOUND = /^(?:eu|ewe|one\b|once)/i;
// Not the first word of a title in capitals throughout.
const LETTERS = /^\p{Lu}{1,5}(?!\p{L}|\s\p{Lu}{3})/u;

// Eight, eleven, eighteen and what begins with eight.
const FIGURES = /^(?:8|1[18](?!\d))/;

/** A noun with its indefinite article: `an engineer`, `a university`, `an HR director`, `a UX designer`. */
export function withArticle(noun: string): string {
  const isVowel = LETTERS.test(noun)
    ? /^[AEFHILMNORSX]/.test(noun)
    : FIGURES.test(noun) || (VOWEL_SOUND.test(noun) && !YOU_SOUND.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
