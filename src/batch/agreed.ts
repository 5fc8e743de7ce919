import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Agreed } from './agreement.ts';

import { approvalOf, type Frozen, type ShownItem } from './approvals-store.ts';
import type { StoredItem } from './items.ts';
import { decodeBinding, findPlan, knowsItems } from './plan-store.ts';
import type { BatchRow } from './store.ts';

/** What was agreed to for a batch that is continued; null without a plan or approval. */
export async function agreedOf(
  db: Db,
  row: Pick<BatchRow, 'id' | 'account_id' | 'plan_id'>,
): Promise<Agreed | null> {
  const approval = await approvalOf(db, row.account_id, row.id);
  if (approval?.status === 'approved') {
    const frozen = json.decode<Frozen>(approval.frozen);
    if (!knowsItems(frozen.versions)) return null;
    const shown = json.decode<ShownItem[]>(approval.items);
    return {
      by: 'approval',
      ...decodeBinding(frozen.versions),
      items: json.decode<StoredItem[]>(frozen.request),
      unknown: new Set(shown.filter(({ unknown }) => unknown !== null).map(({ id }) => id)),
    };
  }
  const plan = row.plan_id === null ? undefined : await findPlan(db, row.account_id, row.plan_id);
  if (plan === undefined || !knowsItems(plan.versions)) return null;
  const { actions } = json.decode<{ actions: StoredItem[] }>(plan.request);
  return { by: 'plan', ...decodeBinding(plan.versions), items: actions, unknown: new Set() };
}
