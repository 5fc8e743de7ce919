import { shapeOf } from './postgres-shapes.ts';

interface Written {
  text: string;
  values: readonly unknown[];
}

/** As many rows as go in one statement, the most first: each number is a text of its own, to be prepared in the server. */
const ROWS = [16, 8, 4, 2, 1];

/**
 * What units write that do not depend on one another, with as few statements as possible: where all of them write by the same
 * texts, the rows that they insert by one text go together.
 * @param units what each writes, in order
 */
export function joined(units: readonly (readonly Written[])[]): Written[] {
  const [first = []] = units;
  if (units.length < 2 || !units.every((unit) => isAlike(unit, first)) || !isOrderFree(first))
    return units.flat();
  return first.flatMap(({ text }, at) =>
    inRows(
      text,
      units.flatMap((unit) => unit[at]?.values ?? []),
      units.length,
    ),
  );
}

const isAlike = (unit: readonly Written[], first: readonly Written[]): boolean =>
  unit.length === first.length && unit.every(({ text }, at) => text === first[at]?.text);

/** Whether each may go before the next unit's earlier ones: no two of them write one table, but for rows that both insert. */
function isOrderFree(unit: readonly Written[]): boolean {
  const updated = new Set<string>();
  const inserted = new Set<string>();
  for (const { text } of unit) {
    const shape = shapeOf(text);
    if (!('table' in shape) || updated.has(shape.table)) return false;
    if (shape.kind === 'insert' && !text.includes(' on conflict ')) inserted.add(shape.table);
    else if (inserted.has(shape.table)) return false;
    else updated.add(shape.table);
  }
  return true;
}

/** @param values of all the rows, one after another */
function inRows(text: string, values: readonly unknown[], rows: number): Written[] {
  const width = values.length / rows;
  const written: Written[] = [];
  let row = 0;
  while (row < rows) {
    const left = rows - row;
    const most = ROWS.find((size) => size <= left) ?? 1;
    const several = most === 1 ? text : textOf(text, width, most);
    const size = several === null ? 1 : most;
    written.push({ text: several ?? text, values: values.slice(row * width, (row + size) * width) });
    row += size;
  }
  return written;
}

const MAX_TEXTS = 5_000;
const texts = new Map<string, string | null>();

/** The text that inserts several rows; null for one that does not insert a row of its values in their order. */
function textOf(text: string, width: number, rows: number): string | null {
  const key = `${rows} ${text}`;
  let several = texts.get(key);
  if (several === undefined) {
    if (texts.size >= MAX_TEXTS) texts.clear();
    const [, head, row, tail = ''] =
      /^(insert into "\w+" \([^()]*\) values )\(([^()]*)\)( on conflict [^$]*)?$/.exec(text) ?? [];
    several = row === placeholders(0, width) ? `${head}${rowsOf(width, rows)}${tail}` : null;
    texts.set(key, several);
  }
  return several;
}

const rowsOf = (width: number, rows: number): string =>
  Array.from({ length: rows }, (_, at) => `(${placeholders(at * width, width)})`).join(', ');

const placeholders = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `$${from + at + 1}`).join(', ');
