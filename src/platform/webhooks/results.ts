import type { Logger } from 'pino';
import type { Db, Store } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Verdict } from './policy.ts';
import { type Claimed, finishDelivery, returnDelivery, setFailingSince } from './queue.ts';

const GROUP = 200;
const RETRY_MS = 1_000;

interface Common {
  row: Claimed['row'];
  claim: string;
  /** When it is due next, in the account's time; null when it has ended. */
  due: Instant | null;
  now: Instant;
}

/** What is to be written of a delivery. */
export type Result =
  | (Common & { verdict: Extract<Verdict, { outcome: 'given_up' }> })
  | (Common & {
      verdict: Exclude<Verdict, { outcome: 'given_up' }>;
      status: 'delivered' | 'failed' | 'dead_lettered';
      attempts: number;
      pause: 'gone' | 'failing' | null;
      /** Since when nothing gets through; undefined: as it was. */
      failingSince: Instant | null | undefined;
    });

/**
 * Writes results in groups, one unit at a time: those that come while one is written share the next. They are kept
 * until they are written; should the process die before, the lease ends and the delivery is sent again.
 */
export class Results {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #written: (results: readonly Result[]) => Promise<void>;
  #waiting: Result[] = [];
  #writing = false;

  constructor(store: Store, log: Logger, written: (results: readonly Result[]) => Promise<void>) {
    this.#store = store;
    this.#log = log;
    this.#written = written;
  }

  add(result: Result): void {
    this.#waiting.push(result);
    if (this.#writing) return;
    this.#writing = true;
    void this.#drain();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, GROUP);
      try {
        await this.#store.write(async ({ tx }) => {
          for (const result of group) await write(tx, result);
        });
      } catch (error) {
        this.#waiting.unshift(...group);
        this.#log.warn({ job: 'webhooks', count: group.length, err: error }, 'results wait to be written');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        continue;
      }
      await this.#written(group).catch((error: unknown) => {
        this.#log.warn({ job: 'webhooks', err: error }, 'what follows a delivery failed');
      });
    }
    this.#writing = false;
  }
}

async function write(tx: Db, result: Result): Promise<void> {
  const { row, claim, due, now } = result;
  const mine = { account: row.account_id, id: row.id, claim };
  if (result.verdict.outcome === 'given_up') {
    await returnDelivery(tx, { ...mine, due });
    return;
  }
  if (!('status' in result)) return;
  const { verdict, status, attempts, failingSince } = result;
  await finishDelivery(tx, {
    ...mine,
    status,
    attempts,
    code: verdict.code,
    error: verdict.outcome === 'failed' ? verdict.error : null,
    due,
    now,
  });
  if (failingSince !== undefined)
    await setFailingSince(tx, { account: row.account_id, id: row.webhook_id, since: failingSince });
}
