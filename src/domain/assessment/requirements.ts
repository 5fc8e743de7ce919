import { canonicalJson } from '#src/lib/json.ts';
import type { Job } from '../jobs/schema.ts';
import { plainWords } from '../lexicon/text.ts';
import { isAttribute, review } from '../moderation/index.ts';
import { contentOf, type Facet, facetsOfJob, type Home, type JobFacet, shareOf } from '../search/index.ts';

/** What a job asks of a person that can be held against a record. */
export interface Requirement {
  label: string;
  facet: JobFacet;
  must: boolean;
  /** The title of the job names it. */
  inTitle: boolean;
}

/** What is asked of everybody anyway, or told better by a conversation than by a record. */
const TERMS: ReadonlySet<Facet['kind']> = new Set(['salary', 'work_type']);

/**
 * What a job asks of a person. What the law keeps out of hiring is left out, whoever wrote it into the brief, and so are
 * pay and kind of contract, which the phone screen settles.
 */
export function requirementsOf(job: Job, home: Home): Requirement[] {
  const { title, description, spec, assessment_criteria, location, client } = job;
  const { employment_type, success_in_90_days, default_interview_format } = job;
  const key = canonicalJson([
    [title, description, spec, assessment_criteria, location, client?.name ?? null],
    [employment_type, success_in_90_days, default_interview_format, home],
  ]);
  const known = read.get(key);
  if (known !== undefined) return known;
  const fresh = readRequirements(job, home);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, fresh);
  return fresh;
}

// One job is assessed against many people in a row, and its words are dear to read.
const read = new Map<string, Requirement[]>();
const MOST_READ = 500;

function readRequirements(job: Job, home: Home): Requirement[] {
  const place = job.location?.country_code ?? home.country;
  const companies = [job.client?.name ?? null];
  const title = ` ${plainWords(job.title).join(' ')} `;
  return facetsOfJob(job, home).flatMap((facet) => {
    if (TERMS.has(facet.kind)) return [];
    const findings = review([['criterion', facet.label]], { subject: 'role', place, companies });
    if (findings.some(({ verdict, about }) => verdict !== 'clear' && isAttribute(about))) return [];
    const inTitle = facet.kind === 'skill' && title.includes(` ${plainWords(facet.label).join(' ')} `);
    return [{ label: facet.label, facet, must: facet.strength === 'must', inTitle }];
  });
}

const HEADS = new Set(['manager', 'leader', 'lead', 'head', 'supervisor', 'director']);

/**
 * Whether a title is of the role of a job though no list says so: of the same head word, and told by the words of the
 * job's title beside it or in what was done there.
 */
export function isTitleAkin(jobTitle: string, title: string, does: string | null): boolean {
  const asked = contentOf(jobTitle);
  const held = plainWords(title);
  const last = asked.at(-1);
  const head = held.at(-1);
  if (last === undefined || head === undefined) return false;
  if (last !== head && !(HEADS.has(last) && HEADS.has(head))) return false;
  const others = asked.slice(0, -1);
  return others.length > 0 && shareOf(others, [...held, ...plainWords(does ?? '')]) >= 0.5;
}
