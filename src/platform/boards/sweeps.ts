import { adsOfClosedJobs, closeAdOfClosedJob } from '#src/domain/ads/index.ts';
import type { Sweep } from '../jobs/sweep.ts';

/** Takes ads off the career page for good once their job is closed or filled. Their pages are gone at once anyway. */
const closingAds: Sweep = {
  name: 'close_job_ads',
  title: 'Closed the ad of a job that is over',
  woken: false,
  due: (db, _wall, limit) => adsOfClosedJobs(db, limit),
  work: closeAdOfClosedJob,
};

/** What keeps ads and postings in step with their jobs, in the order of what follows from what. */
export const boardSweeps: Sweep[] = [closingAds];
