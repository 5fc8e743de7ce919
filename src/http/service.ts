import type { Logger } from 'pino';
import type { Authentication } from '#src/access/authenticate.ts';
import type { Limiter } from '#src/access/limiter.ts';
import type { PublicPages } from '#src/access/public-pages.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { Metrics } from '#src/adapters/metrics.ts';
import type { BatchService } from '#src/batch/service.ts';
import type { Vouching } from '#src/identity/provider/vouching.ts';
import type { IdentityService } from '#src/identity/service.ts';
import type { LinkService } from '#src/links/service.ts';

/** What handling a request needs of the service. */
export interface ExchangeService {
  readonly runtime: Runtime;
  readonly authentication: Authentication;
  readonly limiter: Limiter;
  readonly log: Logger;
  /** Null where METRICS is not set. */
  readonly metrics: Metrics | null;
  publicUrl(): string;
}

/** What the REST interface and the pages need of the service. */
export interface HttpService extends ExchangeService, BatchService, IdentityService, LinkService {
  readonly authentication: Authentication;
  /** Asks identity providers for people who are signed in. */
  readonly vouching: Vouching;
  readonly limiter: Limiter;
  readonly publicPages: PublicPages;
  /** Aborted when the process was told to stop: it still answers, and its health check says that it is not ready. */
  readonly leaving: AbortSignal;
  /** Rejects when no write can be made at the moment. */
  writable(): Promise<void>;
}
