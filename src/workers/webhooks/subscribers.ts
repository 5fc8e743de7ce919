import type { Store } from '#db/store.ts';
import type { Sealer } from '#src/adapters/sealing/seal.ts';
import { findSubscriber, type Subscriber } from '#src/domain/webhooks/index.ts';

const MAX_CACHED = 1_000;

/** A subscriber as it was read when the store stood at a version. */
interface CachedSubscriber {
  version: number | null;
  /** Once it is read. */
  subscriber: Subscriber | undefined;
  reading: Promise<Subscriber | undefined> | null;
}

/** Subscribers as they are now, with their secrets in clear. */
export class Subscribers {
  readonly #store: Store;
  readonly #sealer: Sealer;
  readonly #known = new Map<string, CachedSubscriber>();
  readonly #secrets = new Map<string, string>();

  constructor(store: Store, sealer: Sealer) {
    this.#store = store;
    this.#sealer = sealer;
  }

  /** One of them: read anew unless nothing at all was committed since it was read; undefined once it is deleted. */
  find(account: string, id: string): Subscriber | undefined | Promise<Subscriber | undefined> {
    const version = this.#store.version();
    const known = this.#known.get(id);
    if (known !== undefined && version !== null && known.version === version)
      return known.reading ?? known.subscriber;
    const reading = this.#store.read((db) => findSubscriber(db, account, id));
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    const fresh: CachedSubscriber = { version, subscriber: undefined, reading };
    this.#known.set(id, fresh);
    reading.then(
      (subscriber) => {
        fresh.subscriber = subscriber;
        fresh.reading = null;
      },
      () => this.#known.delete(id),
    );
    return reading;
  }

  /** The secret that deliveries to it are signed with. */
  secretOf({ secret: sealed }: Subscriber): string | Promise<string> {
    return this.#secrets.get(sealed) ?? this.#open(sealed);
  }

  async #open(sealed: string): Promise<string> {
    const secret = await this.#sealer.unseal(sealed);
    if (this.#secrets.size >= MAX_CACHED) this.#secrets.clear();
    this.#secrets.set(sealed, secret);
    return secret;
  }
}
