import PQueue from 'p-queue';
import { endsTransaction } from '#db/rows.ts';
import type { Unit } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import type { RecordChange } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';
import { confirmText } from './confirm-text.ts';
import { effectsOf, nameOf } from './effects.ts';
import { type Fact, FactBook } from './facts.ts';
import type { BatchRequest } from './items.ts';
import { type ItemContext, perform, performPrepare } from './perform.ts';
import type { BatchService } from './service.ts';
import { asItemFailure, type ItemState, isSettled, markBlocked, planned, succeed } from './state.ts';
import type { BatchOptions, Effect } from './types.ts';

/** A record as it stood when a plan first touched it. */
export interface Version {
  /** The label of the item that touched it first. */
  item: string;
  type: string;
  id: string;
  name: string | null;
  before: object;
}

/** What a batch would do, in effects and in words. */
export interface PlanSummary {
  effects: ReadonlyMap<string, Effect[]>;
  confirmText: string;
}

/** What a batch would do. */
export interface Rehearsal {
  states: ItemState[];
  effects: ReadonlyMap<string, Effect[]>;
  versions: Version[];
  /** The effects whole, as no credential may see less of them. */
  facts: readonly Fact[];
  /** What slow preparation made, by label, to be used again; without what holds a secret, which is kept nowhere. */
  prepared: ReadonlyMap<string, unknown>;
  /** Items that could not be tried out, and why. */
  unknown: ReadonlyMap<string, string>;
  confirmText: string;
  /** The same as people with these scopes may see it, who decide about what they did not ask for. */
  summaryFor(scopes: ReadonlySet<string>): PlanSummary;
  /** Whether everything was tried out and would succeed. */
  sound: boolean;
}

class RolledBack extends Error {}

/**
 * Runs a batch's real handlers in a unit that is rolled back, and keeps what they did.
 * @param frozen what slow preparation made when the batch was planned; without it, it is made now
 * @param standing how the items stand of a batch that is gone on with: what is committed is not run again
 */
export async function rehearse(
  service: BatchService,
  principal: Principal,
  request: BatchRequest,
  options: Pick<BatchOptions, 'requestId' | 'face'>,
  frozen?: ReadonlyMap<string, unknown>,
  standing?: readonly ItemState[],
): Promise<Rehearsal> {
  const rehearsing = new Rehearsing(service, principal, request, options, standing);
  const prepared = await rehearsing.prepareAll(frozen ?? new Map());
  try {
    await service.store.write(
      async (unit) => {
        await rehearsing.runAll(unit, prepared);
        throw new RolledBack();
      },
      { account: principal.account.id, takesBack: true },
    );
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return rehearsing.result(prepared);
}

class Rehearsing {
  readonly #service: BatchService;
  readonly #request: BatchRequest;
  readonly #itemContext: ItemContext;
  readonly #states: ItemState[];
  readonly #committed: ReadonlySet<ItemState>;
  readonly #unknown = new Map<string, string>();
  readonly #failed = new Map<string, unknown>();
  #effects = new Map<string, Effect[]>();
  /** What each item did, told to whoever is named. */
  #tell = new Map<string, (principal: Principal) => Effect[]>();
  #versions = new Map<string, Version>();
  #book: FactBook;

  constructor(
    service: BatchService,
    principal: Principal,
    request: BatchRequest,
    { requestId, face }: Pick<BatchOptions, 'requestId' | 'face'>,
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
      face,
      requestId,
      reason: request.reason,
      idempotencyKey: null,
    };
    this.#book = new FactBook(batch.id);
    this.#itemContext = {
      service,
      batch,
      states: this.#states,
      principal,
      carried: new Set(),
      rehearsal: true,
    };
  }

  // A preparation reads what is committed: one that needs an item of the same plan cannot be made yet.
  async prepareAll(frozen: ReadonlyMap<string, unknown>): Promise<Map<string, unknown>> {
    const prepared = new Map(frozen);
    const queue = new PQueue({ concurrency: 5 });
    await Promise.all(
      this.#request.items.map(async (item) => {
        const { definition, id, references, needs } = item;
        if (definition.prepare === null || prepared.has(id) || this.#isCommitted(item)) return;
        if (definition.reconcile !== null) {
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
            prepared.set(id, await queue.add(() => performPrepare(this.#itemContext, item)));
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
    this.#tell = new Map();
    this.#versions = new Map();
    this.#book = new FactBook(this.#itemContext.batch.id);
    const made = new Set<string>();
    for (const position of this.#request.order) {
      const state = this.#states[position];
      if (state === undefined || this.#committed.has(state)) continue;
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
      const one = await unit.savepoint(() => perform(this.#itemContext, unit, state.item, prepared.get(id)));
      succeed(state, one);
      const { effects } = one;
      if (effects === null) return;
      for (const change of effects.changes) this.#note(id, change, made);
      this.#book.add(id, definition, effects);
      const { catalogue } = this.#service.batches;
      const tell = (to: Principal): Effect[] => effectsOf(catalogue, to, definition, effects, made);
      this.#tell.set(id, tell);
      this.#effects.set(id, tell(this.#itemContext.principal));
    } catch (error) {
      if (endsTransaction(error)) throw error;
      asItemFailure(state, error, this.#service.log, true);
    }
  }

  #note(label: string, change: RecordChange, made: Set<string>): void {
    const { type, id, before } = change;
    if (before === null) made.add(id);
    else if (!made.has(id) && !this.#versions.has(`${type} ${id}`)) {
      this.#versions.set(`${type} ${id}`, { item: label, type, id, name: nameOf(change), before });
    }
  }

  result(prepared: ReadonlyMap<string, unknown>): Rehearsal {
    const { items } = this.#request;
    const sound = this.#states.every(({ status }) => status === 'succeeded');
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
        const effects = new Map([...this.#tell].map(([id, tell]) => [id, tell(who)]));
        return { effects, confirmText: this.#wordsOf(effects) };
      },
      sound,
    };
  }

  #wordsOf(effects: ReadonlyMap<string, Effect[]>): string {
    const { items, reason } = this.#request;
    return confirmText(
      items.map(({ id, definition }) => ({ action: definition, effects: effects.get(id) ?? [] })),
      reason,
    );
  }
}

function holdsSecret(items: BatchRequest['items'], label: string): boolean {
  return items.some(({ id, definition }) => id === label && definition.secrets.length > 0);
}
