import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { ERASED } from '../erased-mark.ts';
import { type Row, rowsWith, setRows } from './rows.ts';

/**
 * The files that an agency sent with its calls, which a batch and a plan keep as they came. Their bytes name a person in no way that a
 * search for words would find, so they go where what was made of them names the person.
 */

/** The input of an item without the files in it and what they are called. */
function withoutFiles(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutFiles);
  if (typeof input !== 'object' || input === null) return input;
  const holdsFile = Object.keys(input).some((name) => name.endsWith('base64'));
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      name.endsWith('base64') || (holdsFile && /^file_?name$/.test(name)) ? ERASED : withoutFiles(value),
    ]),
  );
}

interface Item {
  id: string;
  input: unknown;
}

/** A batch's items, as stored, without the files of those that are chosen. */
const itemsWithoutFiles = (items: string, isChosen: (id: string) => boolean): string =>
  json.encode(
    json
      .decode<Item[]>(items)
      .map((item) => (isChosen(item.id) ? { ...item, input: withoutFiles(item.input) } : item)),
  );

/** Rewrites one column of one row, where that changes it. */
async function rewrite(
  tx: Db,
  account: string,
  { table, id, column }: { table: string; id: string; column: string },
  without: (text: string) => string,
): Promise<void> {
  for (const row of await rowsWith(tx, table, account, { id })) {
    const text = without(String(row[column]));
    if (text !== row[column]) await setRows(tx, table, account, { id }, { [column]: text });
  }
}

/**
 * Takes the files out of the batches and plans of which a row named a person.
 * @param changed the rows that named them, by their tables
 */
export async function eraseSentFiles(
  tx: Db,
  account: string,
  changed: ReadonlyMap<string, readonly Row[]>,
): Promise<void> {
  const done = new Map<string, Set<string>>();
  for (const { batch_id, label } of changed.get('batch_items') ?? [])
    done.set(String(batch_id), (done.get(String(batch_id)) ?? new Set()).add(String(label)));
  // What waits for somebody and is about them is not run any more.
  for (const { batch_id } of changed.get('approvals') ?? []) done.set(String(batch_id), new Set(['*']));
  for (const [id, labels] of done)
    await rewrite(tx, account, { table: 'batches', id, column: 'items' }, (items) =>
      itemsWithoutFiles(items, (label) => labels.has('*') || labels.has(label)),
    );
  for (const { id } of changed.get('batch_plans') ?? [])
    await rewrite(tx, account, { table: 'batch_plans', id: String(id), column: 'request' }, (request) =>
      json.encode(withoutFiles(json.decode<unknown>(request))),
    );
}
