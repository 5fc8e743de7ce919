import { createHash } from 'node:crypto';
import { json } from '#db/rows.ts';
import type { Principal } from '#src/access/principal.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { ApprovalRow, Frozen } from './approvals-store.ts';
import type { PlanBinding } from './bound-effects.ts';
import { orderOf } from './graph.ts';
import type { BatchItem, BatchRequest } from './items.ts';
import { itemsForView, loadStates, principalOf } from './load.ts';
import { decodeBinding, decodePrepared } from './plan-store.ts';
import { whyProof } from './proof.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { parseReady } from './request.ts';
import type { BatchService } from './service.ts';
import { differences, type PlanDifference, viewFor, withoutWorkedOut } from './stale.ts';
import { type ItemState, isSettled, planned } from './state.ts';
import { type BatchRecord, type BatchRow, decodeItems, toRecord } from './store.ts';

/** A rehearsal of a batch that waits for approval, as it would run now. */
export interface ApprovalRehearsal {
  batch: BatchRecord;
  request: BatchRequest;
  /** The current states of the items. Committed ones are not run again. */
  states: ItemState[];
  /** The items that would run. */
  open: BatchItem[];
  principal: Principal;
  prepared: ReadonlyMap<string, unknown>;
  /** What it was bound to when approval was requested. */
  asked: PlanBinding;
  now: Rehearsal;
  /** Why it can no longer be carried out; null when it can. */
  failing: string | null;
}

/** Rehearses a batch that waits for approval, with the requesting credential and the stored preparations. */
export async function rehearseApproval(
  service: BatchService,
  row: ApprovalRow,
  found: BatchRow,
): Promise<ApprovalRehearsal> {
  const frozen = json.decode<Frozen>(row.frozen);
  const prepared = decodePrepared(frozen.prepared);
  const items = itemsForView(service.batches.catalogue, decodeItems(found)).map(parseReady);
  const { order } = orderOf(items.map(({ id, needs }) => ({ label: id, needs })));
  const { principal, stored } = await service.store.read(async (db) => ({
    principal: await principalOf(db, service, found),
    stored: await loadStates(db, service, found, items),
  }));
  const states = stored.map((state) => (isSettled(state.status) ? state : planned(state.item)));
  const batch = { ...toRecord(found), status: 'running' as const, attempt: found.attempt + 1 };
  const request: BatchRequest = { ...batch, dryRun: false, waitMs: 0, items, order };
  const options = { requestId: batch.requestId, channel: batch.channel };
  const now = await rehearse(service, principal, request, options, prepared, states);
  const failed = now.states.find(({ status }) => status === 'failed');
  return {
    batch,
    request,
    states,
    open: states.filter(({ status }) => !isSettled(status)).map(({ item }) => item),
    principal,
    prepared,
    asked: decodeBinding(frozen.versions),
    now,
    failing: failed === undefined ? null : (failed.error?.message ?? 'A step of it would fail.'),
  };
}

/** Why approving it asks for the passkey again; null when it does not. */
export function proofOf({ principal, open, now }: ApprovalRehearsal): string | null {
  const { settings } = principal.account;
  return whyProof(settings, { items: open, binding: now, untried: now.unknown.size });
}

/** What has changed since approval was requested, as somebody with these scopes may see it. */
export function changedSinceAsked(
  service: BatchService,
  { asked, now, principal }: { asked: PlanBinding; now: PlanBinding; principal: Principal },
  scopes: ReadonlySet<string> = principal.scopes,
): PlanDifference[] {
  return differences(asked, now, viewFor(service.batches.catalogue, { ...principal, scopes }));
}

/**
 * The hash that binds a decision to the request and to the effects that it had when the page was opened; what the service
 * works out by itself while the page is read changes nothing that is agreed to.
 */
export function hashNow(row: Pick<ApprovalRow, 'hash'>, { facts, versions }: PlanBinding): string {
  const stood = versions.map(withoutWorkedOut);
  const text = canonicalJson(json.decode(json.encode({ asked: row.hash, facts, versions: stood })));
  return createHash('sha256').update(text).digest('base64url');
}
