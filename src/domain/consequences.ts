import { tellGoneAhead } from './ahead-of-gone.ts';
import { inviteAssessed } from './ai-screens/index.ts';
import { followBrief, followCv, followDocument, followJobClient } from './applications/index.ts';
import { tellMissing } from './assessment/index.ts';
import { followContact, undoContacts } from './candidates/index.ts';
import { followSource } from './client-dna/index.ts';
import type { RecordChange, RecordType, WriteContext } from './context.ts';
import { followAdStatus, followJobStatus } from './distribution/index.ts';
import { warnOfDuplicates } from './duplicates/index.ts';
import { followPay } from './jobs/index.ts';
import { tellStillLive, tellStillScheduled, tellStillToCome } from './leftovers.ts';
import { tellFellOff, tellStillMet, tellStillPlaced } from './leftovers-of-placements.ts';
import {
  followDeletion,
  followJobStatus as followJobToListing,
  followPlacement as followPlacementToDeal,
} from './marketplace/index.ts';
import { tellPapers } from './papers/index.ts';
import { followAssessment, followCandidate } from './pools/index.ts';
import { dropTeamTargets, followPlacement, moveTargets } from './quotas/index.ts';
import { tellStillAheadOn } from './still-ahead-on.ts';
import { tellStillAtClient } from './still-at-client.ts';
import { tellStillAtContact } from './still-at-contact.ts';
import { tellStillOwned } from './still-owned.ts';
import { tellEndedToApprove, tellGoneToApprove, tellStillToApprove } from './still-to-approve.ts';
import { warnOfErased } from './suppression/arrivals.ts';

/**
 * A reaction to changed records in modules that the writing module does not know. It runs in the same unit for every
 * interface: an error here refuses the write.
 */
type Consequence = (ctx: WriteContext, change: RecordChange) => Promise<void>;

/** Both ask about whoever arrives, in one trip to the store. */
const tellOfArrival: Consequence = async (ctx, change) => {
  await Promise.all([warnOfDuplicates(ctx, change), warnOfErased(ctx, change)]);
};

const CONSEQUENCES: Partial<Record<RecordType, readonly Consequence[]>> = {
  job: [
    followJobClient,
    followBrief,
    followPay,
    followJobStatus,
    followJobToListing,
    followDeletion,
    tellStillLive,
    tellStillAheadOn,
    tellStillPlaced,
  ],
  job_ad: [followAdStatus],
  application: [followAssessment, inviteAssessed, followSource, tellStillToCome, tellEndedToApprove],
  submission: [followSource, tellMissing],
  candidate: [followCandidate, followCv, followDeletion, tellOfArrival, tellGoneAhead, tellGoneToApprove],
  document: [followDocument],
  activity: [followContact],
  calendar_event: [followContact],
  interview: [followContact, followSource, tellStillScheduled],
  phone_screen: [followContact],
  email_message: [followContact],
  placement: [
    followPlacement,
    followSource,
    followPlacementToDeal,
    tellStillMet,
    tellFellOff,
    tellStillToApprove,
    tellPapers,
  ],
  client: [tellStillAtClient],
  client_contact: [tellStillAtContact],
  user: [followUser, tellStillOwned],
  team: [followTeam],
};

/** Runs the reactions to the changes of a unit, including those to their own changes. */
export async function followChanges(ctx: WriteContext, changes: readonly RecordChange[]): Promise<void> {
  for (const change of changes)
    for (const follow of CONSEQUENCES[change.type] ?? []) await follow(ctx, change);
}

/** Undoes reactions to the changes of an undone action, where they are not recorded as changes themselves. */
export const undoConsequences = undoContacts;

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
