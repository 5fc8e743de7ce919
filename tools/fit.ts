import { rowsIn } from './outline.ts';

export type View = 'concise' | 'full';

/** Tokens that a result's data and text may come to together, by the estimate below: 6,000 less what it may err by. */
const RESULT_TOKENS = 5200;

/** Fields that are sent back as they are, and would be of no use in part. */
const NEVER_CUT = new Set(['confirm_text', 'next_cursor', 'id']);

/** Ids of the plumbing: they go before names, prose and rows. */
const PLUMBING = new Set([
  'request_id',
  'credential_id',
  'batch_id',
  'operation_id',
  'search_log_id',
  'subject_id',
  'key_mode',
]);

/** What decides in a row, in the order in which it is kept; each with the id or name that belongs to it. */
const DECIDING = [
  'id',
  'name',
  'title',
  'subject',
  'candidate_id',
  'candidate_name',
  'candidate',
  'job_id',
  'job_name',
  'job_title',
  'job',
  'client_name',
  'client',
  'stage',
  'status',
  'type',
  'summary',
  'occurred_at',
  'occurred_at_local',
  'sequence',
  'current_job_title',
  'current_employer',
  'location',
  'band',
  'match_score',
  'narration',
  'already_on_job',
  'starts_at',
  'starts_at_local',
  'start_date',
  'end_date',
  'salary',
  'fee',
  'currency',
  'compensation',
  'stats',
  'owner_name',
  'email',
  'phone',
  'role',
  'do_not_approach',
  'report',
  'description',
  'action',
  'error',
];
const MOST_DECIDING = 9;
/** So many of them tell a row apart, and what is in no list of theirs goes. */
const ENOUGH = 5;

interface Level {
  /** The longest text kept whole, in characters. */
  text: number;
  /** The most items of a nested list. */
  items: number;
  /** How much of a row is kept: all of it, without its plumbing and own times, its plain facts, what decides. */
  rows: 'all' | 'told' | 'plain' | 'deciding';
}

const CONCISE: Level[] = [
  { text: 400, items: 10, rows: 'told' },
  { text: 160, items: 5, rows: 'told' },
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
  /** The lines that tell the content. */
  lines: string[];
  /** Whether anything was shortened or left out. */
  cut: boolean;
  /** How many rows are left out at the end; 0 when all are shown. */
  rowsLeft: number;
}

interface Fitting {
  /** Applies a level to a content of another shape than a record or a page. */
  take?: (cut: Cut, content: Record<string, unknown>) => Record<string, unknown>;
  /** What to do when even the last level is too much. */
  last?: (shown: Record<string, unknown>) => Fitted;
}

type Lines = (content: Record<string, unknown>) => string[];

/**
 * Shortens an answer until its data and its text together are within the cap: first texts and nested lists and the
 * lesser fields of rows, level by level, then rows from the end, and at last the large fields of a record.
 * @param lines tells the content in words
 */
export function shorten(
  content: Record<string, unknown>,
  view: View,
  lines: Lines,
  { take, last }: Fitting = {},
): Fitted {
  let shown = content;
  for (const level of view === 'full' ? FULL : CONCISE) {
    const cut = new Cut(level);
    shown = take === undefined ? cut.content(content) : take(cut, content);
    const text = lines(shown);
    if (isWithinCap(shown, text)) return { content: shown, lines: text, cut: cut.made, rowsLeft: 0 };
  }
  return last?.(shown) ?? fewerRows(shown, lines) ?? plainOnly(shown, lines);
}

/** Whether an answer's data and text are within the cap together. */
export function isWithinCap(content: Record<string, unknown>, lines: readonly string[]): boolean {
  const json = JSON.stringify(content);
  const text = lines.join('\n');
  // Nothing takes a token for less than two characters: most answers are small and need no counting.
  if (json.length + text.length <= 2 * RESULT_TOKENS) return true;
  return tokensOf(json) + tokensOf(text) <= RESULT_TOKENS;
}

