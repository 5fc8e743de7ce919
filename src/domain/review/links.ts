import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import type { LinkPage } from '../ports.ts';

/** What stands in a plan for a link that is made when the plan is committed. */
const LINK_TO_COME = 'https://link.invalid/made-when-it-is-sent';

/** The address of the page of a record. */
export function pageUrl(
  ctx: Context | WriteContext,
  page: LinkPage,
  row: { id: string; created_at: string },
): string {
  // What a plan makes is made again, under another id, when it is committed.
  if ('rehearsal' in ctx && ctx.rehearsal && row.created_at === ctx.now) return LINK_TO_COME;
  return ctx.deployment?.link(page, row.id).url ?? '';
}

/** The keyed hash under which the link to a record's page is stored. */
export function linkHash(ctx: Context, page: LinkPage, id: string): string {
  const link = ctx.deployment?.link(page, id);
  if (link === undefined) throw new Error(`a ${page} was made where no link can be`);
  return link.hash;
}

/** Why a link opens nothing any more; null while it works. */
export function deadLink(
  row: { status: string; expires_at: string },
  now: string,
): 'expired' | 'revoked' | null {
  if (row.status === 'revoked') return 'revoked';
  return row.expires_at <= now ? 'expired' : null;
}

/** @throws AppError LINK_REVOKED or LINK_EXPIRED, in words for whoever holds the link */
export function refuseDead(row: { status: string; expires_at: string }, now: string): void {
  const dead = deadLink(row, now);
  if (dead === null) return;
  throw dead === 'revoked'
    ? new AppError('LINK_REVOKED', 'This link is no longer in use. Ask your consultant for another.')
    : new AppError('LINK_EXPIRED', 'This link has expired. Ask your consultant to send it again.');
}
