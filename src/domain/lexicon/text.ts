/** A word of a text, as it is compared, and where it stands there. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /c\+\+|[cf]#|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}]+)*/giu;

const SIGNS = new Map([
  ['c++', 'cplusplus'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['.net', 'dotnet'],
]);

/** The words of a text, folded and in the singular, with their places. `C++`, `C#` and `.NET` are words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [raw] = match;
    words.push({ text: plain(raw), start: match.index, end: match.index + raw.length });
  }
  return words;
}

/** The words alone. */
export function plainWords(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([raw]) => plain(raw));
}

/** One name made of the words of a text: letters, digits and underscores. */
export function slug(text: string): string {
  return plainWords(text).join('_');
}

function plain(raw: string): string {
  // RNs and DBAs are more than one of them.
  if (/^\p{Lu}{2,4}s$/u.test(raw)) return raw.slice(0, -1).toLowerCase();
  const lower = raw.toLowerCase();
  const sign = SIGNS.get(lower);
  if (sign !== undefined) return sign;
  const folded = /^[a-z0-9]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/[\p{M}'’ʼ]+/gu, '')
        .replaceAll('ß', 'ss')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l');
  return singular(folded);
}

/** A plural without its end, the same way for every word: it must only agree with itself. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|us|is|as|os)$/.test(word)) return word;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
