import { createHash } from 'node:crypto';
import { insertRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { addMs } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { replyOf } from './answer.ts';
import type { ApprovalContent, AskedUndo } from './approvals-store.ts';
import type { KeyedRequest } from './claims.ts';
import type { BatchItem, BatchRequest } from './items.ts';
import { answerForRow } from './load.ts';
import { planAnswer } from './plan-answer.ts';
import { encodeBound, encodePrepared, findPlan, usePlan } from './plan-store.ts';
import type { PlanSummary, Rehearsal } from './rehearse.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { newBatch } from './start.ts';
import { type BatchRecord, batchNotFound, findBatch, insertBatch } from './store.ts';
import type { BatchOptions, BatchReply, Effect } from './types.ts';

/** How long a person has to decide. */
const APPROVAL_LIFETIME_MS = 24 * 3600 * 1000;

/** An item as the approval page shows it. */
export interface ShownItem {
  id: string;
  action: string;
  title: string;
  /** As whoever asked may see them. */
  effects: readonly Effect[];
  /** As those who decide may see them. */
  told: readonly Effect[];
  /** Why its effects could not be tried out. */
  unknown: string | null;
}

/** What an approval is bound to, beside what it shows. */
export interface Frozen {
  /** What those who decide are asked to agree to. */
  text: string;
  prepared: string;
  versions: string;
  request: string;
  /** Where an undo is asked for. */
  undo?: AskedUndo;
}

/** Whether the agency wants a person to agree before this credential does any of these. */
export function needsApproval(
  service: BatchService,
  principal: Principal,
  items: readonly Pick<BatchItem, 'definition'>[],
): Promise<boolean> {
  return service.runtime.asksApproval(
    principal,
    items.map(({ definition }) => definition),
  );
}

/** Fee terms, keys and roles are for admins to decide; the rest for team leads too. */
export function deciderOf(items: readonly Pick<BatchItem, 'definition'>[]): 'admin' | 'lead' {
  return items.some(({ definition }) => isForAdmins(definition)) ? 'admin' : 'lead';
}

/** What those may see who decide. */
export function scopesOf(decider: 'admin' | 'lead'): ReadonlySet<string> {
  return effectiveScopes(['admin'], decider === 'admin' ? 'admin' : 'team_lead');
}

function isForAdmins(action: Action): boolean {
  return (
    action.access === 'admin' ||
    action.scope === 'admin' ||
    action.scope === 'keys:write' ||
    action.rights ||
    action.name === 'set_client_fee_terms' ||
    'role' in action.input.shape ||
    'scopes' in action.input.shape
  );
}

/** Puts a batch aside until a person has decided, with all that the person needs to see. */
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
    return replyOf(planAnswer(rehearsal, principal, null), {});
  }
  const batch = newBatch(principal, request, options, { ...more, status: 'awaiting_approval' });
  const answer = await service.store.write(
    async ({ tx }) => {
      if (batch.planId !== null) {
        const plan = await findPlan(tx, batch.accountId, batch.planId);
        if (plan !== undefined) await usePlan(tx, plan, batch.id);
      }
      await insertBatch(tx, batch, request.items);
      await insertApproval(tx, asApproval(batch, request, rehearsal));
      await keyed.keep(tx, { batch_id: batch.id, attempt: 0 });
      const row = await findBatch(tx, batch.accountId, batch.id);
      if (row === undefined) throw batchNotFound(batch.id);
      return (await answerForRow(tx, service, principal, row)).answer;
    },
    { account: batch.accountId },
  );
  return replyOf(answer, keyed.headers);
}

/** What is put before a person. */
interface Approval {
  accountId: string;
  batchId: string;
  requestedBy: string;
  decider: 'admin' | 'lead';
  confirmText: string;
  shown: ShownItem[];
  frozen: Frozen;
}

export function asApproval(batch: BatchRecord, request: BatchRequest, rehearsal: Rehearsal): Approval {
  const decider = deciderOf(request.items);
  const told = rehearsal.summaryFor(scopesOf(decider));
  const shown = shownItems(request.items, rehearsal, told);
  const frozen: Frozen = {
    text: told.confirmText,
    prepared: encodePrepared(rehearsal.prepared),
    versions: encodeBound(rehearsal),
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

/** Each item with what it would do. */
export function shownItems(
  items: readonly BatchItem[],
  rehearsal: Rehearsal,
  told: PlanSummary,
): ShownItem[] {
  return items.map(({ id, action, definition }) => ({
    id,
    action,
    title: definition.title,
    effects: rehearsal.effects.get(id) ?? [],
    told: told.effects.get(id) ?? [],
    unknown: rehearsal.unknown.get(id) ?? null,
  }));
}

/** What an approval keeps of what is put before a person. */
export function contentOf({ confirmText, shown, frozen }: Approval): ApprovalContent {
  return {
    confirm_text: confirmText,
    items: json.encode(shown),
    frozen: json.encode(frozen),
    hash: hashOf(confirmText, shown, frozen),
  };
}

/** Puts something before a person. */
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
    created_at: now,
    expires_at: addMs(now, APPROVAL_LIFETIME_MS),
  });
}

/** What a decision is bound to: the text, the effects and the request that the person saw. */
export function hashOf(confirmText: string, shown: readonly ShownItem[], frozen: Frozen): string {
  const text = canonicalJson({
    confirm_text: confirmText,
    items: json.decode<unknown>(json.encode(shown)),
    ...frozen,
  });
  return createHash('sha256').update(text).digest('base64url');
}
