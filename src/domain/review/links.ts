import { AppError } from '#src/lib/errors.ts';

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
