/**
 * The mark by which a title says that it is open to every gender: "(m/w/d)", "(H/F)", "(f/m/x)", "(all genders)". A title in the masculine
 * without it is unlawful in an ad where the law asks for it.
 */
const LETTER = String.raw`(?:[mwfdxhvkigna]|div\.?|gn)`;
const OF_LETTERS = String.raw`${LETTER}(?:\s?[/|]\s?${LETTER}){1,3}`;
const IN_WORDS =
  '(?:all(?:e)? (?:genders?|geschlechter|geslachten)|any gender|tous (?:les )?genres|todos los géneros|tutti i generi|gn|geschlechtsneutral)';
/** Without brackets only what can be nothing else. */
const BARE = String.raw`[mwf]\s?[/|]\s?[mwf](?:\s?[/|]\s?[dx])?|[dx]\s?[/|]\s?[mwf]\s?[/|]\s?[mwf]|h\s?/\s?f(?:\s?/\s?x)?|f\s?/\s?h(?:\s?/\s?x)?|m\s?/\s?v(?:\s?/\s?x)?`;
const MARK = new RegExp(
  String.raw`[([]\s?(?:${OF_LETTERS}|${IN_WORDS})\s?[)\]]|(?<=\p{L} )(?:${BARE})(?![\p{L}\p{N}/|])`,
  'giu',
);

/** What a sign of letters has at least: two genders, and no other pair of letters, as in "(a/n)". */
const OF_GENDERS = /(?<!\p{L})(?:[mwfhvk]|div|gn)(?!\p{L})/giu;

/** "On site w/f boss": two small letters without brackets are a word in short. */
const isShort = (mark: string): boolean =>
  /^\p{L}\s?[/|]\s?\p{L}$/u.test(mark) && mark !== mark.toUpperCase();

const isOfGenders = (mark: string): boolean =>
  !isShort(mark) &&
  (/\p{L}{3}/u.test(mark) ||
    /(?<!\p{L})gn(?!\p{L})/iu.test(mark) ||
    (mark.match(OF_GENDERS) ?? []).length > 1);

/**
 * A title with the mark that its text gives the role, as it stands there; the title as it is where the text has none. Of several marks the
 * one behind the title's own words is meant.
 */
export function withMarkForAll(title: string, text: string): string {
  const marks = [...text.matchAll(MARK)].filter(([mark]) => isOfGenders(mark));
  if (marks.length === 0 || marks.some(([mark]) => title.includes(mark))) return title;
  const [word = ''] = title.split(/[\s,/]/u);
  const stem = word.slice(0, Math.max(4, word.length - 3)).toLowerCase();
  const own = marks.find(({ index }) =>
    /[^\n]*$/u.exec(text.slice(0, index))?.[0].toLowerCase().includes(stem),
  );
  const [mark] = own ?? marks[0] ?? [''];
  return `${title} ${/^[([]/u.test(mark) ? mark : `(${mark})`}`;
}
