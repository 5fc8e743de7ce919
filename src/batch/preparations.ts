import PQueue from 'p-queue';
import { type ItemContext, prepareItem } from './perform.ts';
import { hasEnded, type ItemState } from './state.ts';

/** How many items are prepared concurrently. */
export const MAX_CONCURRENT = 5;

/** The outcome of an item's `prepare`; undefined when it has none or the item does not run. */
export type Preparation = { prepared: unknown } | { failed: unknown } | undefined;

/** What `Preparations` needs of the run. */
export interface PreparingRun {
  readonly itemContext: ItemContext;
  readonly order: readonly number[];
  readonly atomic: boolean;
  /** The preparations that were made when the batch was planned, by label. */
  readonly frozen: ReadonlyMap<string, unknown>;
  /** Resolves when the batch is committed to the store: nothing external is called before that. */
  readonly begun: Promise<void>;
  /** Resolves when an item has ended. */
  settled(position: number): Promise<void> | undefined;
  /** Whether no further item is to run. */
  isHalted(): boolean;
  /** Called when an item starts. It stores a mark for external calls that must not be made twice. */
  onStart(state: ItemState): Promise<void>;
}

/** Runs the `prepare` of a run's items, five at a time, each as soon as the items it needs have ended. */
export class Preparations {
  readonly #run: PreparingRun;
  readonly #works = new Map<number, () => Promise<Preparation>>();

  constructor(run: PreparingRun) {
    this.#run = run;
    const queue = new PQueue({ concurrency: MAX_CONCURRENT });
    for (const position of run.order) {
      const state = run.itemContext.states[position];
      if (state === undefined || hasEnded(state.status)) continue;
      const work = this.#workOf(state, queue);
      if (work !== null) this.#works.set(position, work);
    }
  }

  /** Whether an item has a preparation, finished or not. */
  has(position: number): boolean {
    return this.#works.has(position);
  }

  /** Resolves with the outcome of an item's preparation. */
  async resultOf(position: number): Promise<Preparation> {
    return this.#works.get(position)?.();
  }

  #workOf(state: ItemState, queue: PQueue): (() => Promise<Preparation>) | null {
    const { definition, id, position } = state.item;
    if (definition.prepare === null) return null;
    const { frozen, atomic } = this.#run;
    if (frozen.has(id)) return () => Promise.resolve({ prepared: frozen.get(id) });
    if (definition.reconcile !== null) {
      // External changes are made only when it is the item's turn, never for an item that then does not run.
      return async () => {
        await this.#allBefore(position);
        return this.#prepare(state);
      };
    }
    // In an atomic batch no item ends before all do, so there is nothing to wait for.
    const ready = atomic ? Promise.resolve() : this.#allNeeded(state);
    const work = ready.then(() => queue.add(() => this.#prepare(state)));
    return () => work;
  }

  async #prepare(state: ItemState): Promise<Preparation> {
    const { itemContext, atomic } = this.#run;
    const unmet = state.item.needs.some((position) => itemContext.states[position]?.status !== 'succeeded');
    if ((unmet && !atomic) || this.#run.isHalted()) return undefined;
    try {
      await this.#run.begun;
    } catch {
      return undefined;
    }
    try {
      await this.#run.onStart(state);
      return { prepared: await prepareItem(itemContext, state.item) };
    } catch (error) {
      return { failed: error };
    }
  }

  async #allNeeded(state: ItemState): Promise<void> {
    await Promise.all(state.item.needs.map((position) => this.#run.settled(position)));
  }

  async #allBefore(position: number): Promise<void> {
    const { order } = this.#run;
    await Promise.all(order.slice(0, order.indexOf(position)).map((earlier) => this.#run.settled(earlier)));
  }
}
