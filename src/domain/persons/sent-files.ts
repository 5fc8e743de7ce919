import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { ERASED } from '../erased-mark.ts';
import type { Row } from './rows.ts';

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

/** Items without the files of those that are chosen; null where they hold none. */
function itemsWithoutFiles(items: string, isChosen: (id: string) => boolean): string | null {
  const without = json.encode(
    json
      .decode<Item[]>(items)
      .map((item) => (isChosen(item.id) ? { ...item, input: withoutFiles(item.input) } : item)),
  );
  return without === items ? null : without;
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
  for (const [id, labels] of done) {
    const [batch] = await tx
      .selectFrom('batches')
      .select('items')
      .where('account_id', '=', account)
      .where('id', '=', id as never)
      .execute();
    const items =
      batch === undefined
        ? null
        : itemsWithoutFiles(batch.items, (label) => labels.has('*') || labels.has(label));
    if (items !== null)
      await tx
        .updateTable('batches')
        .set({ items })
        .where('account_id', '=', account)
        .where('id', '=', id as never)
        .execute();
  }
  for (const { id } of changed.get('batch_plans') ?? []) {
    const [plan] = await tx
      .selectFrom('batch_plans')
      .select('request')
      .where('account_id', '=', account)
      .where('id', '=', String(id) as never)
      .execute();
    if (plan === undefined) continue;
    const request = json.encode(withoutFiles(json.decode<unknown>(plan.request)));
    if (request !== plan.request)
      await tx
        .updateTable('batch_plans')
        .set({ request })
        .where('account_id', '=', account)
        .where('id', '=', String(id) as never)
        .execute();
  }
}
