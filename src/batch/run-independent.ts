import PQueue from 'p-queue';
import { abortsTransaction, isUniqueViolation } from '#db/rows.ts';
import type { Unit } from '#db/store.ts';
import { RerunWithSavepoints } from '#db/writer.ts';
import { wakeWorkersFor } from '#src/action/execute.ts';
import type { Effects } from '#src/action/unit.ts';
import { type Policy, policyOf } from '#src/domain/accounts/policies.ts';
import { AppError } from '#src/lib/errors.ts';
import { Group, mayShare } from './group.ts';
import { Pacer } from './pacer.ts';
import { runItem, runReadItem, together } from './perform.ts';
import { MAX_CONCURRENT, type Preparation } from './preparations.ts';
import { Run, Stopped, wallClock } from './run.ts';
import { hasEnded, type ItemState, markSucceeded, reset, snapshotStates, statusOf } from './state.ts';
import { finishRun, insertItem, itemRows, restore } from './store.ts';
import { leaveUndone, undoStates } from './undo-items.ts';
import { undoNeedsApproval } from './undo-policy.ts';

/** A batch whose items commit each by itself. */
export class IndependentRun extends Run {
  #broken: unknown;
  /** The policy under which this run began; undefined where another process began it. */
  #policy: Policy | undefined;

  protected override async runItems(): Promise<void> {
    if (this.batch.on_error === 'undo' && this.options.begin !== undefined)
      this.#policy = await this.service.store.read((db) => policyOf(db, this.itemContext.principal));
    const reading = this.states.every(({ item }) => item.definition.kind === 'read');
    if (reading) await this.#readAll();
    else await this.#commitAll();
    await this.#finalize();
  }

  // Items without a preparation go to the writer at once, in order, so that they can share commits.
  async #commitAll(): Promise<void> {
    const preparations = this.prepareItems();
    const { remote } = this.service.store;
    if (remote) await this.begun;
    const group = new Group((states) => this.#commitTogether(states));
    const pending: Promise<void>[] = [this.begun];
    const pacer = new Pacer(this.service, this.itemContext, this.states.length);
    for (const position of this.options.order) {
      const state = this.stateAt(position);
      if (hasEnded(state.status)) {
        this.pass(state);
        continue;
      }
      const share = remote && mayShare(state);
      // Its preparation may need what an item of the group makes.
      if (!share) await group.commit();
      const work = preparations.has(position) ? await preparations.resultOf(position) : undefined;
      const going = await pacer.ready(
        () => this.halted() !== null,
        () => group.commit(),
      );
      if (!going || this.service.stopping.aborted) {
        await Promise.all([...pending, group.commit()]);
        throw new Error('the service is stopping');
      }
      if (share) {
        await group.add(state);
        continue;
      }
      const commit = this.#commit(state, work);
      pending.push(commit);
      if (remote || state.item.definition.settlesFirst) await commit;
    }
    await group.commit();
    await Promise.all(pending);
    if (this.#broken !== undefined) throw this.#broken;
  }

  // Where a question is a round trip, items ask together and share a commit. Where one has to be rolled back, each commits
  // by itself.
  async #commitTogether(states: readonly ItemState[]): Promise<void> {
    const [first] = states;
    if (first !== undefined && states.length === 1) return this.#commit(first, undefined);
    const putBack = snapshotStates(states);
    let made: Effects[] = [];
    try {
      await this.write(async (unit) => {
        made = await this.#allInUnit(unit, states);
      }, true);
    } catch (error) {
      putBack();
      for (const { item } of states) this.failed.delete(item.position);
      if (error instanceof RerunWithSavepoints) {
        for (const state of states) await this.#commit(state, undefined);
        return;
      }
      this.#broken ??= error;
      made = [];
    }
    wakeWorkersFor(this.service.runtime, ...made);
    for (const state of states) this.settle(state, this.#broken === undefined);
  }

  async #allInUnit(unit: Unit, states: readonly ItemState[]): Promise<Effects[]> {
    const ahead = this.halted() === null ? states.map(({ item }) => item) : [];
    return together(this.itemContext, unit, ahead, async (rest) => {
      const made: Effects[] = [];
      for (const state of states) {
        const effects = await this.#inUnit(unit, state, undefined);
        if (effects !== null) made.push(effects);
        await rest();
      }
      return made;
    });
  }

  async #commit(state: ItemState, work: Preparation): Promise<void> {
    let effects: Effects | null = null;
    try {
      await this.write(async (unit) => {
        effects = await this.#inUnit(unit, state, work);
      });
      if (effects !== null) wakeWorkersFor(this.service.runtime, effects);
    } catch (error) {
      await this.#lost(state, error);
    }
    if (effects !== null) await this.awaitOutcome(state);
    this.settle(state, this.#broken === undefined);
  }

