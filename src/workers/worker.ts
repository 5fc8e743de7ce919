import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** The result of one run of a worker. */
export interface RunResult {
  /** How many records were processed or started. */
  done: number;
  /** After how many milliseconds it wants to run again; undefined: at the next tick or wake. */
  runAgainInMs?: number | undefined;
}

/**
 * Background work. Every worker runs once a minute; runs of one worker never overlap in a process, and a wake during a
 * run makes it run again.
 */
export interface Worker {
  readonly name: string;
  /** Also run after a commit that may have left it work. */
  readonly wakeOnCommit: boolean;
  /** Processes or starts what is due now. */
  run(): Promise<RunResult>;
  /** Called at the start with a function that makes it run again soon. */
  attach?(kick: () => void): void;
  /** Resolves when started work has ended. Undefined when `run` leaves nothing running. */
  settled?(): Promise<void>;
  /** Accepts no new work from now on. */
  stop?(): void;
  /** Aborts running work. */
  abort?(): void;
  /** Its work that depends on the account's clock, for moves of a sandbox's clock. Undefined when there is none. */
  readonly accountClock?: AccountClockWork | undefined;
}

/** Work of an account that is due by the account's own clock. */
export interface AccountClockWork {
  /** When the earliest pending work of the account is due, at or before `until`; null when there is none. */
  next(db: Db, accountId: string, until: Instant): Promise<Instant | null>;
  /** Processes everything that is due in the account now, and returns how much. */
  run(accountId: string): Promise<number>;
}
