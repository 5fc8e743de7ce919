import { PER_YEAR } from '../candidates/salary.ts';
import type { Context } from '../context.ts';
import { countryOfJob, type JobView, requireJob } from '../jobs/index.ts';
import type { CompensationResearch } from '../jobs/schema.ts';
import { rangeOf } from './range.ts';
import { isContract, roleOf, type Source, sourcesFor } from './sources.ts';

/** A job whose pay is to be researched, with what the agency's records say. */
export interface ResearchDue {
  asked: number;
  job: JobView;
  sources: Source[];
  /** The city whose people alone are meant. */
  city: string | null;
  now: string;
}

/** Reads what the pay of a job is compared with. */
export async function researchDue(ctx: Context, id: string): Promise<ResearchDue> {
  const job = await requireJob(ctx, id);
  return { asked: job.research_asked, job, now: ctx.now, ...(await sourcesFor(ctx, job)) };
}

/** What the role of a job pays, by the agency's own records: never made of fewer than five people. */
export function researchOf({ job, sources, city, now }: ResearchDue): CompensationResearch {
  const range = rangeOf(sources.map(({ annual }) => annual / PER_YEAR[job.period]));
  if (range === undefined) return { status: 'insufficient_sources', researched_at: now };
  const { name, level } = roleOf(job.title);
  const count = (kind: Source['kind']): number => sources.filter((source) => source.kind === kind).length;
  return {
    status: 'complete',
    role: name,
    level,
    place: { city, country_code: countryOfJob(job) },
    employment: isContract(job) ? 'contract' : 'permanent',
    range,
    currency: job.currency,
    period: job.period,
    sources: {
      placements: count('placement'),
      offers: count('offer'),
      wishes: count('wish'),
      total: sources.length,
    },
    researched_at: now,
  };
}
