import { createHash } from 'node:crypto';
import { json } from '#db/rows.ts';
import type { Principal } from '#src/access/principal.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { Frozen } from './approval.ts';
import type { ApprovalRow } from './approvals-store.ts';
import { orderOf } from './graph.ts';
import type { BatchItem, BatchRequest } from './items.ts';
import { itemsForView, loadStates, principalOf } from './load.ts';
import { type Bound, decodeBound, decodePrepared } from './plan-store.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { parseReady } from './request.ts';
import type { BatchService } from './service.ts';
import { differences, type Moved, shownTo } from './stale.ts';
import { type ItemState, isSettled, planned } from './state.ts';
import { type BatchRecord, type BatchRow, decodeItems, toRecord } from './store.ts';

/** What waits for a decision, tried out as it would run now. */
export interface Attempt {
  batch: BatchRecord;
  request: BatchRequest;
  /** The items as they stand: what is committed is not run again. */
  states: ItemState[];
  /** The items that are to run. */
  open: BatchItem[];
  principal: Principal;
  prepared: ReadonlyMap<string, unknown>;
  /** What it was bound to when it was asked. */
  asked: Bound;
  now: Rehearsal;
  /** Why it can no longer be carried out; null when it can. */
  failing: string | null;
}

/** Tries out what waits for a decision, with the credential that asked and what was prepared for it. */
export async function attemptOf(service: BatchService, row: ApprovalRow, found: BatchRow): Promise<Attempt> {
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
  const options = { requestId: batch.requestId, face: batch.face };
  const now = await rehearse(service, principal, request, options, prepared, states);
  const failed = now.states.find(({ status }) => status === 'failed');
  return {
    batch,
    request,
    states,
    open: states.filter(({ status }) => !isSettled(status)).map(({ item }) => item),
    principal,
    prepared,
    asked: decodeBound(frozen.versions),
    now,
    failing: failed === undefined ? null : (failed.error?.message ?? 'A step of it would fail.'),
  };
}

/** What has changed since it was asked, as somebody with these scopes may see it. */
export function changedSinceAsked(
  service: BatchService,
  { asked, now, principal }: Attempt,
  scopes: ReadonlySet<string> = principal.scopes,
): Moved[] {
  return differences(asked, now, shownTo(service.batches.catalogue, { ...principal, scopes }));
}

/** What a decision is bound to: the request, and all that it would do at the moment when the page was opened. */
export function hashNow(row: Pick<ApprovalRow, 'hash'>, { facts, versions }: Bound): string {
  const text = canonicalJson(json.decode(json.encode({ asked: row.hash, facts, versions })));
  return createHash('sha256').update(text).digest('base64url');
}
