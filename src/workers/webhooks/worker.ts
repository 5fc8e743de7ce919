import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { CallHandle } from '#src/adapters/outbound/handle.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import type { Sealer } from '#src/adapters/seal.ts';
import { pauseWebhook, type Subscriber } from '#src/domain/webhooks/index.ts';
import {
  type Claimed,
  claimDeliveries,
  nextDue,
  type Waiting,
  waitingSubscriptions,
} from '#src/domain/webhooks/queue.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { SteadyClock } from '../steady-clock.ts';
import { runAsSystem } from '../system.ts';
import type { Clocked, Pass, Worker } from '../worker.ts';
import { attempt } from './attempt.ts';
import { FAILING_MS, nextDelay, type Verdict, verdictOf } from './policy.ts';
import { type Result, Results } from './results.ts';
import { type Held, SLOT_LIMITS, type SlotLimits, Slots } from './slots.ts';
import { Subscribers } from './subscribers.ts';

const BATCH = 500;
const MOST_HELD = 4_000;
const LOW_WATER = 250;
const AFTER_FAULT_MS = 60_000;

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

/** Sends what the outbox holds: at least once, signed afresh at each attempt, nobody waiting for a receiver that hangs. */
export class WebhookWorker implements Worker {
  readonly name = 'webhooks';
  readonly woken = true;
  readonly clocked: Clocked;
  readonly #given: WebhookWorkerOptions;
  readonly #claim = randomUUID();
  readonly #leaseMs: number;
  readonly #slots: Slots;
  readonly #results: Results;
  readonly #endpoints = new Map<string, Endpoint>();
  readonly #flying = new Map<Held, CallHandle>();
  /** Deliveries that this process has and whose outcome is not written yet. */
  readonly #held = new Set<string>();
  /** Deliveries that were leased again while they were held: they go back once their first outcome is written. */
  readonly #twice = new Map<string, Claimed>();
  readonly #subscribers: Subscribers;
  #kick: () => void = () => {};
  #waiters: (() => void)[] = [];
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
    this.clocked = {
      next: (db, accountId, until) => nextDue(db, accountId, until),
      run: (accountId) => this.#runAccount(accountId),
    };
  }

  attach(kick: () => void): void {
    this.#kick = kick;
  }

  /** Claims what is due and begins to send it. */
  async run(): Promise<Pass> {
    if (this.#stopping) return { done: 0 };
    const { store } = this.#given.runtime;
    const waiting = await store.read((db) => waitingSubscriptions(db));
    const due: Waiting[] = [];
    let again: number | undefined;
    for (const one of waiting) {
      const wait = Date.parse(one.due_at) - one.clock_offset_ms - this.#given.clock.now();
      if (wait <= 0) due.push(one);
      else again = Math.min(again ?? wait, wait);
    }
    const done = await this.#claimFrom(due);
    this.#fill();
    return { done, again };
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
      const room = Math.max(0, MOST_HELD - this.#held.size);
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
        const lease = { claim: this.#claim, wall, until: addMs(wall, this.#leaseMs), limit: count };
        const rows = await claimDeliveries(tx, one, addMs(wall, one.clock_offset_ms), lease);
        found.push({ one, count, rows });
      }
      return found;
    });
    let total = 0;
    for (const { one, count, rows } of claims) {
      const fresh = rows.filter(({ row }) => !this.#held.has(row.id));
      for (const claimed of rows) if (!fresh.includes(claimed)) this.#twice.set(claimed.row.id, claimed);
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
    for (let began = true; began; ) {
      began = false;
      for (const endpoint of this.#endpoints.values()) {
        const next = endpoint.queue[0];
        if (next === undefined || this.#slots.free(endpoint.id, now) === 0) continue;
        endpoint.queue.shift();
        began = true;
        void this.#send(endpoint, next);
      }
    }
    this.#makeRoom(now);
    for (const endpoint of [...this.#endpoints.values()]) {
      // The last turn goes to who was served first.
      this.#endpoints.delete(endpoint.id);
      this.#endpoints.set(endpoint.id, endpoint);
      this.#refill(endpoint);
    }
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
    if (endpoint.queue.length === 0 && this.#slots.inFlight(endpoint.id) === 0)
      this.#endpoints.delete(endpoint.id);
  }

  #makeRoom(now: number): void {
    const starved = [...this.#endpoints.values()].filter(
      ({ id, queue }) => queue.length > 0 && this.#slots.inFlight(id) === 0 && !this.#slots.isSlow(id, now),
    );
    clearTimeout(this.#yieldTimer);
    if (starved.length === 0) return;
    for (const _ of starved) {
      const held = this.#slots.yieldOne(now);
      if (held !== null) this.#flying.get(held)?.abort();
    }
    this.#yieldTimer = setTimeout(() => this.#fill(), this.#slots.yieldIn(now)).unref();
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
      const due = this.#notNow(queued, subscriber, handle);
      if (subscriber === undefined || due !== undefined) {
        this.#results.add(this.#untried(claimed, due ?? null));
      } else {
        const { outbound, timeoutMs } = this.#given;
        const secret = this.#subscribers.secretOf(subscriber);
        const answer = await attempt(outbound, claimed, subscriber, { secret, timeoutMs, handle });
        const verdict = verdictOf(answer, Date.now());
        if (verdict.outcome !== 'given_up') timedOut = verdict.outcome === 'failed' && verdict.timedOut;
        this.#results.add(this.#judged(claimed, subscriber, verdict));
      }
    } catch (error) {
      this.#given.log.warn(
        { job: this.name, webhook_id: endpoint.id, delivery_id: claimed.row.id, err: error },
        'a delivery could not be attempted',
      );
      this.#results.add(this.#untried(claimed, this.#given.clock.at(endpoint.offsetMs + AFTER_FAULT_MS)));
    } finally {
      this.#flying.delete(held);
      const now = performance.now();
      this.#slots.release(held, timedOut, now);
      if (timedOut === false && this.#slots.ample) this.#next(endpoint, now);
      else this.#fill();
      if (this.#slots.count === 0) this.#results.flush();
    }
  }

  /** When a delivery that is not to be sent now is due instead; undefined for one that is to be sent. */
  #notNow(
    { claimed: { row }, leasedUntil }: Queued,
    subscriber: Subscriber | undefined,
    handle: CallHandle,
  ): Instant | null | undefined {
    const { clock, schedule, timeoutMs } = this.#given;
    const outlived = performance.now() + timeoutMs > leasedUntil;
    if (outlived || handle.aborted || subscriber === undefined || !isOpen(subscriber)) return row.due_at;
    const before = schedule[0] ?? 0;
    if (row.attempts > 0 || before <= 0) return undefined;
    const first = addMs(row.created_at, before * 1000);
    return first > clock.at(subscriber.clock_offset_ms) ? first : undefined;
  }

  #judged(claimed: Claimed, subscriber: Subscriber, verdict: Verdict): Result {
    const { row } = claimed;
    if (verdict.outcome === 'given_up') return this.#untried(claimed, row.due_at);
    const now = this.#given.clock.at(subscriber.clock_offset_ms);
    const attempts = row.attempts + 1;
    if (verdict.outcome === 'delivered') {
      const failingSince = subscriber.failing_since === null ? undefined : null;
      return {
        row,
        claim: this.#claim,
        now,
        verdict,
        attempts,
        status: 'delivered',
        due: null,
        pause: null,
        failingSince,
      };
    }
    const delay = nextDelay(this.#given.schedule, attempts, verdict.retryAfterMs, Math.random());
    const since = subscriber.failing_since ?? now;
    const forLong = Date.parse(now) - Date.parse(since) >= FAILING_MS;
    return {
      row,
      claim: this.#claim,
      now,
      verdict,
      attempts,
      status: delay === null ? 'dead_lettered' : 'failed',
      due: delay === null ? null : addMs(now, delay),
      pause: verdict.gone ? 'gone' : forLong ? 'failing' : null,
      failingSince: subscriber.failing_since === null ? now : undefined,
    };
  }

  /** A delivery that goes back as it came. */
  #untried(claimed: Claimed, due: Instant | null): Result {
    return {
      row: claimed.row,
      claim: this.#claim,
      verdict: { outcome: 'given_up' },
      due,
      now: claimed.createdAt,
    };
  }

  #giveBack(endpoint: Endpoint, keep = 0): void {
    for (const { claimed } of endpoint.queue.splice(keep)) {
      this.#results.add(this.#untried(claimed, claimed.row.due_at));
    }
  }

  /** After results were written: what was paused is told of, and whoever waits looks again. */
  async #written(results: readonly Result[]): Promise<void> {
    for (const { row } of results) {
      this.#held.delete(row.id);
      const twice = this.#twice.get(row.id);
      this.#twice.delete(row.id);
      if (twice !== undefined) this.#results.add(this.#untried(twice, twice.row.due_at));
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

function isOpen(subscriber: Subscriber): boolean {
  const { status, account_status, account_plan } = subscriber;
  return status === 'active' && account_status === 'active' && account_plan === 'active';
}
