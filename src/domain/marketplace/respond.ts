import type * as z from 'zod';
import { AppError, invalid } from '#src/lib/errors.ts';
import { identityOf } from '../anonymity/index.ts';
import { candidatesById } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { formDeal } from './accept.ts';
import { withClientsIn } from './clients-told.ts';
import { tellEnded, withdrawUnsent } from './endings.ts';
import type { IntroResponse, RespondToIntro } from './inputs.ts';
import { intoIntro, notPending, requireIntro } from './intros.ts';
import { endIntro, type IntroRow, type IntroView, isPending, toIntro } from './intros-store.ts';
import { ownListing } from './listings-store.ts';
import { verdictOn } from './prior.ts';
import { listedIdentity, passReason, sharable } from './texts.ts';

type Given = z.output<typeof RespondToIntro>;
type Answer = Given['action'];

/**
 * Answers an intro: the agency of the listing checks, accepts or declines, the sender withdraws. An accept forms the
 * deal; a check changes nothing.
 * @throws AppError NOT_FOUND for a non-party, NOT_YOUR_MOVE for the wrong side, CONFLICT when it is not pending
 */
export async function respondToIntro(ctx: WriteContext, input: Given): Promise<IntroResponse> {
  const { action, decline_reason } = input;
  if (decline_reason !== undefined && action !== 'decline')
    throw invalid('decline_reason', `decline_reason: goes with action decline, not with ${action}`);
  if (action === 'check') return checkIntro(ctx, input.intro_id);
  const row = await intoIntro(ctx, input.intro_id);
  requireMove(ctx, row, action);
  if (!isPending(ctx, row)) throw notPending(ctx, row);
  if (action === 'accept') {
    const { intro, deal } = await formDeal(ctx, row);
    return { action, intro: toIntro(ctx, intro), verdict: null, deal };
  }
  if (row.held_at !== null) {
    const unsent = await withdrawUnsent(ctx, row, null);
    if (unsent === undefined) throw notPending(ctx, row);
    return { action, intro: toIntro(ctx, unsent), verdict: null, deal: null };
  }
  const patch = {
    status: action === 'decline' ? 'declined' : 'withdrawn',
    resolution: action === 'decline' ? 'owner' : 'sender',
    decline_reason: decline_reason === undefined ? null : await reasonOf(ctx, row, decline_reason),
    responded_at: ctx.now,
    updated_at: ctx.now,
  } as const satisfies Partial<IntroRow>;
  if (!(await endIntro(ctx, row.id, patch))) throw notPending(ctx, row);
  const after = { ...row, ...patch };
  await tellEnded(ctx, row, after, action === 'decline' ? 'Declined an intro' : 'Withdrew an intro');
  return { action, intro: toIntro(ctx, after), verdict: null, deal: null };
}

/**
 * Tells whether the caller's agency knows the candidate of an intro already.
 * @throws AppError NOT_FOUND for a non-party, NOT_YOUR_MOVE for the wrong side, CONFLICT when it is over
 */
export async function checkIntro(ctx: Context, introId: string): Promise<IntroResponse> {
  const row = await requireIntro(ctx, introId);
  requireMove(ctx, row, 'check');
  if (row.status !== 'accepted' && !isPending(ctx, row)) throw notPending(ctx, row);
  return { action: 'check', intro: toIntro(ctx, row), verdict: await verdictOn(ctx, row), deal: null };
}

// The sender reads it while neither client nor candidate is revealed.
async function reasonOf(ctx: WriteContext, row: IntroView, reason: string): Promise<string> {
  const listing = await ownListing(ctx, row.listing_id);
  const own = listing?.kind === 'candidate' ? [listing.source_id] : [];
  const [person] = (await candidatesById(ctx.db, ctx.account.id, own)).values();
  passReason(ctx, { field: 'decline_reason', reason, person: person?.name ?? null });
  const identity =
    listing === undefined ? identityOf({}) : await listedIdentity(ctx, listing.kind, listing.source_id);
  return sharable(reason, await withClientsIn(ctx, identity, reason), 'decline_reason');
}

const MOVERS: Record<Answer, readonly ('owner' | 'sender')[]> = {
  check: ['owner'],
  accept: ['owner'],
  decline: ['owner'],
  withdraw: ['sender'],
};

function requireMove(ctx: Context, row: IntroView, action: Answer): void {
  const side = row.owner_account_id === ctx.account.id ? 'owner' : 'sender';
  // Who asked for a shared candidate is the one to whom the candidate is new.
  if (MOVERS[action].includes(side) || (action === 'check' && row.kind === 'request')) return;
  throw new AppError(
    'NOT_YOUR_MOVE',
    side === 'sender'
      ? `Your agency sent ${row.id}: only the agency of the listing may ${action} it. Yours may withdraw it while it is pending.`
      : `Your agency received ${row.id}: only its sender may withdraw it. Yours may check, accept or decline it.`,
    { field: 'action' },
  );
}
