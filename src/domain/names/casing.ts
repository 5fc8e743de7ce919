/** A word in lower case, without accents; letters of other scripts stay. */
export function folded(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đð]/gu, 'd')
    .replace(/ø/gu, 'o')
    .replace(/ł/gu, 'l');
}

const LETTERS: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A folded text in the letters of English: also those that are no other letter with a mark, "Bartłomiej", "Jørgen". */
export const inEnglishLetters = (text: string): string =>
  /[łđðøıæœßþ]/u.test(text) ? text.replace(/[łđðøıæœßþ]/gu, (letter) => LETTERS[letter] ?? letter) : text;

/** Whether a word has at least two capitals and no small letter. */
export function isAllCaps(word: string): boolean {
  return !/\p{Ll}/u.test(word) && /\p{Lu}[^\p{L}]*\p{Lu}/u.test(word);
}

/** Converts a word in capitals to the casing of names: `O'BRIEN` is `O'Brien`, `MCDONALD` is `McDonald`. */
export function plainCase(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-'’\s])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
