export type View = 'concise' | 'full';

/** Characters of JSON in a result: with its text within 6,000 tokens, as ids take a token for two or three of theirs. */
export const RESULT_CHARACTERS = 12_500;
const TEXT_CHARACTERS = 2000;

/** As many lines as fit into a result's text, and how many are left out. */
export function fittingLines(lines: readonly string[]): string[] {
  let room = TEXT_CHARACTERS;
  const kept: string[] = [];
  for (const line of lines) {
    room -= line.length;
    if (room < 0) return [...kept, `… and ${lines.length - kept.length} more in the data.`];
    kept.push(line);
  }
  return kept;
}

interface Level {
  /** The longest text kept whole, in characters. */
  text: number;
  /** The most items of a nested list. */
  items: number;
}

const CONCISE: Level[] = [
  { text: 400, items: 10 },
  { text: 160, items: 5 },
  { text: 60, items: 3 },
  { text: 40, items: 1 },
];
const FULL: Level[] = [
  { text: Number.POSITIVE_INFINITY, items: Number.POSITIVE_INFINITY },
  { text: 8000, items: 100 },
  { text: 2000, items: 25 },
  ...CONCISE,
];

export interface Fitted {
  content: Record<string, unknown>;
  /** What was left out and how to see it; empty when nothing was. */
  note: string;
}

/**
 * Shortens a result until it is within the cap: first texts and nested lists, level by level, then rows.
 * @param list whether the result is a page, whose `items` are its rows
 * @param last what to do when even short texts are too much; by default rows go, or large fields
 */
export function shorten(
  content: Record<string, unknown>,
  view: View,
  list: boolean,
  last?: (shown: Record<string, unknown>) => Fitted,
): Fitted {
  const levels = view === 'full' ? FULL : list ? CONCISE.slice(1) : CONCISE;
  let cut = new Cut({ text: 0, items: 0 });
  let shown: Record<string, unknown> = {};
  for (const level of levels) {
    cut = new Cut(level);
    shown = cut.object(content, list);
    if (sizeOf(shown) <= RESULT_CHARACTERS) return { content: shown, note: cut.made ? noteOf(view) : '' };
  }
  if (last !== undefined) return last(shown);
  return list && Array.isArray(shown.items) ? fewerRows(shown, shown.items) : plainOnly(shown);
}

function noteOf(view: View): string {
  return view === 'full'
    ? 'Long texts and lists are cut to fit.'
    : 'Long texts and lists are cut; call with view: full to see more.';
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

class Cut {
  made = false;
  readonly #level: Level;

  constructor(level: Level) {
    this.#level = level;
  }

  object(value: object, page = false): Record<string, unknown> {
    const shown: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (Array.isArray(member) && !(page && key === 'items') && member.length > this.#level.items) {
        this.made = true;
        shown[key] = member.slice(0, this.#level.items).map((item) => this.any(item));
        shown[`${key}_not_shown`] = member.length - this.#level.items;
      } else shown[key] = this.any(member);
    }
    return shown;
  }

  any(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.any(item));
    return value !== null && typeof value === 'object' ? this.object(value) : value;
  }

  text(value: string): string {
    // An id, a cursor or an address is of no use in part.
    if (value.length <= this.#level.text || !/\s/.test(value)) return value;
    this.made = true;
    return `${value.slice(0, this.#level.text)}… [${value.length - this.#level.text} more characters]`;
  }
}

// The cursor of the page would skip the rows that are dropped, so it goes with them.
function fewerRows(content: Record<string, unknown>, rows: unknown[]): Fitted {
  const { next_cursor: _, ...rest } = content;
  let kept = rows.length;
  let shown: Record<string, unknown> = rest;
  do {
    kept = Math.floor(kept / 2);
    shown = { ...rest, items: rows.slice(0, kept), count: kept, has_more: true };
  } while (kept > 0 && sizeOf(shown) > RESULT_CHARACTERS);
  const note = `${kept} of the ${rows.length} rows read fit here; call with limit: ${Math.max(1, kept)} to page through them.`;
  return { content: shown, note };
}

function plainOnly(content: Record<string, unknown>): Fitted {
  const entries = Object.entries(content);
  const kept = entries.filter(([, value]) => sizeOf(value) <= 400);
  const left = entries.filter(([, value]) => sizeOf(value) > 400).map(([key]) => key);
  return {
    content: Object.fromEntries(kept.slice(0, 40)),
    note: `Too large to show whole; left out: ${left.slice(0, 20).join(', ')}.`,
  };
}
