import { linesOf, termsIn } from './data-file.ts';
import { plainWords } from './text.ts';

interface Words {
  /** What German compounds begin with, and what they end with. */
  parts: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  /** Whole words of any of the languages. */
  whole: ReadonlySet<string>;
}

let loaded: Words | undefined;

const keyOf = (word: string): string => plainWords(word)[0] ?? '';
/** As German is put together: no ending is taken for a plural. */
const lettersOf = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');

function load(): Words {
  const of = (label: string): string[] =>
    linesOf('work-words-abroad.txt').flatMap((line) =>
      line.startsWith(`${label}: `) ? line.slice(label.length + 2).split(' ') : [],
    );
  const ends = of('de end');
  return {
    parts: new Set([...of('de part'), ...ends].map(lettersOf)),
    ends: new Set([...ends, ...of('de bound')].map(lettersOf)),
    whole: new Set([...ends, ...['de word', 'fr', 'es', 'it', 'nl'].flatMap(of)].map(keyOf)),
  };
}

/**
 * Whether a word says what work is about in German, French, Spanish, Italian or Dutch, a German compound by all of its parts:
 * `Lohnbuchhaltung`, `Verhandlungsgeschick`, `Comptabilité`.
 */
export function isWorkWordAbroad(word: string): boolean {
  loaded ??= load();
  if (loaded.whole.has(keyOf(word))) return true;
  const letters = lettersOf(word);
  return letters.length < 40 && isCompound(letters, loaded, 4);
}

/** What stands between two parts of a German compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er'];

function isCompound(letters: string, words: Words, most: number): boolean {
  for (let at = 3; at <= letters.length - 3; at += 1) {
    const part = letters.slice(0, at);
    if (!words.parts.has(part)) continue;
    for (const link of LINKS) {
      if (!letters.startsWith(link, at)) continue;
      const rest = letters.slice(at + link.length);
      if (words.ends.has(rest) || (most > 2 && isCompound(rest, words, most - 1))) return true;
    }
  }
  return false;
}

let named: ReadonlySet<string> | undefined;

/** Whether an English word is in the name of some trade, skill, paper or field of business. */
export function isOfWork(word: string): boolean {
  named ??= new Set(
    ['roles.txt', 'skills.txt', 'certifications.txt', 'industries.txt'].flatMap((file) =>
      termsIn(file).flatMap(({ name, others }) =>
        [name, ...others.map(({ phrase }) => phrase)].flatMap(plainWords),
      ),
    ),
  );
  return named.has(keyOf(word));
}
