import { internalPrincipal } from '#src/access/internal.ts';
import { nowFor } from '#src/access/principal.ts';
import { wakeWorkersFor } from '#src/action/execute.ts';
import { runInUnit } from '#src/action/unit.ts';
import { ErasureList } from '#src/adapters/files/erasure-list.ts';
import { eraseAgain, erasureIds } from '#src/domain/persons/index.ts';
import type { ErasureEntry } from '#src/domain/persons/schema.ts';
import { newId } from '#src/lib/ids.ts';
import type { Service } from './service.ts';

/**
 * Erases again who was erased after the backup that the store was restored from; agencies that are closed or suspended
 * too. Runs before anything is served.
 * @returns how many erasures were missing
 */
export async function eraseRestored(service: Service): Promise<number> {
  const entries = new ErasureList(service.config.dataDir).read();
  if (entries.length === 0) return 0;
  const known = await service.store.read(erasureIds);
  let count = 0;
  for (const entry of entries) if (!known.has(entry.id) && (await again(service, entry))) count += 1;
  return count;
}

async function again({ store, runtime }: Service, entry: ErasureEntry): Promise<boolean> {
  const account = entry.account_id;
  const effects = await store.write(
    async (unit) => {
      const principal = await internalPrincipal(unit.tx, account, { type: 'system', name: 'Deskhand' });
      // The agency was made after the backup.
      if (principal === undefined) return undefined;
      let missing = false;
      const made = await runInUnit(
        unit,
        {
          name: 'erase_restored_person',
          title: 'Erase again a person who came back with a backup',
          write: async (ctx) => {
            missing = await eraseAgain(ctx, entry);
          },
          status: () => 200,
          subject: () => entry.candidate_id,
        },
        undefined,
        undefined,
        { ...principal, deployment: runtime.deployment },
        { channel: 'job', requestId: newId('request') },
        nowFor(principal),
      );
      return { made, missing };
    },
    { account },
  );
  if (effects === undefined) return false;
  wakeWorkersFor(runtime, effects.made);
  return effects.missing;
}
