import { agenciesWithJobChanges, followJobs } from '#src/domain/distribution/index.ts';
import type { Sweep } from '../sweep.ts';

/** Posts jobs that were opened or became active where a rule says so. */
export const followingJobs: Sweep = {
  name: 'follow_distribution_rules',
  title: 'Posted jobs by the distribution rules',
  wakeOnCommit: false,
  due: (db, _wall, limit) => agenciesWithJobChanges(db, limit),
  work: (ctx) => followJobs(ctx),
};
