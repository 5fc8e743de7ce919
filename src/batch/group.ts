import type { ItemState } from './state.ts';

/** How many items commit together at most: their account waits for them. */
const MOST = 64;

/** Collects items that may share a commit, in order. */
export class Group {
  #states: ItemState[] = [];
  readonly #run: (states: readonly ItemState[]) => Promise<void>;

  /** @param run runs items, and resolves when they have ended */
  constructor(run: (states: readonly ItemState[]) => Promise<void>) {
    this.#run = run;
  }

  async add(state: ItemState): Promise<void> {
    this.#states.push(state);
    if (this.#states.length >= MOST) await this.commit();
  }

  /** Runs what was collected. */
  async commit(): Promise<void> {
    const states = this.#states;
    this.#states = [];
    if (states.length > 0) await this.#run(states);
  }
}

/** Whether an item may share a commit with others: nothing is done outside, and nothing waits for its commit. */
export function mayShare({ item: { definition } }: ItemState): boolean {
  const { prepare, reconcile, settle, settlesFirst } = definition;
  return prepare === null && reconcile === null && settle === null && !settlesFirst;
}
