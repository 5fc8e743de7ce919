import type { Selectable } from 'kysely';
import * as z from 'zod';
import { findRow, insertRow, json } from '#db/rows.ts';
import type { BatchPlansTable } from '#db/schema/batch-plans.ts';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { inProgress } from '#src/idempotency/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { approvalOf } from './approvals-store.ts';
import type { PlanBinding, Version } from './bound-effects.ts';
import { wallClock } from './run.ts';
import type { BatchRow } from './store.ts';

/** How long a plan can be committed after it was made. */
const PLAN_LIFETIME_MS = 15 * 60 * 1000;

export type PlanRow = Selectable<BatchPlansTable>;

/** What is stored of a plan. */
interface NewPlan {
  /** The request to run, or the undo of a batch. */
  request: unknown;
  prepared: ReadonlyMap<string, unknown>;
  binding: PlanBinding;
  confirmText: string;
}

/** Stores a plan, so that it can be committed. */
export async function insertPlan(
  tx: Db,
  principal: Principal,
  plan: NewPlan,
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
    request: json.encode(plan.request),
    prepared: encodePrepared(plan.prepared),
    versions: encodeBinding(plan.binding),
    confirm_text: plan.confirmText,
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

export function encodeBinding({ versions, facts }: PlanBinding): string {
  return json.encode({ versions, facts, by: 'item' });
}

/** Whether its facts name what is made by the item that makes it, so that one item can be compared by itself. */
export function knowsItems(text: string): boolean {
  return json.decode<{ by?: unknown }>(text).by === 'item';
}

/** Decodes a stored binding. One of an earlier release has no effects, so that any effect differs from it. */
export function decodeBinding(text: string): PlanBinding {
  const kept = json.decode<PlanBinding | Version[]>(text);
  if (!('facts' in kept)) return { versions: kept, facts: [] };
  return { versions: kept.versions, facts: kept.facts };
}

/** The preparations that were stored when a batch was planned or approved. */
export async function storedPreparations(
  db: Db,
  row: Pick<BatchRow, 'id' | 'account_id' | 'plan_id'>,
): Promise<Map<string, unknown>> {
  // The preparations of an approval are newer than those of its plan.
  const approval = await approvalOf(db, row.account_id, row.id);
  if (approval !== undefined)
    return decodePrepared(json.decode<{ prepared: string }>(approval.frozen).prepared);
  const plan = row.plan_id === null ? undefined : await findPlan(db, row.account_id, row.plan_id);
  return plan === undefined ? new Map() : decodePrepared(plan.prepared);
}

/** Removes expired plans. */
export async function prunePlans(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('batch_plans').where('batch_id', 'is', null).where('expires_at', '<', before).execute();
}

/** What a discarded plan keeps in place of its request. */
const Discarded = z.object({ discarded: z.string() });

/** When a plan was discarded; null when it was not. */
export function discardedAt({ request }: Pick<PlanRow, 'request'>): string | null {
  return Discarded.safeParse(json.decode<unknown>(request)).data?.discarded ?? null;
}

/** Keeps of a plan that it was discarded, and the names of its steps alone. */
export async function keepDiscarded(
  tx: Db,
  { account_id, id }: PlanRow,
  at: string,
  actions: readonly { id: string; action: string }[],
): Promise<void> {
  await tx
    .updateTable('batch_plans')
    .set({
      request: json.encode({ discarded: at, actions }),
      prepared: encodePrepared(new Map()),
      versions: encodeBinding({ versions: [], facts: [] }),
      expires_at: at,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** @throws AppError PLAN_DISCARDED */
export function refuseDiscarded(row: Pick<PlanRow, 'id' | 'request'>): void {
  if (discardedAt(row) === null) return;
  throw new AppError(
    'PLAN_DISCARDED',
    `Plan ${row.id} was discarded, so it cannot be committed and nothing of it was done. Only if it is wanted after all, plan it again (plan_actions, or over HTTP with dry_run: true).`,
    { field: 'plan_id' },
  );
}

/** The plan, for the credential that made it. @throws AppError NOT_FOUND */
export async function requirePlan(db: Db, principal: Principal, id: string): Promise<PlanRow> {
  const found = await findPlan(db, principal.account.id, id);
  if (found === undefined || found.credential_id !== principal.credential.id) {
    throw new AppError(
      'NOT_FOUND',
      `No plan ${id} of this credential. Only the credential that made a plan may commit or discard it; make one with plan_actions, or over HTTP with dry_run: true.`,
      { field: 'plan_id' },
    );
  }
  return found;
}

/** Marks a plan as used. @throws AppError IDEMPOTENCY_IN_PROGRESS when another process was first, PLAN_DISCARDED */
export async function usePlan(tx: Db, found: PlanRow, batchId: string): Promise<void> {
  const again = await findPlan(tx, found.account_id, found.id);
  if (again === undefined || again.batch_id !== null) throw inProgress();
  refuseDiscarded(again);
  await tx
    .updateTable('batch_plans')
    .set({ batch_id: batchId })
    .where('account_id', '=', found.account_id)
    .where('id', '=', found.id)
    .execute();
}
