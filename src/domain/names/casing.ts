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
