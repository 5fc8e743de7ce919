import type { Context } from '../context.ts';
import { facet, type Home, type Note } from './facets.ts';
import { howManyMeet } from './meeting.ts';
import { type Asked, asked } from './resolve.ts';

/**
 * A note where leaving out a company or a field of work leaves out people who are not there any more, or where "nobody from KPMG", which is read of
 * its staff of today, keeps some who worked there before.
 */
export async function leftBefore(
  ctx: Context,
  runnable: readonly Asked[],
  { home, total }: { home: Home; total: number },
): Promise<Note[]> {
  const left = await keptThough(ctx, runnable, { home, total });
  if (left !== null) return [left];
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

/** A company that was left out by its name alone is told as "at" it (`present-staff.ts`), and one whose staff of now were named as "now at" it. */
const BY_NAME_ALONE = /^at\s/;

async function keptThough(
  ctx: Context,
  runnable: readonly Asked[],
  { home, total }: { home: Home; total: number },
): Promise<Note | null> {
  const unwanted = runnable.find(
    ({ facet: { kind, strength, when, label } }) =>
      kind === 'employer' && strength === 'exclude' && when === 'current' && BY_NAME_ALONE.test(label),
  );
  if (unwanted === undefined || total === 0) return null;
  const before = asked(facet({ ...unwanted.facet, strength: 'must', when: 'past' }), home);
  if (before === null) return null;
  const kept = await howManyMeet(ctx, [...runnable, before]);
  if (kept === 0 || kept * 5 < total) return null;
  const name = unwanted.facet.label.replace(BY_NAME_ALONE, '');
  return {
    code: 'kept_who_left',
    message:
      `${kept} of ${total} worked at ${name} before and ${kept === 1 ? 'is' : 'are'} elsewhere now. Say "never at ${name}" to leave them out too.`.slice(
        0,
        400,
      ),
  };
}
