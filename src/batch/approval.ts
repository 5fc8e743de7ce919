import { createHash } from 'node:crypto';
import { insertRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import type { AskedFor } from '#src/action/define.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { addMs } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { replyOf } from './answer.ts';
import type { ApprovalContent, Frozen, ShownItem } from './approvals-store.ts';
import type { KeyedRequest } from './claims.ts';
import type { BatchItem, BatchRequest } from './items.ts';
import { answerForRow } from './load.ts';
import { planAnswer } from './plan-answer.ts';
import { encodeBinding, encodePrepared, findPlan, usePlan } from './plan-store.ts';
import type { PlanSummary, Rehearsal } from './rehearse.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { standing } from './settled-warnings.ts';
import { newBatch } from './start.ts';
import { type BatchRecord, batchNotFound, findBatch, insertBatch } from './store.ts';
import type { BatchOptions, BatchReply } from './types.ts';

/** How long a person has to decide. */
const APPROVAL_LIFETIME_MS = 24 * 3600 * 1000;

/** Whether a person must approve before this credential runs any of these. */
export function needsApproval(
  service: BatchService,
  principal: Principal,
  items: readonly AskedFor[],
): Promise<boolean> {
  return service.runtime.asksApproval(principal, items);
}

/** Who may decide: admins only for fee terms, keys and roles, team leads too for everything else. */
export function deciderOf(items: readonly AskedFor[]): 'admin' | 'lead' {
  return items.some(isForAdmins) ? 'admin' : 'lead';
}

/** The scopes of the deciders. */
export function scopesOf(decider: 'admin' | 'lead'): ReadonlySet<string> {
  return effectiveScopes(['admin'], decider === 'admin' ? 'admin' : 'team_lead');
}

function isForAdmins({ definition: action, input }: AskedFor): boolean {
  return (
    action.access === 'admin' ||
    action.scope === 'admin' ||
    action.scope === 'keys:write' ||
    action.rights ||
    action.name === 'set_client_fee_terms' ||
    action.binds?.(input) === true ||
    'role' in action.input.shape ||
    'scopes' in action.input.shape
  );
}

/** Stores a batch as waiting for approval, with everything that the decider needs to see. */
export async function requestApproval(
  service: BatchService,
  principal: Principal,
  request: BatchRequest,
  rehearsal: Rehearsal,
  keyed: KeyedRequest,
  options: BatchOptions,
  more: { planId?: string | null; idempotencyKey?: string | null },
): Promise<BatchReply> {
  if (rehearsal.states.some(({ status }) => status === 'failed')) {
    return replyOf(planAnswer(rehearsal, principal, null, service.runtime.recordPages), {});
  }
  const batch = newBatch(principal, request, options, { ...more, status: 'awaiting_approval' });
  const answer = await service.store.write(
    async ({ tx }) => {
      if (batch.planId !== null) {
        const plan = await findPlan(tx, batch.accountId, batch.planId);
        if (plan !== undefined) await usePlan(tx, plan, batch.id);
      }
      await insertBatch(tx, batch, request.items);
      await insertApproval(tx, approvalFor(batch, request, rehearsal));
      await keyed.save(tx, { batch_id: batch.id, attempt: 0 });
      const row = await findBatch(tx, batch.accountId, batch.id);
      if (row === undefined) throw batchNotFound(batch.id);
      return (await answerForRow(tx, service, principal, row)).answer;
    },
    { account: batch.accountId },
  );
  return replyOf(answer, keyed.headers);
}

/** A request for approval. */
interface Approval {
  accountId: string;
  batchId: string;
  requestedBy: string;
  decider: 'admin' | 'lead';
  confirmText: string;
  shown: ShownItem[];
  frozen: Frozen;
}

export function approvalFor(batch: BatchRecord, request: BatchRequest, rehearsal: Rehearsal): Approval {
  const decider = deciderOf(request.items);
  const summary = rehearsal.summaryFor(scopesOf(decider));
  const shown = shownItems(request.items, rehearsal, summary);
  const frozen: Frozen = {
    text: summary.confirmText,
    prepared: encodePrepared(rehearsal.prepared),
    versions: encodeBinding(rehearsal),
    request: canonicalJson(
      request.items.map(({ id, action, input, after }) => ({ id, action, input, after })),
    ),
  };
  return {
    accountId: batch.accountId,
    batchId: batch.id,
    requestedBy: batch.runsAs.id,
    decider,
    confirmText: rehearsal.confirmText,
    shown,
    frozen,
  };
}

/** Each item with its effects. */
export function shownItems(
  items: readonly BatchItem[],
  rehearsal: Rehearsal,
  summary: PlanSummary,
): ShownItem[] {
  const warned = new Map(rehearsal.states.map((state) => [state.item.id, standing(state, rehearsal.states)]));
  return items.map(({ id, action, definition }) => ({
    id,
    action,
    title: definition.title,
    effects: rehearsal.effects.get(id) ?? [],
    told: summary.effects.get(id) ?? [],
    unknown: rehearsal.unknown.get(id) ?? null,
    warnings: (warned.get(id) ?? [])
      .filter(({ shown_with }) => shown_with === undefined)
      .map(({ message }) => message),
  }));
}

/** What an approval keeps of what is put before a person. */
export function contentOf({
  confirmText,
  shown,
  frozen,
}: Pick<Approval, 'confirmText' | 'shown' | 'frozen'>): ApprovalContent {
  return {
    confirm_text: confirmText,
    items: json.encode(shown),
    frozen: json.encode(frozen),
    hash: hashOf(confirmText, shown, frozen),
  };
}

/** Inserts a pending approval. */
export async function insertApproval(tx: Db, approval: Approval): Promise<void> {
  const { accountId, batchId, requestedBy, decider } = approval;
  const now = wallClock();
  await insertRow(tx, 'approvals', {
    id: newId('approval'),
    account_id: accountId,
    batch_id: batchId,
    status: 'pending',
    decider,
    ...contentOf(approval),
    requested_by: requestedBy,
    decided_by: null,
    decided_at: null,
    note: null,
    created_at: now,
    expires_at: addMs(now, APPROVAL_LIFETIME_MS),
  });
}

/** The hash of the text, the effects and the request that the person saw. */
export function hashOf(confirmText: string, shown: readonly ShownItem[], frozen: Frozen): string {
  const text = canonicalJson({
    confirm_text: confirmText,
    items: json.decode<unknown>(json.encode(shown)),
    ...frozen,
  });
  return createHash('sha256').update(text).digest('base64url');
}