/** About how many tokens a text takes, within a tenth of what encoders of models make of it. */
function tokensOf(text: string): number {
  let tokens = 0;
  for (const [run] of text.matchAll(/[A-Za-z]+|\d+|[^\sA-Za-z\d]+/g)) {
    const first = run.charCodeAt(0);
    const each = first >= 48 && first <= 57 ? 3 : first < 65 ? 3 : first > 127 ? 1 : 6;
    tokens += Math.ceil(run.length / each);
  }
  return tokens;
}

/** Shortens texts, nested lists and rows to a level. */
export class Cut {
  made = false;
  readonly #level: Level;

  constructor(level: Level) {
    this.#level = level;
  }

  content(value: Record<string, unknown>): Record<string, unknown> {
    const rows = rowsIn(value);
    if (rows === null) return this.object(value);
    const { [rows.member]: _, ...rest } = value;
    const shown: Record<string, unknown> = {};
    for (const key of Object.keys(value))
      if (key === rows.member) shown[key] = rows.rows.map((row) => this.row(row));
      else if (key in rest) Object.assign(shown, this.object({ [key]: rest[key] }));
    return shown;
  }

  row(row: unknown): unknown {
    const { rows } = this.#level;
    if (rows === 'all' || row === null || typeof row !== 'object' || Array.isArray(row)) return this.any(row);
    let members = Object.entries(row).filter(([key]) => !PLUMBING.has(key) && key !== 'updated_at');
    if (rows === 'plain' || rows === 'deciding') {
      const before = members.length;
      members = members.filter(([key, value]) => isPlain(value) && !this.#isProse(key, value));
      if (members.length < before) this.made = true;
      members = members.map(([key, value]) => [key, asPlace(value)]);
    }
    if (rows === 'deciding') members = this.#deciding(members);
    return this.object(Object.fromEntries(members));
  }

  #deciding(members: [string, unknown][]): [string, unknown][] {
    const named = members.some(([key]) => key === 'name');
    const ranked = members
      .filter(([key]) => !(named && key === 'summary'))
      .sort(([a], [b]) => rank(a) - rank(b));
    const known = ranked.filter(([key]) => DECIDING.includes(key)).length;
    const kept = new Set(
      ranked.slice(0, known >= ENOUGH ? Math.min(known, MOST_DECIDING) : MOST_DECIDING).map(([key]) => key),
    );
    if (kept.size < members.length) this.made = true;
    return members.filter(([key]) => kept.has(key)).map(([key, value]) => [key, asReference(value)]);
  }

  // A piece of a long text in a row tells little; why somebody fits, and what a line of a history says, is cut instead.
  #isProse(key: string, value: unknown): boolean {
    return (
      typeof value === 'string' &&
      value.length > this.#level.text &&
      /\s/.test(value) &&
      !['narration', 'name', 'title', 'subject'].includes(key)
    );
  }

  object(value: object): Record<string, unknown> {
    const shown: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (Array.isArray(member) && member.length > this.#level.items && !isTold(key)) {
        this.made = true;
        shown[key] = member.slice(0, this.#level.items).map((item) => this.any(item));
        shown[`${key}_not_shown`] = member.length - this.#level.items;
      } else shown[key] = NEVER_CUT.has(key) || key.endsWith('_id') ? member : this.any(member);
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

// Warnings are few and each says what is wrong; columns are what the rows are read by.
const isTold = (key: string): boolean => key === 'warnings' || key === 'columns' || key === 'hidden_by_scope';

const rank = (key: string): number => {
  const place = DECIDING.indexOf(key);
  return place === -1 ? DECIDING.length : place;
};

// A fact, a record's reference, or words of others; not a list or a part with parts of its own.
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return false;
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((member) => member === null || typeof member !== 'object');
}

/** A place in one text: `Perth, WA, Australia`. */
function asPlace(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('city' in value) || 'untrusted_text' in value)
    return value;
  const place = value as Record<string, unknown>;
  const parts = [place.city, place.state, place.country].filter((part) => typeof part === 'string');
  return parts.join(', ');
}

/** Of a record inside a row what it is called and found by. */
function asReference(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value);
  const own = members.filter(([key]) => ['id', 'name', 'title', 'client_name'].includes(key));
  return own.some(([key]) => key === 'name' || key === 'title') ? Object.fromEntries(own) : value;
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
