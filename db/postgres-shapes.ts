import { onlyReads } from './postgres-foreseen.ts';

/** A condition that each row in question meets: a column is one of the values at these places. */
interface Pin {
  table: string;
  column: string;
  places: number[];
}

/** What a statement reads or writes, as far as its text tells. */
export type Shape =
  | {
      kind: 'read';
      tables: ReadonlySet<string>;
      words: ReadonlySet<string>;
      everyColumn: boolean;
      pins: Pin[];
    }
  /** @property rows for each row the place of each column's value; null where it is none of the values */
  | { kind: 'insert'; table: string; rows: Map<string, number | null>[] }
  | { kind: 'update'; table: string; set: string[]; pins: Pin[] }
  /** Writes rows of one table, and it is not known which. */
  | { kind: 'table'; table: string }
  /** Changes no row: a savepoint, and its end. */
  | { kind: 'mark' }
  /** Anything else: what it changes is not known. */
  | { kind: 'other' };

const MAX_SHAPES = 5_000;
const shapes = new Map<string, Shape>();

/** The shape of a statement of the query builder, whose names stand in quotation marks. */
export function shapeOf(text: string): Shape {
  let shape = shapes.get(text);
  if (shape === undefined) {
    if (shapes.size >= MAX_SHAPES) shapes.clear();
    shape = reading(text) ??
      inserting(text) ??
      updating(text) ??
      writing(text) ??
      marking(text) ?? { kind: 'other' };
    shapes.set(text, shape);
  }
  return shape;
}

const marking = (text: string): Shape | null =>
  /^(release )?savepoint \w+$/.test(text) ? { kind: 'mark' } : null;

