import PQueue from 'p-queue';
import { abortsTransaction } from '#db/rows.ts';
import type { Unit } from '#db/store.ts';
import { RerunWithSavepoints } from '#db/writer.ts';
import type { Principal } from '#src/access/principal.ts';
import type { RecordChange } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';
import { type BoundEffect, BoundEffectCollector, linksOf, type Version } from './bound-effects.ts';
import { confirmText } from './confirm-text.ts';
import { effectsOf, nameOf } from './effects.ts';
import type { BatchRequest } from './items.ts';
import { foreseeItem, type ItemContext, prepareItem, runItem, together } from './perform.ts';
import type { BatchService } from './service.ts';
import { type ItemState, isSettled, markBlocked, markFailed, markSucceeded, planned } from './state.ts';
import type { BatchOptions, Effect } from './types.ts';

/** The effects of a batch and their summary as text. */
export interface PlanSummary {
  effects: ReadonlyMap<string, Effect[]>;
  confirmText: string;
}

/** The outcome of rehearsing a batch. */
export interface Rehearsal {
  states: ItemState[];
  effects: ReadonlyMap<string, Effect[]>;
  versions: Version[];
  /** The effects, unredacted. */
  facts: readonly BoundEffect[];
  /** The preparations by label, to be reused; without those that contain a secret, which is never stored. */
  prepared: ReadonlyMap<string, unknown>;
  /** Items that could not be rehearsed, and why. */
  unknown: ReadonlyMap<string, string>;
  confirmText: string;
  /** The summary as people with these scopes may see it, for deciders other than the requester. */
  summaryFor(scopes: ReadonlySet<string>): PlanSummary;
  /** Whether everything could be rehearsed and would succeed. */
  succeeds: boolean;
}

class RolledBack extends Error {}

/**
 * Runs a batch's real handlers in a unit that is rolled back, and collects their effects.
 * @param frozen the preparations from when the batch was planned; without them, items are prepared now
 * @param currentStates the item states of a batch that is resumed: committed items are not run again
 */
export async function rehearse(
  service: BatchService,
  principal: Principal,
  request: BatchRequest,
  options: Pick<BatchOptions, 'requestId' | 'channel'>,
  frozen?: ReadonlyMap<string, unknown>,
  currentStates?: readonly ItemState[],
): Promise<Rehearsal> {
  const rehearsing = new RehearsalRun(service, principal, request, options, currentStates);
  const prepared = await rehearsing.prepareAll(frozen ?? new Map());
  const run = (together: boolean) =>
    service.store
      .write(
        async (unit) => {
          await rehearsing.runAll(unit, prepared);
          throw new RolledBack();
        },
        { account: principal.account.id, mayRollBack: true, together },
      )
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
  await run(true).catch((error: unknown) => {
    if (!(error instanceof RerunWithSavepoints)) throw error;
    return run(false);
  });
  return rehearsing.result(prepared);
}

class RehearsalRun {
  readonly #service: BatchService;
  readonly #request: BatchRequest;
  readonly #itemContext: ItemContext;
  readonly #states: ItemState[];
  readonly #committed: ReadonlySet<ItemState>;
  readonly #unknown = new Map<string, string>();
  readonly #failed = new Map<string, unknown>();
  #effects = new Map<string, Effect[]>();
  /** For each item, a function that gives its effects as a principal may see them. */
  #effectViews = new Map<string, (principal: Principal) => Effect[]>();
  #versions = new Map<string, Version>();
  #book: BoundEffectCollector;
  readonly #bookId: string;

