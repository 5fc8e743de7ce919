import PQueue from 'p-queue';
import { type ItemContext, performPrepare } from './perform.ts';
import { hasEnded, type ItemState } from './state.ts';

/** How many items are prepared at the same time. */
export const PREPARING = 5;

/** What came of an item's slow work: nothing, when there is none or the item is not to run. */
export type Work = { prepared: unknown } | { failed: unknown } | undefined;

/** The run that items are prepared for. */
export interface PreparedFor {
  readonly itemContext: ItemContext;
  readonly order: readonly number[];
  readonly atomic: boolean;
  /** What was prepared when the batch was planned, by label. */
  readonly frozen: ReadonlyMap<string, unknown>;
  /** Resolves when the batch is in the store for good: nothing is called before that. */
  readonly begun: Promise<void>;
  /** Resolves when an item has ended. */
  settled(position: number): Promise<void> | undefined;
  /** Whether no further item is to run. */
  isHalted(): boolean;
  /** Told when an item begins; it puts down in the store what must not be called twice. */
  began(state: ItemState): Promise<void>;
}

/** The slow work of a run's items: five at a time, each as soon as what it needs is there. */
export class Preparations {
  readonly #run: PreparedFor;
  readonly #works = new Map<number, () => Promise<Work>>();

  constructor(run: PreparedFor) {
    this.#run = run;
    const queue = new PQueue({ concurrency: PREPARING });
    for (const position of run.order) {
      const state = run.itemContext.states[position];
      if (state === undefined || hasEnded(state.status)) continue;
      const work = this.#workOf(state, queue);
      if (work !== null) this.#works.set(position, work);
    }
  }

  /** Whether an item has slow work, done or to be done. */
  has(position: number): boolean {
    return this.#works.has(position);
  }

  /** What came of an item's slow work, once it is done. */
  async of(position: number): Promise<Work> {
    return this.#works.get(position)?.();
  }

  #workOf(state: ItemState, queue: PQueue): (() => Promise<Work>) | null {
    const { definition, id, position } = state.item;
    if (definition.prepare === null) return null;
    const { frozen, atomic } = this.#run;
    if (frozen.has(id)) return () => Promise.resolve({ prepared: frozen.get(id) });
    if (definition.reconcile !== null) {
      // What changes something outside is called in its turn: never for an item that then does not run.
      return async () => {
        await this.#allBefore(position);
        return this.#prepare(state);
      };
    }
    // In an atomic batch nothing has ended before everything has.
    const ready = atomic ? Promise.resolve() : this.#allNeeded(state);
    const work = ready.then(() => queue.add(() => this.#prepare(state)));
    return () => work;
  }

  async #prepare(state: ItemState): Promise<Work> {
    const { itemContext, atomic } = this.#run;
    const unmet = state.item.needs.some((position) => itemContext.states[position]?.status !== 'succeeded');
    if ((unmet && !atomic) || this.#run.isHalted()) return undefined;
    try {
      await this.#run.begun;
    } catch {
      return undefined;
    }
    try {
      await this.#run.began(state);
      return { prepared: await performPrepare(itemContext, state.item) };
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
