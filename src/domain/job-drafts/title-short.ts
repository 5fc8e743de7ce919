/** What somebody in a hurry leaves out of a title: its level in letters, the noun behind its field, the letter of its grade. */

const LEVELS: Readonly<Record<string, string>> = {
  sr: 'Senior',
  snr: 'Senior',
  jr: 'Junior',
  jnr: 'Junior',
};
const LEVEL = '(?:sr|snr|senior|jr|jnr|junior|mid|lead|principal|staff)';
/** Fields that are told without their noun. */
const FIELD_ALONE = new RegExp(
  String.raw`^(?:(${LEVEL})\.? )?(back[ -]?end|front[ -]?end|full[ -]?stack|devops|platform)$`,
  'iu',
);

const named = (word: string): string =>
  LEVELS[word.toLowerCase()] ?? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

/** A title that a brief cuts short, as an ad has it: "sr backend" is a Senior Backend Engineer, "grade electrician" an A grade electrician. */
export function titleInFull(title: string, lines: readonly string[]): string {
  const [, level, field = ''] = FIELD_ALONE.exec(title) ?? [];
  if (field !== '') {
    const told =
      level ??
      lines
        .map(
          (line) => new RegExp(String.raw`(?<!\p{L})(${LEVEL})\.? ${field}(?!\p{L})`, 'iu').exec(line)?.[1],
        )
        .find((one) => one !== undefined);
    return `${told === undefined ? '' : `${named(told)} `}${named(field)} Engineer`;
  }
  if (!/^grade /iu.test(title)) return title;
  const grade = lines
    .map((line) => /(?<![\p{L}’'])([A-D])[ -]grade (?=\p{L})/u.exec(line)?.[1])
    .find((one) => one !== undefined);
  return grade === undefined ? title : `${grade} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
