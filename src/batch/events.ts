import { setTimeout as wait } from 'node:timers/promises';
import type { Principal } from '#src/access/principal.ts';
import { AppError } from '#src/lib/errors.ts';
import { answerOf, itemAnswer } from './answer.ts';
import { countShown } from './count-shown.ts';
import { answerForRow } from './load.ts';
import type { RunEvent } from './registry.ts';
import type { BatchService } from './service.ts';
import { hasEnded, type ItemState } from './state.ts';
import { requireBatch } from './store.ts';
import type { BatchAnswer, ItemAnswer } from './types.ts';

const POLL_MS = 1000;

/** What a credential hears that has ended, or that may not see the batch any more. */
const OVER: ReadonlySet<string> = new Set(['AUTHENTICATION_REQUIRED', 'NOT_FOUND']);

/** A change of an item's status, or the end of the batch. Ids increase; a reader that lost the stream resumes after the last one. */
export type BatchEvent =
  | { id: number; event: 'item'; data: ItemAnswer }
  | { id: number; event: 'batch'; data: Omit<BatchAnswer, 'items'> };

interface Standing {
  answer: BatchAnswer;
  states: ItemState[];
}

/**
 * The events of a batch after the one with the id `after`: first the committed ones in order, then live ones. It ends
 * with the event of the batch's end, or once the credential that follows has ended.
 * @throws AppError NOT_FOUND for who may not see the batch
 */
export async function* watchBatch(
  service: BatchService,
  follower: Principal,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<BatchEvent> {
  let last = after;
  let principal = follower;
  // A stream is open for long, and what it tells is for those who may still ask for it.
  const isOver = async (): Promise<boolean> => {
    try {
      await service.store.read(async (db) => {
        principal = await service.authentication.recheck(db, principal);
        await requireBatch(db, principal, id);
      });
      return false;
    } catch (error) {
      if (error instanceof AppError && OVER.has(error.code)) return true;
      throw error;
    }
  };
  const stands = (): Promise<Standing> =>
    service.store.read(async (db) =>
      answerForRow(db, service, principal, await requireBatch(db, principal, id)),
    );
  const live = new LiveEvents(service, id);
  try {
    for (;;) {
      // Listen before reading, so that no event is missed in between.
      live.listen();
      const { answer, states } = await stands();
      await countShown(service, principal, answer);
      const ended = states.filter(({ status, sequence }) => hasEnded(status) && sequence > last);
      for (const state of ended.sort((a, b) => a.sequence - b.sequence)) {
        yield {
          id: state.sequence,
          event: 'item',
          data: itemAnswer(state, principal, service.runtime.recordPages),
        };
        last = state.sequence;
      }
      if (answer.status !== 'running' && answer.status !== 'awaiting_approval') {
        const { items: _, ...head } = answer;
        last = Math.max(last, ...states.map(({ sequence }) => sequence)) + 1;
        yield { id: last, event: 'batch', data: head };
        return;
      }
      if (signal.aborted) return;
      for await (const event of live.until(signal)) {
        if (event.sequence <= last) continue;
        if (await isOver()) return;
        last = event.sequence;
        if (event.kind === 'item') {
          const data = itemAnswer(event.state, principal, service.runtime.recordPages);
          await countShown(service, principal, { items: [data] });
          yield { id: event.sequence, event: 'item', data };
        } else {
          const run = event.run;
          const { items: __, ...head } = answerOf(
            { batchId: id, status: run.batch.status },
            run.states,
            principal,
            service.runtime.recordPages,
          );
          yield { id: event.sequence, event: 'batch', data: head };
          return;
        }
      }
      if (signal.aborted || (await isOver())) return;
    }
  } finally {
    live.close();
  }
}

type LiveEvent = RunEvent & { run: NonNullable<ReturnType<BatchService['batches']['get']>> };

/** The live events of a run in this process; for a run in another process, a pause before the store is polled again. */
class LiveEvents {
  readonly #service: BatchService;
  readonly #id: string;
  #run: LiveEvent['run'] | undefined;
  #events: LiveEvent[] = [];
  #wake: () => void = () => {};

  constructor(service: BatchService, id: string) {
    this.#service = service;
    this.#id = id;
  }

  listen(): void {
    this.close();
    this.#events = [];
    this.#run = this.#service.batches.get(this.#id);
    this.#run?.listeners.add(this.#hear);
  }

  close(): void {
    this.#run?.listeners.delete(this.#hear);
  }

  readonly #hear = (event: RunEvent): void => {
    if (this.#run === undefined) return;
    // States are mutable, so an event keeps a copy.
    const copy = event.kind === 'item' ? { ...event, state: { ...event.state } } : event;
    this.#events.push({ ...copy, run: this.#run });
    this.#wake();
  };

  async *until(signal: AbortSignal): AsyncGenerator<LiveEvent> {
    const run = this.#run;
    if (run === undefined) {
      await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => {});
      return;
    }
    let over = false;
    const end = (): void => {
      over = true;
      this.#wake();
    };
    run.ended.then(end, end);
    signal.addEventListener('abort', end, { once: true });
    while (!over || this.#events.length > 0) {
      const event = this.#events.shift();
      if (event !== undefined) yield event;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          if (over) resolve();
        });
      }
    }
  }
}
