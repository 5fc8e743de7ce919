import { isUtcMidnight } from '#src/lib/clock.ts';
import { isInstant, localClock } from '#src/lib/local-time.ts';
import { csvLines } from './csv.ts';

type Fields = Record<string, unknown>;

/** Members that hold the rows of an answer. */
const ROWS = ['items', 'results', 'rows', 'records'] as const;

const LABELS = [
  'name',
  'title',
  'subject',
  'candidate_name',
  'display_name',
  'label',
  'summary',
  'headline',
  'filename',
];

/** Fields that the headline contains already, or that only programs need. */
const OMITTED = new Set([
  'answer',
  'amounts',
  'count',
  'has_more',
  'next_cursor',
  'next_page',
  'replayed',
  'warnings',
  'hidden_by_scope',
  'columns',
  'chart',
  'total_count',
  'total_over',
  'row_count',
  'record_count',
  'page',
  'page_size',
  'truncated',
  'search_log_id',
  'found_without',
  'if_hidden',
]);

/** The rows of an answer, and the member they are in; null where it has none. */
export function rowsIn(content: Fields): { member: string; rows: unknown[] } | null {
  for (const member of ROWS) {
    const rows = content[member];
    if (Array.isArray(rows)) return { member, rows };
  }
  return null;
}

/** The name or title of a record; undefined where it has none, or only an untrusted one. */
function labelOf(fields: Fields): string | undefined {
  const key = labelKey(fields);
  return key === undefined ? undefined : singleLine(String(fields[key]));
}

function labelKey(fields: Fields): string | undefined {
  return LABELS.find((name) => {
    const label = fields[name];
    // A candidate's name beside the candidate's id is not the name of the record.
    if (name === 'candidate_name' && typeof fields.candidate_id === 'string') return false;
    return typeof label === 'string' && label.trim() !== '';
  });
}

/** A name with its id: `Ana Ruiz (cnd_1)`. */
export function nameWithId(fields: Fields): string | undefined {
  const label = labelOf(fields);
  const id = typeof fields.id === 'string' ? fields.id : undefined;
  if (label === undefined) return id;
  return id === undefined ? label : `${label} (${id})`;
}

/** The whole content of an answer as lines: fields as `name: value`, rows as a table. */
export function outline(content: Fields, timezone: string): string[] {
  const rows = rowsIn(content);
  const head = typeof content.id === 'string' ? (labelKey(content) ?? 'id') : undefined;
  const lines: string[] = [];
  const csv = csvLines(content.csv);
  for (const [name, value] of pairs(content)) {
    if (OMITTED.has(name) || name === rows?.member || name === `${rows?.member}_not_shown`) continue;
    // The head of the text names the record.
    if (name === head || (name === 'csv' && csv !== null)) continue;
    lines.push(...member(name, value, zoneOf(content, name) ?? timezone));
  }
  // A CSV is handed on as it is, and holds the rows.
  if (csv !== null) lines.push('csv:', ...csv);
  else if (rows !== null && rows.rows.length > 0)
    lines.push(...table(rows.rows, timezone, unitsOf(content.columns)));
  return lines;
}

function member(name: string, value: unknown, timezone: string): string[] {
  if (Array.isArray(value) && value.length > 1 && value.every(isRecord))
    return [`${name}:`, ...table(value, timezone).map((line) => `  ${line}`)];
  if (isRecord(value) && !isWrapped(value) && rowsIn(value) !== null) {
    const inner = outline(value, timezone).map((line) => `  ${line}`);
    return [`${name}:`, ...inner];
  }
  return [`${name}: ${formatValue(value, timezone)}`];
}

/**
 * The zone that a record names for its own start and end, such as that of an interview, or in which it is a whole day;
 * undefined for other times.
 */
export function zoneOf(record: unknown, key: string): string | undefined {
  if ((key !== 'starts_at' && key !== 'ends_at') || !isRecord(record)) return undefined;
  const { all_day, timezone, [key]: at } = record;
  if (all_day === true && typeof at === 'string' && isUtcMidnight(at)) return 'UTC';
  return typeof timezone === 'string' ? timezone : undefined;
}

