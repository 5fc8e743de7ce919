import { membersOf } from '../accounts/people.ts';
import type { Context, DataScope } from '../context.ts';

/** The users and teams whose figures the caller may see. */
export interface VisibleUsers {
  scope: DataScope;
  /** User ids; null for everybody of the agency. */
  userIds: readonly string[] | null;
  /** The teams whose totals may be shown; null for every team. */
  teamIds: readonly string[] | null;
}

/**
 * The users whose figures the caller may see, by data scope: all, those of their team, or their own. Admins and the
 * agency's own credentials see all; a user without a team sees only their own.
 */
export async function visibleUsers(ctx: Context): Promise<VisibleUsers> {
  const { user } = ctx;
  if (user === null || user.role === 'admin' || user.dataScope === 'agency')
    return { scope: 'agency', userIds: null, teamIds: null };
  if (user.dataScope === 'self' || user.teamId === null)
    return { scope: 'self', userIds: [user.id], teamIds: [] };
  const userIds = await membersOf(ctx.db, ctx.account.id, user.teamId);
  return { scope: 'team', userIds, teamIds: [user.teamId] };
}

/**
 * As `visibleUsers`, for reports and questions: people without analytics:read, whom their agency lets see their own
 * figures, see those alone, whatever their data scope.
 */
export async function visibleInReports(ctx: Context): Promise<VisibleUsers> {
  return ctx.user !== null && !ctx.can('analytics:read') ? ownFigures(ctx.user.id) : visibleUsers(ctx);
}

/**
 * As `visibleUsers`, for quota boards: whoever has neither of the scopes that show a board, and reaches one as their
 * own figures, sees those alone.
 */
export async function visibleOnBoard(ctx: Context): Promise<VisibleUsers> {
  return seesOwnBoard(ctx) && ctx.user !== null ? ownFigures(ctx.user.id) : visibleUsers(ctx);
}

/** Whether targets are shown: with quotas:read, or because the board is the caller's own alone. */
export const seesTargets = (ctx: Context): boolean => ctx.can('quotas:read') || seesOwnBoard(ctx);

const seesOwnBoard = (ctx: Context): boolean =>
  ctx.user !== null && !ctx.can('quotas:read') && !ctx.can('analytics:read');

const ownFigures = (userId: string): VisibleUsers => ({ scope: 'self', userIds: [userId], teamIds: [] });

/** Whether the caller may see the figures of a user. */
export async function maySeeUser(ctx: Context, userId: string): Promise<boolean> {
  const { userIds } = await visibleUsers(ctx);
  return userIds === null || userIds.includes(userId);
}
