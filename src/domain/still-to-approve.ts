import { approvalsAbout } from './briefs/index.ts';
import type { RecordChange, WriteContext } from './context.ts';

/** Warns of what waits for a person's yes about somebody whose placement falls off. */
export async function tellStillToApprove(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (before === null || after === null || !fellOff(after) || fellOff(before)) return;
  const candidate = 'candidate_id' in after ? after.candidate_id : null;
  if (typeof candidate !== 'string') return;
  const waiting = await approvalsAbout(ctx, candidate, null);
  if (waiting.length === 0) return;
  const told = waiting.map(({ what, batch_id }) => `${what} (${batch_id})`).join('; ');
  ctx.warn(
    'approval_still_open',
    `The placement fell off, and this about the person ${told}. Refuse it, or discard it with cancel_batch, if it is no longer wanted.`,
    { batch_ids: waiting.map(({ batch_id }) => batch_id) },
  );
}

const fellOff = (image: object): boolean => 'status' in image && image.status === 'fell_off';
