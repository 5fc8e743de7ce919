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
  const worded = (lines: readonly string[]): string[] => lines.filter((line) => !tellsPay(line)).map(said);
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
      place: job.location?.country_code ?? null,
    }).spec;
  const requirements = worded(spec.requirements);
  const lists = [
    listed('What you will do', worded(spec.responsibilities)),
    listed('Also asked for', requirements.slice(MOST_BULLETS)),
    listed('Good to have', worded(spec.nice_to_have)),
  ].filter((part) => part !== '');
  const title = said(job.title);
  const summary = worded(sentencesOf(spec.summary)).join(' ');
  // What says nothing but the title and the place is no headline.
  const told = (job.description !== null || job.spec !== null) && !sameWords(summary, title);
  const { headline, rest } = told ? headlineOf(summary) : { headline: null, rest: summary };
  const parts = [rest, ...lists].filter((part) => part !== '');
  return {
    title,
    headline,
    body: parts.length === 0 ? null : parts.join('\n\n'),
    bullets: requirements.slice(0, MOST_BULLETS),
  };
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((part) => part !== '');

const sameWords = (a: string, b: string): boolean =>
  a.replace(/[\s.]+$/, '').toLowerCase() === b.toLowerCase();

const PAY =
  /[$£€]\s?\d|\b(?:AUD|NZD|USD|GBP|EUR|CAD|SGD|HKD|CHF|ZAR|INR|AED)\s?\d|\b\d[\d.,]*\s?k\b|\b(?:salary|salaries|pay|paid|paying|wage|rate|OTE|remuneration|compensation|package|bonus)\b[^.]*\d/i;

/** Whether a statement says what is paid, which is told only where the ad says so. */
const tellsPay = (statement: string): boolean => PAY.test(statement);

/** The first sentence of a summary, where it is short enough for a headline, and what follows it. */
function headlineOf(summary: string): { headline: string | null; rest: string } {
  const [first = ''] = sentencesOf(summary);
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
