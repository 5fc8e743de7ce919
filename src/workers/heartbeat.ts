import type { Logger } from 'pino';
import { forgetNode, type Node, noteNode } from '#db/nodes.ts';
import type { Store } from '#db/store.ts';
import type { Background } from '#src/lib/background.ts';
import { addMs } from '#src/lib/clock.ts';

/** How often a process says that it is alive. */
export const HEARTBEAT_MS = 30_000;
const FORGOTTEN_AFTER_MS = 24 * 3600_000;

/** Writes down every 30 seconds that this process is alive, by the wall clock, until it ends. */
export function heartbeat(
  { store, log }: { store: Store; log: Logger },
  node: Pick<Node, 'id' | 'role' | 'release'>,
): Background {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let started_at = '';
  const beat = (): void => {
    const seen_at = new Date().toISOString();
    writing = noteNode(store, { ...node, started_at, seen_at }, addMs(seen_at, -FORGOTTEN_AFTER_MS)).catch(
      (error: unknown) => log.warn({ err: error }, 'cannot be written down as alive'),
    );
  };
  return {
    start() {
      started_at = new Date().toISOString();
      beat();
      timer = setInterval(beat, HEARTBEAT_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await writing;
      if (started_at !== '') await forgetNode(store, node.id).catch(() => {});
    },
  };
}
