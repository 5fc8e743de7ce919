import { linesOf } from './data-file.ts';

/** The forms that a word of a trade takes, by the ends of words of each language. Some are never used, which does no harm. */
const FORMS: Record<string, (word: string) => string[]> = {
  de: (word) =>
    // Buchhalter, Buchhalterin, Buchhalterinnen; Jurist, Juristen; Hebamme, Hebammen.
    [word, `${word}in`, `${word}innen`, `${word}en`, `${word}n`].concat(
      word.endsWith('e') ? [`${word.slice(0, -1)}in`, `${word.slice(0, -1)}innen`] : [],
    ),
  fr: (word) => [
    word,
    word.replace(/eur$/, 'euse'),
    word.replace(/teur$/, 'trice'),
    word.replace(/eur$/, 'eure'),
    word.replace(/([^e])er$/, '$1ère'),
    word.replace(/ien$/, 'ienne'),
    word.replace(/(?<=[^e])(t|é|al|in)$/, '$1e'),
    word.replace(/al$/, 'aux'),
    `${word}s`,
  ],
  nl: (word) => [
    word,
    `${word}en`,
    word.endsWith('e') ? `${word}n` : word,
    word.replace(/aar$/, 'aren'),
    word.replace(/([aeiou])([bdfgklmnprst])$/, '$1$2$2en'),
  ],
  es: (word) => [
    word,
    word.replace(/o$/, 'a'),
    word.replace(/r$/, 'ra'),
    word.replace(/([rln])$/, '$1es'),
    `${word}s`,
    word.replace(/o$/, 'as'),
    word.replace(/r$/, 'ras'),
  ],
  it: (word) => [
    word,
    word.replace(/[oe]$/, 'i'),
    word.replace(/o$/, 'a'),
    word.replace(/tore$/, 'trice'),
    word.replace(/iere$/, 'iera'),
    word.replace(/a$/, 'i'),
    word.replace(/a$/, 'e'),
    word.replace(/ista$/, 'isti'),
  ],
};

/** The word of a title that has the endings: the last one in German and Dutch, elsewhere the first. */
const LAST = new Set(['de', 'nl']);

/** Titles in other languages with the role that each stands for, in all their forms. */
export function* titlesAbroad(): Generator<{ role: string; title: string; language: string }> {
  for (const line of linesOf('roles-abroad.txt')) {
    const at = line.indexOf(': ');
    const role = line.slice(0, at);
    for (const part of line.slice(at + 2).split('; ')) {
      const language = part.slice(0, 2);
      for (const title of part.slice(3).split(', '))
        for (const form of formsOf(language, title)) yield { role, title: form, language };
    }
  }
}

const wordsByLanguage = new Map<string, ReadonlySet<string>>();

/** The words of one language by which titles are told from those of another, as written, in lower case: four letters and more. */
export function titleWords(language: string): ReadonlySet<string> {
  if (wordsByLanguage.size === 0) {
    const all = new Map<string, Set<string>>();
    for (const { title, language: code } of titlesAbroad()) {
      for (const word of title.toLowerCase().split(/[\s']/)) {
        if (word.length < 5) continue;
        all.set(code, (all.get(code) ?? new Set()).add(word));
      }
    }
    for (const [code, words] of all)
      wordsByLanguage.set(code, new Set([...words].filter((word) => !isEnglish(word))));
  }
  return wordsByLanguage.get(language) ?? new Set();
}

const ENGLISH = new Set(linesOf('roles.txt').flatMap((line) => line.toLowerCase().match(/[\p{L}]+/gu) ?? []));
const isEnglish = (word: string): boolean => ENGLISH.has(word) || ENGLISH.has(word.replace(/s$/, ''));

function formsOf(language: string, title: string): Set<string> {
  const words = title.split(' ');
  const at = LAST.has(language) ? words.length - 1 : 0;
  const forms = FORMS[language]?.(words[at] ?? '') ?? [];
  return new Set(forms.map((form) => words.with(at, form).join(' ')));
}

/** Words that call somebody by their work, in nine languages and both forms. */
export const tradesAbroad = (): string[] =>
  linesOf('trades-abroad.txt')
    .filter((line) => !line.startsWith('@'))
    .flatMap((line) => line.split(' '))
    .flatMap(bothForms);

function bothForms(entry: string): string[] {
  const [word = '', other] = entry.split('/');
  if (other === undefined) return [word];
  return [word, other.length > 2 ? other : `${word.replace(/[aeiou]$/, '')}${other}`];
}
