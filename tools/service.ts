import type { Authentication } from '#src/access/authenticate.ts';
import type { Limiter } from '#src/access/limiter.ts';
import type { BatchService } from '#src/batch/service.ts';
import type { Config, Secrets } from '#src/config.ts';
import type { ExchangeService } from '#src/http/service.ts';

/** What MCP needs of the service. */
export interface McpService extends ExchangeService, BatchService {
  readonly authentication: Authentication;
  readonly limiter: Limiter;
  readonly config: Config;
  readonly secrets: Secrets;
}
