import type { Logger } from 'pino';
import type { Authentication } from '#src/access/authenticate.ts';
import type { Limiter } from '#src/access/limiter.ts';
import type { PublicPages } from '#src/access/public-pages.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { BatchService } from '#src/batch/service.ts';
import type { IdentityService } from '#src/identity/service.ts';
import type { LinkService } from '#src/links/service.ts';

/** What answering an exchange uses of the service. */
export interface ExchangeService {
  readonly runtime: Runtime;
  readonly authentication: Authentication;
  readonly limiter: Limiter;
  readonly log: Logger;
  publicUrl(): string;
}

/** What the REST interface and the pages use of the service. */
export interface HttpService extends ExchangeService, BatchService, IdentityService, LinkService {
  readonly authentication: Authentication;
  readonly limiter: Limiter;
  readonly publicPages: PublicPages;
}
