import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { LINK_TO_COME, type LinkPage } from '../ports.ts';

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

/** What tells whether a link opens anything. */
interface Linked {
  status: string;
  expires_at: string;
  held_at: string | null;
}

/** Why a link opens nothing: `unopened` is that of a record that waits for a person. */
export type DeadLink = 'expired' | 'revoked' | 'unopened';

/** Why a link opens nothing; null while it works. That of a held record was given to nobody. */
export function inactiveLink(row: Linked, now: string): DeadLink | null {
  if (row.status === 'revoked') return 'revoked';
  if (row.held_at !== null) return 'unopened';
  return row.expires_at <= now ? 'expired' : null;
}

/** @throws AppError LINK_REVOKED or LINK_EXPIRED, in words for whoever holds the link */
export function refuseInactiveLink(row: Linked, now: string): void {
  const dead = inactiveLink(row, now);
  if (dead === null) return;
  if (dead === 'unopened')
    throw new AppError('LINK_REVOKED', 'This link is not open yet. Ask your consultant when it will be.');
  throw dead === 'revoked'
    ? new AppError('LINK_REVOKED', 'This link is no longer in use. Ask your consultant for another.')
    : new AppError('LINK_EXPIRED', 'This link has expired. Ask your consultant to send it again.');
}
