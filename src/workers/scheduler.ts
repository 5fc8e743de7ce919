import { Cron } from 'croner';
import type { Logger } from 'pino';
import type { Background } from '#src/lib/background.ts';
import type { Pass, Worker } from './worker.ts';

const DRAIN_MS = 25_000;
const ABORT_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;
const LONGEST_TIMER_MS = 60_000;

/** Runs the workers: each at once at the start, every minute, when a commit wakes it, and when it asked to. */
export class Scheduler implements Background {
  readonly #workers: readonly Worker[];
  readonly #log: Logger;
  readonly #loops: Map<Worker, Loop>;
  #ticks: Cron | undefined;
  #state: 'idle' | 'started' | 'stopped' = 'idle';

  constructor(workers: readonly Worker[], log: Logger) {
    this.#workers = workers;
    this.#log = log;
    this.#loops = new Map(workers.map((worker) => [worker, new Loop(worker, log)]));
  }

  start(): void {
    if (this.#state !== 'idle') return;
    this.#state = 'started';
    for (const worker of this.#workers) worker.attach?.(() => this.#loop(worker).kick());
    this.#ticks = new Cron('* * * * *', { unref: true }, () => this.#kick(this.#workers));
    this.#kick(this.#workers);
  }

  /** A commit may have left work. Cheap, and without effect until the start. */
  wake(): void {
    if (this.#state === 'started') this.#kick(this.#workers.filter((worker) => worker.woken));
  }

  /** Does all that is due now and answers how much when nothing is left; ticks and timers are not needed for it. */
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

  /** Takes on nothing new, and waits at most 25 seconds for what is under way before it is given up. */
  async stop(): Promise<void> {
    if (this.#state === 'stopped') return;
    this.#state = 'stopped';
    this.#ticks?.stop();
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
  #running: Promise<void> | null = null;
  #again = false;
  #ended = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(worker: Worker, log: Logger) {
    this.#worker = worker;
    this.#log = log;
  }

  kick(): void {
    if (this.#ended) return;
    if (this.#running !== null) {
      this.#again = true;
      return;
    }
    this.#running = this.#go().finally(() => {
      this.#running = null;
    });
  }

  /** One run of its own, after any that is under way. */
  async once(): Promise<Pass> {
    while (this.#running !== null) await this.#running;
    let pass: Pass = { done: 0 };
    this.#running = (async () => {
      pass = await this.#worker.run();
    })().finally(() => {
      this.#running = null;
    });
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
        const ms = Math.min(Math.max(after, 1), LONGEST_TIMER_MS);
        this.#timer = setTimeout(() => this.kick(), ms).unref();
      }
    } while (this.#again && !this.#ended);
  }

  async #pass(): Promise<number | undefined> {
    try {
      return (await this.#worker.run()).again;
    } catch (error) {
      this.#log.warn({ job: this.#worker.name, err: error }, 'a job failed; it is tried again shortly');
      return AFTER_FAILURE_MS;
    }
  }
}
