import * as z from 'zod';
import { approvalsAbout } from './briefs/index.ts';
import type { BriefLine } from './briefs/schema.ts';
import type { RecordChange, WriteContext } from './context.ts';

/** Warns of what waits for a person's yes about somebody whose placement falls off. */
export async function tellStillToApprove(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (statusOf(after) !== 'fell_off' || before === null || statusOf(before) === 'fell_off') return;
  const candidate = candidateOf(after);
  if (candidate === null) return;
  const waiting = await approvalsAbout(ctx, candidate, null);
  if (waiting.length === 0) return;
  ctx.warn(
    'approval_still_open',
    `The placement fell off, and this about the person ${told(waiting)}. Refuse it, or discard it with cancel_batch, if it is no longer wanted.`,
    idsOf(waiting),
  );
}

/** Warns of what waits for a person's yes about somebody who is rejected, withdrew or was taken off the job again. */
export async function tellEndedToApprove(
  ctx: WriteContext,
  { id, before, after }: RecordChange,
): Promise<void> {
  const ended = statusOf(after);
  if (after !== null && ended !== 'rejected' && ended !== 'withdrawn') return;
  if (!['active', 'placed'].includes(statusOf(before) ?? '')) return;
  const candidate = candidateOf(after ?? before);
  if (candidate === null) return;
  const waiting = await approvalsAbout(ctx, candidate, null, { application: id });
  if (waiting.length === 0) return;
  const name = ctx.can('candidates:read') ? nameIn(after ?? before) : 'The person';
  ctx.warn(
    'approval_still_open',
    `${name} is no longer live on the job, and this about them ${told(waiting)}. Refuse it, or discard it with cancel_batch, if it is no longer wanted.`,
    idsOf(waiting),
  );
}

/** Warns of what waits for a person's yes about somebody who is erased, deleted or merged into another record. */
export async function tellGoneToApprove(ctx: WriteContext, { id, after, gone }: RecordChange): Promise<void> {
  if (after !== null) return;
  const waiting = await approvalsAbout(ctx, id, null, { gone });
  if (waiting.length === 0) return;
  ctx.warn(
    'approval_still_open',
    `The record ${id} is gone, and this about it ${told(waiting)}. It can no longer be done so: refuse it, or discard it with cancel_batch.`,
    idsOf(waiting),
  );
}

const told = (waiting: readonly BriefLine[]): string =>
  waiting.map(({ what, batch_id }) => `${what} (${batch_id})`).join('; ');
const idsOf = (waiting: readonly BriefLine[]) => ({ batch_ids: waiting.map(({ batch_id }) => batch_id) });

const Status = z.object({ status: z.string() });
const Candidate = z.object({ candidate_id: z.string() });
const Named = z.object({ candidate: z.object({ name: z.string() }) });

const statusOf = (image: object | null): string | undefined => Status.safeParse(image).data?.status;
const candidateOf = (image: object | null): string | null =>
  Candidate.safeParse(image).data?.candidate_id ?? null;
const nameIn = (application: object | null): string =>
  Named.safeParse(application).data?.candidate.name ?? 'The person';
