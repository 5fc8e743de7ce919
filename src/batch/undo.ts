import * as z from 'zod';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import { answerOf, replyOf } from './answer.ts';
import type { Charge } from './charge.ts';
import { AlreadyRequested, KeyedRequest, replay } from './claims.ts';
import { parseBody } from './lifecycle.ts';
import { answerForRow } from './load.ts';
import { batchInvalid } from './problems.ts';
import { MAX_ITEMS } from './request.ts';
import type { BatchService } from './service.ts';
import type { ItemState } from './state.ts';
import { requireBatch } from './store.ts';
import type { BatchAnswer, BatchOptions, BatchReply } from './types.ts';
import { checkUndoApproval, pendingUndo, requestUndoApproval, runUndo } from './undo-approval.ts';
import { loadForUndo, planUndo } from './undo-plan.ts';

/** The body of an undo; without `items` everything is undone. With `dry_run` it is planned, and needs no key. */
export const Undo = z.strictObject({
  items: z.array(z.string()).min(1).optional(),
  dry_run: z
    .boolean()
    .optional()
    .describe('Answers a plan of what would be taken back, and changes nothing.'),
});

/** The body of an undo of what a line of the activities tells. */
export const UndoActivity = Undo.omit({ items: true });

/** Undoes the committed items of a batch, the last one first, in one unit. */
export async function undo(
  service: BatchService,
  principal: Principal,
  id: string,
  body: unknown,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  const { items: labels, dry_run: planOnly = false } = parseBody(Undo, body);
  if (planOnly) {
    const { row, states } = await loadForUndo(service, principal, id);
    return planUndo(service, principal, row, states, chosenOf(states, labels), options, charge);
  }
  const keyed = KeyedRequest.of(service, principal, `batch/${id}/undo`, body ?? {}, options);
  keyed.reserve();
  try {
    const known = await keyed.savedReply();
    if (known !== null) return await again(service, principal, known);
    const { row, states } = await loadForUndo(service, principal, id);
    const chosen = chosenOf(states, labels);
    await charge(Math.min(chosen.length, MAX_ITEMS), 0);
    const undo = pendingUndo(
      service,
      principal,
      row,
      states,
      chosen.map(({ item }) => item.id),
      options,
    );
    try {
      const keep = (tx: Db): Promise<void> => keyed.save(tx, { batch_id: id, attempt: undo.batch.attempt });
      const approval = await checkUndoApproval(undo);
      if (approval.preview !== null) {
        await requestUndoApproval(undo, approval.preview, keep);
        return replyOf(await standing(service, principal, id), keyed.headers);
      }
      await runUndo(undo, keep, approval.check);
    } catch (error) {
      if (error instanceof AlreadyRequested) return await again(service, principal, error.saved);
      throw error;
    }
    return reply(
      answerOf(
        { batchId: id, planId: row.plan_id ?? undefined, status: undo.batch.status },
        states,
        principal,
        service.runtime.recordPages,
      ),
      keyed.headers,
      chosen.map(({ item }) => item.id),
    );
  } finally {
    keyed.release();
  }
}

async function standing(service: BatchService, principal: Principal, id: string): Promise<BatchAnswer> {
  return service.store.read(async (db) => {
    const row = await requireBatch(db, principal, id);
    return (await answerForRow(db, service, principal, row)).answer;
  });
}

async function again(
  service: BatchService,
  principal: Principal,
  saved: Parameters<typeof replay>[2],
): Promise<BatchReply> {
  const { answer, headers } = await replay(service, principal, saved);
  if (answer.status === 'awaiting_approval') return replyOf(answer, headers);
  return reply(
    answer,
    headers,
    answer.items.filter(({ undo: undone }) => undone !== undefined).map(({ id }) => id),
  );
}

function reply(data: BatchAnswer, headers: Record<string, string>, chosen: readonly string[]): BatchReply {
  const done = data.items.every((item) => !chosen.includes(item.id) || item.undo?.outcome === 'done');
  return { status: done ? 200 : 207, data, headers };
}

function chosenOf(states: readonly ItemState[], labels: readonly string[] | undefined): ItemState[] {
  if (labels === undefined) {
    const committed = states.filter(({ status }) => status === 'succeeded');
    if (committed.length > 0) return committed;
    throw new AppError(
      'CONFLICT',
      'Nothing of this batch is committed, or all of it was undone: there is nothing to undo.',
    );
  }
  const known = states.map(({ item }) => item.id);
  return [...new Set(labels)].map((label) => {
    const state = states.find(({ item }) => item.id === label);
    const index = labels.indexOf(label);
    if (state === undefined) {
      const near = closest(label, known);
      throw batchInvalid([
        {
          field: `items[${index}]`,
          message: `${label} is not the label of an item of this batch; ${near === undefined ? `they are ${known.slice(0, 20).join(', ')}` : `did you mean ${near}?`}`,
          ...(near === undefined ? {} : { did_you_mean: near }),
        },
      ]);
    }
    if (state.status === 'succeeded') return state;
    throw new AppError(
      'CONFLICT',
      `${label} is ${state.status.replaceAll('_', ' ')}: there is nothing of it to undo.`,
      {
        field: `items[${index}]`,
        extra: { item: label },
      },
    );
  });
}
