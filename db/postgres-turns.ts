import { AppError } from '#src/lib/errors.ts';
import type { Outcome } from './postgres-drafts.ts';
import type { Unit } from './store.ts';

/** How many units share a transaction at most: other processes wait for their account meanwhile. */
const MOST = 32;
/** A unit that has waited for so long when the database does not answer is told so, and does not wait as long again. */
const TOO_LONG_MS = 1_000;

type Work = (unit: Unit) => Promise<unknown>;

interface Turn {
  work: Work;
  /** Runs it in a transaction of its own. */
  alone: () => Promise<unknown>;
  since: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * The units of work that this process has for an account. They would wait for one another's lock in the database. So one goes
 * at once, those that come meanwhile wait here, and then go together.
 */
export class AccountTurns {
  readonly #waiting = new Map<string, Turn[]>();
  readonly #together: (account: string, works: readonly Work[]) => Promise<Outcome[] | null>;
  readonly #notBegun: (because: AppError) => AppError;

  /**
   * @param together runs units in one transaction; null where nothing was written, and each has to run alone. It throws what
   * all of them are to be told
   * @param notBegun what a unit is told that was not begun because the database did not answer another one
   */
  constructor(
    together: (account: string, works: readonly Work[]) => Promise<Outcome[] | null>,
    notBegun: (because: AppError) => AppError,
  ) {
    this.#together = together;
    this.#notBegun = notBegun;
  }

  run<T>(account: string, work: (unit: Unit) => Promise<T>, alone: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(account);
    if (waiting !== undefined)
      return new Promise<T>((resolve, reject) => {
        const since = performance.now();
        waiting.push({ work, alone, since, resolve: resolve as Turn['resolve'], reject });
      });
    this.#waiting.set(account, []);
    const first = alone();
    first.then(
      () => void this.#goOn(account),
      (error: unknown) => void this.#goOn(account, error),
    );
    return first;
  }

  async #goOn(account: string, error?: unknown): Promise<void> {
    const waiting = this.#waiting.get(account) ?? [];
    let failed = error;
    for (;;) {
      if (isUnavailable(failed)) this.#tellThoseWhoWaited(waiting, failed);
      const turns = waiting.splice(0, MOST);
      if (turns.length === 0) break;
      failed = await this.#share(account, turns);
    }
    this.#waiting.delete(account);
  }

  /** @returns the error that all of them were told */
  async #share(account: string, turns: readonly Turn[]): Promise<unknown> {
    if (turns.length === 1) return alone(turns);
    let outcomes: Outcome[] | null;
    try {
      outcomes = await this.#together(
        account,
        turns.map(({ work }) => work),
      );
    } catch (error) {
      for (const { reject } of turns) reject(error);
      return error;
    }
    if (outcomes === null) return alone(turns);
    turns.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at];
      if (outcome !== undefined && 'error' in outcome) reject(outcome.error);
      else resolve(outcome?.value);
    });
    return undefined;
  }

  #tellThoseWhoWaited(waiting: Turn[], error: AppError): void {
    const now = performance.now();
    for (const turn of waiting.splice(0)) {
      if (now - turn.since > TOO_LONG_MS) turn.reject(this.#notBegun(error));
      else waiting.push(turn);
    }
  }
}

/** @returns an error that one of them was told */
async function alone(turns: readonly Turn[]): Promise<unknown> {
  let failed: unknown;
  await Promise.all(
    turns.map(({ alone: run, resolve, reject }) =>
      run().then(resolve, (error: unknown) => {
        failed = error;
        reject(error);
      }),
    ),
  );
  return failed;
}

const isUnavailable = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE';