  constructor(
    service: BatchService,
    principal: Principal,
    request: BatchRequest,
    { requestId, channel }: Pick<BatchOptions, 'requestId' | 'channel'>,
    standing: readonly ItemState[] = [],
  ) {
    this.#service = service;
    this.#request = request;
    this.#states = request.items.map((item, position) => {
      const stands = standing[position];
      return stands === undefined || !isSettled(stands.status) ? planned(item) : { ...stands };
    });
    this.#committed = new Set(this.#states.filter(({ status }) => isSettled(status)));
    const batch = {
      id: newId('batch'),
      accountId: principal.account.id,
      credential: principal.credential,
      channel,
      requestId,
      reason: request.reason,
      idempotencyKey: null,
    };
    this.#bookId = batch.id;
    this.#book = this.#newBook();
    this.#itemContext = {
      service,
      batch,
      states: this.#states,
      principal,
      untrustedTexts: new Set(),
      rehearsal: true,
    };
  }

  #newBook(): BoundEffectCollector {
    const book = new BoundEffectCollector(this.#bookId, linksOf(this.#service.runtime));
    for (const { trace } of this.#committed) if (trace !== null) book.recall(trace);
    return book;
  }

  // A preparation reads committed data, so one that needs another item of the plan cannot run yet.
  async prepareAll(frozen: ReadonlyMap<string, unknown>): Promise<Map<string, unknown>> {
    const prepared = new Map(frozen);
    const queue = new PQueue({ concurrency: 5 });
    await Promise.all(
      this.#request.items.map(async (item) => {
        const { definition, id, references, needs } = item;
        if (definition.prepare === null || prepared.has(id) || this.#isCommitted(item)) return;
        if (definition.reconcile !== null) {
          try {
            if (references.length === 0) await queue.add(() => foreseeItem(this.#itemContext, item));
          } catch (error) {
            if (needs.length === 0) {
              this.#failed.set(id, error);
              return;
            }
          }
          this.#unknown.set(
            id,
            `${definition.name} reaches outside while it runs, which cannot be tried out.`,
          );
        } else if (references.length > 0) {
          this.#unknown.set(
            id,
            `${definition.name} prepares its text from the results of other items, which are not there before they run.`,
          );
        } else {
          try {
            prepared.set(id, await queue.add(() => prepareItem(this.#itemContext, item)));
          } catch (error) {
            if (needs.length > 0)
              this.#unknown.set(id, `${definition.name} depends on items that have not run.`);
            else this.#failed.set(id, error);
          }
        }
      }),
    );
    return prepared;
  }

  #isCommitted({ position }: BatchRequest['items'][number]): boolean {
    return [...this.#committed].some(({ item }) => item.position === position);
  }

  async runAll(unit: Unit, prepared: ReadonlyMap<string, unknown>): Promise<void> {
    this.#effects = new Map();
    this.#effectViews = new Map();
    this.#versions = new Map();
    this.#book = this.#newBook();
    const made = new Set<string>();
    const ahead = this.#states.flatMap((state) =>
      this.#committed.has(state) || prepared.has(state.item.id) ? [] : [state.item],
    );
    await together(this.#itemContext, unit, ahead, (rest) => this.#runEach(unit, prepared, made, rest));
  }

  async #runEach(
    unit: Unit,
    prepared: ReadonlyMap<string, unknown>,
    made: Set<string>,
    rest: () => Promise<void>,
  ): Promise<void> {
    for (const position of this.#request.order) {
      const state = this.#states[position];
      if (state === undefined || this.#committed.has(state)) continue;
      await rest();
      Object.assign(state, planned(state.item));
      const { id, needs } = state.item;
      const open = needs.map((need) => this.#states[need]).find((need) => need?.status !== 'succeeded');
      if (this.#unknown.has(id)) continue;
      if (open !== undefined) {
        if (open.status === 'planned')
          this.#unknown.set(id, `${open.item.id}, which it needs, cannot be tried out.`);
        else markBlocked(state, open);
        continue;
      }
      await this.#runOne(unit, state, prepared, made);
    }
  }

  async #runOne(
    unit: Unit,
    state: ItemState,
    prepared: ReadonlyMap<string, unknown>,
    made: Set<string>,
  ): Promise<void> {
    const { id, definition } = state.item;
    try {
      if (this.#failed.has(id)) throw this.#failed.get(id);
      const one = await unit.savepoint(() => runItem(this.#itemContext, unit, state.item, prepared.get(id)));
      markSucceeded(state, one);
      const { effects } = one;
      if (effects === null) return;
      for (const change of effects.changes) this.#note(id, change, made);
      this.#book.add(id, definition, effects);
      const { catalogue } = this.#service.batches;
      const tell = (to: Principal): Effect[] => effectsOf(catalogue, to, definition, effects, made);
      this.#effectViews.set(id, tell);
      this.#effects.set(id, tell(this.#itemContext.principal));
    } catch (error) {
      if (abortsTransaction(error)) throw error;
      markFailed(state, error, this.#service.log, true);
    }
  }

  #note(label: string, change: RecordChange, made: Set<string>): void {
    const { type, id, before, back } = change;
    if (before === null) {
      // What comes back is called by its id.
      if (back !== true) made.add(id);
    } else if (!made.has(id) && !this.#versions.has(`${type} ${id}`)) {
      this.#versions.set(`${type} ${id}`, { item: label, type, id, name: nameOf(change), before });
    }
  }

  result(prepared: ReadonlyMap<string, unknown>): Rehearsal {
    const { items } = this.#request;
    const succeeds = this.#states.every(({ status }) => status === 'succeeded');
    return {
      states: this.#states,
      effects: this.#effects,
      versions: [...this.#versions.values()],
      facts: this.#book.facts,
      prepared: new Map([...prepared].filter(([label]) => !holdsSecret(items, label))),
      unknown: this.#unknown,
      confirmText: this.#wordsOf(this.#effects),
      summaryFor: (scopes) => {
        const who = { ...this.#itemContext.principal, scopes };
        const effects = new Map([...this.#effectViews].map(([id, tell]) => [id, tell(who)]));
        return { effects, confirmText: this.#wordsOf(effects) };
      },
      succeeds,
    };
  }

  #wordsOf(effects: ReadonlyMap<string, Effect[]>): string {
    const { items, reason } = this.#request;
    return confirmText(
      items.map(({ id, definition, input }) => ({
        action: definition,
        effects: effects.get(id) ?? [],
        untried: this.#unknown.has(id) ? input : undefined,
      })),
      reason,
      this.#itemContext.principal.account.timezone,
    );
  }
}

function holdsSecret(items: BatchRequest['items'], label: string): boolean {
  return items.some(({ id, definition }) => id === label && definition.secrets.length > 0);
}