function reading(text: string): Shape | null {
  if (!onlyReads(text)) return null;
  const words = new Set(text.match(/\w+/g));
  const tables = tablesOf(text) ?? words;
  return {
    kind: 'read',
    tables,
    words,
    everyColumn: /(?<!count\()\*/.test(text),
    pins: pinsOf(text, sourcesOf(text)),
  };
}

/** The tables that a statement reads from, and maybe other names; null where it may name one in another way. */
function tablesOf(text: string): Set<string> | null {
  const named = [
    ...text.matchAll(/\b(?:from|join)(?: lateral)? (?:"(\w+)"(?: as "\w+")?(?!\s*(?:,|\.|as\b))|\()/g),
  ];
  if (named.length !== (text.match(/\b(from|join)\b/g) ?? []).length) return null;
  return new Set(named.flatMap(([, name]) => name ?? []));
}

const INSERT =
  /^insert into "(\w+)" \(([^()]*)\) values ((?:\([^()]*\)(?:, )?)+)(?: on conflict \(([^()]*)\) do update set (.*?))?(?: returning .*)?$/;

function inserting(text: string): Shape | null {
  const [, table = '', columns = '', values = '', key, set = ''] = INSERT.exec(text) ?? [];
  if (table === '') return null;
  const names = namesIn(columns);
  // A row that was there keeps nothing but its key for sure.
  const kept = key === undefined ? null : namesIn(key).filter((name) => !set.includes(`"${name}" = `));
  const rows = [...values.matchAll(/\(([^()]*)\)/g)].map(([, row = '']) => {
    const places = row.split(', ').map((value) => placeOf(value));
    return new Map(
      names.map((name, at) => [name, kept === null || kept.includes(name) ? (places[at] ?? null) : null]),
    );
  });
  return { kind: 'insert', table, rows };
}

const namesIn = (list: string): string[] => [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);

const UPDATE = /^update "(\w+)" set (.*?)( where .*?)?(?: returning .*)?$/s;

function updating(text: string): Shape | null {
  const [, table = '', set = '', where = ''] = UPDATE.exec(text) ?? [];
  if (table === '' || / from /.test(set)) return null;
  const names = [...set.matchAll(/"(\w+)" = /g)].map(([, name = '']) => name);
  return { kind: 'update', table, set: names, pins: pinsOf(where, [table]) };
}

// A deletion may take rows of other tables along.
function writing(text: string): Shape | null {
  const [, table] = /^(?:insert into|update) "?(\w+)/.exec(text) ?? [];
  return table === undefined ? null : { kind: 'table', table };
}

/** The tables that a statement reads from under their own names, each once; none where that is not sure. */
function sourcesOf(text: string): string[] {
  if ((text.match(/\bselect\b/g) ?? []).length !== 1) return [];
  const named = [...text.matchAll(/\b(?:from|join) "(\w+)"( as )?/g)];
  const own = named.flatMap(([, name = '', alias]) => (alias === undefined ? [name] : []));
  // A name that stands for another table is a source's too.
  return own.filter(
    (name) => text.split(`join "${name}"`).length + text.split(`from "${name}"`).length === 3,
  );
}

const CONDITION = /^(?:"(\w+)"\.)?"(\w+)" (?:= (\$\d+)|in \((\$\d+(?:, \$\d+)*)\))$/;

/** What denies one comparison, and nothing beside it. */
const DENIES_ONE = /\b(?:not in|is not null)\b/g;

/** The conditions of a statement that are joined by `and` alone. */
function pinsOf(text: string, sources: readonly string[]): Pin[] {
  const [, after] = text.split(/ where (.*)/s);
  if (after === undefined || sources.length === 0) return [];
  if (/\b(or|union|case|not)\b/i.test(text.replace(DENIES_ONE, ''))) return [];
  if (/\bselect\b/.test(after)) return [];
  const [conditions = ''] = after.split(/ (?:order by|group by|having|limit|offset|returning) /);
  return conditions.split(' and ').flatMap((condition) => {
    const [, named, column = '', one, several] = CONDITION.exec(condition) ?? [];
    const table = named ?? (sources.length === 1 && !/ join /.test(text) ? sources[0] : undefined);
    if (column === '' || table === undefined || !sources.includes(table)) return [];
    const places = (one ?? several ?? '').split(', ').map((value) => placeOf(value));
    return [{ table, column, places: places.flatMap((place) => (place === null ? [] : [place])) }];
  });
}

function placeOf(value: string): number | null {
  const [, place] = /^\$(\d+)$/.exec(value) ?? [];
  return place === undefined ? null : Number(place) - 1;
}

type Values = readonly unknown[];
type Read = Extract<Shape, { kind: 'read' }>;

/** Whether a statement writes where a read looks. */
export function isAbout(write: Shape, read: Read): boolean {
  if (write.kind === 'read' || write.kind === 'mark') return false;
  if (write.kind === 'other') return true;
  if (!read.tables.has(write.table)) return false;
  return write.kind !== 'update' || read.everyColumn || write.set.some((column) => read.words.has(column));
}

/** Whether a statement that writes where a read looks may change what the read returned. */
export function mayChange(write: Shape, written: Values, read: Read, asked: Values): boolean {
  if (write.kind !== 'insert' && write.kind !== 'update') return true;
  const pins = read.pins.filter(({ table }) => table === write.table);
  if (write.kind === 'insert')
    return write.rows.some(
      (row) => !pins.some((pin) => isOutside(pin, asked, row.get(pin.column) ?? null, written)),
    );
  return !pins.some((pin) => {
    const same = write.pins.find(({ column, places }) => column === pin.column && places.length === 1);
    return !write.set.includes(pin.column) && isOutside(pin, asked, same?.places[0] ?? null, written);
  });
}

/** Whether a row with this value in the column is surely none of those that the pin lets through. */
function isOutside({ places }: Pin, asked: Values, place: number | null, written: Values): boolean {
  if (place === null || places.length === 0) return false;
  const value = written[place];
  if (value === null) return true;
  return places.every((at) => typeof asked[at] === typeof value && asked[at] !== value);
}
