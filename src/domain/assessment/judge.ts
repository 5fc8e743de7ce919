import type { Job } from '../jobs/schema.ts';
import type { Home } from '../search/index.ts';
import { type ClientFacts, clientFit } from './client-fit.ts';
import { type Applicant, figured, type Held, held, verdictOf } from './job-fit.ts';
import type { Assessment, Criterion, Verdict } from './schema.ts';

/** All that an assessment is made of. */
export interface Material {
  job: Job;
  applicant: Applicant;
  client: ClientFacts | null;
  account: string;
  home: Home;
}

/** Assesses by rules and lexicon alone: the same record always gives the same figures. */
export function assessByRules(material: Material): Assessment {
  const { job, applicant, account, home } = material;
  return assessmentOf(material, held(job, applicant, account, home), 'rules');
}

/** The assessment that requirements held against a record come to, whoever held them. */
export function assessmentOf(
  { client, applicant }: Material,
  found: readonly Held[],
  engine: Assessment['engine'],
): Assessment {
  const { job_fit, criteria } = figured(found);
  const { client_fit, evidence } = clientFit(client, applicant);
  const verdict = verdictOf(job_fit);
  return {
    job_fit,
    client_fit,
    assessed_verdict: verdict,
    summary: summaryOf(criteria, verdict),
    criteria,
    evidence,
    engine,
  };
}

const MOST_NAMED = 6;

function summaryOf(criteria: readonly Criterion[], verdict: Verdict | null): string {
  if (verdict === null)
    return 'The job asks nothing that a record can be held against: give it a description, a spec or criteria.';
  const named = (status: Criterion['status']): string[] =>
    criteria.filter((each) => each.status === status).map(({ criterion }) => criterion);
  const list = (lead: string, names: readonly string[]): string =>
    names.length === 0
      ? ''
      : ` ${lead}: ${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''}.`;
  const met = named('met');
  return (
    `Meets ${met.length} of ${criteria.length}.` +
    list('Met', met) +
    list('In part', named('partial')) +
    list('Not found', named('missing')) +
    list('To ask', named('unknown'))
  );
}