  async #inUnit(unit: Unit, state: ItemState, work: Preparation): Promise<Effects | null> {
    if (!this.isBegun || this.#broken !== undefined) throw this.#broken ?? new Stopped();
    reset(state);
    this.failed.delete(state.item.position);
    let effects: Effects | null = null;
    // The outcome of an external call is stored, whatever has happened to the batch meanwhile.
    const called = state.item.definition.reconcile !== null && work !== undefined && 'prepared' in work;
    if (called || !this.blocked(state)) {
      try {
        if (work !== undefined && 'failed' in work) throw work.failed;
        effects = await unit.savepoint(() => this.#performOne(unit, state, work?.prepared));
      } catch (error) {
        if (abortsTransaction(error)) throw error;
        this.fail(state, error);
      }
    }
    await this.writeItem(unit, state);
    return effects;
  }

  async #performOne(unit: Unit, state: ItemState, prepared: unknown): Promise<Effects | null> {
    const made = await runItem(this.itemContext, unit, state.item, prepared);
    this.accept(state, made);
    return made.effects;
  }

  // Another process that took over the batch has committed the item; its outcome counts.
  async #lost(state: ItemState, error: unknown): Promise<void> {
    reset(state);
    if (isUniqueViolation(error)) {
      // Nobody awaits this at once, so that its own error would end the process; the first one is told.
      const rows = await this.service.store
        .read((db) => itemRows(db, this.batch.accountId, this.batch.id))
        .catch(() => []);
      const row = rows.find(({ position }) => position === state.item.position);
      if (row !== undefined) {
        restore(state, row);
        return;
      }
    }
    this.#broken ??= error;
  }

  // A batch of reads needs no unit, and so does not block writes.
  async #readAll(): Promise<void> {
    await this.begun;
    const queue = new PQueue({ concurrency: MAX_CONCURRENT });
    const pacer = new Pacer(this.service, this.itemContext, this.states.length);
    const open = this.options.order
      .map((position) => this.stateAt(position))
      .filter(({ status }) => !hasEnded(status));
    const closed = this.states.filter((state) => !open.includes(state));
    for (const state of closed) this.pass(state);
    await Promise.all(
      open.map(async (state) => {
        await Promise.all(state.item.needs.map((need) => this.settledAt(need)));
        await queue.add(async () => {
          if (await pacer.ready(() => this.halted() !== null)) await this.#readOne(state);
          this.settle(state);
        });
      }),
    );
    if (this.service.stopping.aborted) throw new Error('the service is stopping');
    await this.write(async (unit) => {
      for (const state of open) await insertItem(unit.tx, this.batch, state, wallClock());
    });
  }

  async #readOne(state: ItemState): Promise<void> {
    reset(state);
    if (!this.blocked(state)) {
      try {
        markSucceeded(state, await runReadItem(this.itemContext, state.item));
      } catch (error) {
        this.fail(state, error);
      }
    }
    state.sequence = this.next();
    state.attempt = this.batch.attempt;
  }

  async #finalize(): Promise<void> {
    let undone = new Map<string, Effects>();
    const putBack = snapshotStates(this.states);
    await this.write(async (unit) => {
      putBack();
      undone = new Map();
      if (this.batch.on_error === 'undo' && this.failed.size > 0) undone = await this.#undo(unit);
      this.batch.status = statusOf(this.states);
      await finishRun(unit.tx, this.batch, this.service.runtime.process.text, wallClock());
    });
    wakeWorkersFor(this.service.runtime, ...undone.values());
    for (const state of this.states) {
      if (state.undo !== null) this.emit({ kind: 'item', state, sequence: state.sequence });
    }
  }

  // What an earlier run did, or a run of before the policy, is taken back by a person's decision as by any other undo.
  async #undo(unit: Unit): Promise<Map<string, Effects>> {
    const committed = this.states.filter(({ status }) => status === 'succeeded');
    const policy = await this.#policyNow(unit);
    const own = (state: ItemState): boolean =>
      state.attempt === this.batch.attempt &&
      (policy === this.#policy || this.options.agreement?.approves(state.item.id) === true);
    const putBack = snapshotStates(this.states);
    try {
      return await unit.savepoint(async () => {
        const made = await undoStates(this.itemContext, unit, this.batch, committed, () => this.next());
        const others = committed.flatMap((state) => {
          const effects = own(state) ? undefined : made.get(state.item.id);
          return effects === undefined ? [] : [{ state, effects }];
        });
        if (undoNeedsApproval(this.itemContext.principal, policy, others)) throw new NeedsPerson();
        return made;
      });
    } catch (error) {
      if (!(error instanceof NeedsPerson)) throw error;
      putBack();
      await leaveUndone(unit, this.batch, committed, () => this.next());
      return new Map();
    }
  }

  async #policyNow(unit: Unit): Promise<Policy> {
    const { service } = this;
    try {
      this.itemContext.principal = await service.authentication.recheck(unit.tx, this.itemContext.principal);
    } catch (error) {
      // A credential that is no longer valid takes nothing back: each item says so.
      if (abortsTransaction(error) || !(error instanceof AppError)) throw error;
      return 'off';
    }
    return policyOf(unit.tx, this.itemContext.principal);
  }
}

class NeedsPerson extends Error {}
