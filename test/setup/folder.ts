import { chmodSync } from 'node:fs';
import { openRunFolder, overBound, removeDeadRuns, removeRun, runRoots } from './run-folder.ts';

const MEASURED_EVERY_MS = 1000;

/**
 * Gives a run one folder for all that its tests write, in memory where there is room: what they prove does not hang on
 * a disk, and waiting for one took a quarter of their time. At the end the shared PostgreSQL servers stop and the folder
 * goes, with whatever a test that broke has left in it. A run that was killed could not do that: the next one does.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { all, chosen } = runRoots();
  await removeDeadRuns(all);
  const folder = openRunFolder(chosen);
  // PostgreSQL runs as another user, to whom its own folder below must be reachable.
  chmodSync(folder, 0o711);
  const guard = setInterval(() => {
    const over = overBound(folder);
    if (over === undefined) return;
    clearInterval(guard);
    console.error(`\n${over}`);
    void removeRun(folder, { children: true }).finally(() => process.exit(1));
  }, MEASURED_EVERY_MS);
  guard.unref();
  return async () => {
    clearInterval(guard);
    await removeRun(folder);
  };
}
