import type { Db } from '#db/store.ts';
import type { RecordChange } from '../context.ts';
import { namesOf } from '../names/index.ts';

/** Notes on each record that goes from one person of the agency to another between whom it changes hands. */
export async function nameOwners(db: Db, account: string, changes: readonly RecordChange[]): Promise<void> {
  const handed = changes.flatMap((change) => {
    const [from, to] = [ownerIn(change.before), ownerIn(change.after)];
    return from === null || to === null || from === to ? [] : [{ change, from, to }];
  });
  if (handed.length === 0) return;
  const names = await namesOf(
    db,
    account,
    handed.flatMap(({ from, to }) => [from, to]),
    () => true,
  );
  for (const { change, from, to } of handed)
    change.owners = { from: names.get(from) ?? from, to: names.get(to) ?? to };
}

const ownerIn = (image: object | null): string | null =>
  image !== null && 'owner_id' in image && typeof image.owner_id === 'string' ? image.owner_id : null;
