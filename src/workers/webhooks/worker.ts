import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { CallHandle } from '#src/adapters/outbound/handle.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import type { Sealer } from '#src/adapters/sealing/seal.ts';
import { pauseWebhook } from '#src/domain/webhooks/index.ts';
import {
  type Claimed,
  claimDeliveries,
  claimsOfDeliveries,
  nextDue,
  releaseDeliveries,
} from '#src/domain/webhooks/queue.ts';
import { type Waiting, waitingSubscriptions } from '#src/domain/webhooks/subscribers.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { SteadyClock } from '../steady-clock.ts';
import { runAsSystem } from '../system.ts';
import type { AccountClockWork, RunResult, Worker } from '../worker.ts';
import { attempt } from './attempt.ts';
import { notAttempted, postponedTo, resultOf } from './outcome.ts';
import { verdictOf } from './policy.ts';
import { type Result, Results } from './results.ts';
import { type HeldSlot, SLOT_LIMITS, type SlotLimits, Slots } from './slots.ts';
import { Subscribers } from './subscribers.ts';

const BATCH = 500;
const MAX_HELD = 4_000;
const LOW_WATER = 250;
const RETRY_AFTER_FAULT_MS = 60_000;
/** How often it is looked for what processes hold that have died. */
const LOOK_MS = 60_000;

export interface WebhookWorkerOptions {
  runtime: Runtime;
  outbound: Outbound;
  sealer: Sealer;
  clock: SteadyClock;
  log: Logger;
  /** Seconds before each attempt, the first included. */
  schedule: readonly number[];
  /** How long a receiver may take. */
  timeoutMs: number;
  limits?: SlotLimits;
}

interface Queued {
  readonly claimed: Claimed;
  /** By this process's own clock. */
  readonly leasedUntil: number;
}

/** The deliveries of one subscription that this process holds. */
interface Endpoint {
  readonly id: string;
  readonly accountId: string;
  /** How far the account's clock stands ahead. */
  offsetMs: number;
  readonly queue: Queued[];
  /** Whether the store may hold more that is due. */
  more: boolean;
}

