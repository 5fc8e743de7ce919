import type { Store } from '#db/store.ts';
import { stampKey, stampService, stampUser } from '#src/domain/accounts/last-used.ts';
import type { Background } from '#src/lib/background.ts';
import type { Principal } from './principal.ts';

const MIN_INTERVAL_MS = 60_000;
const FLUSH_DELAY_MS = 1_000;
const MAX_REMEMBERED = 10_000;

/**
 * Records when keys and people were last active. Each credential is written at most once a minute, and those of one
 * second are written together, so that a request costs no write.
 */
export class Usage implements Background {
  readonly #store: Store;
  readonly #written = new Map<string, number>();
  #pending = new Map<string, { principal: Principal; at: string; from: string | null }>();
  #timer: NodeJS.Timeout | undefined;
  #started = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Notes that a credential was used, and from which address. */
  noteUse(principal: Principal, from: string | undefined): void {
    const now = Date.now();
    const { id } = principal.credential;
    const last = this.#written.get(id);
    if (last !== undefined && now - last < MIN_INTERVAL_MS) return;
    if (this.#written.size >= MAX_REMEMBERED) this.#written.clear();
    this.#written.set(id, now);
    this.#pending.set(id, { principal, at: new Date(now).toISOString(), from: from ?? null });
    if (this.#started) this.#schedule();
  }

  start(): void {
    this.#started = true;
    if (this.#pending.size > 0) this.#schedule();
  }

  async stop(): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    // A failure to record last uses must not keep the service from stopping.
    await this.#flush().catch(() => {});
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.#flush().catch(() => {}), FLUSH_DELAY_MS).unref();
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    const noted = [...this.#pending.values()];
    this.#pending = new Map();
    if (noted.length === 0) return;
    await this.#store.write(async ({ tx }) => {
      for (const { principal, at, from } of noted) {
        const account = principal.account.id;
        if (principal.credential.type === 'key')
          await stampKey(tx, { account, id: principal.credential.id, at, from: from ?? null });
        if (principal.credential.type === 'service')
          await stampService(tx, { account, id: principal.credential.id, at, from });
        if (principal.user !== null) await stampUser(tx, { account, id: principal.user.id, at });
      }
    });
  }
}
