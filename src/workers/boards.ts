import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import type { FileDrop } from '#src/adapters/boards/file-drop.ts';
import { messageOf } from '#src/adapters/boards/message.ts';
import { postToBoard } from '#src/adapters/boards/webhook-board.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import type { Sealer } from '#src/adapters/sealing/seal.ts';
import {
  duePostings,
  FILE_DROP,
  nextPostingDue,
  type Outcome,
  settlePosting,
  type Task,
  takeTask,
} from '#src/domain/distribution/index.ts';
import { addMs } from '#src/lib/clock.ts';
import { Lanes } from './lanes.ts';
import type { SteadyClock } from './steady-clock.ts';
import { runAsSystem } from './system.ts';
import type { AccountClockWork, RunResult, Worker } from './worker.ts';

const CHUNK = 20;
/** How many hand-overs of one agency, and of all, are under way at once. */
const PLACES = { perAccount: 4, all: 16 };
const RETRY_FAILED_AFTER_MS = 10 * 60_000;

export interface BoardWorkerOptions {
  runtime: Runtime;
  outbound: Outbound;
  sealer: Sealer;
  files: FileDrop;
  clock: SteadyClock;
  log: Logger;
  /** How long a board may take to answer. */
  timeoutMs: number;
}

/**
 * Publishes what was posted, takes off what has ended, and ends what has stood its thirty days. A hand-over that ends
 * with the process is made again: boards know a posting by its id. Each agency has places of its own, so that boards that
 * are slow to answer one hold up no other.
 */
export class BoardWorker implements Worker {
  readonly name = 'boards';
  readonly wakeOnCommit = true;
  readonly accountClock: AccountClockWork;
  readonly #given: BoardWorkerOptions;
  readonly #leaseMs: number;
  /** Postings that failed in a way that was not foreseen, and until when they are left alone. */
  readonly #failedUntil = new Map<string, number>();
  readonly #underWay = new Set<string>();
  readonly #lanes = new Lanes(PLACES);
  #kick: () => void = () => {};
  #stopping = false;

  constructor(given: BoardWorkerOptions) {
    this.#given = given;
    this.#leaseMs = 60_000 + 2 * given.timeoutMs;
    this.accountClock = { next: nextPostingDue, run: (accountId) => this.#all(accountId) };
  }

  async run(): Promise<RunResult> {
    return { done: await this.#begin() };
  }

  attach(kick: () => void): void {
    this.#kick = kick;
  }

  settled(): Promise<void> {
    return this.#lanes.settled();
  }

  stop(): void {
    this.#stopping = true;
  }

  async #all(only: string): Promise<number> {
    let total = 0;
    for (;;) {
      const begun = await this.#begin(only);
      await this.#lanes.settled();
      total += begun;
      if (begun === 0 || this.#stopping) return total;
    }
  }

  /** Begins what is due, as far as each agency has places. */
  async #begin(only?: string): Promise<number> {
    const { runtime, clock } = this.#given;
    const now = performance.now();
    for (const [id, until] of this.#failedUntil) if (until <= now) this.#failedUntil.delete(id);
    let begun = 0;
    const passed: string[] = [];
    for (;;) {
      const limit = CHUNK + this.#failedUntil.size + this.#underWay.size;
      const found = await runtime.store.read((db) => duePostings(db, clock.at(), limit, passed), {
        kind: 'due postings',
      });
      for (const { account_id, id } of found) {
        const skipped = this.#failedUntil.has(id) || this.#underWay.has(id);
        if (this.#stopping || skipped || (only !== undefined && account_id !== only)) continue;
        if (this.#lanes.free(account_id) === 0) continue;
        begun += 1;
        this.#underWay.add(id);
        const work = this.#one(account_id, id).finally(() => {
          this.#underWay.delete(id);
          this.#kick();
        });
        this.#lanes.add(account_id, work);
      }
      const fresh = [...new Set(found.map(({ account_id }) => account_id))];
      if (found.length < limit || fresh.length === 0) return begun;
      passed.push(...fresh);
    }
  }

  async #one(accountId: string, id: string): Promise<void> {
    try {
      const task = await this.#take(accountId, id);
      if (task === undefined) this.#leave(id);
      if (typeof task !== 'object') return;
      const outcome = await this.#reach(accountId, task);
      await this.#as(accountId, 'settle_posting', 'Settled a posting', async (ctx) => {
        await settlePosting(ctx, task, outcome);
        return true;
      });
    } catch (error) {
      this.#given.log.warn(
        { job: this.name, account_id: accountId, posting_id: id, err: error },
        'put aside',
      );
      this.#leave(id);
    }
  }

  // Undefined: the account is shut.
  #take(accountId: string, id: string): Promise<Awaited<ReturnType<typeof takeTask>> | undefined> {
    const wall = this.#given.clock.at();
    const lease = { wall, until: addMs(wall, this.#leaseMs) };
    return this.#as(accountId, 'publish_posting', 'Published a posting', (ctx) => takeTask(ctx, id, lease));
  }

  #reach(accountId: string, task: Task): Promise<Outcome> {
    const { files } = this.#given;
    if (task.board.slug !== FILE_DROP) return postToBoard(task, this.#given);
    return task.kind === 'publish'
      ? files.publish(accountId, messageOf(task))
      : files.takeOff(accountId, task.posting.id);
  }

  #as<T>(
    accountId: string,
    name: string,
    title: string,
    run: Parameters<typeof runAsSystem<T>>[2]['run'],
  ): Promise<T | undefined> {
    return runAsSystem(this.#given.runtime, accountId, { name, title, run });
  }

  #leave(id: string): void {
    this.#failedUntil.set(id, performance.now() + RETRY_FAILED_AFTER_MS);
  }
}
