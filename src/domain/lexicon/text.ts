/** A normalised word of a text and its offsets. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /c\+\+|[cf]#|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}]+)*/giu;

// Most text is ASCII, which is three times as fast without Unicode classes.
const PLAIN = /^[\x20-\x7e\n\t]*$/;
const PLAIN_WORD = /[cC]\+\+|[cCfF]#|\.[nN][eE][tT](?![A-Za-z0-9])|[A-Za-z0-9]+(?:'[A-Za-z]+)*/g;

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
  if (PLAIN.test(text)) return (text.match(PLAIN_WORD) ?? []).map(plainAscii);
  return Array.from(text.matchAll(WORD), ([raw]) => plain(raw));
}

/** A text as one term: letters, digits and underscores. */
export function slug(text: string): string {
  return plainWords(text).join('_');
}

function plainAscii(raw: string): string {
  const last = raw.charCodeAt(raw.length - 1);
  // `+`, `#`, a leading `.` and an apostrophe are rare.
  if (last < 0x30 || raw.charCodeAt(0) === 0x2e || raw.includes("'") || ACRONYMS.test(raw)) return plain(raw);
  return singular(raw.toLowerCase());
}

const ACRONYMS = /^[A-Z]{2,4}s$/;

function plain(raw: string): string {
  // "RNs" and "DBAs" are plurals.
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

/** Names that end like plurals: "Yorks" is a county and York a city, and nobody builds railways with Rails. */
const NO_PLURALS = new Set(
  'rails yorks cips mcips cpcs rics mrics frics cscs hics ielts acls bls pals'.split(' '),
);

/** A word without its plural ending. It is a key for comparison, not always a correct singular. */
function singular(word: string): string {
  // "Truckies" and "truckie" must give the same key, as "ladies" and "lady".
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length > 4 && word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (NO_PLURALS.has(word)) return word;
  if (word.length < 4 || word.charCodeAt(word.length - 1) !== 0x73) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|us|is|as|(?<![ei])os)$/.test(word)) return word;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
