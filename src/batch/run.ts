import type { Db, Unit } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { settle } from '#src/action/execute.ts';
import { AppError } from '#src/lib/errors.ts';
import type { BatchItem } from './items.ts';
import { holdBatch, RENEW_MS, renewLease } from './lease.ts';
import { type ItemContext, type Made, originOf } from './perform.ts';
import { Preparations } from './preparations.ts';
import type { LiveRun, RunEvent } from './registry.ts';
import type { BatchService } from './service.ts';
import { asItemFailure, type ItemState, isSettled, markBlocked, planned } from './state.ts';
import { type BatchRecord, insertItem, removeItem } from './store.ts';

const CANCEL_POLL_MS = 1000;

export interface RunOptions {
  service: BatchService;
  batch: BatchRecord;
  items: readonly BatchItem[];
  order: readonly number[];
  principal: Principal;
  /** Where it goes on from: what the store knows of the items. */
  states?: ItemState[];
  /** What slow preparation made already, by label. */
  frozen?: ReadonlyMap<string, unknown>;
  /** Puts the batch into the store. Its failure ends the run before anything was done. */
  begin?: ((tx: Db) => Promise<void>) | undefined;
  /** Sees what an item did, inside its unit, and may refuse it by throwing. */
  verify?: ((label: string, made: Made) => void) | undefined;
}

/** Thrown inside a unit that is not to be: the batch never began, or was cancelled. */
export class Stopped extends Error {}

/** One drive of a batch: from its first run, a resume or a restart until every item has ended. */
export abstract class Run implements LiveRun {
  readonly service: BatchService;
  readonly batch: BatchRecord;
  readonly states: ItemState[];
  readonly listeners = new Set<(event: RunEvent) => void>();
  protected readonly options: RunOptions;
  protected readonly itemContext: ItemContext;
  protected readonly failed = new Set<number>();
  protected cancelling = false;
  readonly #settled: { promise: Promise<void>; resolve: () => void }[];
  #begun: Promise<void> = Promise.resolve();
  #ended: Promise<void> = Promise.resolve();
  #isBegun: boolean;
  #sequence: number;

  constructor(options: RunOptions) {
    const { service, batch, items, principal } = options;
    this.options = options;
    this.service = service;
    this.batch = batch;
    this.states = options.states ?? items.map(planned);
    // What failed before a restart counts towards on_error and max_failures as it did then.
    for (const { status, item } of [...this.states].sort((a, b) => a.sequence - b.sequence))
      if (status === 'failed') this.failed.add(item.position);
    this.#isBegun = options.begin === undefined;
    // Room for every change of every item, should a transaction be lost and its units run twice.
    this.#sequence = batch.attempt * (items.length * 4 + 4);
    this.itemContext = {
      service,
      batch,
      states: this.states,
      principal,
      carried: new Set(),
      rehearsal: false,
    };
    this.#settled = this.states.map(() => deferred());
  }

  /** Resolves when the batch has ended; rejects when the store gave way, and the batch will be taken up again. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /** Resolves when the batch is in the store for good. */
  get begun(): Promise<void> {
    return this.#begun;
  }

  /** Whether the batch is in the store (it may still have to be committed). */
  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** Sets it going. Call it once. */
  start(): void {
    this.#begun = this.#begin();
    this.#begun.catch(() => {});
    this.#ended = this.#drive();
    // Whoever waits is told; without a waiter the registry takes the batch up again.
    this.#ended.catch(() => {});
  }

  /** What is in flight finishes; what has not begun is cancelled. */
  cancel(): void {
    this.cancelling = true;
  }

  /** Runs the items and puts down how the batch ended. */
  protected abstract runItems(): Promise<void>;

