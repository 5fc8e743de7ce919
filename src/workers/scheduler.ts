import { Cron } from 'croner';
import type { Logger } from 'pino';
import type { Metrics } from '#src/adapters/metrics.ts';
import type { Background } from '#src/lib/background.ts';
import type { RunResult, Worker } from './worker.ts';

const DRAIN_MS = 25_000;
const ABORT_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;
const MAX_TIMER_MS = 60_000;
/** Each wake asks every worker's question of the store; those of a burst of commits are answered together. */
const WAKE_EVERY_MS = 20;

interface SchedulerOptions {
  /** How often to wake by itself, where other processes commit work; null for never. */
  lookEveryMs?: number | null;
  /** For how long the wakes of a burst are gathered: more where each worker's question is a round trip. */
  wakeEveryMs?: number;
}

/** Runs the workers: each at once at the start, every minute, when a commit wakes it, and when it asked to. */
export class Scheduler implements Background {
  readonly #workers: readonly Worker[];
  readonly #log: Logger;
  readonly #loops: Map<Worker, Loop>;
  #ticks: Cron | undefined;
  #state: 'idle' | 'started' | 'stopped' = 'idle';
  #wokenAt = Number.NEGATIVE_INFINITY;
  #nextWake: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  readonly #lookEveryMs: number | null;
  readonly #wakeEveryMs: number;

  constructor(
    workers: readonly Worker[],
    log: Logger,
    metrics: Metrics | null = null,
    { lookEveryMs = null, wakeEveryMs = WAKE_EVERY_MS }: SchedulerOptions = {},
  ) {
    this.#lookEveryMs = lookEveryMs;
    this.#wakeEveryMs = wakeEveryMs;
    this.#workers = workers;
    this.#log = log;
    this.#loops = new Map(workers.map((worker) => [worker, new Loop(worker, log, metrics)]));
  }

  start(): void {
    if (this.#state !== 'idle') return;
    this.#state = 'started';
    for (const worker of this.#workers) worker.attach?.(() => this.#loop(worker).kick());
    this.#ticks = new Cron('* * * * *', { unref: true }, () => this.#kick(this.#workers));
    if (this.#lookEveryMs !== null) this.#looking = setInterval(() => this.wake(), this.#lookEveryMs).unref();
    this.#kick(this.#workers);
  }

  /**
   * Called after commits that may have left work. Cheap, and a no-op before the start. The first wakes the workers at once,
   * those of the next moment (20 ms) together at its end.
   */
  wake(): void {
    if (this.#state !== 'started' || this.#nextWake !== undefined) return;
    const wait = this.#wokenAt + this.#wakeEveryMs - performance.now();
    if (wait <= 0) this.#wakeNow();
    else this.#nextWake = setTimeout(() => this.#wakeNow(), wait).unref();
  }

  #wakeNow(): void {
    this.#nextWake = undefined;
    this.#wokenAt = performance.now();
    this.#kick(this.#workers.filter((worker) => worker.wakeOnCommit));
  }

  /** Processes everything that is due now, without ticks and timers, and returns how much. */
  async runDue(): Promise<number> {
    let total = 0;
    for (;;) {
      let done = 0;
      for (const worker of this.#workers) {
        done += (await this.#loop(worker).once()).done;
        await worker.settled?.();
      }
      total += done;
      if (done === 0) return total;
    }
  }

  /** Accepts no new work, and waits at most 25 seconds for running work before aborting it. */
  async stop(): Promise<void> {
    if (this.#state === 'stopped') return;
    this.#state = 'stopped';
    this.#ticks?.stop();
    clearInterval(this.#looking);
    clearTimeout(this.#nextWake);
    const ended = Promise.all(
      this.#workers.map(async (worker) => {
        worker.stop?.();
        await this.#loop(worker).end();
        await worker.settled?.();
      }),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, DRAIN_MS, 'late');
    });
    if ((await Promise.race([ended, late])) === 'late') {
      this.#log.warn({ job: 'scheduler', ms: DRAIN_MS }, 'work under way was given up');
      for (const worker of this.#workers) worker.abort?.();
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ABORT_MS).unref())]);
    }
    clearTimeout(timer);
  }

  #loop(worker: Worker): Loop {
    const loop = this.#loops.get(worker);
    if (loop === undefined) throw new Error(`${worker.name} is not of this scheduler`);
    return loop;
  }

  #kick(workers: readonly Worker[]): void {
    for (const worker of workers) this.#loop(worker).kick();
  }
}

/** The runs of one worker, one after another. */
class Loop {
  readonly #worker: Worker;
  readonly #log: Logger;
  readonly #metrics: Metrics | null;
  #running: Promise<void> | null = null;
  #again = false;
  #ended = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(worker: Worker, log: Logger, metrics: Metrics | null) {
    this.#worker = worker;
    this.#log = log;
    this.#metrics = metrics;
  }

  kick(): void {
    if (this.#ended) return;
    if (this.#running !== null) {
      this.#again = true;
      return;
    }
    this.#running = this.#go();
  }

  /** One run of its own, after any that is under way. */
  async once(): Promise<RunResult> {
    while (this.#running !== null) await this.#running;
    const pass = this.#worker.run();
    this.#running = (async () => {
      try {
        await pass;
      } finally {
        this.#running = null;
        if (this.#again) this.kick();
      }
    })();
    await this.#running;
    return pass;
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#running?.catch(() => {});
  }

  async #go(): Promise<void> {
    do {
      this.#again = false;
      clearTimeout(this.#timer);
      const after = await this.#pass();
      if (after !== undefined && !this.#ended) {
        const ms = Math.min(Math.max(after, 1), MAX_TIMER_MS);
        this.#timer = setTimeout(() => this.kick(), ms).unref();
      }
    } while (this.#again && !this.#ended);
    // In the same turn as the look at what is to be done again: what kicks from now on begins a run.
    this.#running = null;
  }

  async #pass(): Promise<number | undefined> {
    const started = performance.now();
    const ran = (done: number | null): void =>
      this.#metrics?.jobRun(this.#worker.name, done, performance.now() - started);
    try {
      const { done, runAgainInMs } = await this.#worker.run();
      ran(done);
      return runAgainInMs;
    } catch (error) {
      ran(null);
      this.#log.warn({ job: this.#worker.name, err: error }, 'a job failed; it is tried again shortly');
      return AFTER_FAILURE_MS;
    }
  }
}
