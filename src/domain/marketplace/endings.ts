import { languageOfUser } from '../accounts/people.ts';
import type { OutwardWords, WriteContext } from '../context.ts';
import { sendNotice } from '../emails/notices.ts';
import { inEnglish, inMailLanguage, mailBody, mailText } from '../mail-texts/index.ts';
import { decided } from '../moderation/index.ts';
import { consultantOf } from './across-store.ts';
import {
  endIntro,
  type IntroRow,
  type IntroView,
  partyIntro,
  pendingOf,
  pendingTo,
  toIntro,
} from './intros-store.ts';

type Resolution = NonNullable<IntroRow['resolution']>;

/** What a listing is called whose words went with the person whom it offered. */
export const GONE = 'a listing that is gone';

const WHY = {
  owner: 'mails.introOwner',
  sender: 'mails.introSender',
  listing_withdrawn: 'mails.introListingWithdrawn',
  listing_filled: 'mails.introListingFilled',
  listing_expired: 'mails.introListingExpired',
  timeout: 'mails.introTimeout',
} as const satisfies Record<Resolution, string>;

/** Ends the intros that wait at a listing of the agency which has ended, and tells their senders. */
export async function resolveIntros(
  ctx: WriteContext,
  listing: string,
  resolution: Extract<Resolution, `listing_${string}`>,
): Promise<void> {
  for (const id of await pendingTo(ctx, listing)) await lapseIntro(ctx, id, resolution);
}

/** Takes back what the agency offered of a candidate who is gone. */
export async function withdrawIntrosOf(ctx: WriteContext, candidate: string): Promise<void> {
  for (const id of await pendingOf(ctx, candidate)) {
    const row = await withPartner(ctx, id);
    if (row === undefined) continue;
    const patch = {
      status: 'withdrawn',
      resolution: 'sender',
      responded_at: ctx.now,
      updated_at: ctx.now,
    } as const;
    if (row.held_at !== null) await withdrawUnsent(ctx, row, null);
    else if (await endIntro(ctx, id, patch))
      await tellEnded(ctx, row, { ...row, ...patch }, 'Withdrew an intro');
  }
}

/**
 * Ends an intro that waits for a person and never left, of which the other agency hears nothing.
 * @returns the intro as it is then; undefined where it does not wait any more
 */
export async function withdrawUnsent(
  ctx: WriteContext,
  row: IntroView,
  reason: string | null,
): Promise<IntroView | undefined> {
  const patch = {
    status: 'withdrawn',
    resolution: 'sender',
    responded_at: ctx.now,
    updated_at: ctx.now,
    ...decided(ctx, row, 'withdrawn', reason),
  } as const;
  if (!(await endIntro(ctx, row.id, patch))) return undefined;
  const after = { ...row, ...patch };
  tellOwn(ctx, row, after);
  ctx.record({
    type: 'marketplace',
    summary: `Withdrew unsent from the marketplace: ${row.listing_headline}`,
    candidate_id: row.candidate_id,
  });
  return after;
}

/** Tells the agency that sent an intro how it is now, and nobody else. */
export function tellOwn(
  ctx: WriteContext,
  before: IntroView | null,
  after: IntroView,
  shown?: OutwardWords,
): void {
  ctx.changed({
    type: 'marketplace_intro',
    id: after.id,
    before: before === null ? null : toIntro(ctx, before),
    after: toIntro(ctx, after),
    label: after.listing_headline,
    shown,
  });
}

/** Ends an intro that nobody answered in time. Does nothing for one that has been. */
export async function expireIntro(ctx: WriteContext, id: string): Promise<void> {
  const row = await partyIntro(ctx, id);
  if (row === undefined || row.status !== 'pending' || row.held_at !== null || row.expires_at > ctx.now)
    return;
  await lapseIntro(ctx, id, 'timeout');
}

/**
 * An intro that the agency is about to write, with the other agency's account at hand. That comes first: whoever wrote
 * the intro before and then waited for the account would wait for one that waits for the intro.
 */
export async function withPartner(ctx: WriteContext, id: string): Promise<IntroView | undefined> {
  const row = await partyIntro(ctx, id);
  if (row === undefined) return undefined;
  await ctx.inAccount(row.account_id === ctx.account.id ? row.owner_account_id : row.account_id);
  return partyIntro(ctx, id);
}

async function lapseIntro(ctx: WriteContext, id: string, resolution: Resolution): Promise<void> {
  const row = await withPartner(ctx, id);
  if (row === undefined) return;
  const patch = { status: 'expired', resolution, responded_at: null, updated_at: ctx.now } as const;
  if (!(await endIntro(ctx, id, patch))) return;
  const after = { ...row, ...patch };
  await tellEnded(ctx, row, after, 'An intro ended');
  await mailSender(ctx, after);
}

/** Tells both agencies that an intro ended, each in its own change feed and activities. */
export async function tellEnded(
  ctx: WriteContext,
  before: IntroView,
  after: IntroView,
  summary: 'Withdrew an intro' | 'Declined an intro' | 'An intro ended',
): Promise<void> {
  const partner = before.account_id === ctx.account.id ? before.owner_account_id : before.account_id;
  const { resolution } = after;
  const why: '' | `: ${string}` =
    resolution === null ? '' : `: ${inEnglish(() => mailText(WHY[resolution]))}`;
  for (const side of [ctx, await ctx.inAccount(partner)]) {
    side.changed({
      type: 'marketplace_intro',
      id: before.id,
      before: toIntro(side, before),
      after: toIntro(side, after),
      label: before.listing_headline,
    });
    side.record({
      type: 'marketplace',
      summary: `${summary} (${before.listing_headline || GONE})${why}`,
      body: after.decline_reason,
      candidate_id: side.account.id === before.account_id ? before.candidate_id : null,
    });
  }
}

// Whoever sent it waits for an answer that will not come.
async function mailSender(ctx: WriteContext, row: IntroView): Promise<void> {
  const { resolution, listing_headline, owner_name: agency } = row;
  if (resolution === null) return;
  const there = await ctx.inAccount(row.account_id);
  const sender = await consultantOf(there.tx, row.account_id, row.sent_by);
  if (sender === null || sender.status !== 'active') return;
  await inMailLanguage(there, languageOfUser(sender), () => {
    const headline = listing_headline || mailText('mails.listingGone');
    return sendNotice(there, {
      to_address: sender.email,
      to_name: sender.name,
      subject: mailText('mails.introSubject', { headline }),
      body: mailBody(sender.name, [
        mailText('mails.introEnded', { headline, agency, why: mailText(WHY[resolution]) }),
        mailText('mails.introOthers'),
      ]),
      from_agency: true,
      candidate_id: row.candidate_id,
    });
  });
}
