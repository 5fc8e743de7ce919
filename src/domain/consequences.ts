import { followJobClient } from './applications/index.ts';
import type { RecordChange, RecordType, WriteContext } from './context.ts';
import { followAdStatus, followJobStatus } from './distribution/index.ts';
import { followDeletion, followPlacement as followPlacementToDeal } from './marketplace/index.ts';
import { followAssessment, followCandidate } from './pools/index.ts';
import { dropTeamTargets, followPlacement, moveTargets } from './quotas/index.ts';

/**
 * What follows from a changed record in modules that the one which wrote it knows nothing of. It happens in the same
 * unit, whoever wrote the record and through whichever door: a refusal here refuses the write.
 */
type Consequence = (ctx: WriteContext, change: RecordChange) => Promise<void>;

const CONSEQUENCES: Partial<Record<RecordType, readonly Consequence[]>> = {
  job: [followJobClient, followJobStatus, followDeletion],
  job_ad: [followAdStatus],
  application: [followAssessment],
  candidate: [followCandidate, followDeletion],
  placement: [followPlacement, followPlacementToDeal],
  user: [followUser],
  team: [followTeam],
};

/** Brings about what follows from the changes of a unit, what it changes itself included. */
export async function followChanges(ctx: WriteContext, changes: readonly RecordChange[]): Promise<void> {
  for (const change of changes)
    for (const follow of CONSEQUENCES[change.type] ?? []) await follow(ctx, change);
}

async function followUser(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  const [from, to] = [teamOf(before), teamOf(after)];
  if (before !== null && to !== undefined && from !== to) await moveTargets(ctx, id, to);
}

const teamOf = (user: object | null): string | null | undefined =>
  user !== null && 'team_id' in user && (typeof user.team_id === 'string' || user.team_id === null)
    ? user.team_id
    : undefined;

async function followTeam(ctx: WriteContext, { id, after }: RecordChange): Promise<void> {
  if (after === null) await dropTeamTargets(ctx, id);
}
