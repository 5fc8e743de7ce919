import { abortsTransaction } from '#db/rows.ts';
import type { Unit } from '#db/store.ts';
import { RerunWithSavepoints } from '#db/writer.ts';
import { wakeWorkersFor } from '#src/action/execute.ts';
import { type ItemOutcome, runItem, together } from './perform.ts';
import type { Preparation } from './preparations.ts';
import { Run, Stopped, wallClock } from './run.ts';
import { type ItemState, reset } from './state.ts';
import { finishRun } from './store.ts';

class ItemFailed extends Error {
  readonly state: ItemState;
  readonly reason: unknown;

  constructor(state: ItemState, reason: unknown) {
    super('an item failed');
    this.state = state;
    this.reason = reason;
  }
}

/** A batch whose items commit together or not at all. */
export class AtomicRun extends Run {
  protected override async runItems(): Promise<void> {
    const prepared = await this.#prepareAll();
    let made: ItemOutcome[] = [];
    const run = (apart: boolean) =>
      this.write(async (unit) => {
        made = await this.#allInUnit(unit, prepared, apart);
      }, !apart);
    try {
      // Sent together, it would not be known which item a statement that failed belongs to.
      await run(false).catch((error: unknown) => {
        if (!(error instanceof RerunWithSavepoints)) throw error;
        return run(true);
      });
      await this.begun;
    } catch (error) {
      await this.begun;
      if (!(error instanceof ItemFailed || error instanceof Stopped)) throw error;
      await this.#endWithout(error);
      made = [];
    }
    wakeWorkersFor(this.service.runtime, ...made.flatMap(({ effects }) => effects ?? []));
    await Promise.all(this.states.map((state) => this.awaitOutcome(state)));
    for (const position of this.options.order) this.settle(this.stateAt(position));
  }

  async #prepareAll(): Promise<Map<number, Preparation>> {
    const preparations = this.prepareItems();
    if (this.service.store.dialect !== 'sqlite') await this.begun;
    const prepared = new Map<number, Preparation>();
    for (const position of this.options.order) {
      if (preparations.has(position)) prepared.set(position, await preparations.resultOf(position));
    }
    return prepared;
  }

  /** @param apart whether all that an item sent is waited for before the next one */
  async #allInUnit(
    unit: Unit,
    prepared: ReadonlyMap<number, Preparation>,
    apart: boolean,
  ): Promise<ItemOutcome[]> {
    if (!this.isBegun) throw new Stopped();
    this.failed.clear();
    for (const state of this.states) reset(state);
    const made: ItemOutcome[] = [];
    const items = this.states.flatMap(({ item }) => (prepared.has(item.position) ? [] : [item]));
    await together(this.itemContext, unit, items, async (rest) => {
      for (const position of this.options.order) {
        const state = this.stateAt(position);
        if (this.cancelling) throw new Stopped();
        const perform = () => this.#performOne(unit, state, prepared.get(position));
        try {
          made.push(await (apart ? unit.savepoint(perform) : perform()));
        } catch (error) {
          if (abortsTransaction(error)) throw error;
          throw new ItemFailed(state, error);
        }
        await this.writeItem(unit, state);
        await rest();
      }
    });
    this.batch.status = 'succeeded';
    await finishRun(unit.tx, this.batch, this.service.runtime.process.text, wallClock());
    return made;
  }

  async #performOne(unit: Unit, state: ItemState, work: Preparation): Promise<ItemOutcome> {
    if (work !== undefined && 'failed' in work) throw work.failed;
    const made = await runItem(this.itemContext, unit, state.item, work?.prepared);
    this.accept(state, made);
    return made;
  }

  async #endWithout(cause: ItemFailed | Stopped): Promise<void> {
    if (cause instanceof ItemFailed) this.#rollBack(cause);
    else {
      for (const state of this.states) {
        reset(state);
        state.status = 'cancelled';
      }
    }
    await this.write(async (unit) => {
      for (const state of this.states) await this.writeItem(unit, state);
      this.batch.status = cause instanceof ItemFailed ? 'rolled_back' : 'cancelled';
      await finishRun(unit.tx, this.batch, this.service.runtime.process.text, wallClock());
    });
  }

  #rollBack({ state: root, reason }: ItemFailed): void {
    for (const state of this.states) {
      const ran = state.status === 'succeeded';
      reset(state);
      if (state === root) this.fail(state, reason);
      else Object.assign(state, { status: ran ? 'rolled_back' : 'not_run', causedBy: root.item.id });
    }
  }
}
