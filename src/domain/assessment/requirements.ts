import { canonicalJson } from '#src/lib/json.ts';
import type { Job } from '../jobs/schema.ts';
import { plainWords } from '../lexicon/text.ts';
import { isAttribute, review } from '../moderation/index.ts';
import { type Facet, facetsOfJob, type Home, type Passage } from '../search/index.ts';

/** What a job asks of a person that can be held against a record. */
export interface Requirement {
  label: string;
  facet: Facet;
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

const SMALL = new Set(
  'a an and are as at be by excellent experience experienced for from good great have has in is it knowledge of on or our own proven record should skills solid strong that the their this to with within work working you your able ability least minimum must need years year including such etc any other some'.split(
    ' ',
  ),
);

/** Two words of one stem, as far as their beginnings tell. */
function isAkin(first: string, second: string): boolean {
  if (first === second) return true;
  const length = Math.max(4, Math.min(first.length, second.length) - 3);
  if (first.length < 4 || second.length < 4) return false;
  return Math.abs(first.length - second.length) <= 4 && first.slice(0, length) === second.slice(0, length);
}

/** The words of a line that say something, the numbers of grades and levels among them. */
const contentOf = (text: string): string[] => [
  ...new Set(plainWords(text).filter((word) => (word.length > 2 || /^\d$/.test(word)) && !SMALL.has(word))),
];

const ENOUGH = 0.6;
const OR = /\s+or\s+|\s*\/\s*/i;

/**
 * How far the words of a requirement that no list knows stand in what is written of somebody, 0 to 1, with the passage
 * that says most of them; null where it says too little. Of alternatives one will do.
 */
export function wordsMet(
  label: string,
  passages: readonly Passage[],
): { share: number; passage: Passage } | null {
  let best: { share: number; passage: Passage } | null = null;
  for (const alternative of label.split(OR)) {
    const asked = contentOf(alternative);
    if (asked.length === 0) continue;
    for (const passage of passages) {
      const share = shareOf(asked, plainWords(passage.text));
      if (best === null || share > best.share) best = { share, passage };
    }
  }
  return best !== null && best.share >= ENOUGH ? best : null;
}

/** How many of the words of a label that say something stand in a text, also in another form. */
export function wordsShared(label: string, text: string): number {
  const words = plainWords(text);
  return contentOf(label).filter((one) => words.some((word) => isAkin(one, word))).length;
}

function shareOf(asked: readonly string[], words: readonly string[]): number {
  return asked.filter((one) => words.some((word) => isAkin(one, word))).length / asked.length;
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

const LEADING =
  /\b(?:lead|leads|leading|led|manag(?:e|es|ed|ing)|supervis\w+|line management)\b.*\b(?:team|people|staff|direct reports)\b/i;
const LEADS =
  /\b(?:leads?|led|manag(?:e|es|ed|ing)|supervis\w+|heads|headed|runs)\b[^.;]{0,60}\b(?:team|people|staff|reports|crew|kitchen|department|store|shift)\b|\bteam of (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:manager|head of|director|supervisor|team leader)\b/i;

/** Whether a line asks for the leading of people. */
export const asksLeading = (line: string): boolean => LEADING.test(line);

/** The first passage that tells of leading people. */
export const leadingIn = (passages: readonly Passage[]): Passage | undefined =>
  passages.find(({ text }) => LEADS.test(text));
