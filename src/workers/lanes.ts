/** Work under way, by the account that it is for: how much more of each may begin, and when it has ended. */
export class Lanes {
  readonly #limits: { perAccount: number; all: number };
  readonly #underWay = new Map<string, number>();
  readonly #ends = new Set<Promise<void>>();

  constructor(limits: { perAccount: number; all: number }) {
    this.#limits = limits;
  }

  /** How much more of an account may begin. One with nothing under way always finds a place. */
  free(account: string): number {
    const own = this.#underWay.get(account) ?? 0;
    const room = Math.max(this.#limits.all - this.#ends.size, own === 0 ? 1 : 0);
    return Math.max(0, Math.min(room, this.#limits.perAccount - own));
  }

  /** Keeps a piece of work until it ends; it must not reject. */
  add(account: string, work: Promise<void>): void {
    this.#underWay.set(account, (this.#underWay.get(account) ?? 0) + 1);
    const end: Promise<void> = work.finally(() => {
      const left = (this.#underWay.get(account) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(account);
      else this.#underWay.set(account, left);
      this.#ends.delete(end);
    });
    this.#ends.add(end);
  }

  /** Resolves when all that is under way now has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#ends);
  }
}
