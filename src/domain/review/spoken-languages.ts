import { matchesOf } from '#src/lib/matches.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The languages of the world by their English names, with some that have no code of two letters. */
function namesOfLanguages(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const coded = LETTERS.flatMap((first) => LETTERS.flatMap((second) => names.of(first + second) ?? []));
  const plain = coded.filter((name) => /^\p{Lu}[\p{L} ]+$/u.test(name));
  return [...new Set([...plain, 'Mandarin', 'Cantonese', 'Tagalog', 'Farsi', 'Dari'])];
}

let spoken: RegExp | null = null;

/** Whose language is said to be how good: "Minh's English is good". */
function pattern(): RegExp {
  spoken ??= new RegExp(
    `(?<!\\p{L})(?:\\p{L}[\\p{L}\\p{M}-]*(?:['’]s|s['’])|[Hh]is|[Hh]er|[Tt]heir) (?:(?:spoken|written|business|technical|working) )?(?:${namesOfLanguages().join('|')})(?=(?: and \\p{Lu}\\p{L}+)? (?:is|are|was|were|reads?|sounds?|has (?:got|become|improved)|improved|needs?)(?!\\p{L}))`,
    'gu',
  );
  return spoken;
}

/** Whether a stretch of a text lies where it says how well somebody speaks a language, which tells no origin. */
export function isSpokenLanguage(text: string): (at: { start: number; end: number }) => boolean {
  const found = matchesOf(pattern(), text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  return ({ start, end }) => found.some((one) => one.start <= start && end <= one.end);
}
