import { recoverBatches } from '#src/batch/index.ts';
import { integrityOf } from './integrity.ts';
import { compiledScript, linesUntilKilled, start } from './killed-process.ts';
import { startService, storeOf } from './workspace.ts';

/** The most acknowledgements that a process lives to see, and the longest time that it lives beyond the last of them. */
const MOST_ACKS = 150;
const LONGEST_MS = 25;

export interface KillReport {
  kills: number;
  /** Items whose commit the killed processes were told of. */
  acknowledged: number;
  /** Acknowledged items that are not in the store. */
  lost: number;
  /** Items that are in the store more often than once. */
  twice: number;
  /** Batches in the store, and those of them that did not come to their end. */
  batches: number;
  unfinished: number;
  /** What the store's own checks said. */
  integrity: string;
}

/**
 * Kills a process in the middle of its batches so many times, each successor taking up what the one before left; then
 * takes up what is left at last, and counts.
 */
export async function killManyTimes(kills: number): Promise<KillReport> {
  const script = await compiledScript(new URL('./batch-until-killed.ts', import.meta.url));
  const running = await startService();
  const settings = storeOf(running);
  const agency = await running.workspace();
  await running.service.close();
  const acknowledged: string[] = [];
  // One is started ahead, so that its loading goes on while the other one runs.
  let next = start(script);
  for (let round = 0; round < kills; round += 1) {
    const child = next;
    if (round + 1 < kills) next = start(script);
    const lines = await linesUntilKilled(
      child,
      { settings, key: agency.adminKey, round },
      // Spread evenly over what a few batches take, some of it before the first commit.
      { acks: (round * 61) % MOST_ACKS, ms: (LONGEST_MS * ((round * 37) % 100)) / 100 },
    );
    for (const line of lines) if (line.startsWith('ack ')) acknowledged.push(line.slice(4));
  }
  return count(settings, kills, acknowledged);
}

async function count(
  settings: Record<string, string>,
  kills: number,
  acknowledged: readonly string[],
): Promise<KillReport> {
  const running = await startService(settings);
  try {
    await recoverBatches(running.service);
    await running.service.batches.settled();
    const integrity = await integrityOf(running);
    return await running.service.store.read(async (db) => {
      const clients = await db
        .selectFrom('clients')
        .select(['id', 'name'])
        .where('name', 'like', 'r%b%i%')
        .execute();
      const people = await db
        .selectFrom('candidates')
        .select(['id', 'email_folded as name'])
        .where('email_folded', 'like', 'r%b%i%')
        .execute();
      const made = [...clients, ...people];
      const batches = await db.selectFrom('batches').select(['id', 'status']).execute();
      const items = await db.selectFrom('batch_items').select(['status']).execute();
      const known = new Set(made.map(({ id }) => id));
      const names = new Set(made.map(({ name }) => name));
      const whole =
        items.length === batches.length * 100 && items.every(({ status }) => status === 'succeeded');
      const each = clients.length === batches.length * 80 && people.length === batches.length * 10;
      return {
        kills,
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((id) => !known.has(id)).length,
        twice: made.length - names.size,
        batches: batches.length,
        unfinished: batches.filter(({ status }) => status !== 'succeeded').length + (whole && each ? 0 : 1),
        integrity,
      };
    });
  } finally {
    await running.close();
  }
}
