import type { Db, Unit } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { settle } from '#src/action/execute.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Agreement } from './agreement.ts';
import type { BatchItem } from './items.ts';
import { leaseBatch, RENEW_MS, renewLease } from './lease.ts';
import { type ItemContext, type ItemOutcome, originOf } from './perform.ts';
import { Preparations } from './preparations.ts';
import { mustBePlanned } from './reach.ts';
import type { LiveRun, RunEvent } from './registry.ts';
import type { BatchService } from './service.ts';
import { holdsSecret } from './shown-once.ts';
import { type ItemState, isSettled, markBlocked, markFailed, markSucceeded, planned } from './state.ts';
import { type BatchRecord, insertItem, removeItem } from './store.ts';

const CANCEL_POLL_MS = 1000;

/** What is shown once was not shown to whoever asked for it. */
const SHOWN_TO_APPROVER = {
  code: 'shown_to_approver',
  message:
    'Its secret was shown once, to the person who approved it: ask them for it. If nobody has it, take this one away and make another.',
};

export interface RunOptions {
  service: BatchService;
  batch: BatchRecord;
  items: readonly BatchItem[];
  order: readonly number[];
  principal: Principal;
  /** The stored states from which a run continues. */
  states?: ItemState[];
  /** Finished preparations, by label. */
  frozen?: ReadonlyMap<string, unknown>;
  /** Stores the batch. If it fails, the run ends before anything was done. */
  begin?: ((tx: Db) => Promise<void>) | undefined;
  /** What somebody agreed to, which each item is held to inside its unit. */
  agreement?: Agreement | undefined;
}

/** Thrown to abort a unit when the batch did not start or was cancelled. */
export class Stopped extends Error {}

