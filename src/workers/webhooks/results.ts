import type { Logger } from 'pino';
import type { Db, Store } from '#db/store.ts';
import {
  type Claimed,
  finishDelivered,
  finishDelivery,
  returnDelivery,
  setFailingSince,
} from '#src/domain/webhooks/queue.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Verdict } from './policy.ts';

const GROUP = 500;
const GATHER_MS = 100;
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
 * Writes results in groups, one unit at a time: while more are coming they are gathered for a moment, as each unit
 * costs a flush of the disk. They are kept until they are written; should the process die before, the lease ends and
 * the delivery is sent again.
 */
export class Results {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #more: () => boolean;
  readonly #written: (results: readonly Result[]) => Promise<void>;
  #waiting: Result[] = [];
  #writing = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param more whether other results are to be expected soon
   * @param written called after each group
   */
  constructor(
    store: Store,
    log: Logger,
    more: () => boolean,
    written: (results: readonly Result[]) => Promise<void>,
  ) {
    this.#store = store;
    this.#log = log;
    this.#more = more;
    this.#written = written;
  }

  add(result: Result): void {
    this.#waiting.push(result);
    this.#arm();
  }

  /** Writes what has been gathered now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#waiting.length === 0) return;
    this.#writing = true;
    const group = this.#waiting.splice(0, GROUP);
    void this.#write(group).then((pause) => {
      this.#writing = false;
      this.#arm(pause);
    });
  }

  #arm(pause?: number): void {
    if (this.#writing || this.#waiting.length === 0) return;
    if (pause !== undefined) this.#timer ??= setTimeout(() => this.flush(), pause);
    else if (this.#waiting.length >= GROUP || !this.#more()) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  /** @returns how long to wait before the next try, when this one failed */
  async #write(group: Result[]): Promise<number | undefined> {
    try {
      await this.#store.write(async ({ tx }) => {
        for (const same of delivered(group)) await finishDelivered(tx, same);
        for (const result of group) if (!isPlainSuccess(result)) await write(tx, result);
      });
    } catch (error) {
      this.#waiting.unshift(...group);
      this.#log.warn({ job: 'webhooks', count: group.length, err: error }, 'results wait to be written');
      return RETRY_MS;
    }
    await this.#written(group).catch((error: unknown) => {
      this.#log.warn({ job: 'webhooks', err: error }, 'what follows a delivery failed');
    });
    return undefined;
  }
}

/** Delivered, with nothing else to remember of it. */
function isPlainSuccess(result: Result): boolean {
  return 'status' in result && result.status === 'delivered' && result.failingSince === undefined;
}

interface ResultGroup {
  account: string;
  claim: string;
  ids: string[];
  code: number;
  now: Instant;
}

/** The plain results of a group, those alike together. */
function delivered(group: readonly Result[]): ResultGroup[] {
  const found: ResultGroup[] = [];
  let alike: ResultGroup | undefined;
  for (const result of group) {
    const { row, claim, verdict, now } = result;
    if (verdict.outcome !== 'delivered' || !isPlainSuccess(result)) continue;
    const { account_id: account } = row;
    const { code } = verdict;
    if (alike?.account !== account || alike.code !== code)
      alike = found.find((one) => one.account === account && one.code === code);
    if (alike === undefined) {
      alike = { account, claim, ids: [], code, now };
      found.push(alike);
    }
    alike.ids.push(row.id);
    alike.now = now;
  }
  return found;
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
