import pino, { type Logger } from 'pino';
import { openStore } from '#db/open.ts';
import type { Store } from '#db/store.ts';
import type { Runtime } from './action/execute.ts';
import { type Config, readSecrets, type Secrets } from './config.ts';
import { type Authentication, createAuthentication } from './platform/auth/authenticate.ts';
import { Limiter } from './platform/limits/limiter.ts';

/** Everything that runs behind the faces, put together once. */
export interface Service {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly store: Store;
  readonly runtime: Runtime;
  readonly authentication: Authentication;
  readonly limiter: Limiter;
  readonly log: Logger;
  publicUrl(): string;
  close(): Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  log?: Logger;
  checkOutput?: boolean;
  /** The address served, where PUBLIC_URL is not set. */
  servedAt?: () => string;
}

/** Opens the store and puts the service together. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config } = options;
  const secrets = readSecrets(config.dataDir);
  const store = await openStore({ url: config.storeUrl });
  const log = options.log ?? pino({ level: config.LOG_LEVEL });
  const limiter = new Limiter({
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    trialPerMinute: config.RATE_LIMIT_TRIAL_PER_MINUTE,
    aiPerMinute: config.RATE_LIMIT_AI_PER_MINUTE,
    authFailuresPerMinute: config.AUTH_FAILURES_PER_MINUTE,
  });
  const publicUrl = (): string =>
    config.PUBLIC_URL ?? options.servedAt?.() ?? `http://${config.HOST}:${config.PORT}`;
  const runtime: Runtime = {
    store,
    ports: {
      get publicUrl() {
        return publicUrl();
      },
    },
    inFlight: new Set(),
    charge: (principal, count, ai) => limiter.charge(principal, count, ai),
    wake: () => {},
    checkOutput: options.checkOutput ?? false,
  };
  return {
    config,
    secrets,
    store,
    runtime,
    authentication: createAuthentication({ store, pepper: secrets.pepper, region: config.REGION }),
    limiter,
    log,
    publicUrl,
    close: () => store.close(),
  };
}
