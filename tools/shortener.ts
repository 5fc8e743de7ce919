import { decidingColumns, withColumns } from './deciding.ts';
import { READ_OUTSIDE } from './effects.ts';
import { rowsIn } from './outline.ts';

/** Fields that the caller sends back or hands on unchanged, and so must be complete. */
export const NEVER_CUT = new Set(['confirm_text', 'next_cursor', 'id', 'csv', 'rule']);

/** Technical ids, which are dropped before names, texts and rows. */
const INTERNAL_IDS = new Set([
  'request_id',
  'credential_id',
  'batch_id',
  'operation_id',
  'search_log_id',
  'subject_id',
  'key_mode',
]);

/** The most important fields of a row, in order of priority; each with the id or name that belongs to it. */
const KEY_FIELDS = [
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
  'answers',
  'type',
  'actor',
  'summary',
  'changed',
  'occurred_at',
  'occurred_at_local',
  'sequence',
  'current_job_title',
  'current_employer',
  'location',
  'contact_only',
  'salary_expectation',
  'band',
  'match_score',
  'why',
  'lacks',
  'narration',
  'already_on_job',
  'starts_at',
  'starts_at_local',
  'start_date',
  'fee',
  'expected_gp',
  'currency',
  'end_date',
  'salary',
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
/** The sentence that answers a question, or says that there is nothing, is what was asked for: so many characters stay. */
const SENTENCE = 700;
/** A line that tells what happened says nothing when it is cut in its middle: so many characters of it are kept. */
const LINE = 80;

const MAX_KEY_FIELDS = 9;
/** With this many key fields a row is recognisable, and other fields are dropped. */
const ENOUGH_KEY_FIELDS = 5;

export interface Level {
  /** The longest text kept whole, in characters. */
  text: number;
  /** The most items of a nested list. */
  items: number;
  /** The fields of a row that are kept: all, all but technical ids and record times, scalar ones, key fields. */
  rows: 'all' | 'told' | 'plain' | 'deciding';
}

/** Shortens texts, nested lists and rows to a level. */
export class Shortener {
  made = false;
  readonly #level: Level;
  readonly #cutsWords: boolean;

  /** @param cutsWords whether words that would leave the agency are shortened like any other */
  constructor(level: Level, cutsWords: boolean) {
    this.#level = level;
    this.#cutsWords = cutsWords;
  }

  content(value: Record<string, unknown>): Record<string, unknown> {
    const rows = rowsIn(value);
    if (rows === null) return this.#leavesAsIs(value) ? value : this.object(value);
    const { [rows.member]: _, ...rest } = value;
    const shown: Record<string, unknown> = {};
    for (const key of Object.keys(value))
      if (key === rows.member) shown[key] = rows.rows.map((row) => this.row(row));
      else if (key in rest) Object.assign(shown, this.object({ [key]: rest[key] }, value));
    return shown;
  }

  row(row: unknown): unknown {
    const { rows } = this.#level;
    if (rows === 'all' || row === null || typeof row !== 'object' || Array.isArray(row)) return this.any(row);
    const isShort = rows === 'plain' || rows === 'deciding';
    const own = decidingColumns(row);
    let members = Object.entries(withProfit(isShort ? withColumns(row) : row)).filter(
      ([key]) => !INTERNAL_IDS.has(key) && key !== 'updated_at',
    );
    if (isShort) {
      const before = members.length;
      members = members.filter(
        ([key, value]) => isPlain(value) && (own.includes(key) || !this.#isProse(key, value)),
      );
      if (members.length < before) this.made = true;
      members = members.map(([key, value]) => [key, asPlace(value)]);
    }
    if (rows === 'deciding') members = this.#deciding(members, own);
    return this.object(Object.fromEntries(members));
  }

  #deciding(members: [string, unknown][], own: readonly string[]): [string, unknown][] {
    const named = members.some(([key]) => key === 'name');
    const ranked = members
      .filter(([key]) => !(named && key === 'summary'))
      .sort(([a], [b]) => rank(a) - rank(b));
    const known = ranked.filter(([key]) => KEY_FIELDS.includes(key)).length;
    const kept = new Set(
      ranked
        .slice(0, known >= ENOUGH_KEY_FIELDS ? Math.min(known, MAX_KEY_FIELDS) : MAX_KEY_FIELDS)
        .map(([key]) => key),
    );
    // An amount says nothing without its currency, nor what happened without its time.
    if (kept.has('fee') || kept.has('salary') || kept.has('expected_gp')) kept.add('currency');
    for (const key of ['occurred_at', 'occurred_at_local', ...own]) kept.add(key);
    if (kept.size < members.length) this.made = true;
    return members
      .filter(([key]) => kept.has(key))
      .map(([key, value]) => [key, key === 'actor' ? asNamed(value) : asReference(value)]);
  }

  // Long texts in rows are dropped, except match reasons and summaries of activities, which are shortened.
  #isProse(key: string, value: unknown): boolean {
    return (
      typeof value === 'string' &&
      value.length > this.#level.text &&
      /\s/.test(value) &&
      !['narration', 'name', 'title', 'subject', 'summary'].includes(key)
    );
  }

  /** @param beside all members of the record, where `value` is one of them alone */
  object(value: object, beside: object = value): Record<string, unknown> {
    const shown: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (!this.#cutsWords && leaves(value, key)) shown[key] = member;
      else if (Array.isArray(member) && member.length > this.#level.items && !isAlwaysKept(key, member)) {
        this.made = true;
        shown[key] = member.slice(0, this.#level.items).map((item) => this.any(item));
        const cut = member.slice(this.#level.items);
        shown[`${key}_not_shown`] = cut.length;
        const names = namesOf(cut);
        if (names !== null) shown[`${key}_names_not_shown`] = names;
      } else if (key === 'summary' && typeof member === 'string') shown[key] = this.text(member, LINE);
      else if (typeof member === 'string' && isSentence(key, beside))
        shown[key] = this.text(member, SENTENCE);
      else shown[key] = NEVER_CUT.has(key) || key.endsWith('_id') ? member : this.any(member);
    }
    return shown;
  }

  any(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.any(item));
    if (value === null || typeof value !== 'object' || this.#leavesAsIs(value)) return value;
    return this.object(this.#told(value));
  }

  // Whether nothing of a value is cut, as of most records nothing is: it is shown without being copied then.
  #leavesAsIs(value: unknown): boolean {
    const { text, items, rows } = this.#level;
    if (typeof value === 'string') return value.length <= text;
    if (value === null || typeof value !== 'object') return true;
    if (Array.isArray(value)) return value.length <= items && value.every((item) => this.#leavesAsIs(item));
    const keepsIds = rows === 'all' || 'next_action' in value;
    for (const key in value) {
      if (!keepsIds && INTERNAL_IDS.has(key)) return false;
      if (!this.#leavesAsIs((value as Record<string, unknown>)[key])) return false;
    }
    return true;
  }

  // Inside a record technical ids tell a model nothing; at the head of an answer, and in a line that names its next action,
  // they are what that call takes.
  #told(value: object): object {
    if (this.#level.rows === 'all' || 'next_action' in value) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => !INTERNAL_IDS.has(key)));
  }

  /** @param least characters that are kept at any level */
  text(value: string, least = 0): string {
    const kept = Math.max(this.#level.text, least);
    // An id, a cursor or a URL is useless when shortened.
    if (value.length <= kept || !/\s/.test(value)) return value;
    const rest = `… [${value.length - kept} more characters]`;
    if (kept + rest.length >= value.length) return value;
    this.made = true;
    return `${value.slice(0, kept)}${rest}`;
  }
}

/** Whether a member of an effect of a plan leaves and is decided on word for word: a mail, people put to a client, a profile, an ad. */
function leaves(effect: object, member: string): boolean {
  const { kind, type, after, reversible } = effect as Record<
    'kind' | 'type' | 'after' | 'reversible',
    unknown
  >;
  if (member === 'shown') return typeof reversible === 'boolean';
  if (member !== 'after' || after === null || typeof after !== 'object') return false;
  if ((kind === 'create' || kind === 'update') && READ_OUTSIDE.has(String(type))) return true;
  return kind === 'email' || (kind === 'create' && 'items' in after && 'url' in after);
}

const isSentence = (key: string, { read_as, status }: { read_as?: unknown; status?: unknown }): boolean =>
  (key === 'answer' && read_as !== undefined) || (key === 'note' && status === 'none');

/** So many words that were taken for ids or days are told whole; of more, the text tells all. */
const MOST_UNDERSTOOD = 12;

// Warnings are few and important, and columns are needed to read the rows.
const isAlwaysKept = (key: string, { length }: readonly unknown[]): boolean =>
  key === 'warnings' ||
  key === 'columns' ||
  key === 'hidden_by_scope' ||
  (key === 'understood' && length <= MOST_UNDERSTOOD);

const rank = (key: string): number => {
  const place = KEY_FIELDS.indexOf(key);
  return place === -1 ? KEY_FIELDS.length : place;
};

// A scalar, a reference to a record, or untrusted text; not a list or a nested object.
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return false;
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((member) => member === null || typeof member !== 'object');
}

/** A location as one text: `Perth, WA, Australia`. A person or client with a city is none. */
function asPlace(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('city' in value) || 'untrusted_text' in value)
    return value;
  if ('id' in value || 'name' in value) return value;
  const place = value as Record<string, unknown>;
  const parts = [place.city, place.state, place.country].filter((part) => typeof part === 'string');
  return parts.join(', ');
}

/** A record inside a row, reduced to its name and id, and that somebody must not be approached. */
function asReference(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value);
  const own = members.filter(
    ([key, member]) =>
      ['id', 'name', 'title', 'client_name'].includes(key) || (key === 'do_not_approach' && member === true),
  );
  return own.some(([key]) => key === 'name' || key === 'title') ? Object.fromEntries(own) : value;
}

/** Who did something, by the name alone: nothing is called with the id. */
function asNamed(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'name' in value ? { name: value.name } : value;
}

/** How many of what is cut is named. */
const MAX_NAMED = 10;

// Who is cut is known without reading on, where each has a name; null where one has none.
function namesOf(cut: readonly unknown[]): string | null {
  const names = cut.flatMap((row) => {
    const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
    return typeof name === 'string' ? [name] : [];
  });
  if (names.length < cut.length) return null;
  const more = cut.length > MAX_NAMED ? ` and ${cut.length - MAX_NAMED} more` : '';
  return `${names.slice(0, MAX_NAMED).join(', ')}${more}`;
}

/** A contract has no fee: its expected profit stands in the place of one that says its kind alone. */
function withProfit(row: object): object {
  if (!('fee' in row) || !('contract' in row)) return row;
  const { fee, contract, ...others } = row;
  if (!isObject(fee) || !isObject(contract) || !('expected_gp' in contract)) return row;
  if (Object.keys(fee).some((key) => key !== 'type')) return row;
  const { expected_gp, ...terms } = contract;
  return { ...others, expected_gp, contract: terms };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
