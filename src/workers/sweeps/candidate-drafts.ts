import { expireDraft, expiredDrafts, nextExpiry } from '#src/domain/candidate-drafts/index.ts';
import type { Sweep } from '../sweep.ts';

/** Gives up candidate drafts that nobody confirmed in their thirty days. */
export const expiringCandidateDrafts: Sweep = {
  name: 'expire_candidate_drafts',
  title: 'Give up a candidate draft that nobody confirmed',
  wakeOnCommit: false,
  due: expiredDrafts,
  work: expireDraft,
  next: nextExpiry,
};
