import { statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import type { Background } from '#src/lib/background.ts';
import type { Principal } from './principal.ts';

const EVERY_MS = 60_000;
const GATHER_MS = 1_000;
const REMEMBERED = 10_000;

const stampKey = statement((db: Db, v: { account: string; id: string; at: string }) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: v.at })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

const stampUser = statement((db: Db, v: { account: string; id: string; at: string }) =>
  db
    .updateTable('users')
    .set({ last_active_at: v.at })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

/**
 * Remembers when keys and people were last active. A credential is written down at most once a minute, and those of
 * one second together: a request must not cost a write.
 */
export class Usage implements Background {
  readonly #store: Store;
  readonly #written = new Map<string, number>();
  #pending = new Map<string, { principal: Principal; at: string }>();
  #timer: NodeJS.Timeout | undefined;
  #started = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Notes that a credential was used now. */
  saw(principal: Principal): void {
    const now = Date.now();
    const { id } = principal.credential;
    const last = this.#written.get(id);
    if (last !== undefined && now - last < EVERY_MS) return;
    if (this.#written.size >= REMEMBERED) this.#written.clear();
    this.#written.set(id, now);
    this.#pending.set(id, { principal, at: new Date(now).toISOString() });
    if (this.#started) this.#schedule();
  }

  start(): void {
    this.#started = true;
    if (this.#pending.size > 0) this.#schedule();
  }

  async stop(): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    // What cannot be written down of last uses must not keep the service from stopping.
    await this.#flush().catch(() => {});
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.#flush().catch(() => {}), GATHER_MS).unref();
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    const noted = [...this.#pending.values()];
    this.#pending = new Map();
    if (noted.length === 0) return;
    await this.#store.write(async ({ tx }) => {
      for (const { principal, at } of noted) {
        const account = principal.account.id;
        if (principal.credential.type === 'key')
          await stampKey(tx, { account, id: principal.credential.id, at });
        if (principal.user !== null) await stampUser(tx, { account, id: principal.user.id, at });
      }
    });
  }
}
