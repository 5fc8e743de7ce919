import type { Context } from '../context.ts';
import { facet, type Home, type Note } from './facets.ts';
import { howManyMeet } from './meeting.ts';
import { type Asked, asked } from './resolve.ts';

/**
 * A note where leaving out a company or a field of work leaves out people who are not there any more: some who say "nobody from KPMG" mean its staff of
 * today alone.
 */
export async function leftBefore(
  ctx: Context,
  runnable: readonly Asked[],
  { home, total }: { home: Home; total: number },
): Promise<Note[]> {
  const unwanted = runnable.find(
    ({ facet: { kind, strength, when, together } }) =>
      (kind === 'employer' || kind === 'industry') &&
      strength === 'exclude' &&
      when === null &&
      together === null,
  );
  if (unwanted === undefined) return [];
  const now = asked(facet({ ...unwanted.facet, when: 'current' }), home);
  if (now === null) return [];
  const more =
    (await howManyMeet(
      ctx,
      runnable.map((each) => (each === unwanted ? now : each)),
    )) - total;
  if (more <= 0 || more * 5 < total) return [];
  const { label } = unwanted.facet;
  const [who, are] =
    more === 1 ? ['1 more who meets all else', 'is'] : [`${more} more who meet all else`, 'are'];
  const at = unwanted.facet.kind === 'employer' ? 'at' : 'in';
  const message = `${who} worked ${at} ${label} before and ${are} elsewhere now, and ${are} left out as well. Say "not now ${at} ${label}" to leave out only those who are there.`;
  return [{ code: 'left_before', message: message.slice(0, 400) }];
}
