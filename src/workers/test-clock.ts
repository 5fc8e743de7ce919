import type { Db, Store } from '#db/store.ts';
import { setClockForward } from '#src/domain/accounts/agencies.ts';
import { claimOfMove, endMove, isMoving, leaseMove, orderedMoves } from '#src/domain/clock/index.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { SteadyClock } from './steady-clock.ts';
import type { AccountClockWork, RunResult, Worker } from './worker.ts';

const LEASE_MS = 60_000;
const POLL_MS = 50;
const STUCK_MS = 30_000;

/**
 * Moves the clocks of sandboxes. A requested move is a row. This goes from one due time to the next, sets the clock, lets
 * every worker process what is due, and ends at the target. Moves of dead processes are continued.
 */
export class TestClocks implements Worker {
  readonly name = 'test_clocks';
  readonly wakeOnCommit = false;
  readonly #store: Store;
  readonly #clock: SteadyClock;
  readonly #work: readonly AccountClockWork[];
  readonly #claim = new LeaseOwner();
  readonly #moving = new Map<string, Promise<void>>();
  #stopping = false;

  constructor(store: Store, clock: SteadyClock, workers: readonly Worker[]) {
    this.#store = store;
    this.#clock = clock;
    this.#work = workers.flatMap((worker) => worker.accountClock ?? []);
  }

  /** Takes up moves that nobody is making. */
  async run(): Promise<RunResult> {
    for (const account of await this.#store.read(orderedMoves))
      if (!this.#stopping) await this.#join(account);
    return { done: 0 };
  }

  stop(): void {
    this.#stopping = true;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#moving.values());
  }

  /** Makes the move that was ordered for an account, or waits for whoever makes it. */
  async move(accountId: string): Promise<void> {
    while (await this.#ordered(accountId)) {
      await this.#join(accountId);
      if (this.#stopping) return;
      if (await this.#ordered(accountId)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async #ordered(accountId: string): Promise<boolean> {
    return this.#store.read((db) => isMoving(db, accountId));
  }

  #join(accountId: string): Promise<void> {
    let moving = this.#moving.get(accountId);
    if (moving === undefined) {
      moving = this.#make(accountId).finally(() => this.#moving.delete(accountId));
      this.#moving.set(accountId, moving);
    }
    return moving;
  }

  async #make(accountId: string): Promise<void> {
    let idleSince: number | null = null;
    for (;;) {
      const target = await this.#lease(accountId);
      if (target === null || this.#stopping) return;
      const stuck = idleSince !== null && performance.now() - idleSince > STUCK_MS;
      const due = stuck ? null : await this.#store.read((db) => this.#next(db, accountId, target));
      await this.#set(accountId, due ?? target);
      let done = 0;
      for (const work of this.#work) done += await work.run(accountId);
      if (due === null) return this.#arrived(accountId, target);
      if (done > 0) idleSince = null;
      else {
        // Another process holds what is due; wait until it has finished.
        idleSince ??= performance.now();
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }
  }

  async #arrived(accountId: string, target: Instant): Promise<void> {
    await this.#store.write(({ tx }) => endMove(tx, accountId, target, this.#claim.text));
  }

  /** The earliest due time on the way; null when nothing falls due any more. */
  async #next(db: Db, accountId: string, target: Instant): Promise<Instant | null> {
    let first: Instant | null = null;
    for (const work of this.#work) {
      const due = await work.next(db, accountId, target);
      if (due !== null && (first === null || due < first)) first = due;
    }
    return first;
  }

  /** The target of the account's move, held for a minute more; null when there is none or another process makes it. */
  async #lease(accountId: string): Promise<Instant | null> {
    const wall = this.#clock.at();
    const held = await this.#store.read((db) => claimOfMove(db, accountId));
    // A process that is known to be gone holds nothing any more.
    const left = held !== null && this.#claim.isDead(held) ? held : null;
    const lease = { claim: this.#claim.text, left, wall, until: addMs(wall, LEASE_MS) };
    return this.#store.write(({ tx }) => leaseMove(tx, accountId, lease));
  }

  /** Sets the account's clock forward to an instant; one that it has passed changes nothing. */
  async #set(accountId: string, to: Instant): Promise<void> {
    const offset = Date.parse(to) - Date.now();
    await this.#store.write(({ tx }) => setClockForward(tx, accountId, offset), { account: accountId });
  }
}
