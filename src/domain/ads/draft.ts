import { companyKey } from '../candidates/index.ts';
import { draftPipeline } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import type { JobAd } from './schema.ts';

const MOST_BULLETS = 3;
const LONGEST_HEADLINE = 200;

/**
 * Drafts an ad from a job: its own statements, put in order for a reader. The client is named nowhere; pay and internal
 * notes are left out.
 * @param hidden the client's name, unless the agency hires for itself
 */
export function draftAd(
  job: Job,
  hidden: string | null,
): Pick<JobAd, 'title' | 'headline' | 'body' | 'bullets'> {
  const said = (text: string): string => withoutName(text, hidden);
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
  const bullets = spec.requirements.slice(0, MOST_BULLETS);
  const lists = [
    listed('What you will do', spec.responsibilities.map(said)),
    listed('Also asked for', spec.requirements.slice(MOST_BULLETS).map(said)),
    listed('Good to have', spec.nice_to_have.map(said)),
  ].filter((part) => part !== '');
  // What says nothing but the title and the place is no headline.
  const told = job.description === null && job.spec === null ? null : said(spec.summary);
  const { headline, rest } = headlineOf(told ?? '');
  const opening = told === null ? said(spec.summary) : rest;
  const parts = [opening, ...lists].filter((part) => part !== '');
  return {
    title: said(job.title),
    headline,
    body: parts.length === 0 ? null : parts.join('\n\n'),
    bullets: bullets.map(said),
  };
}

/** The first sentence of a summary, where it is short enough for a headline, and what follows it. */
function headlineOf(summary: string): { headline: string | null; rest: string } {
  const [first = ''] = summary.split(/(?<=[.!?])\s+/);
  if (first === '' || first.length > LONGEST_HEADLINE) return { headline: null, rest: summary };
  return { headline: first, rest: summary.slice(first.length).trim() };
}

function listed(heading: string, lines: string[]): string {
  return lines.length === 0 ? '' : `**${heading}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The text with a company's name, in full and without its legal form, as "our client". */
function withoutName(text: string, name: string | null): string {
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
