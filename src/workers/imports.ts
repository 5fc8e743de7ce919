import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { claimItems, finishItem, type Outcome, releaseItems } from '#src/domain/imports/index.ts';
import { AppError } from '#src/lib/errors.ts';
import type { SteadyClock } from './steady-clock.ts';
import { runAsSystem } from './system.ts';
import type { Clocked, Pass, Worker } from './worker.ts';

const CHUNK = 8;
/** Reading a file takes 15 seconds at most, and so many wait for the two that are read at once. */
const LEASE_MS = 5 * 60_000;
const ATTEMPTS = 3;

type Item = Awaited<ReturnType<typeof claimItems>>[number];

interface Given {
  runtime: Runtime;
  clock: SteadyClock;
  log: Logger;
}

/**
 * Reads the files of imports. What a process was reading when it died is read again by the next once its lease has
 * ended, or at once where it is known to be gone; the unit that makes a candidate ends the file with it.
 */
export class ImportWorker implements Worker {
  readonly name = 'import_candidates';
  readonly woken = true;
  readonly clocked: Clocked = { next: async () => null, run: async () => (await this.run()).done };
  readonly #given: Given;
  readonly #failed = new Map<string, number>();
  #stopping = false;
  #began = false;

  constructor(given: Given) {
    this.#given = given;
  }

  async run(): Promise<Pass> {
    const { store, process } = this.#given.runtime;
    if (!this.#began) {
      this.#began = true;
      await this.#takeOver();
    }
    let done = 0;
    while (!this.#stopping) {
      const items = await store.write(({ tx }) =>
        claimItems(tx, {
          claim: process.text,
          wall: this.#given.clock.at(),
          until: this.#given.clock.at(LEASE_MS),
          limit: CHUNK,
        }),
      );
      if (items.length === 0) break;
      await Promise.all(items.map((item) => this.#one(item)));
      done += items.length;
    }
    return { done };
  }

  stop(): void {
    this.#stopping = true;
  }

  /** Gives back what processes that are known to be gone had taken. */
  async #takeOver(): Promise<void> {
    const { store, process } = this.#given.runtime;
    const claims = await store.read((db) =>
      db
        .selectFrom('candidate_import_items')
        .where('status', '=', 'pending')
        .where('claim', 'is not', null)
        .distinct()
        .select('claim')
        .execute(),
    );
    for (const { claim } of claims) {
      if (claim !== null && process.isDead(claim)) await store.write(({ tx }) => releaseItems(tx, claim));
    }
  }

  async #one(item: Item): Promise<void> {
    try {
      const outcome = await this.#read(item);
      // Given up with the service: the next start reads it.
      if (this.#stopping && 'fault' in outcome) return;
      await runAsSystem(this.#given.runtime, item.account_id, {
        name: 'import_candidate',
        title: 'Read a CV of an import',
        run: (ctx) => finishItem(ctx, item.id, outcome),
      });
      this.#failed.delete(item.id);
    } catch (error) {
      const { log } = this.#given;
      log.warn(
        { job: this.name, account_id: item.account_id, record_id: item.id, err: error },
        'a file was put aside',
      );
      await this.#giveUp(item);
    }
  }

  async #read({ account_id, sha256 }: Item): Promise<Outcome> {
    const { store, ports } = this.#given.runtime;
    try {
      const bytes = await ports.files.read(account_id, sha256 ?? '');
      const account = await store.read((db) =>
        db.selectFrom('accounts').where('id', '=', account_id).select('country').executeTakeFirst(),
      );
      return await ports.cvs.read(account_id, bytes, account?.country ?? 'US');
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return { fault: 'unreadable' };
      throw error;
    }
  }

  // What cannot be written again and again is not the file's fault alone, but it must not hold up the import for ever.
  async #giveUp(item: Item): Promise<void> {
    const count = (this.#failed.get(item.id) ?? 0) + 1;
    this.#failed.set(item.id, count);
    if (count < ATTEMPTS) return;
    this.#failed.delete(item.id);
    await runAsSystem(this.#given.runtime, item.account_id, {
      name: 'import_candidate',
      title: 'Gave up a CV of an import',
      run: (ctx) => finishItem(ctx, item.id, { fault: 'unreadable' }),
    }).catch(() => undefined);
  }
}
