import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { findAgency } from '#src/domain/accounts/agencies.ts';
import {
  accountsWithFiles,
  claimItems,
  finishItem,
  itemClaims,
  type Outcome,
  releaseItems,
} from '#src/domain/imports/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { Lanes } from './lanes.ts';
import type { SteadyClock } from './steady-clock.ts';
import { runAsSystem } from './system.ts';
import type { AccountClockWork, RunResult, Worker } from './worker.ts';

/** How many files of one agency are taken at once, and of all together while none has nothing under way. */
const PLACES = { perAccount: 8, all: 32 };
/** Reading a file takes 15 seconds at most, and so many wait for the few that are read at once. */
const LEASE_MS = 5 * 60_000;
const ATTEMPTS = 3;
/** How many files that were read are written together, and how long the first of them waits for the others. */
const TOGETHER = 4;
const TOGETHER_MS = 250;

const GIVEN_UP: Outcome = { fault: 'unreadable' };

type Item = Awaited<ReturnType<typeof claimItems>>[number];

interface Given {
  runtime: Runtime;
  clock: SteadyClock;
  log: Logger;
}

/**
 * Reads the files of imports. A file whose process died is read again by another once its lease has expired, or at once
 * if the process is known to be dead. The unit that creates a candidate also finishes the file. Each agency has places of
 * its own, so that slow files of one do not block others.
 */
export class ImportWorker implements Worker {
  readonly name = 'import_candidates';
  readonly wakeOnCommit = true;
  readonly accountClock: AccountClockWork = { next: async () => null, run: () => this.#all() };
  readonly #given: Given;
  readonly #failed = new Map<string, number>();
  readonly #lanes = new Lanes(PLACES);
  readonly #reading = new Set<string>();
  /** Files that are read and wait for others to be written with. */
  readonly #read: (() => void)[] = [];
  #kick: () => void = () => {};
  #stop: () => void = () => {};
  readonly #stopped = new Promise<void>((resolve) => {
    this.#stop = resolve;
  });
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #began = false;

  constructor(given: Given) {
    this.#given = given;
  }

  async run(): Promise<RunResult> {
    const { store, process } = this.#given.runtime;
    if (!this.#began) {
      this.#began = true;
      await this.#takeOver();
    }
    let done = 0;
    const { clock } = this.#given;
    const waiting = await store.read((db) => accountsWithFiles(db, clock.at()), { kind: 'due imports' });
    for (const account of waiting) {
      const limit = this.#lanes.free(account);
      if (this.#stopping || limit < PLACES.perAccount / 2) continue;
      const lease = { claim: process.text, wall: clock.at(), until: clock.at(LEASE_MS), limit };
      const items = await store.write(({ tx }) => claimItems(tx, account, lease), { account });
      for (const item of items) if (!this.#reading.has(item.id)) this.#begin(item);
      done += items.length;
    }
    return { done };
  }

  attach(kick: () => void): void {
    this.#kick = kick;
  }

  settled(): Promise<void> {
    return this.#lanes.settled();
  }

  /** What is being read is not waited for: the next start reads it. */
  stop(): void {
    this.#stopping = true;
    this.#stop();
  }

  async #all(): Promise<number> {
    let total = 0;
    for (let done = -1; done !== 0 && !this.#stopping; ) {
      ({ done } = await this.run());
      total += done;
      await this.settled();
    }
    return total;
  }

  #begin(item: Item): void {
    this.#reading.add(item.id);
    const work = this.#one(item).finally(() => {
      this.#reading.delete(item.id);
      if (this.#lanes.free(item.account_id) + 1 >= PLACES.perAccount / 2) this.#kick();
    });
    this.#lanes.add(item.account_id, work);
  }

  /** Gives back what processes that are known to be gone had taken. */
  async #takeOver(): Promise<void> {
    const { store, process } = this.#given.runtime;
    for (const claim of await store.read(itemClaims)) {
      if (process.isDead(claim)) await store.write(({ tx }) => releaseItems(tx, claim));
    }
  }

  async #one(item: Item): Promise<void> {
    try {
      const outcome = await Promise.race([
        this.#outcomeOf(item),
        this.#stopped.then((): Outcome => GIVEN_UP),
      ]);
      // Given up with the service: the next start reads it.
      if (this.#stopping && 'fault' in outcome) return;
      await this.#others();
      await runAsSystem(this.#given.runtime, item.account_id, {
        name: 'import_candidate',
        title: 'Read a CV of an import',
        patient: true,
        run: (ctx) => finishItem(ctx, item.id, outcome),
      });
      this.#failed.delete(item.id);
    } catch (error) {
      if (this.#stopping) return;
      const { log } = this.#given;
      log.warn(
        { job: this.name, account_id: item.account_id, record_id: item.id, err: error },
        'a file was put aside',
      );
      await this.#giveUp(item);
    }
  }

  /** Resolves when enough files are read to be written in one commit, or no more come soon. */
  #others(): Promise<void> {
    return new Promise((resolve) => {
      this.#read.push(resolve);
      if (this.#read.length >= Math.min(TOGETHER, this.#reading.size)) this.#writeRead();
      else if (this.#read.length === 1) this.#timer = setTimeout(() => this.#writeRead(), TOGETHER_MS);
    });
  }

  #writeRead(): void {
    clearTimeout(this.#timer);
    for (const write of this.#read.splice(0)) write();
  }

  async #outcomeOf({ account_id, sha256, filename }: Item): Promise<Outcome> {
    const { store, ports } = this.#given.runtime;
    try {
      const bytes = await ports.files.read(account_id, sha256 ?? '');
      const account = await store.read((db) => findAgency(db, account_id));
      return await ports.cvs.read(account_id, bytes, account?.country ?? 'US', filename);
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
      run: (ctx) => finishItem(ctx, item.id, { fault: 'reader_failed' }),
    }).catch(() => undefined);
  }
}
