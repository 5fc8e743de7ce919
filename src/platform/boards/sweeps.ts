import { adsOfClosedJobs, closeAdOfClosedJob } from '#src/domain/ads/index.ts';
import {
  agenciesWithNews,
  endWithoutCause,
  followJobs,
  postingsWithoutCause,
} from '#src/domain/distribution/index.ts';
import type { Sweep } from '../jobs/sweep.ts';

/** Takes ads off the career page for good once their job is closed or filled. Their pages are gone at once anyway. */
const closingAds: Sweep = {
  name: 'close_job_ads',
  title: 'Closed the ad of a job that is over',
  woken: false,
  due: (db, _wall, limit) => adsOfClosedJobs(db, limit),
  work: closeAdOfClosedJob,
};

/** Ends postings whose job is closed, filled or on hold, or whose ad is not public any more. */
const endingPostings: Sweep = {
  name: 'end_postings',
  title: 'Ended a posting of a job that is not active',
  woken: false,
  due: (db, _wall, limit) => postingsWithoutCause(db, limit),
  work: endWithoutCause,
};

/** Posts jobs that became active where a rule says so. */
const followingJobs: Sweep = {
  name: 'follow_distribution_rules',
  title: 'Posted jobs by the distribution rules',
  woken: false,
  due: (db, _wall, limit) => agenciesWithNews(db, limit),
  work: (ctx) => followJobs(ctx),
};

/** What keeps ads and postings in step with their jobs, in the order of what follows from what. */
export const boardSweeps: Sweep[] = [closingAds, endingPostings, followingJobs];