  async #drive(): Promise<void> {
    const poll = setInterval(() => void this.#pollCancel(), CANCEL_POLL_MS);
    poll.unref();
    const renew = setInterval(() => void this.#renew(), RENEW_MS);
    renew.unref();
    try {
      await this.runItems();
      this.emit({ kind: 'batch', sequence: this.next() });
    } finally {
      clearInterval(poll);
      clearInterval(renew);
      for (const { resolve } of this.#settled) resolve();
    }
  }

  async #begin(): Promise<void> {
    const { begin } = this.options;
    if (begin === undefined) return;
    await this.write(async (unit) => {
      this.#isBegun = false;
      await begin(unit.tx);
      await holdBatch(unit.tx, this.#row, this.service.runtime.process);
      this.#isBegun = true;
    });
  }

  protected prepareItems(): Preparations {
    return new Preparations({
      itemContext: this.itemContext,
      order: this.options.order,
      atomic: this.batch.mode === 'atomic',
      frozen: this.options.frozen ?? new Map(),
      begun: this.begun,
      settled: (position) => this.settledAt(position),
      isHalted: () => this.halted() !== null,
      began: async (state) => {
        state.status = 'running';
        this.emit({ kind: 'item', state, sequence: this.next() });
        if (state.item.definition.reconcile === null) return;
        await this.write((unit) => insertItem(unit.tx, this.batch, state, wallClock()));
      },
    });
  }

  protected write(work: (unit: Unit) => Promise<void>): Promise<void> {
    return this.service.store.write(work, { account: this.batch.accountId });
  }

  /** Puts down how an item ended. */
  protected async writeItem(unit: Unit, state: ItemState): Promise<void> {
    state.sequence = this.next();
    state.attempt = this.batch.attempt;
    // What calls out was marked before its call.
    if (state.item.definition.reconcile !== null) {
      await removeItem(unit.tx, this.batch.accountId, this.batch.id, state.item.position);
    }
    await insertItem(unit.tx, this.batch, state, wallClock());
  }

  /** Waits for what a committed item set off, a mail that is being handed over, and keeps the answer that tells of it. */
  protected async awaitOutcome(state: ItemState): Promise<void> {
    const { definition } = state.item;
    if (definition.settle === null || state.status !== 'succeeded') return;
    const committed = { data: state.data, status: state.httpStatus ?? definition.success };
    const call = { principal: this.itemContext.principal, origin: originOf(this.itemContext, state.item) };
    const settled = await settle(this.service.runtime, definition, committed, call);
    state.data = settled.data;
    state.httpStatus = settled.status;
    // The item is done: a store that cannot be written must not make it look undone.
    await this.write(async (unit) => {
      await removeItem(unit.tx, this.batch.accountId, this.batch.id, state.item.position);
      await insertItem(unit.tx, this.batch, state, wallClock());
    }).catch(() => {});
  }

  protected fail(state: ItemState, error: unknown): void {
    asItemFailure(state, error, this.service.log);
    this.failed.add(state.item.position);
  }

  /** Marks an item that is not to run; false when it is. */
  protected blocked(state: ItemState): boolean {
    const needs = state.item.needs.map((position) => this.stateAt(position));
    const broken = needs.find(({ status }) => status !== 'succeeded');
    if (broken !== undefined) return markBlocked(state, broken);
    const halted = this.halted();
    if (halted === null) return false;
    state.status = halted.cancelled ? 'cancelled' : 'not_run';
    state.causedBy = halted.by;
    return true;
  }

  /** Why no further item is to run; null while they are. */
  protected halted(): { cancelled: boolean; by: string | null } | null {
    if (this.cancelling) return { cancelled: true, by: null };
    const { on_error, max_failures } = this.batch;
    const limit = on_error === 'continue' ? (max_failures ?? Number.POSITIVE_INFINITY) : 1;
    if (this.failed.size < limit) return null;
    const by = [...this.failed][limit - 1];
    return { cancelled: false, by: by === undefined ? null : this.stateAt(by).item.id };
  }

  protected stateAt(position: number): ItemState {
    const state = this.states[position];
    if (state === undefined) throw new AppError('INTERNAL_ERROR', `The batch has no item ${position}.`);
    return state;
  }

  protected settledAt(position: number): Promise<void> | undefined {
    return this.#settled[position]?.promise;
  }

  /** Passes over an item that had ended before this run. */
  protected pass(state: ItemState): void {
    this.#settled[state.item.position]?.resolve();
  }

  /** Says that an item has ended, unless it has to be tried again. */
  protected settle(state: ItemState, told = true): void {
    if (told || isSettled(state.status)) this.emit({ kind: 'item', state, sequence: state.sequence });
    this.#settled[state.item.position]?.resolve();
  }

  protected emit(event: RunEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  protected next(): number {
    this.#sequence += 1;
    return this.#sequence;
  }

  get #row(): { id: string; account_id: string } {
    return { id: this.batch.id, account_id: this.batch.accountId };
  }

  // A store that gives way for long lets the lease run out; whoever takes the batch up then goes by what is committed.
  async #renew(): Promise<void> {
    await this.write(({ tx }) => renewLease(tx, this.#row, this.service.runtime.process)).catch(() => {});
  }

  async #pollCancel(): Promise<void> {
    const row = await this.service.store
      .read((db) =>
        db
          .selectFrom('batches')
          .select('cancel_requested')
          .where('account_id', '=', this.batch.accountId)
          .where('id', '=', this.batch.id)
          .executeTakeFirst(),
      )
      .catch(() => undefined);
    if (row?.cancel_requested === 1) this.cancel();
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** The life of a batch is told by the wall clock, also in a sandbox. */
export function wallClock(): string {
  return new Date().toISOString();
}
