import type { SessionService } from '#src/access/sessions.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import type { Keyring } from '#src/adapters/sealing/seal.ts';
import type { Config } from '#src/config.ts';

/** What people's sign-in and the apps that act for them use of the service. */
export interface IdentityService extends SessionService {
  readonly config: Config;
  readonly runtime: Runtime;
  /** Calls to addresses that others chose. */
  readonly outbound: Pick<Outbound, 'get' | 'post'>;
  /** The keys under which secrets are sealed. */
  readonly sealing: Keyring;
  publicUrl(): string;
}
