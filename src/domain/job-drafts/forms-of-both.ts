/**
 * "Aide-soignant·e", "chef.fe de projet", "vendeur(se)", "Koch:Köchin": a word that names both forms by a sign within it. A title keeps it
 * as it is written, as one in the masculine alone asks for men.
 */
const SIGN = '[·•‧∙⋅]';
const ENDING = '(?:e|ne|le|te|fe|se|ve|ère|ière|euse|rice|trice|esse|sse)';
const FORM = new RegExp(
  [
    // The dot in the middle stands within nothing else.
    String.raw`(?<=\p{L})${SIGN}\p{Ll}{1,6}(?:${SIGN}?s)?(?!\p{L})`,
    String.raw`(?<=\p{Ll}{2})[.]${ENDING}(?:[.]?s)?(?![\p{L}.])`,
    String.raw`(?<=\p{Ll}{3})\(${ENDING}s?\)`,
    String.raw`(?<=\p{Ll}{2})[:*_]\p{Lu}\p{Ll}{2,30}in(?!\p{L})`,
  ].join('|'),
  'gu',
);
/** "Un·e", "un(e)": an article. */
const SHORTEST = 3;

/** Lines in which each such word stands in its first form alone, and how a title that was read in them has it as it is written. */
export function withoutForms(lines: readonly string[]): {
  lines: string[];
  asWritten: (title: string) => string;
} {
  const written = new Map<string, string>();
  const bare = lines.map((line) =>
    line.replace(FORM, (ending, at: number) => {
      const word = /[\p{L}’'-]{1,60}$/u.exec(line.slice(Math.max(0, at - 60), at))?.[0] ?? '';
      if (word.length > SHORTEST) written.set(word.toLowerCase(), ending);
      return '';
    }),
  );
  const asWritten = (title: string): string =>
    title.replaceAll(/[\p{L}’'-]+(?![\p{L}’'-]|[·•‧∙⋅.(:*_]\p{L})/gu, (word) => {
      const ending = written.get(word.toLowerCase());
      return ending === undefined ? word : `${word}${ending}`;
    });
  return { lines: bare, asWritten };
}