// A column that the first row lacks stands where the rows that have it have it, so that pages of one list are alike.
function columnsOf(cells: readonly ReadonlyMap<string, unknown>[]): string[] {
  const names: string[] = [];
  for (const row of cells) {
    let at = 0;
    for (const name of row.keys()) {
      const known = names.indexOf(name);
      if (known < 0) names.splice(at, 0, name);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return names;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** What a table's columns count, or their units, by their keys; an amount has its own in the column of its currency. */
function unitsOf(columns: unknown): ReadonlyMap<string, string> {
  const units = new Map<string, string>();
  for (const column of Array.isArray(columns) ? columns : []) {
    if (!isRecord(column)) continue;
    const unit = typeof column.unit === 'string' && UNITS.has(column.unit) ? column.unit : undefined;
    // How many records a value is of is no number of rows.
    const told = column.key === 'rows' ? 'records counted' : unit;
    if (told !== undefined) units.set(String(column.key), told);
  }
  return units;
}

const UNITS: ReadonlySet<string> = new Set(['days', 'percent']);

/** Rows as a table; values that all rows share are given once above it. */
function table(
  rows: readonly unknown[],
  timezone: string,
  units: ReadonlyMap<string, string> = NONE,
): string[] {
  const cells = rows.map((row) => (isRecord(row) ? new Map(pairs(row)) : new Map([['value', row]])));
  const names = columnsOf(cells);
  const told = cells.map((row, at) => {
    const zone = (name: string): string => zoneOf(rows[at], name) ?? timezone;
    return new Map(names.map((name) => [name, cell(row.get(name), zone(name))]));
  });
  const same =
    rows.length < 2 ? [] : names.filter((name) => new Set(told.map((r) => r.get(name))).size === 1);
  const varying = names.filter((name) => !same.includes(name));
  const all = same.filter((name) => told[0]?.get(name) !== '');
  const titled = (name: string): string => (units.has(name) ? `${name} (${units.get(name)})` : name);
  const lines =
    all.length === 0
      ? []
      : [`In every row: ${all.map((name) => `${titled(name)} ${told[0]?.get(name)}`).join('; ')}`];
  if (varying.length === 0) return lines;
  lines.push(varying.map(titled).join(' | '));
  for (const row of told) lines.push(varying.map((name) => row.get(name)).join(' | '));
  return lines;
}

/** The members of a record, with an id and its name merged: `candidate: Ana Ruiz (cnd_1)`. */
function pairs(record: Fields): [string, unknown][] {
  const found: [string, unknown][] = [];
  const done = new Set<string>();
  const label = typeof record.id === 'string' ? labelKey(record) : undefined;
  for (const key in record) {
    if (done.has(key)) continue;
    const value = record[key];
    const base = baseOf(key);
    const id = base === key ? undefined : record[`${base}_id`];
    if (key === 'id' && label !== undefined) {
      found.push([label, `${String(record[label])} (${String(value)})`]);
      done.add(label);
    } else if (base !== key && typeof id === 'string') {
      const name = [`${base}_name`, `${base}_title`].find((one) => typeof record[one] === 'string');
      const embedded = record[base];
      if (name !== undefined) found.push([base, `${String(record[name])} (${id})`]);
      else if (isNamedBy(record, base)) {
        found.push([base, `${String(record.name)} (${id})`]);
        done.add('name');
      } else if (isRecord(embedded) && labelOf(embedded) !== undefined) {
        const { id: _, ...rest } = embedded;
        found.push([base, { ...rest, id }]);
        done.add(base);
      } else found.push([key, value]);
      for (const one of [`${base}_id`, `${base}_name`, `${base}_title`]) done.add(one);
    } else if (key.endsWith('_by') && typeof record[`${key}_name`] === 'string') {
      found.push([key, `${String(record[`${key}_name`])} (${String(value)})`]);
      done.add(`${key}_name`);
    } else if (key.endsWith('_local') && record[key.slice(0, -6)] !== undefined) continue;
    else found.push([key, value]);
  }
  const told = new Set<string>();
  return found.filter(([name]) => told.size < told.add(name).size);
}

/** What a member is about, where it is one of the id, name and title of a record: `candidate` of `candidate_id`. */
function baseOf(key: string): string {
  for (const ending of ['_id', '_name', '_title'])
    if (key.endsWith(ending)) return key.slice(0, -ending.length);
  return key;
}

// A row about a candidate that has the name alone: `candidate_id` and `name`.
function isNamedBy(record: Fields, base: string): boolean {
  return base === 'candidate' && typeof record.name === 'string' && record.id === undefined;
}

function cell(value: unknown, timezone: string): string {
  return value === undefined ? '' : formatValue(value, timezone).replaceAll('|', '/').replaceAll('\n', ' ');
}

/** A value as text. Untrusted text is quoted and marked. */
export function formatValue(value: unknown, timezone: string): string {
  if (value === null) return 'hidden';
  if (isInstant(value)) return `${localClock(value, timezone)} (${utc(value)})`;
  if (typeof value === 'string') return value.includes('\n') ? value.replaceAll('\n', '\n  ') : value;
  if (Array.isArray(value))
    return value.length === 0
      ? 'none'
      : value.map((item) => singleLine(formatValue(item, timezone))).join('; ');
  if (!isRecord(value)) return String(value);
  if (isWrapped(value)) return `untrusted, from ${value.source}: ${JSON.stringify(value.untrusted_text)}`;
  // A record that has a city is more than a place.
  if (typeof value.city === 'string' && value.id === undefined && value.name === undefined) {
    const place = [value.city, value.state, value.country]
      .filter((part) => typeof part === 'string')
      .join(', ');
    return typeof value.type === 'string' ? `${place} (${value.type})` : place;
  }
  const label = labelKey(value);
  const person = isNamedBy(value, 'candidate') && typeof value.candidate_id === 'string';
  const head = person ? `${String(value.name)} (${value.candidate_id})` : nameWithId(value);
  const rest = pairs(value)
    .filter(([name]) => name !== 'id' && name !== label && !(person && name === 'candidate'))
    .map(([name, inner]) => `${name} ${singleLine(formatValue(inner, timezone))}`)
    .join(', ');
  return [head, rest].filter((part) => part !== undefined && part !== '').join(', ');
}

function utc(instant: string): string {
  return `${instant.slice(0, 16)}Z`;
}

/** A text in one line. */
export function singleLine(text: string): string {
  return text.includes('\n') ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
}

function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether a value is outsiders' words, marked. */
export function isWrapped(value: Fields): value is { untrusted_text: string; source: string } {
  return typeof value.untrusted_text === 'string' && typeof value.source === 'string';
}
