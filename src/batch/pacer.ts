import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#src/lib/errors.ts';
import type { ItemContext } from './perform.ts';
import { MAX_ITEMS } from './request.ts';
import type { BatchService } from './service.ts';

/** The share of the rate limit that a long batch leaves for other requests of its credential. */
const RESERVED_SHARE = 0.1;

/** Paces a batch that is too large to be charged at once, so that it stays under its credential's rate limit. */
export class Pacer {
  readonly #service: BatchService;
  readonly #itemContext: Pick<ItemContext, 'principal'>;
  readonly #pacing: boolean;
  /** One after another: the window shows a charge once the limiter has answered it. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(service: BatchService, itemContext: Pick<ItemContext, 'principal'>, items: number) {
    this.#service = service;
    this.#itemContext = itemContext;
    this.#pacing = items > MAX_ITEMS;
  }

  /**
   * Resolves when the next item may run; false when the service is stopping.
   * @param over whether no further item will run; then nothing is charged
   * @param beforeWait what was not done yet of the items before it, where it has to wait
   */
  ready(over: () => boolean, beforeWait: () => Promise<void> = async () => {}): Promise<boolean> {
    const turn = this.#turn.then(() => this.#admitted(over, beforeWait));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #admitted(over: () => boolean, beforeWait: () => Promise<void>): Promise<boolean> {
    while (this.#pacing && !over()) {
      if (this.#service.stopping.aborted) return false;
      const { principal } = this.#itemContext;
      const window = this.#service.limiter.windowOf(principal);
      if (window.remaining > Math.floor(window.limit * RESERVED_SHARE)) {
        try {
          await this.#service.runtime.charge(principal, 1, 0);
          return true;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }
      await beforeWait();
      // Wait in steps, so that a cancellation or a stop takes effect before the next minute.
      const left = window.reset * 1000 - Date.now();
      await wait(Math.min(Math.max(left, 10), 500), undefined, { ref: false });
    }
    return !this.#service.stopping.aborted;
  }
}
