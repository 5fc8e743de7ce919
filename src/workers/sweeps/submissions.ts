import { expiredSubmissions, expireSubmission, nextSubmissionExpiry } from '#src/domain/submissions/index.ts';
import type { Sweep } from '../sweep.ts';

/** Lets submissions expire whose link no longer works. */
export const expiringSubmissions: Sweep = {
  name: 'expire_submissions',
  title: 'Let a submission expire',
  wakeOnCommit: false,
  due: expiredSubmissions,
  work: expireSubmission,
  next: nextSubmissionExpiry,
};