/** Sends the deliveries of the outbox: at least once, signed at each attempt, without one hanging receiver blocking others. */
export class WebhookWorker implements Worker {
  readonly name = 'webhooks';
  readonly wakeOnCommit = true;
  readonly accountClock: AccountClockWork;
  readonly #given: WebhookWorkerOptions;
  readonly #claim = new LeaseOwner();
  readonly #leaseMs: number;
  readonly #slots: Slots;
  readonly #results: Results;
  readonly #endpoints = new Map<string, Endpoint>();
  readonly #flying = new Map<HeldSlot, CallHandle>();
  /** Deliveries that this process has and whose outcome is not written yet. */
  readonly #held = new Set<string>();
  /** Deliveries that were leased again while they were held: they go back once their first outcome is written. */
  readonly #leasedAgain = new Map<string, Claimed>();
  readonly #subscribers: Subscribers;
  /** When agencies last began an attempt, counted in attempts; kept while they have endpoints here. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  #kick: () => void = () => {};
  #waiters: (() => void)[] = [];
  #lookAgain = 0;
  #yieldTimer: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(given: WebhookWorkerOptions) {
    this.#given = given;
    this.#leaseMs = 60_000 + 2 * given.timeoutMs;
    this.#subscribers = new Subscribers(given.runtime.store, given.sealer);
    this.#slots = new Slots(given.limits ?? SLOT_LIMITS);
    this.#results = new Results(
      given.runtime.store,
      given.log,
      () => this.#slots.count > 0,
      (written) => this.#written(written),
    );
    this.accountClock = {
      next: (db, accountId, until) => nextDue(db, accountId, until),
      run: (accountId) => this.#runAccount(accountId),
    };
  }

  attach(kick: () => void): void {
    this.#kick = kick;
  }

  /** Claims what is due and begins to send it. */
  async run(): Promise<RunResult> {
    if (this.#stopping) return { done: 0 };
    const { store } = this.#given.runtime;
    await this.#takeOver();
    const waiting = await store.read((db) => waitingSubscriptions(db), { kind: 'due deliveries' });
    const due: Waiting[] = [];
    let again: number | undefined;
    for (const one of waiting) {
      const wait = Date.parse(one.due_at) - one.clock_offset_ms - this.#given.clock.now();
      if (wait <= 0) due.push(one);
      else again = Math.min(again ?? wait, wait);
    }
    const done = await this.#claimFrom(due);
    this.#fill();
    return { done, runAgainInMs: again };
  }

  /** Gives back what processes hold that are known to be gone: at the start, and now and then. */
  async #takeOver(): Promise<void> {
    const now = performance.now();
    if (now < this.#lookAgain) return;
    this.#lookAgain = now + LOOK_MS;
    const { store } = this.#given.runtime;
    for (const claim of await store.read(claimsOfDeliveries))
      if (claim !== this.#claim.text && this.#claim.isDead(claim))
        await store.write(({ tx }) => releaseDeliveries(tx, claim));
  }

  async settled(): Promise<void> {
    while (this.#held.size > 0) await new Promise<void>((resolve) => this.#waiters.push(resolve));
  }

  stop(): void {
    this.#stopping = true;
    for (const endpoint of this.#endpoints.values()) this.#giveBack(endpoint);
  }

  abort(): void {
    for (const handle of this.#flying.values()) handle.abort();
  }

  async #runAccount(accountId: string): Promise<number> {
    let { done } = await this.run();
    const mine = () => [...this.#endpoints.values()].some((one) => one.accountId === accountId);
    while (mine()) {
      done += 1;
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
      await this.run();
    }
    return done;
  }

  /** Leases deliveries: a batch for each endpoint that can take some, one where it is slow. */
  async #claimFrom(due: readonly Waiting[]): Promise<number> {
    const now = performance.now();
    const wanted = due.flatMap((one) => {
      const endpoint = this.#endpoints.get(one.webhook_id);
      const queued = endpoint?.queue.length ?? 0;
      if (this.#slots.isSlow(one.webhook_id, now)) {
        return queued === 0 && this.#slots.free(one.webhook_id, now) > 0 ? [{ one, count: 1 }] : [];
      }
      if (queued > LOW_WATER) return [];
      const room = Math.max(0, MAX_HELD - this.#held.size);
      const count = Math.min(BATCH, Math.floor(room / due.length));
      // However much others hold, an endpoint with nothing under way gets its turn.
      return count > 0 || endpoint === undefined ? [{ one, count: Math.max(1, count) }] : [];
    });
    if (wanted.length === 0) return 0;
    const wall = this.#given.clock.at();
    // What there is to record shares the commit.
    this.#results.flush();
    const claims = await this.#given.runtime.store.write(async ({ tx }) => {
      const found: { one: Waiting; count: number; rows: Claimed[] }[] = [];
      for (const { one, count } of wanted) {
        const lease = { claim: this.#claim.text, wall, until: addMs(wall, this.#leaseMs), limit: count };
        const rows = await claimDeliveries(tx, one, addMs(wall, one.clock_offset_ms), lease);
        found.push({ one, count, rows });
      }
      return found;
    });
    let total = 0;
    for (const { one, count, rows } of claims) {
      const fresh = rows.filter(({ row }) => !this.#held.has(row.id));
      for (const claimed of rows)
        if (!fresh.includes(claimed)) this.#leasedAgain.set(claimed.row.id, claimed);
      if (fresh.length === 0) continue;
      const endpoint = this.#endpointOf(one);
      endpoint.more = rows.length === count;
      const leasedUntil = now + this.#leaseMs;
      for (const claimed of fresh) {
        this.#held.add(claimed.row.id);
        endpoint.queue.push({ claimed, leasedUntil });
      }
      total += fresh.length;
    }
    return total;
  }

  #endpointOf(one: Waiting): Endpoint {
    let endpoint = this.#endpoints.get(one.webhook_id);
    if (endpoint === undefined) {
      endpoint = { id: one.webhook_id, accountId: one.account_id, offsetMs: 0, queue: [], more: false };
      this.#endpoints.set(endpoint.id, endpoint);
    }
    endpoint.offsetMs = one.clock_offset_ms;
    return endpoint;
  }

  /** Begins attempts while there are slots, one endpoint after another. */
  #fill(): void {
    const now = performance.now();
    for (const endpoint of [...this.#endpoints.values()]) {
      if (this.#stopping || this.#slots.isSlow(endpoint.id, now))
        this.#giveBack(endpoint, this.#stopping ? 0 : 1);
    }
    for (const endpoint of this.#starved(now)) this.#sendOne(endpoint, now);
    for (let began = true; began; ) {
      began = false;
      for (const endpoint of this.#endpoints.values()) began = this.#sendOne(endpoint, now) || began;
    }
    this.#makeRoom(now);
    for (const endpoint of [...this.#endpoints.values()]) {
      // The last turn goes to who was served first.
      this.#endpoints.delete(endpoint.id);
      this.#endpoints.set(endpoint.id, endpoint);
      this.#refill(endpoint);
    }
  }

  #sendOne(endpoint: Endpoint, now: number): boolean {
    const next = endpoint.queue[0];
    if (next === undefined || this.#slots.free(endpoint.id, now) === 0) return false;
    endpoint.queue.shift();
    this.#turns += 1;
    this.#lastTurns.set(endpoint.accountId, this.#turns);
    void this.#send(endpoint, next);
    return true;
  }

  /**
   * Endpoints that wait with nothing in flight, those of the agencies with the least in flight first; of these the agency
   * whose last turn is longest ago.
   */
  #starved(now: number): Endpoint[] {
    const all = [...this.#endpoints.values()];
    const starved = all.filter(
      ({ id, queue }) => queue.length > 0 && this.#slots.inFlight(id) === 0 && !this.#slots.isSlow(id, now),
    );
    if (starved.length < 2) return starved;
    const inFlight = new Map<string, number>();
    for (const { id, accountId } of all)
      inFlight.set(accountId, (inFlight.get(accountId) ?? 0) + this.#slots.inFlight(id));
    const turns = new Map<string, number>();
    return starved
      .map((endpoint) => {
        const turn = (turns.get(endpoint.accountId) ?? inFlight.get(endpoint.accountId) ?? 0) + 1;
        turns.set(endpoint.accountId, turn);
        return { endpoint, turn };
      })
      .sort((a, b) => a.turn - b.turn || this.#turnOf(a.endpoint) - this.#turnOf(b.endpoint))
      .map(({ endpoint }) => endpoint);
  }

  #turnOf({ accountId }: Endpoint): number {
    return this.#lastTurns.get(accountId) ?? 0;
  }

  /** While nobody has to wait for a slot, an endpoint goes on by itself. */
  #next(endpoint: Endpoint, now: number): void {
    while (this.#slots.free(endpoint.id, now) > 0 && !this.#stopping) {
      const next = endpoint.queue.shift();
      if (next === undefined) break;
      void this.#send(endpoint, next);
    }
    this.#refill(endpoint);
  }

  /** Asks for more before an endpoint runs dry, and forgets one that has nothing left. */
  #refill(endpoint: Endpoint): void {
    if (endpoint.queue.length <= LOW_WATER && endpoint.more) {
      endpoint.more = false;
      this.#kick();
    }
    if (endpoint.queue.length > 0 || this.#slots.inFlight(endpoint.id) > 0) return;
    this.#endpoints.delete(endpoint.id);
    if (this.#endpoints.size === 0) this.#lastTurns.clear();
  }

  #makeRoom(now: number): void {
    const starved = this.#starved(now);
    clearTimeout(this.#yieldTimer);
    if (starved.length === 0) return;
    for (const _ of starved) {
      const held = this.#slots.evictOne(now);
      if (held !== null) this.#flying.get(held)?.abort();
    }
    this.#yieldTimer = setTimeout(() => this.#fill(), this.#slots.evictableIn(now)).unref();
  }

  async #send(endpoint: Endpoint, queued: Queued): Promise<void> {
    const held = this.#slots.take(endpoint.id, performance.now());
    const handle = new CallHandle();
    this.#flying.set(held, handle);
    const { claimed } = queued;
    let timedOut: boolean | null = null;
    try {
      const found = this.#subscribers.find(endpoint.accountId, endpoint.id);
      const subscriber = found instanceof Promise ? await found : found;
      const { clock, outbound, schedule, timeoutMs } = this.#given;
      const outlived = performance.now() + timeoutMs > queued.leasedUntil;
      const due =
        outlived || handle.aborted ? claimed.row.due_at : postponedTo(claimed, subscriber, clock, schedule);
      if (subscriber === undefined || due !== undefined) {
        this.#results.add(this.#notAttempted(claimed, due ?? null));
      } else {
        const opened = this.#subscribers.secretOf(subscriber);
        const secret = opened instanceof Promise ? await opened : opened;
        const answer = await attempt(outbound, claimed, subscriber, { secret, timeoutMs, handle });
        const verdict = verdictOf(answer, Date.now());
        if (verdict.outcome !== 'given_up') timedOut = verdict.outcome === 'failed' && verdict.timedOut;
        const now = clock.at(subscriber.clock_offset_ms);
        this.#results.add(resultOf(claimed, this.#claim.text, subscriber, verdict, now, schedule));
      }
    } catch (error) {
      this.#given.log.warn(
        { job: this.name, webhook_id: endpoint.id, delivery_id: claimed.row.id, err: error },
        'a delivery could not be attempted',
      );
      this.#results.add(
        this.#notAttempted(claimed, this.#given.clock.at(endpoint.offsetMs + RETRY_AFTER_FAULT_MS)),
      );
    } finally {
      this.#flying.delete(held);
      const now = performance.now();
      this.#slots.release(held, timedOut, now);
      if (timedOut === false && this.#slots.hasSpareSlots) this.#next(endpoint, now);
      else this.#fill();
      if (this.#slots.count === 0) this.#results.flush();
    }
  }

  /** A delivery that goes back as it came. */
  #notAttempted(claimed: Claimed, due: Instant | null): Result {
    return notAttempted(claimed, this.#claim.text, due);
  }

  #giveBack(endpoint: Endpoint, keep = 0): void {
    for (const { claimed } of endpoint.queue.splice(keep)) {
      this.#results.add(this.#notAttempted(claimed, claimed.row.due_at));
    }
  }

  /** After results were written: what was paused is told of, and whoever waits looks again. */
  async #written(results: readonly Result[]): Promise<void> {
    for (const { row } of results) {
      this.#held.delete(row.id);
      const twice = this.#leasedAgain.get(row.id);
      this.#leasedAgain.delete(row.id);
      if (twice !== undefined) this.#results.add(this.#notAttempted(twice, twice.row.due_at));
    }
    for (const result of results) {
      if ('pause' in result && result.pause !== null) await this.#pause(result.row, result.pause);
    }
    if (results.some(({ due }) => due !== null)) this.#kick();
    for (const wake of this.#waiters.splice(0)) wake();
  }

  async #pause(row: Claimed['row'], reason: 'gone' | 'failing'): Promise<void> {
    await runAsSystem(this.#given.runtime, row.account_id, {
      name: 'pause_webhook',
      title: 'Paused a webhook',
      run: (ctx) => pauseWebhook(ctx, row.webhook_id, reason),
    });
  }
}
