import type { Principal } from '#src/access/principal.ts';
import { admitAccount } from '#src/action/gates.ts';
import { asStorageError } from '#src/idempotency/once.ts';
import { replyOf } from './answer.ts';
import { needsApproval, requestApproval } from './approval.ts';
import { type Charge, charging } from './charge.ts';
import { KeyedRequest, replayed } from './claims.ts';
import type { BatchRequest } from './items.ts';
import { commit, plan } from './plan.ts';
import { rehearse } from './rehearse.ts';
import { MAX_ITEMS, readRequest } from './request.ts';
import type { BatchService } from './service.ts';
import { newBatch, runAndWait } from './start.ts';
import { insertBatch } from './store.ts';
import type { BatchOptions, BatchReply } from './types.ts';

/** Whatever POST /batch takes: a request to run, one to plan, or the commit of a plan. */
export async function submit(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, writes(service, raw));
  try {
    return await charging(service, principal, (charge) => take(service, principal, raw, options, charge));
  } catch (error) {
    throw options.idempotencyKey === undefined ? error : asStorageError(error);
  }
}

async function take(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  if (isCommit(raw)) return commit(service, principal, raw, options, charge);
  const request = read(service, principal, raw, options);
  if (request.dryRun) return plan(service, principal, request, options, charge);
  const keyed = KeyedRequest.of(service, principal, 'batch', raw, options);
  keyed.hold();
  try {
    const known = await keyed.known();
    if (known !== null) {
      const { answer, headers } = await replayed(service, principal, known);
      return replyOf(answer, headers);
    }
    await chargeItems(request, charge);
    return await begin(service, principal, request, keyed, options);
  } finally {
    keyed.release();
  }
}

const isCommit = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'plan_id' in raw;

/** Whether a request, as it was sent, would write. */
export function writes(service: BatchService, raw: unknown): boolean {
  if (isCommit(raw)) return true;
  const actions = typeof raw === 'object' && raw !== null && 'actions' in raw ? raw.actions : null;
  if (!Array.isArray(actions)) return false;
  return actions.some((item: { action?: unknown } | null) => {
    const name = typeof item?.action === 'string' ? item.action : '';
    return service.batches.catalogue.get(name)?.kind === 'write';
  });
}

/** Reads a request. @throws AppError BATCH_INVALID, PAYLOAD_TOO_LARGE */
export function read(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  { reach = 'all' }: Pick<BatchOptions, 'reach'>,
): BatchRequest {
  return readRequest(raw, { catalogue: service.batches.catalogue, principal, reach });
}

// A batch that is larger than what is charged at once paces itself as it goes.
async function chargeItems({ items }: BatchRequest, charge: Charge): Promise<void> {
  const backed = items.filter(({ definition }) => definition.ai).length;
  await (items.length > MAX_ITEMS ? charge(0, 0) : charge(items.length, backed));
}

async function begin(
  service: BatchService,
  principal: Principal,
  request: BatchRequest,
  keyed: KeyedRequest,
  options: BatchOptions,
): Promise<BatchReply> {
  const more = { idempotencyKey: keyed.key };
  if (await needsApproval(service, principal, request.items)) {
    const rehearsal = await rehearse(service, principal, request, options);
    return requestApproval(service, principal, request, rehearsal, keyed, options, more);
  }
  const batch = newBatch(principal, request, options, more);
  return runAndWait(
    {
      service,
      batch,
      items: request.items,
      order: request.order,
      principal,
      begin: async (tx) => {
        await insertBatch(tx, batch, request.items);
        await keyed.keep(tx, { batch_id: batch.id, attempt: 0 });
      },
    },
    keyed,
    options.waitMs ?? request.waitMs,
    options,
  );
}
