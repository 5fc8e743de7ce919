import type { WriteContext } from '../context.ts';
import { countryOfJob, type JobView } from '../jobs/index.ts';

/**
 * What boards and search engines lack of a job's place, with what to add; null if nothing. They ask for the country of each
 * job, of a remote one the country its applicants live in, and refuse or pass over one without it.
 */
export function placeFault(job: JobView) {
  if (countryOfJob(job) !== null) return null;
  const field = job.location_type === 'remote' ? 'applicant_country' : 'location {type, city, country}';
  return `${job.title} has no country, so boards and search engines refuse or pass over its ad. Add it with update_job and ${field}.` as const;
}

/** Tells whoever publishes the ad of a job that boards will refuse it for want of a country. */
export function warnOfPlace(ctx: WriteContext, job: JobView): void {
  const fault = placeFault(job);
  if (fault !== null) ctx.warn('place_missing', fault);
}
