interface Waiting {
  run(): Promise<void>;
}

export interface FairLimits {
  /** How much runs at once. */
  atOnce: number;
  /** How much more may run of owners that have nothing under way: theirs waits for nobody else's to end. */
  spare: number;
}

/** Runs the work of several owners, so much at once, the owners in turns. */
export class FairQueue {
  readonly #limits: FairLimits;
  /** Those who wait, who was served last at the end. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #count = 0;
  #idle: (() => void)[] = [];

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** Runs a piece of work when its owner's turn has come, and answers what it answers. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queue = this.#waiting.get(owner) ?? [];
      this.#waiting.set(owner, queue);
      queue.push({ run: () => work().then(resolve, reject) });
      this.#fill();
    });
  }

  /** Resolves when nothing runs and nothing waits. */
  async idle(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #fill(): void {
    for (let owner = this.#next(); owner !== undefined; owner = this.#next()) this.#begin(owner);
    if (this.#count === 0) for (const wake of this.#idle.splice(0)) wake();
  }

  /** Who has the least under way; of several, who was served longest ago. */
  #next(): string | undefined {
    const { atOnce, spare } = this.#limits;
    let best: string | undefined;
    let least = this.#count < atOnce ? Number.POSITIVE_INFINITY : this.#count < atOnce + spare ? 1 : 0;
    for (const owner of this.#waiting.keys()) {
      const own = this.#running.get(owner) ?? 0;
      if (own >= least) continue;
      best = owner;
      least = own;
    }
    return best;
  }

  #begin(owner: string): void {
    const queue = this.#waiting.get(owner) ?? [];
    const work = queue.shift();
    this.#waiting.delete(owner);
    if (queue.length > 0) this.#waiting.set(owner, queue);
    if (work === undefined) return;
    this.#count += 1;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
    void work.run().finally(() => {
      this.#count -= 1;
      const left = (this.#running.get(owner) ?? 1) - 1;
      if (left === 0) this.#running.delete(owner);
      else this.#running.set(owner, left);
      this.#fill();
    });
  }
}
