import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** What one run of a worker came to. */
export interface Pass {
  /** How much was done or begun. */
  done: number;
  /** In how many milliseconds it wants to run again by itself; left out: at the next tick or wake. */
  again?: number | undefined;
}

/**
 * Work that goes on beside the requests. Every worker runs once a minute; runs of one worker never overlap in a
 * process, and a wake during a run makes it run again.
 */
export interface Worker {
  readonly name: string;
  /** Also run after a commit that may have left it work. */
  readonly woken: boolean;
  /** Does or begins what is due now. */
  run(): Promise<Pass>;
  /** Called at the start with what makes it run again soon. */
  attach?(kick: () => void): void;
  /** Resolves when what was begun has ended. Left out: `run` leaves nothing under way. */
  settled?(): Promise<void>;
  /** Takes on nothing new from now on. */
  stop?(): void;
  /** Gives up what is under way. */
  abort?(): void;
  /** Its part in moving a sandbox's clock. Left out: its work does not hang on the time of an account. */
  readonly clocked?: Clocked | undefined;
}

/** Work of an account that is due by the account's own clock. */
export interface Clocked {
  /** When the earliest work of the account falls due that is not done yet, at or before `until`; null when none does. */
  next(db: Db, accountId: string, until: Instant): Promise<Instant | null>;
  /** Does all that is due in the account now, and answers how much when it is done. */
  run(accountId: string): Promise<number>;
}
