import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#src/lib/errors.ts';
import type { ItemContext } from './perform.ts';
import { MAX_ITEMS } from './request.ts';
import type { BatchService } from './service.ts';

/** The part of a minute's limit that a long batch leaves for its credential's other requests. */
const LEFT_FREE = 0.1;

/** Keeps a batch that is too large to be charged at once under its credential's rate limit, item by item. */
export class Pacer {
  readonly #service: BatchService;
  readonly #itemContext: Pick<ItemContext, 'principal'>;
  readonly #pacing: boolean;

  constructor(service: BatchService, itemContext: Pick<ItemContext, 'principal'>, items: number) {
    this.#service = service;
    this.#itemContext = itemContext;
    this.#pacing = items > MAX_ITEMS;
  }

  /**
   * Resolves when the next item may run; false when the service is stopping.
   * @param over whether no further item will run: then nothing is charged for it
   */
  async ready(over: () => boolean): Promise<boolean> {
    while (this.#pacing && !over()) {
      if (this.#service.stopping.aborted) return false;
      const { principal } = this.#itemContext;
      const window = this.#service.limiter.windowOf(principal);
      if (window.remaining > Math.floor(window.limit * LEFT_FREE)) {
        try {
          await this.#service.runtime.charge(principal, 1, 0);
          return true;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }
      // In steps, so that a cancellation or a stop need not wait for the next minute.
      const left = window.reset * 1000 - Date.now();
      await wait(Math.min(Math.max(left, 10), 500), undefined, { ref: false });
    }
    return !this.#service.stopping.aborted;
  }
}
