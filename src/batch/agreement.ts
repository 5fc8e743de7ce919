import type { Principal } from '#src/access/principal.ts';
import { newId } from '#src/lib/ids.ts';
import { canonicalJson } from '#src/lib/json.ts';
import {
  type BoundEffect,
  BoundEffectCollector,
  linksOf,
  type PlanBinding,
  type Trace,
  type Version,
} from './bound-effects.ts';
import type { BatchItem, StoredItem } from './items.ts';
import type { ItemOutcome } from './perform.ts';
import type { BatchService } from './service.ts';
import { asSeenBy, differences, notAsAgreed, viewFor } from './stale.ts';
import type { ItemState } from './state.ts';

/** The content of an agreement, by the credential that committed a plan or the person who approved a batch. */
export interface Agreed extends PlanBinding {
  by: 'plan' | 'approval';
  /** The items as they were then. */
  items: readonly StoredItem[];
  /** The labels of items that could not be rehearsed, so that none of their effects were shown. */
  unknown: ReadonlySet<string>;
}

/** Kinds of effects that are the same even where a plan masks a candidate's identity. */
const UNMASKED: ReadonlySet<BoundEffect['kind']> = new Set(['mail', 'request', 'reveal', 'event', 'quota']);

/**
 * Checks each item of a run against what was agreed to, inside the item's own unit. Items that were patched since, and
 * those that depend on them, are not covered by the agreement: their sender agrees by sending them.
 */
export class Agreement {
  readonly #agreed: Agreed;
  readonly #covered: ReadonlySet<string>;
  readonly #facts: ReadonlyMap<string, readonly BoundEffect[]>;
  readonly #versions: ReadonlyMap<string, readonly Version[]>;
  readonly #book: BoundEffectCollector;
  readonly #service: BatchService;
  readonly #principal: Principal;

  constructor(
    service: BatchService,
    principal: Principal,
    agreed: Agreed,
    items: readonly BatchItem[],
    states: readonly ItemState[] = [],
  ) {
    this.#service = service;
    this.#principal = principal;
    this.#agreed = agreed;
    this.#covered = unchanged(agreed.items, items);
    const { facts, versions } = this.#visible(agreed);
    this.#facts = byItem(facts);
    this.#versions = byItem(versions);
    this.#book = new BoundEffectCollector(newId('batch'), linksOf(service.runtime));
    for (const { trace } of states) if (trace !== null) this.#book.recall(trace);
  }

  /** Whether a person agreed to this item. */
  approves(label: string): boolean {
    return this.#agreed.by === 'approval' && this.#covered.has(label);
  }

  /** Checks the effects of an item. @throws AppError PLAN_STALE when they differ from what was agreed to */
  check({ id, definition }: BatchItem, { effects }: ItemOutcome): Trace | null {
    if (effects === null) return null;
    const trace = this.#book.add(id, definition, effects);
    const facts = this.#book.take();
    if (!this.#covered.has(id) || this.#agreed.unknown.has(id)) return trace;
    const isComparable = ({ kind }: BoundEffect): boolean => !definition.discloses || UNMASKED.has(kind);
    const versions = this.#versions.get(id) ?? [];
    const now = this.#visible({
      facts: facts.filter(isComparable),
      versions: versions.flatMap((version) => {
        const change = effects.changes.find(({ type, id }) => type === version.type && id === version.id);
        return change?.before == null ? [] : [{ ...version, before: change.before }];
      }),
    });
    const then = { facts: (this.#facts.get(id) ?? []).filter(isComparable), versions };
    const moved = differences(then, now, viewFor(this.#service.batches.catalogue, this.#principal));
    if (moved.length > 0) throw notAsAgreed(moved);
    return trace;
  }

  // An approver saw everything; the credential that committed a plan agreed to what the plan showed it.
  #visible(bound: PlanBinding): PlanBinding {
    return this.#agreed.by === 'approval'
      ? bound
      : asSeenBy(this.#service.batches.catalogue, this.#principal, bound, this.#agreed.versions);
  }
}

function byItem<T extends { item: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const known = found.get(one.item);
    if (known === undefined) found.set(one.item, [one]);
    else known.push(one);
  }
  return found;
}

/** The labels of the items that are unchanged since the agreement, as are all items that they depend on. */
function unchanged(agreed: readonly StoredItem[], items: readonly BatchItem[]): ReadonlySet<string> {
  const text = ({ id, action, input, after }: StoredItem): string =>
    canonicalJson({ id, action, input, after });
  const then = new Map(agreed.map((item) => [item.id, text(item)]));
  const other = new Set(items.filter((item) => then.has(item.id) && then.get(item.id) !== text(item)));
  for (let before = -1; before !== other.size; ) {
    before = other.size;
    for (const item of items)
      if (item.needs.some((need) => items[need] !== undefined && other.has(items[need]))) other.add(item);
  }
  return new Set(items.filter((item) => then.has(item.id) && !other.has(item)).map(({ id }) => id));
}
