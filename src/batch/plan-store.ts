import type { Selectable } from 'kysely';
import { findRow, insertRow, json } from '#db/rows.ts';
import type { BatchPlansTable } from '#db/schema/batch-plans.ts';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { inProgress } from '#src/idempotency/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { approvalOf } from './approvals-store.ts';
import type { Fact } from './facts.ts';
import type { BatchRequest } from './items.ts';
import type { Rehearsal, Version } from './rehearse.ts';
import { encodeRequest } from './request.ts';
import { wallClock } from './run.ts';
import type { BatchRow } from './store.ts';

/** How long a plan can be committed. */
const PLAN_LIFETIME_MS = 15 * 60 * 1000;

export type PlanRow = Selectable<BatchPlansTable>;

/** Keeps a plan that can be committed. */
export async function insertPlan(
  tx: Db,
  principal: Principal,
  request: BatchRequest,
  rehearsal: Rehearsal,
): Promise<{ id: string; expiresAt: string }> {
  const id = newId('plan');
  const now = wallClock();
  const expiresAt = addMs(now, PLAN_LIFETIME_MS);
  await insertRow(tx, 'batch_plans', {
    id,
    account_id: principal.account.id,
    credential_id: principal.credential.id,
    credential_type: principal.credential.type,
    user_id: principal.user?.id ?? null,
    request: json.encode(encodeRequest(request)),
    prepared: encodePrepared(rehearsal.prepared),
    versions: encodeBound(rehearsal),
    confirm_text: rehearsal.confirmText,
    batch_id: null,
    created_at: now,
    expires_at: expiresAt,
  });
  return { id, expiresAt };
}

export function encodePrepared(prepared: ReadonlyMap<string, unknown>): string {
  return json.encode([...prepared].map(([label, value]) => [label, value ?? null]));
}

export function decodePrepared(text: string): Map<string, unknown> {
  return new Map(json.decode<[string, unknown][]>(text));
}

export function findPlan(db: Db, account: string, id: string): Promise<PlanRow | undefined> {
  return findRow(db, 'batch_plans', account, id);
}

/** What a plan or an approval is bound to. */
export interface Bound {
  versions: readonly Version[];
  facts: readonly Fact[];
}

export function encodeBound({ versions, facts }: Bound): string {
  return json.encode({ versions, facts });
}

/** What a plan was bound to before its effects were kept is bound to none: whatever it does differs from them. */
export function decodeBound(text: string): Bound {
  const kept = json.decode<Bound | Version[]>(text);
  return 'facts' in kept ? kept : { versions: kept, facts: [] };
}

/** What slow preparation made for a batch when it was planned or approved. */
export async function frozenOf(
  db: Db,
  row: Pick<BatchRow, 'id' | 'account_id' | 'plan_id'>,
): Promise<Map<string, unknown>> {
  // What was approved was made after what was planned.
  const approval = await approvalOf(db, row.account_id, row.id);
  if (approval !== undefined)
    return decodePrepared(json.decode<{ prepared: string }>(approval.frozen).prepared);
  const plan = row.plan_id === null ? undefined : await findPlan(db, row.account_id, row.plan_id);
  return plan === undefined ? new Map() : decodePrepared(plan.prepared);
}

/** Removes plans that were not committed in their time. */
export async function prunePlans(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('batch_plans').where('batch_id', 'is', null).where('expires_at', '<', before).execute();
}

/** Marks a plan as used. @throws AppError IDEMPOTENCY_IN_PROGRESS when another process was first */
export async function usePlan(tx: Db, found: PlanRow, batchId: string): Promise<void> {
  const again = await findPlan(tx, found.account_id, found.id);
  if (again === undefined || again.batch_id !== null) throw inProgress();
  await tx
    .updateTable('batch_plans')
    .set({ batch_id: batchId })
    .where('account_id', '=', found.account_id)
    .where('id', '=', found.id)
    .execute();
}