/** One execution of a batch: from its start, a resume or a restart until every item has ended. */
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
    // Failures before a restart count towards on_error and max_failures too.
    for (const { status, item } of [...this.states].sort((a, b) => a.sequence - b.sequence))
      if (status === 'failed') this.failed.add(item.position);
    this.#isBegun = options.begin === undefined;
    // Leaves enough numbers for every change of every item, even if a lost transaction makes units run twice.
    this.#sequence = batch.attempt * (items.length * 4 + 4);
    this.itemContext = {
      service,
      batch,
      states: this.states,
      principal,
      untrustedTexts: new Set(),
      rehearsal: false,
      agreement: options.agreement,
    };
    this.#settled = this.states.map(() => deferred());
  }

  /** Resolves when the batch has ended; rejects when the store failed, in which case the batch will be continued later. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /** Resolves when the batch is committed to the store. */
  get begun(): Promise<void> {
    return this.#begun;
  }

  /** Whether the batch is in the store (it may still have to be committed). */
  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** Starts it. Call it once. */
  start(): void {
    this.#begun = this.#begin();
    this.#begun.catch(() => {});
    this.#ended = this.#drive();
    // Prevents an unhandled rejection: waiters get the error, and the registry continues the batch.
    this.#ended.catch(() => {});
  }

  /** Running items finish; those that have not started are cancelled. */
  cancel(): void {
    this.cancelling = true;
  }

  /** Runs the items and stores the outcome of the batch. */
  protected abstract runItems(): Promise<void>;

  async #drive(): Promise<void> {
    const started = performance.now();
    const poll = setInterval(() => void this.#pollCancel(), CANCEL_POLL_MS);
    poll.unref();
    const renew = setInterval(() => void this.#renew(), RENEW_MS);
    renew.unref();
    try {
      await this.runItems();
      this.#tellEnd(performance.now() - started);
      this.emit({ kind: 'batch', sequence: this.next() });
    } finally {
      clearInterval(poll);
      clearInterval(renew);
      for (const { resolve } of this.#settled) resolve();
    }
  }

  #tellEnd(ms: number): void {
    const { id, requestId, accountId, status } = this.batch;
    this.service.metrics?.batchEnded(status, this.states.length);
    this.service.log.info(
      {
        batch_id: id,
        request_id: requestId,
        account_id: accountId,
        status,
        count: this.states.length,
        ms: Math.round(ms * 100) / 100,
      },
      'batch ended',
    );
  }

  async #begin(): Promise<void> {
    const { begin } = this.options;
    if (begin === undefined) return;
    await this.write(async (unit) => {
      this.#isBegun = false;
      await begin(unit.tx);
      await leaseBatch(unit.tx, this.#row, this.service.runtime.process);
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
      onStart: async (state) => {
        state.status = 'running';
        this.emit({ kind: 'item', state, sequence: this.next() });
        if (state.item.definition.reconcile === null) return;
        await this.write((unit) => insertItem(unit.tx, this.batch, state, wallClock()));
      },
    });
  }

  /** @param together its parts are not waited for: see WriteOptions */
  protected write(work: (unit: Unit) => Promise<void>, together = false): Promise<void> {
    return this.service.store.write(work, { account: this.batch.accountId, together, inOrder: true });
  }

  /** Stores the outcome of an item. */
  protected async writeItem(unit: Unit, state: ItemState): Promise<void> {
    state.sequence = this.next();
    state.attempt = this.batch.attempt;
    // Items with an external call were marked before the call; the mark is replaced.
    if (state.item.definition.reconcile !== null) {
      await removeItem(unit.tx, this.batch.accountId, this.batch.id, state.item.position);
    }
    await insertItem(unit.tx, this.batch, state, wallClock());
  }

  /** Waits for the delivery that a committed item started, and stores the answer with its outcome. */
  protected async awaitOutcome(state: ItemState): Promise<void> {
    const { definition } = state.item;
    if (definition.settle === null || state.status !== 'succeeded') return;
    const committed = { data: state.data, status: state.httpStatus ?? definition.success };
    const call = { principal: this.itemContext.principal, origin: originOf(this.itemContext, state.item) };
    const settled = await settle(this.service.runtime, definition, committed, call);
    state.data = settled.data;
    state.httpStatus = settled.status;
    // The item has succeeded, so a failure to store its outcome must not fail it.
    await this.write(async (unit) => {
      await removeItem(unit.tx, this.batch.accountId, this.batch.id, state.item.position);
      await insertItem(unit.tx, this.batch, state, wallClock());
    }).catch(() => {});
  }

  /** Takes up what an item did, where it is what was agreed to. @throws AppError PLAN_STALE */
  protected accept(state: ItemState, made: ItemOutcome): void {
    this.refuseUnplanned(state, made);
    const trace = this.options.agreement?.check(state.item, made) ?? null;
    markSucceeded(state, made);
    state.trace = trace;
    const { id, definition } = state.item;
    if (this.options.agreement?.approves(id) && holdsSecret(definition.secrets, made.data))
      state.notes = { ...state.notes, warnings: [...state.notes.warnings, SHOWN_TO_APPROVER] };
  }

  // A batch over MCP that nobody agreed to keeps records alone.
  private refuseUnplanned({ item: { definition, input } }: ItemState, { effects }: ItemOutcome): void {
    if (this.batch.channel !== 'mcp' || this.options.agreement !== undefined) return;
    if (definition.binds?.(input) === true || definition.reaches?.(effects?.changes ?? []) === true)
      throw mustBePlanned(definition);
  }

  protected fail(state: ItemState, error: unknown): void {
    markFailed(state, error, this.service.log);
    this.failed.add(state.item.position);
  }

  /** Marks an item that must not run; returns false when it may. */
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

  /** Why no further item may run; null while they may. */
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

  /** Skips an item that had ended before this run. */
  protected pass(state: ItemState): void {
    this.#settled[state.item.position]?.resolve();
  }

  /** Reports the end of an item, unless it has to be retried. */
  protected settle(state: ItemState, report = true): void {
    if (report || isSettled(state.status)) this.emit({ kind: 'item', state, sequence: state.sequence });
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

  // If the store fails for long the lease expires; the process that takes over continues from what is committed.
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

/** The current time. Batches use the wall clock, also in a sandbox. */
export function wallClock(): string {
  return new Date().toISOString();
}
