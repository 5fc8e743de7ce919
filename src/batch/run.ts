import PQueue from 'p-queue';
import { endsTransaction, isUniqueViolation } from '#db/rows.ts';
import type { Db, Unit } from '#db/store.ts';
import type { Principal } from '#src/action/context.ts';
import { finish, settle } from '#src/action/execute.ts';
import type { Effects } from '#src/action/unit.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Service } from '#src/service.ts';
import { Pacer } from './pace.ts';
import { type Made, originOf, perform, performRead, type Scene } from './perform.ts';
import { PREPARING, Preparations, type Work } from './preparations.ts';
import type { BatchItem } from './request.ts';
import {
  asItemFailure,
  type ItemState,
  isSettled,
  markBlocked,
  planned,
  reset,
  statusOf,
  succeed,
} from './state.ts';
import { type BatchRecord, finishBatch, insertItem, itemRows, removeItem, restore } from './store.ts';
import { undoStates } from './undo-items.ts';

const CANCEL_POLL_MS = 1000;

export type RunEvent =
  | { kind: 'item'; state: ItemState; sequence: number }
  | { kind: 'batch'; sequence: number };

export interface RunOptions {
  service: Service;
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
  /** Sees what each item did, inside its unit (all of them, for an atomic batch), and may refuse it. */
  verify?: ((made: ReadonlyMap<string, Made>, states: readonly ItemState[]) => void) | undefined;
}

class Stopped extends Error {}

class ItemFailed extends Error {
  readonly state: ItemState;
  readonly reason: unknown;
  constructor(state: ItemState, reason: unknown) {
    super('an item failed');
    this.state = state;
    this.reason = reason;
  }
}

/** One drive of a batch: from its first run, a resume or a restart until every item has ended. */
export class Run {
  readonly service: Service;
  readonly batch: BatchRecord;
  readonly states: ItemState[];
  /** Resolves when the batch has ended; rejects when the store gave way, and the batch will be taken up again. */
  readonly ended: Promise<void>;
  /** Resolves when the batch is in the store for good. */
  readonly begun: Promise<void>;
  readonly listeners = new Set<(event: RunEvent) => void>();
  readonly #options: RunOptions;
  readonly #scene: Scene;
  readonly #failed = new Set<number>();
  readonly #settled: { promise: Promise<void>; resolve: () => void }[];
  #cancelling = false;
  #begun: boolean;
  #broken: unknown;
  #sequence: number;

  constructor(options: RunOptions) {
    const { service, batch, items, principal } = options;
    this.#options = options;
    this.service = service;
    this.batch = batch;
    this.states = options.states ?? items.map(planned);
    this.#begun = options.begin === undefined;
    // Room for every change of every item, should a transaction be lost and its units run twice.
    this.#sequence = batch.attempt * (items.length * 4 + 4);
    this.#scene = { service, batch, states: this.states, principal, carried: new Set(), rehearsal: false };
    this.#settled = this.states.map(() => deferred());
    this.begun = this.#begin();
    this.ended = this.#drive(this.begun);
    // Whoever waits is told; without a waiter the registry takes the batch up again.
    this.ended.catch(() => {});
  }

  /** Whether the batch is in the store (it may still have to be committed). */
  get isBegun(): boolean {
    return this.#begun;
  }

  /** What is in flight finishes; what has not begun is cancelled. */
  cancel(): void {
    this.#cancelling = true;
  }

