/** The longest CSV that an answer holds, in characters: it stands in the text and in the data, and is never cut. */
const LONGEST = 4_500;

const MONEY = ['with_fees', 'with_terms', 'with_deals'] as const;

/**
 * The CSV of a report as an answer shows it: the one text that holds all that the caller may see, whole; where it is too
 * long, the ways in which it is had.
 * @param csv the report's `csv`: `text` without money, and the texts with it
 */
export function shownCsv(csv: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(csv).filter((one): one is [string, string] => typeof one[1] === 'string');
  const money = texts.filter(([key]) => MONEY.some((name) => name === key));
  const shown = money.length > 0 ? money : texts;
  if (shown.every(([, text]) => text.length <= LONGEST)) return Object.fromEntries(shown);
  const [[, text] = ['', '']] = shown;
  return {
    too_long: `It has ${text.trimEnd().split('\n').length} lines, too many for an answer. A program gets it with POST /api/v1/reports/run?format=csv (or xlsx); people who sign in download their desk's figures there.`,
  };
}

/** The lines of a CSV that an answer shows, each as it stands; null where it shows none. */
export function csvLines(csv: unknown): string[] | null {
  if (csv === null || typeof csv !== 'object') return null;
  const text = MONEY.map((name) => (csv as Record<string, unknown>)[name]).find(
    (one) => typeof one === 'string',
  );
  const whole = text ?? (csv as Record<string, unknown>).text;
  return typeof whole === 'string' ? whole.trimEnd().split(/\r?\n/) : null;
}
