import { tokensOf } from '#src/lib/tokens.ts';
import { rowsIn } from './outline.ts';
import { type Level, NEVER_CUT, Shortener } from './shortener.ts';

export type View = 'concise' | 'full';

/** The token limit for a result's data and text together, by the estimate below: 6,000 less the error of the estimate. */
const RESULT_TOKENS = 5200;

const CONCISE: Level[] = [
  { text: 400, items: 10, rows: 'told' },
  { text: 160, items: 5, rows: 'told' },
  { text: 400, items: 10, rows: 'plain' },
  { text: 120, items: 3, rows: 'plain' },
  { text: 80, items: 3, rows: 'deciding' },
  { text: 40, items: 1, rows: 'deciding' },
];
const FULL: Level[] = [
  { text: Number.POSITIVE_INFINITY, items: Number.POSITIVE_INFINITY, rows: 'all' },
  { text: 8000, items: 100, rows: 'all' },
  { text: 2000, items: 25, rows: 'all' },
  ...CONCISE,
];

export interface Fitted {
  content: Record<string, unknown>;
  /** The content as lines of text. */
  lines: string[];
  /** Whether anything was shortened or left out. */
  cut: boolean;
  /** How many rows are omitted at the end; 0 when all are shown. */
  rowsLeft: number;
  /** Whether even words that would leave the agency were shortened. */
  wordsCut?: boolean;
}

interface Fitting {
  /** Applies a level to content that is neither a record nor a page. */
  take?: (cut: Shortener, content: Record<string, unknown>) => Record<string, unknown>;
  /** The fallback when even the last level is too long. */
  last?: (shown: Record<string, unknown>) => Fitted;
}

type Lines = (content: Record<string, unknown>) => string[];

/**
 * Shortens an answer until its data and text together are within the limit: first texts, nested lists and less important
 * fields of rows, level by level, then rows from the end, and last the large fields of a record.
 * @param lines renders the content as text
 */
export function shorten(
  content: Record<string, unknown>,
  view: View,
  lines: Lines,
  { take, last }: Fitting = {},
): Fitted {
  let shown = content;
  // Of a plan, the words that would leave the agency are the last to be shortened.
  for (const wordsCut of take === undefined ? [true] : [false, true])
    for (const level of view === 'full' ? FULL : CONCISE) {
      const cut = new Shortener(level, wordsCut);
      shown = take === undefined ? cut.content(content) : take(cut, content);
      const text = lines(shown);
      if (isWithinCap(shown, text))
        return { content: shown, lines: text, cut: cut.made, rowsLeft: 0, wordsCut: wordsCut && cut.made };
    }
  return last?.(shown) ?? fewerRows(shown, lines) ?? plainOnly(shown, lines);
}

/** Whether an answer's data and text together are within the limit. */
export function isWithinCap(content: Record<string, unknown>, lines: readonly string[]): boolean {
  const json = JSON.stringify(content);
  const text = lines.join('\n');
  // A token has at least two characters, so small answers need no counting.
  if (json.length + text.length <= 2 * RESULT_TOKENS) return true;
  return tokensOf(json) + tokensOf(text) <= RESULT_TOKENS;
}

// As many rows from the first as fit.
function fewerRows(content: Record<string, unknown>, lines: Lines): Fitted | null {
  const rows = rowsIn(content);
  if (rows === null) return null;
  const withRows = (count: number) => ({ ...content, [rows.member]: rows.rows.slice(0, count) });
  const fits = (count: number): boolean => {
    const some = withRows(count);
    return isWithinCap(some, lines(some));
  };
  let low = 0;
  let high = rows.rows.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  if (low === 0) return null;
  const shown = withRows(low);
  if ('count' in shown) Object.assign(shown, { count: low });
  return { content: shown, lines: lines(shown), cut: true, rowsLeft: rows.rows.length - low };
}

function plainOnly(content: Record<string, unknown>, lines: Lines): Fitted {
  const entries = Object.entries(content);
  const isSmall = ([key, value]: [string, unknown]): boolean =>
    NEVER_CUT.has(key) || key.endsWith('_id') || (JSON.stringify(value) ?? '').length <= 400;
  const left = entries.filter((entry) => !isSmall(entry)).map(([key]) => key);
  const shown: Record<string, unknown> = {
    ...Object.fromEntries(entries.filter(isSmall).slice(0, 40)),
    left_out: left.slice(0, 20),
  };
  return { content: shown, lines: lines(shown), cut: true, rowsLeft: 0 };
}
