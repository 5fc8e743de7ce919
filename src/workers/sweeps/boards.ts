import { agenciesWithNews, followJobs } from '#src/domain/distribution/index.ts';
import type { Sweep } from '../sweep.ts';

/** Posts jobs that were opened or became active where a rule says so. */
export const followingJobs: Sweep = {
  name: 'follow_distribution_rules',
  title: 'Posted jobs by the distribution rules',
  woken: false,
  due: (db, _wall, limit) => agenciesWithNews(db, limit),
  work: (ctx) => followJobs(ctx),
};
