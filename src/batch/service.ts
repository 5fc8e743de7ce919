import type { Logger } from 'pino';
import type { Store } from '#db/store.ts';
import type { Authentication } from '#src/access/authenticate.ts';
import type { Limiter } from '#src/access/limiter.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { Batches } from './registry.ts';

/** What the executor uses of the service. */
export interface BatchService {
  readonly store: Store;
  readonly runtime: Runtime;
  /** The batches under way. */
  readonly batches: Batches;
  readonly authentication: Pick<Authentication, 'byId' | 'recheck'>;
  readonly limiter: Pick<Limiter, 'windowOf'>;
  readonly log: Logger;
  /** Aborts when the service begins to stop: streams end, and readiness is over. */
  readonly stopping: AbortSignal;
  publicUrl(): string;
}