  async #drive(begun: Promise<void>): Promise<void> {
    const poll = setInterval(() => void this.#pollCancel(), CANCEL_POLL_MS);
    poll.unref();
    try {
      const preparations = this.#prepare(begun);
      if (this.service.store.dialect !== 'sqlite') await begun;
      if (this.batch.mode === 'atomic') await this.#atomic(begun, preparations);
      else {
        if (this.#isReading()) await this.#readAll(begun);
        else await this.#commitAll(begun, preparations);
        await this.#finalize();
      }
      this.#emit({ kind: 'batch', sequence: this.#next() });
    } finally {
      clearInterval(poll);
      for (const { resolve } of this.#settled) resolve();
    }
  }

  #begin(): Promise<void> {
    const { begin } = this.#options;
    if (begin === undefined) return Promise.resolve();
    const begun = this.#write(async (unit) => {
      this.#begun = false;
      await begin(unit.tx);
      this.#begun = true;
    });
    begun.catch(() => {});
    return begun;
  }

  // Items without slow work go to the writer at once, in order, and share its commits; each is acknowledged after its own.
  async #commitAll(begun: Promise<void>, preparations: Preparations): Promise<void> {
    const pending: Promise<void>[] = [begun];
    const piped = this.service.store.dialect === 'sqlite';
    const pacer = new Pacer(this.service, this.#scene, this.states.length);
    for (const position of this.#options.order) {
      const state = this.#state(position);
      if (isSettled(state.status)) {
        this.#settled[position]?.resolve();
        continue;
      }
      const work = preparations.has(position) ? await preparations.of(position) : undefined;
      if (!(await pacer.ready(() => this.#halted() !== null)) || this.service.stopping.aborted) {
        throw await this.#interrupted(pending);
      }
      const commit = this.#commit(state, work);
      pending.push(commit);
      if (!piped) await commit;
    }
    await Promise.all(pending);
    if (this.#broken !== undefined) throw this.#broken;
  }

  async #interrupted(pending: Promise<void>[]): Promise<Error> {
    await Promise.all(pending);
    return new Error('the service is stopping');
  }

  async #commit(state: ItemState, work: Work): Promise<void> {
    let effects: Effects | null = null;
    try {
      await this.#write(async (unit) => {
        effects = await this.#inUnit(unit, state, work);
      });
      if (effects !== null) finish(this.service.runtime, effects);
    } catch (error) {
      await this.#lost(state, error);
    }
    if (effects !== null) await this.#awaitOutcome(state);
    this.#settle(state);
  }

  /** Waits for what a committed item set off, a mail that is being handed over, and keeps the answer that tells of it. */
  async #awaitOutcome(state: ItemState): Promise<void> {
    const { definition } = state.item;
    if (definition.settle === null || state.status !== 'succeeded') return;
    const committed = { data: state.data, status: state.httpStatus ?? definition.success };
    const call = { principal: this.#scene.principal, origin: originOf(this.#scene, state.item) };
    const settled = await settle(this.service.runtime, definition, committed, call);
    state.data = settled.data;
    state.httpStatus = settled.status;
    // The item is done: a store that cannot be written must not make it look undone.
    await this.#write(async (unit) => {
      await removeItem(unit.tx, this.batch.accountId, this.batch.id, state.item.position);
      await insertItem(unit.tx, this.batch, state, wallClock());
    }).catch(() => {});
  }

  async #inUnit(unit: Unit, state: ItemState, work: Work): Promise<Effects | null> {
    if (!this.#begun || this.#broken !== undefined) throw this.#broken ?? new Stopped();
    reset(state);
    this.#failed.delete(state.item.position);
    let effects: Effects | null = null;
    const blocked = this.#blocked(state);
    if (!blocked) {
      try {
        if (work !== undefined && 'failed' in work) throw work.failed;
        const made = await unit.savepoint(() => this.#performOne(unit, state, work?.prepared));
        succeed(state, made);
        effects = made.effects;
      } catch (error) {
        if (endsTransaction(error)) throw error;
        this.#fail(state, error);
      }
    }
    await this.#write1(unit, state);
    return effects;
  }

  async #performOne(unit: Unit, state: ItemState, prepared: unknown): Promise<Made> {
    const made = await perform(this.#scene, unit, state.item, prepared);
    this.#options.verify?.(new Map([[state.item.id, made]]), this.states);
    return made;
  }

  async #write1(unit: Unit, state: ItemState): Promise<void> {
    state.sequence = this.#next();
    state.attempt = this.batch.attempt;
    // What calls out is marked before its call.
    if (state.item.definition.reconcile !== null) {
      await removeItem(unit.tx, this.batch.accountId, this.batch.id, state.item.position);
    }
    await insertItem(unit.tx, this.batch, state, wallClock());
  }

  #fail(state: ItemState, error: unknown): void {
    asItemFailure(state, error, this.service.log);
    this.#failed.add(state.item.position);
  }

  /** Marks an item that is not to run; false when it is. */
  #blocked(state: ItemState): boolean {
    const needs = state.item.needs.map((position) => this.#state(position));
    const broken = needs.find(({ status }) => status !== 'succeeded');
    if (broken !== undefined) return markBlocked(state, broken);
    const halted = this.#halted();
    if (halted !== null) {
      state.status = halted.cancelled ? 'cancelled' : 'not_run';
      state.causedBy = halted.by;
    }
    return halted !== null;
  }

  #halted(): { cancelled: boolean; by: string | null } | null {
    if (this.#cancelling) return { cancelled: true, by: null };
    const { on_error, max_failures } = this.batch;
    const limit = on_error === 'continue' ? (max_failures ?? Number.POSITIVE_INFINITY) : 1;
    if (this.#failed.size < limit) return null;
    const by = [...this.#failed][limit - 1];
    return { cancelled: false, by: by === undefined ? null : this.#state(by).item.id };
  }

  // Another process that took the batch up as well has committed the item: what it wrote stands.
  async #lost(state: ItemState, error: unknown): Promise<void> {
    reset(state);
    if (isUniqueViolation(error)) {
      const rows = await this.service.store.read((db) => itemRows(db, this.batch.accountId, this.batch.id));
      const row = rows.find(({ position }) => position === state.item.position);
      if (row !== undefined) {
        restore(state, row);
        return;
      }
    }
    this.#broken ??= error;
  }

  #prepare(begun: Promise<void>): Preparations {
    return new Preparations({
      scene: this.#scene,
      order: this.#options.order,
      atomic: this.batch.mode === 'atomic',
      frozen: this.#options.frozen ?? new Map(),
      begun,
      settled: (position) => this.#settled[position]?.promise,
      isHalted: () => this.#halted() !== null,
      began: async (state) => {
        state.status = 'running';
        this.#emit({ kind: 'item', state, sequence: this.#next() });
        if (state.item.definition.reconcile === null) return;
        await this.#write((unit) => insertItem(unit.tx, this.batch, state, wallClock()));
      },
    });
  }

  async #needsSettled(state: ItemState): Promise<void> {
    await Promise.all(state.item.needs.map((position) => this.#settled[position]?.promise));
  }

  // ── reads ──────────────────────────────────────────────────────────────────────────────────────────────────────

  #isReading(): boolean {
    return this.states.every(({ item }) => item.definition.kind === 'read');
  }

  async #readAll(begun: Promise<void>): Promise<void> {
    await begun;
    const queue = new PQueue({ concurrency: PREPARING });
    const open = this.#options.order
      .map((position) => this.#state(position))
      .filter(({ status }) => !isSettled(status));
    const pacer = new Pacer(this.service, this.#scene, this.states.length);
    await Promise.all(
      open.map(async (state) => {
        await this.#needsSettled(state);
        await queue.add(async () => {
          if (await pacer.ready(() => this.#halted() !== null)) await this.#readOne(state);
          this.#settle(state);
        });
      }),
    );
    if (this.service.stopping.aborted) throw new Error('the service is stopping');
    await this.#write(async (unit) => {
      for (const state of open) await insertItem(unit.tx, this.batch, state, wallClock());
    });
  }

  async #readOne(state: ItemState): Promise<void> {
    if (!this.#blocked(state)) {
      try {
        succeed(state, await performRead(this.#scene, state.item));
      } catch (error) {
        this.#fail(state, error);
      }
    }
    state.sequence = this.#next();
    state.attempt = this.batch.attempt;
  }

  // ── atomic ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async #atomic(begun: Promise<void>, preparations: Preparations): Promise<void> {
    let made = new Map<string, Made>();
    const prepared = new Map<number, Work>();
    for (const position of this.#options.order) {
      if (preparations.has(position)) prepared.set(position, await preparations.of(position));
    }
    try {
      await this.#write(async (unit) => {
        made = new Map();
        await this.#allInUnit(unit, made, prepared);
      });
      await begun;
      for (const { effects } of made.values()) if (effects !== null) finish(this.service.runtime, effects);
      await Promise.all(this.states.map((state) => this.#awaitOutcome(state)));
    } catch (error) {
      await begun;
      if (error instanceof ItemFailed) this.#rollBack(error);
      else if (error instanceof Stopped) for (const state of this.states) this.#markCancelled(state);
      else throw error;
      await this.#write(async (unit) => {
        for (const state of this.states) await this.#write1(unit, state);
        this.batch.status = error instanceof ItemFailed ? 'rolled_back' : 'cancelled';
        await finishBatch(unit.tx, this.batch, wallClock());
      });
    }
    for (const position of this.#options.order) this.#settle(this.#state(position));
  }

  async #allInUnit(unit: Unit, made: Map<string, Made>, prepared: ReadonlyMap<number, Work>): Promise<void> {
    if (!this.#begun) throw new Stopped();
    for (const state of this.states) reset(state);
    for (const position of this.#options.order) {
      const state = this.#state(position);
      if (this.#cancelling) throw new Stopped();
      try {
        const work = prepared.get(position);
        if (work !== undefined && 'failed' in work) throw work.failed;
        const one = await perform(this.#scene, unit, state.item, work?.prepared);
        succeed(state, one);
        made.set(state.item.id, one);
      } catch (error) {
        if (endsTransaction(error)) throw error;
        throw new ItemFailed(state, error);
      }
      await this.#write1(unit, state);
    }
    this.#options.verify?.(made, this.states);
    this.batch.status = 'succeeded';
    await finishBatch(unit.tx, this.batch, wallClock());
  }

  #rollBack({ state: root, reason }: ItemFailed): void {
    for (const state of this.states) {
      const ran = state.status === 'succeeded';
      reset(state);
      if (state === root) this.#fail(state, reason);
      else Object.assign(state, { status: ran ? 'rolled_back' : 'not_run', causedBy: root.item.id });
    }
  }

  #markCancelled(state: ItemState): void {
    reset(state);
    state.status = 'cancelled';
  }

  // ── the end ────────────────────────────────────────────────────────────────────────────────────────────────────

  async #finalize(): Promise<void> {
    let undone: Effects[] = [];
    await this.#write(async (unit) => {
      undone = [];
      if (this.batch.on_error === 'undo' && this.#failed.size > 0) {
        const ended = this.states.filter(({ status }) => status === 'succeeded');
        undone = await undoStates(this.#scene, unit, this.batch, ended, () => this.#next());
      }
      this.batch.status = statusOf(this.states);
      await finishBatch(unit.tx, this.batch, wallClock());
    });
    for (const effects of undone) finish(this.service.runtime, effects);
    if (undone.length === 0) return;
    for (const state of this.states)
      if (state.undo !== null) this.#emit({ kind: 'item', state, sequence: state.sequence });
  }

  #write(work: (unit: Unit) => Promise<void>): Promise<void> {
    return this.service.store.write(work, { account: this.batch.accountId });
  }

  #state(position: number): ItemState {
    const state = this.states[position];
    if (state === undefined) throw new AppError('INTERNAL_ERROR', `The batch has no item ${position}.`);
    return state;
  }

  #settle(state: ItemState): void {
    if (this.#broken === undefined || isSettled(state.status)) {
      this.#emit({ kind: 'item', state, sequence: state.sequence });
    }
    this.#settled[state.item.position]?.resolve();
  }

  #emit(event: RunEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  #next(): number {
    this.#sequence += 1;
    return this.#sequence;
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
