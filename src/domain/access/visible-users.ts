import type { Context, DataScope } from '../context.ts';

/** Whose figures somebody may see. */
export interface VisibleUsers {
  scope: DataScope;
  /** The people's ids; null for everybody of the agency. */
  userIds: readonly string[] | null;
  /** The teams whose sums may be shown; null for every team. */
  teamIds: readonly string[] | null;
}

/**
 * Whose figures who asks may see, by the data scope: everybody's, those of their own team, or their own. Admins and the
 * agency's own credentials see everybody's; a person without a team sees no more than themselves.
 */
export async function visibleUsers(ctx: Context): Promise<VisibleUsers> {
  const { user } = ctx;
  if (user === null || user.role === 'admin' || user.dataScope === 'agency')
    return { scope: 'agency', userIds: null, teamIds: null };
  if (user.dataScope === 'self' || user.teamId === null)
    return { scope: 'self', userIds: [user.id], teamIds: [] };
  const colleagues = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('team_id', '=', user.teamId)
    .orderBy('id')
    .execute();
  return { scope: 'team', userIds: colleagues.map(({ id }) => id), teamIds: [user.teamId] };
}

/** Whether who asks may see the figures of a person. */
export async function maySeeUser(ctx: Context, userId: string): Promise<boolean> {
  const { userIds } = await visibleUsers(ctx);
  return userIds === null || userIds.includes(userId);
}
