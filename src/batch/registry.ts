import type { Logger } from 'pino';
import type { Action } from '#src/action/define.ts';
import type { ItemState } from './state.ts';
import type { BatchRecord } from './store.ts';

const RETRY_MS = [1000, 5000, 15_000, 60_000, 300_000];

export type RunEvent =
  | { kind: 'item'; state: ItemState; sequence: number }
  | { kind: 'batch'; sequence: number };

/** A batch that this process is running. */
export interface LiveRun {
  readonly batch: Pick<BatchRecord, 'id' | 'status'>;
  readonly states: ItemState[];
  readonly listeners: Set<(event: RunEvent) => void>;
  /** Resolves when the batch has ended; rejects when the store failed, in which case the batch will be continued later. */
  readonly ended: Promise<void>;
  /** Whether the batch is in the store (it may still have to be committed). */
  readonly isBegun: boolean;
  readonly service: { readonly log: Logger; readonly stopping: AbortSignal };
  /** Running items finish; those that have not started are cancelled. */
  cancel(): void;
}

/** The batches that this process is running, and their shared settings. */
export class Batches {
  readonly catalogue: ReadonlyMap<string, Action>;
  /** Time between the comment lines that keep an event stream open. */
  readonly heartbeatMs: number;
  readonly #runs = new Map<string, LiveRun>();
  readonly #unended = new Set<LiveRun>();
  readonly #retries = new Map<string, { count: number; timer: NodeJS.Timeout }>();

  constructor(catalogue: ReadonlyMap<string, Action>, heartbeatMs = 15_000) {
    this.catalogue = catalogue;
    this.heartbeatMs = heartbeatMs;
  }

  /** The run of a batch in this process, while it has not ended. */
  get(batchId: string): LiveRun | undefined {
    return this.#runs.get(batchId);
  }

  /**
   * Keeps a run until it ends.
   * @param again continues the batch after the store has failed
   */
  add(run: LiveRun, again: () => Promise<void>): void {
    const { id } = run.batch;
    // Two requests may start the same batch at once; the store lets one of them, and the first is the one that is watched.
    if (!this.#runs.has(id)) this.#runs.set(id, run);
    this.#unended.add(run);
    const ended = (): void => {
      this.#unended.delete(run);
      if (this.#runs.get(id) === run) this.#runs.delete(id);
    };
    run.ended.then(
      () => {
        ended();
        this.#retries.delete(id);
      },
      (error: unknown) => {
        ended();
        if (!run.isBegun || run.service.stopping.aborted) return;
        run.service.log.error({ err: error, batch_id: id }, 'batch interrupted');
        this.#retryLater(id, again, run.service.stopping);
      },
    );
  }

  #retryLater(id: string, again: () => Promise<void>, stopping: AbortSignal): void {
    const count = this.#retries.get(id)?.count ?? 0;
    const delay = RETRY_MS[Math.min(count, RETRY_MS.length - 1)];
    const timer = setTimeout(() => {
      if (!stopping.aborted) again().catch(() => this.#retryLater(id, again, stopping));
    }, delay);
    timer.unref();
    this.#retries.set(id, { count: count + 1, timer });
  }

  /** Resolves when every run of this process has ended or been interrupted. */
  async settled(): Promise<void> {
    for (const { timer } of this.#retries.values()) clearTimeout(timer);
    while (this.#unended.size > 0) {
      await Promise.allSettled([...this.#unended].map(({ ended }) => ended));
    }
  }
}
