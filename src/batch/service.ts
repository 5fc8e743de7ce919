import type { Logger } from 'pino';
import type { Store } from '#db/store.ts';
import type { Authentication } from '#src/access/authenticate.ts';
import type { Limiter } from '#src/access/limiter.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { SentenceReader } from '#src/adapters/meaning/reader.ts';
import type { Metrics } from '#src/adapters/metrics.ts';
import type { Batches } from './registry.ts';

/** What the batch executor needs of the service. */
export interface BatchService {
  readonly store: Store;
  readonly runtime: Runtime;
  /** The running batches. */
  readonly batches: Batches;
  readonly authentication: Pick<Authentication, 'byId' | 'recheck'>;
  readonly limiter: Pick<Limiter, 'windowOf'>;
  /** Reads requests by their meaning. */
  readonly sentences: SentenceReader;
  readonly log: Logger;
  /** Null where METRICS is not set. */
  readonly metrics: Metrics | null;
  /** Aborts when the service starts to stop: streams end, and it is no longer ready. */
  readonly stopping: AbortSignal;
  publicUrl(): string;
}
