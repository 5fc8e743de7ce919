import { companyKey } from '../candidates/index.ts';
import { draftPipeline, roleInWords } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import type { JobAd } from './schema.ts';

const MOST_BULLETS = 6;

/**
 * Drafts an ad from a job: its own statements, put in order for a reader. The client is named nowhere; pay and internal
 * notes are left out.
 * @param hidden the client's name, unless the agency hires for itself
 */
export function draftAd(
  job: Job,
  hidden: string | null,
): Pick<JobAd, 'title' | 'headline' | 'body' | 'bullets'> {
  const spec =
    job.spec ??
    draftPipeline({
      title: job.title,
      description: job.description,
      location: job.location,
      employment_type: job.employment_type,
      success_in_90_days: null,
      interview_format: job.default_interview_format,
      client_name: null,
    }).spec;
  const said = (text: string): string => withoutName(text, hidden);
  const words = roleInWords(job);
  const parts = [
    said(spec.summary),
    listed('What you will do', spec.responsibilities.map(said)),
    listed('What you bring', spec.requirements.map(said)),
    listed('Good to have', spec.nice_to_have.map(said)),
  ].filter((part) => part !== '');
  return {
    title: said(job.title),
    headline: words === null ? null : words.charAt(0).toUpperCase() + words.slice(1),
    body: parts.length === 0 ? null : parts.join('\n\n'),
    bullets: spec.requirements.slice(0, MOST_BULLETS).map(said),
  };
}

function listed(heading: string, lines: string[]): string {
  return lines.length === 0 ? '' : `**${heading}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The text with a company's name, in full and without its legal form, as "our client". */
export function withoutName(text: string, name: string | null): string {
  if (name === null) return text;
  const core = companyKey(name);
  const names = [name.trim(), ...(core === null ? [] : [core])].filter((word) => word.length > 2);
  let hidden = text;
  for (const word of names) {
    const words = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    if (words.length === 0) continue;
    const pattern = words.join('[^\\p{L}\\p{N}]{1,3}');
    hidden = hidden.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?:\\.|(?![\\p{L}\\p{N}]))`, 'giu'),
      'our client',
    );
  }
  return hidden.replace(/(^|[.!?]\s+|\n)our client/g, '$1Our client');
}
