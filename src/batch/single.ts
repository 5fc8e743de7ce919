import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import type { Effects, Origin } from '#src/action/unit.ts';
import type { StoredItem } from './items.ts';
import { itemsForView } from './load.ts';
import { newBatch } from './start.ts';
import { planned } from './state.ts';
import { finishBatch, insertBatch, insertItem } from './store.ts';

/** The label of the one item of a call. */
const LABEL = 'call';

/** Inputs above this many characters (files) are not stored a second time beside the call. */
const MAX_INPUT = 64_000;

/** A single call that is kept as a batch of one. */
export interface KeptCall {
  /** What the call's activities name: the batch and its item. */
  batch: NonNullable<Origin['batch']>;
  /** Stores it, in the unit of its effects. Nothing is stored of a call that changed nothing. */
  keep(tx: Db, input: unknown, effects: Effects): Promise<void>;
}

/** A call of one action, to be kept as a batch of one, so that it can be listed, read and undone like any batch. */
export function keepCall(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  action: Action,
  raw: Record<string, unknown>,
  requestId: string,
): KeptCall {
  const head = { mode: 'independent', on_error: 'continue', max_failures: null, reason: null } as const;
  const batch = newBatch(principal, head, { requestId, channel: 'mcp' }, { status: 'succeeded' });
  const input = JSON.stringify(raw).length > MAX_INPUT ? {} : raw;
  const stored: StoredItem = { id: LABEL, action: action.name, input, after: [] };
  return {
    batch: { id: batch.id, label: LABEL, reason: null },
    async keep(tx, parsed, effects) {
      const { changes, events, emails, outgoing, data, status, warnings, meta } = effects;
      if (changes.length + events.length + emails.length + outgoing.length === 0) return;
      const [item] = itemsForView(catalogue, [stored]);
      if (item === undefined) return;
      const state = {
        ...planned(item),
        status: 'succeeded' as const,
        httpStatus: status,
        data,
        notes: { warnings: [...warnings], meta: { ...meta } },
        done: action.undo === null ? null : { input: parsed, data, changes },
        sequence: 1,
      };
      await insertBatch(tx, batch, [stored]);
      await insertItem(tx, batch, state, batch.createdAt);
      await finishBatch(tx, batch, batch.createdAt);
      meta.batch_id = batch.id;
    },
  };
}
