import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import type { Reference } from './references.ts';
import type { Reach } from './types.ts';

/** An item as it was accepted; what the store keeps of it. */
export interface StoredItem {
  id: string;
  action: string;
  input: Record<string, unknown>;
  after: string[];
}

/** A request without its items; what the store keeps of it. */
export interface StoredHead {
  mode: 'independent' | 'atomic';
  on_error: 'continue' | 'stop' | 'undo';
  max_failures: number | null;
  reason: string | null;
}

/** An item ready to run. */
export interface BatchItem extends StoredItem {
  readonly position: number;
  readonly definition: Action;
  readonly references: readonly Reference[];
  /** Positions of the items that must succeed first. */
  readonly needs: readonly number[];
  /** The checked input of an item without references. */
  readonly ready: unknown;
}

/** A request that holds together: its items in request order, and the order of their commits. */
export interface BatchRequest extends StoredHead {
  dryRun: boolean;
  waitMs: number;
  items: readonly BatchItem[];
  order: readonly number[];
}

export interface ReadOptions {
  catalogue: ReadonlyMap<string, Action>;
  principal: Principal;
  reach: Reach;
  /** Labels whose slow preparation is done already, by a plan. */
  frozen?: ReadonlySet<string>;
}
