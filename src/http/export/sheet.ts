import * as z from 'zod';
import type { Action } from '#src/action/define.ts';

/** What a column of a file holds: text, a number, an amount of money, true or false, a day, or an instant. */
type Kind = 'text' | 'number' | 'money' | 'boolean' | 'date' | 'datetime';

export type Value = string | number | boolean | null;

export interface SheetColumn {
  /** The path of its member, such as `fee.amount`. */
  key: string;
  label: string;
  kind: Kind;
}

/** The rows of an answer as a file holds them. */
export interface Sheet {
  name: string;
  columns: SheetColumn[];
  /** Each in the order of the columns. */
  rows: Value[][];
  /** The currency of each row's amounts, where it is known. */
  currencies: (string | null)[];
  /** What a reader must know of it. */
  notes: [label: string, text: string][];
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unwrapped(schema: unknown): unknown {
  let current = schema;
  while (
    current instanceof z.ZodOptional ||
    current instanceof z.ZodNullable ||
    current instanceof z.ZodDefault ||
    current instanceof z.ZodReadonly
  )
    current = current.unwrap();
  return current;
}

/** How deep the members of members become columns of their own. */
const DEPTH = 3;

function leaves(schema: unknown, path: string, depth: number): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject) || depth === 0) return [path];
  return Object.entries(inner.shape).flatMap(([key, member]) =>
    leaves(member, path === '' ? key : `${path}.${key}`, depth - 1),
  );
}

const columnsByAction = new WeakMap<Action, string[]>();

/** The columns of a list: the members of its items, those of their members by a path. */
function pathsOf(action: Action): string[] {
  const known = columnsByAction.get(action);
  if (known !== undefined) return known;
  const items = action.output instanceof z.ZodObject ? unwrapped(action.output.shape.items) : null;
  const paths = items instanceof z.ZodArray ? leaves(items.element, '', DEPTH) : [];
  columnsByAction.set(action, paths);
  return paths;
}

function at(item: unknown, path: readonly string[]): unknown {
  let current = item;
  for (const key of path) current = isObject(current) ? current[key] : undefined;
  return current;
}

/** A member as one cell: a list of words joined, anything deeper as JSON. */
function cellOf(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((one) => !isObject(one) && !Array.isArray(one)))
    return value.map(String).join('; ');
  return JSON.stringify(value);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function kindOf(values: readonly Value[], isMoney: boolean): Kind {
  const known = values.filter((value) => value !== null);
  const all = (test: (value: Value) => boolean): boolean => known.length > 0 && known.every(test);
  if (all((value) => typeof value === 'number')) return isMoney ? 'money' : 'number';
  if (all((value) => typeof value === 'boolean')) return 'boolean';
  if (all((value) => typeof value === 'string' && DAY.test(value))) return 'date';
  if (all((value) => typeof value === 'string' && INSTANT.test(value))) return 'datetime';
  return 'text';
}

/** Whether a member is an amount of money: gated by itself, or called one, as the members of a gated group and open ones are. */
const isAmount = (path: string, gates: ReadonlySet<string>): boolean =>
  !path.includes('percent') && (gates.has(path) || AMOUNT.test(path));

const AMOUNT = /(?:^|[._])(?:amount|fee|salary)(?:_(?:min|max))?$/;

/** The items of a list as a sheet. @param hidden the members that the credential is not shown */
export function sheetOfList(action: Action, items: readonly unknown[], hidden: readonly string[]): Sheet {
  const paths = pathsOf(action);
  const split = paths.map((path) => path.split('.'));
  const rows = items.map((item) => split.map((path) => cellOf(at(item, path))));
  const gates = new Set(action.redactor.gates.map(({ path }) => path.replace(/^items\.\*\./, '')));
  const columns = paths.map((key, n): SheetColumn => {
    const values = rows.map((row) => row[n] ?? null);
    return { key, label: key, kind: kindOf(values, isAmount(key, gates)) };
  });
  const withheld = hidden
    .map((path) => path.replace(/^items\.\*\./, ''))
    .filter((path) => !path.includes('*'));
  const own = paths.indexOf('currency');
  return {
    name: nameOf(action.title),
    columns,
    rows,
    currencies: rows.map((row) => (typeof row[own] === 'string' ? row[own] : null)),
    notes: withheld.length === 0 ? [] : [['Hidden from this credential', withheld.join(', ')]],
  };
}

interface ReportData {
  title: string;
  definition: string;
  attribution: string;
  params: { period: { from: string | null; to: string | null; timezone: string } | null };
  columns: { key: string; label: string; type: string }[];
  rows: Record<string, Value>[];
  totals: Record<string, Value>[];
  caveats: string[];
  generated_at: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  integer: 'number',
  number: 'number',
  money: 'money',
  rate: 'money',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
};

/** A report as a sheet, with what it counts told beside. */
export function sheetOfReport(report: ReportData): Sheet {
  const { columns, rows, params } = report;
  const days = params.period;
  const from = days === null ? 'now' : `${days.from ?? '…'} to ${days.to ?? '…'} (${days.timezone})`;
  return {
    name: nameOf(report.title),
    columns: columns.map(({ key, label, type }) => ({ key, label, kind: KINDS[type] ?? 'text' })),
    rows: rows.map((row) => columns.map(({ key }) => row[key] ?? null)),
    currencies: rows.map(({ currency }) => (typeof currency === 'string' ? currency : null)),
    notes: [
      ['Report', report.title],
      ['Days', from],
      ['What is counted', report.definition],
      ['Whose it is', report.attribution],
      ...report.caveats.map((caveat): [string, string] => ['Note', caveat]),
      ['Made at', report.generated_at],
    ],
  };
}

/** A name that a spreadsheet takes for a sheet: 31 characters, without those that it refuses. */
const nameOf = (title: string): string =>
  title
    .replace(/[\\/?*:[\]]/g, ' ')
    .replace(/^(List|Search) (the )?/i, '')
    .trim()
    .slice(0, 31) || 'Rows';
