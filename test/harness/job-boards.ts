import { SaxesParser } from 'saxes';

/**
 * What the boards that read ads refuse, from the documentation that they publish.
 *
 * Indeed's XML feed: https://docs.indeed.com/indeed-apply/xml-feed, its elements also at
 * https://docs.indeed.com/sponsored-jobs-api/shared-resources/xml-job-feed-format, and that all content of a job stands in CDATA at
 * https://techdocs.indeedeng.io/xml-job-feed/ (read on 21 November 2026, as far as the copies at hand showed them: up to
 * `requisitionid` of the table of elements; the other required elements are those of its example).
 * Google's JobPosting: https://developers.google.com/search/docs/appearance/structured-data/job-posting (the same day).
 */

interface Element {
  text: string;
  /** Whether all of its text stands in CDATA. */
  quoted: boolean;
}

const REQUIRED = [
  'title',
  'date',
  'referencenumber',
  'requisitionid',
  'url',
  'company',
  'sourcename',
  'description',
];
const REMOTE = ['Fully remote', 'Hybrid remote'];
const JOB_TYPES = ['fulltime', 'parttime', 'contract', 'internship', 'temporary'];
/** ISO 8601, as the documentation recommends. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;
const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/i;
/** What a title must not hold: pay, a place in brackets, kinds of employment. */
const NOT_A_TITLE = /[$£€]\s?\d|\b(?:full|part)[- ]time\b/i;

/** The elements of each job of a feed. */
function jobsOf(xml: string, faults: string[]): Map<string, Element>[] {
  const jobs: Map<string, Element>[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  const add = (text: string, quoted: boolean): void => {
    const [job, name] = [jobs.at(-1), open.at(-1)];
    if (job === undefined || name === undefined || open.length !== 3) return;
    const had = job.get(name) ?? { text: '', quoted: true };
    job.set(name, { text: had.text + text, quoted: had.quoted && (quoted || text.trim() === '') });
  };
  parser.on('error', (error) => faults.push(`no XML: ${error.message}`));
  parser.on('opentag', ({ name }) => {
    open.push(name);
    if (open.length === 1 && name !== 'source') faults.push(`the root is ${name}, not source`);
    if (open.length === 2 && name === 'job') jobs.push(new Map());
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (text) => add(text, false));
  parser.on('cdata', (text) => add(text, true));
  parser.write(xml).close();
  return jobs;
}

/** What Indeed would refuse or misread in a feed; empty for a valid one. */
export function feedFaults(xml: string): string[] {
  const faults: string[] = [];
  if (!/^<\?xml version="1\.0" encoding="utf-8"\?>/i.test(xml)) faults.push('no declaration of the encoding');
  const jobs = jobsOf(xml, faults);
  const seen = new Set<string>();
  for (const [at, job] of jobs.entries()) {
    const say = (fault: string) => faults.push(`job ${at}: ${fault}`);
    const textOf = (name: string): string => job.get(name)?.text.trim() ?? '';
    for (const name of REQUIRED) if (textOf(name) === '') say(`${name} is missing`);
    for (const [name, { text, quoted }] of job) {
      if (!quoted) say(`${name} stands outside CDATA`);
      if (ENTITY.test(text)) say(`${name} holds an entity`);
    }
    for (const name of ['date', 'expirationdate'])
      if (textOf(name) !== '' && !INSTANT.test(textOf(name))) say(`${name} is not ISO 8601`);
    if (seen.has(textOf('referencenumber'))) say('referencenumber stands twice');
    seen.add(textOf('referencenumber'));
    if (!/^https?:\/\//.test(textOf('url'))) say('url is no address');
    if (textOf('country') === '' && textOf('remotetype') !== '') say('a remote job has no country');
    if (textOf('country') !== '' && !/^[A-Z]{2}$/.test(textOf('country'))) say('country is no code');
    if (textOf('remotetype') !== '' && !REMOTE.includes(textOf('remotetype'))) say('remotetype is unknown');
    if (textOf('jobtype') !== '' && !JOB_TYPES.includes(textOf('jobtype'))) say('jobtype is unknown');
    if (NOT_A_TITLE.test(textOf('title'))) say('title holds more than the title');
  }
  return faults;
}

/** What Google would refuse in a JobPosting; empty for a valid one. */
// biome-ignore lint/suspicious/noExplicitAny: JSON-LD of any shape is what is checked
export function postingFaults(posting: any): string[] {
  const faults: string[] = [];
  for (const name of ['datePosted', 'description', 'hiringOrganization', 'title'])
    if (!posting[name]) faults.push(`${name} is missing`);
  if (!INSTANT.test(posting.datePosted) && !/^\d{4}-\d\d-\d\d$/.test(posting.datePosted))
    faults.push('datePosted is not ISO 8601');
  if (posting.validThrough !== undefined && !INSTANT.test(posting.validThrough))
    faults.push('validThrough is not ISO 8601');
  if (posting.description === posting.title) faults.push('the description is the title');
  if (posting.hiringOrganization?.name === undefined) faults.push('hiringOrganization has no name');
  const remote = posting.jobLocationType === 'TELECOMMUTE';
  if (
    remote &&
    posting.applicantLocationRequirements?.name === undefined &&
    posting.jobLocation === undefined
  )
    faults.push('a remote job says nothing of where applicants may live');
  if (!remote && posting.jobLocation?.address?.addressCountry === undefined)
    faults.push('jobLocation has no country');
  const type = posting.employmentType;
  if (type !== undefined && !['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'].includes(type))
    faults.push('employmentType is unknown');
  const value = posting.baseSalary?.value;
  if (posting.baseSalary !== undefined && (!posting.baseSalary.currency || !value?.unitText))
    faults.push('baseSalary lacks currency or unit');
  return faults;
}
