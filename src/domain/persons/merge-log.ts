import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { deleteRows, pick, putRow, type Row, rowsWith, setRows, type Whose } from './rows.ts';

/** A row that a merge changed or deleted: what takes it back. */
export interface Entry {
  table: string;
  key: Row;
  /** The columns before, all of them for a row that was deleted. */
  before: Row;
  /** The columns after; null for a row that was deleted. */
  after: Row | null;
  /** The column of the agency, where it is not account_id. */
  whose?: Whose | undefined;
}

/** What a merge did to rows, so that it can be taken back. */
export class MergeLog {
  readonly entries: Entry[];
  readonly #tx: Db;
  readonly #account: string;

  constructor(tx: Db, account: string, entries: Entry[] = []) {
    this.#tx = tx;
    this.#account = account;
    this.entries = entries;
  }

  /** Sets columns of a row. */
  async change(table: string, row: Row, key: readonly string[], set: Row, whose?: Whose): Promise<void> {
    await setRows(this.#tx, table, this.#account, pick(row, key), set, whose);
    const after = { ...row, ...set };
    const before = pick(row, Object.keys(set));
    this.entries.push({ table, key: pick(after, key), before, after: set, whose });
  }

  /** Sets columns of a row in parts, each of which is taken back by itself. */
  async changeParts(table: string, row: Row, key: readonly string[], parts: readonly Row[]): Promise<void> {
    const changed = parts.filter((part) => !holds(row, part));
    await setRows(this.#tx, table, this.#account, pick(row, key), Object.assign({}, ...changed));
    for (const after of changed)
      this.entries.push({ table, key: pick(row, key), before: pick(row, Object.keys(after)), after });
  }

  /** Deletes a row. */
  async remove(table: string, row: Row, key: readonly string[]): Promise<void> {
    await deleteRows(this.#tx, table, this.#account, pick(row, key));
    this.entries.push({ table, key: pick(row, key), before: row, after: null });
  }

  /** Whether taking everything back would set this column of a row as it stands. */
  givesBack(table: string, row: Row, column: string): boolean {
    return this.entries.some(
      ({ table: of, key, after }) =>
        of === table && after !== null && column in after && holds(row, key) && holds(row, after),
    );
  }

  /**
   * Takes everything back, the last first. What was changed or deleted since stays as it is.
   * @returns how many rows stay as they are
   */
  async takeBack(): Promise<number> {
    const left = new Set<string>();
    for (const { table, key, before, after, whose } of this.entries.toReversed()) {
      const [row] = await rowsWith(this.#tx, table, this.#account, key, whose);
      if (after === null) {
        if (row === undefined) await putRow(this.#tx, table, before);
        else left.add(idOf(table, key));
      } else if (row !== undefined && holds(row, after))
        await setRows(this.#tx, table, this.#account, key, before, whose);
      else {
        left.add(idOf(table, key));
        const lists = row === undefined ? {} : withoutWhatCame(row, before, after);
        if (Object.keys(lists).length > 0) await setRows(this.#tx, table, this.#account, key, lists, whose);
      }
    }
    return left.size;
  }
}

const idOf = (table: string, key: Row): string => `${table} ${JSON.stringify(key)}`;

/** The lists of a row that was changed since, without what the merge brought. */
function withoutWhatCame(row: Row, before: Row, after: Row): Row {
  const lists: Row = {};
  for (const column of Object.keys(after)) {
    const [now, was, came] = [row[column], before[column], after[column]].map(listIn);
    if (now === undefined || was === undefined || came === undefined) continue;
    const stays = now.filter((item) => was.includes(item) || !came.includes(item));
    if (stays.length < now.length) lists[column] = json.encode(stays);
  }
  return lists;
}

function listIn(value: unknown): string[] | undefined {
  if (typeof value !== 'string' || !value.startsWith('[')) return undefined;
  const items = json.decode<unknown[]>(value);
  return items.every((item) => typeof item === 'string') ? items : undefined;
}

const holds = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([column, value]) => row[column] === value);
