import { json } from '#db/rows.ts';
import type { IndexHit } from '#db/search-index.ts';
import { accountPrefix } from '#db/search-marks.ts';
import { type CandidateRow, entryOf } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import type { Context } from '../context.ts';
import type { Job } from '../jobs/schema.ts';
import {
  type Asked,
  asked,
  better,
  type Evidence,
  type Facet,
  type FacetKind,
  FIRM,
  fitsOf,
  type Home,
  judged,
  onNobodysRecord,
  type Passage,
  sentencesOf,
  shortened,
  titlesOf,
  weightOf,
} from '../search/index.ts';
import { isTitleAkin, type Requirement, requirementsOf } from './requirements.ts';
import type { Criterion, Verdict } from './schema.ts';
import { settlingOf } from './settle.ts';

/** How well somebody fits a job. */
export interface JobFit {
  /** 0 to 100; null where the job asks nothing that a record can be held against. */
  job_fit: number | null;
  criteria: Criterion[];
}

/** What is written of a person: the record, and the text of the newest CV. */
export interface Applicant {
  row: CandidateRow;
  cv: string | null;
  /** The skills that the job asks for and nobody's record names, by their labels. */
  unheard?: ReadonlySet<string>;
}

const CV_CHARACTERS = 20_000;

/** What counts of a requirement by its status: of one that is open somewhat, as it may well hold. */
const POINTS = { met: 1, partial: 0.8, junior: 0.6, unknown: 0.45, missing: 0.1 } as const;
type Status = keyof typeof POINTS;

/** Without the role, or with a must that is not there, nobody is beyond doubt. */
const MOST_WITHOUT_ROLE = 42;
/** Who can do most of it under another title is worth a question. */
const MOST_BESIDE_ROLE = 62;
const MOST_WITH_MISSING = 66;

const YES = 70;
const MAYBE = 45;

/** The verdict that a figure stands for: yes at 70 or more, maybe at 45 to 69. */
export function verdictOf(fit: number | null): Verdict | null {
  if (fit === null) return null;
  return fit >= YES ? 'yes' : fit >= MAYBE ? 'maybe' : 'no';
}

/** A requirement, how far it holds, and the words that tell it. */
export interface Held {
  requirement: Requirement;
  status: Status;
  passage: Passage | null;
}

/** The skills that a job asks for and nobody's record names, by their labels. */
export async function unheardOf(ctx: Context, job: Job, applicant: Applicant, home: Home) {
  const skills = requirementsOf(job, home).filter(({ facet: { kind, or } }) => kind === 'skill' && !or);
  const wanted = skills.flatMap(({ facet }) => asked(facet, home) ?? []);
  const own = hitOf(applicant, ctx.account.id, home);
  return new Set((await onNobodysRecord(ctx, wanted, [own], home)).map(({ facet: { label } }) => label));
}

/** How well somebody fits what a job asks, requirement by requirement, by what is written of their work alone. */
export function jobFit(job: Job, applicant: Applicant, account: string, home: Home): JobFit {
  return figured(held(job, applicant, account, home));
}

/** What a job asks, held against what is written of somebody. */
export function held(job: Job, applicant: Applicant, account: string, home: Home): Held[] {
  return hold(requirementsOf(job, home), job, applicant, account, home);
}

/** The figure that requirements held against a record come to. */
export function figured(found: readonly Held[]): JobFit {
  if (found.length === 0) return { job_fit: null, criteria: [] };
  return { job_fit: figureOf(found), criteria: found.map(criterionOf) };
}

function hold(
  requirements: readonly Requirement[],
  job: Job,
  applicant: Applicant,
  account: string,
  home: Home,
): Held[] {
  const cv = sentencesOf(applicant.cv?.slice(0, CV_CHARACTERS) ?? null, 'cv');
  const hit = hitOf(applicant, account, home);
  const titles = titlesOf(applicant.row);
  return requirements.map((requirement): Held => {
    const { facet } = requirement;
    const judge = (one: Facet): Evidence => {
      const isWords = one.kind === 'unsupported' || applicant.unheard?.has(one.label) === true;
      const wanted: Asked | null = isWords ? null : asked(one, home);
      const fit =
        wanted === null ? undefined : (fitsOf(hit, [wanted], accountPrefix(account), home)[0] ?? null);
      return judged(one, fit, applicant.row, cv);
    };
    const own = judge(facet);
    const { status, quote, source } = facet.or === undefined ? own : better(own, judge(facet.or));
    const passage = quote === null ? null : { text: quote, source: source ?? 'record' };
    if (facet.kind !== 'role') return { requirement, status, passage };
    return status === 'met' || status === 'partial'
      ? { requirement, status: ofLevel(job, titles, status), passage }
      : byTitle(requirement, job, applicant, status);
  });
}

const BELOW = /\b(?:assistant|trainee|apprentice|junior|graduate|intern|deputy)\b/i;

/** Who is an assistant or apprentice of the role holds it in part. */
function ofLevel(job: Job, titles: readonly Passage[], status: 'met' | 'partial'): Status {
  const [now] = titles;
  return now !== undefined && BELOW.test(now.text) && !BELOW.test(job.title) ? 'junior' : status;
}

function byTitle(requirement: Requirement, job: Job, { row }: Applicant, status: Status): Held {
  const jobs = json.decode<Experience[]>(row.experience);
  for (const { title, description } of [{ title: row.current_title, description: null }, ...jobs])
    if (title !== null && isTitleAkin(job.title, title, description))
      return {
        requirement,
        status: ofLevel(job, [{ text: title, source: 'experience' }], 'partial'),
        passage: { text: title, source: 'experience' },
      };
  return { requirement, status, passage: null };
}

/** The person as the index would enter them, with what the CV says. */
function hitOf({ row, cv }: Applicant, account: string, home: Home): IndexHit {
  const told = [row.summary, cv?.slice(0, CV_CHARACTERS) ?? null].filter((text) => text !== null);
  const {
    terms,
    words,
    version: _,
    ...entry
  } = entryOf(
    { ...row, summary: told.length === 0 ? null : told.join('\n') },
    { tags: [], home: home.country },
  );
  const mark = accountPrefix(account);
  return { ...entry, text: ` ${[...terms, ...words].map((word) => mark + word).join(' ')} ` };
}

function figureOf(held: readonly Held[]): number {
  let all = 0;
  let reached = 0;
  for (const { requirement, status } of held) {
    const weight = weightOf(requirement.facet);
    all += weight;
    reached += weight * POINTS[status];
  }
  const figure = all === 0 ? 0 : (100 * reached) / all;
  return Math.round(Math.min(figure, mostOf(held)));
}

/** The most that is said of somebody who lacks what a job is about. */
function mostOf(held: readonly Held[]): number {
  const is = (one: Held, ...statuses: Status[]): boolean => statuses.includes(one.status);
  const role = held.find(({ requirement }) => requirement.facet.kind === 'role');
  const musts = held.filter(({ requirement }) => requirement.must && requirement.facet.kind !== 'role');
  if (role !== undefined && is(role, 'missing', 'unknown')) {
    const core = musts.filter(({ requirement }) => !AROUND.has(requirement.facet.kind));
    const met = core.filter((one) => is(one, 'met', 'partial')).length;
    // What nothing at all is known of is asked, not judged.
    if (is(role, 'unknown') && core.every((one) => is(one, 'unknown'))) return MOST_BESIDE_ROLE;
    return core.length > 1 && met / core.length >= 0.65 ? MOST_BESIDE_ROLE : MOST_WITHOUT_ROLE;
  }
  const lacking = musts.filter((one) => is(one, 'missing'));
  const firm = lacking.some(({ requirement: { facet, inTitle } }) => inTitle || FIRM.has(facet.kind));
  const unproved = musts.some((one) => is(one, 'unknown') && isPaper(one.requirement));
  const doubtful = firm || unproved || lacking.length > 1 || (role !== undefined && is(role, 'junior'));
  return doubtful ? MOST_WITH_MISSING : 100;
}

const PAPER = /\b(?:licen[cs]e|licen[cs]ed|regist\w+|certificat\w+|qualif\w+|ticket|passport|chartered)\b/i;

/** Whether something asked is shown by a paper, without which nobody is put forward. */
const isPaper = ({ facet, label }: Requirement): boolean =>
  facet.kind === 'certification' || (facet.kind === 'unsupported' && PAPER.test(label));

/** What surrounds a job and does not tell whether somebody can do it. */
const AROUND: ReadonlySet<FacetKind> = new Set(['location', 'years_experience', 'seniority', 'work_rights']);
function criterionOf({ requirement, status, passage }: Held): Criterion {
  const { label, facet } = requirement;
  // What is close is said to be that, as long as words can be shown for it.
  const close = status === 'partial' || status === 'junior';
  const shown = close ? (passage === null ? 'unknown' : 'partial') : status;
  const told = shown === 'met' || shown === 'partial' ? passage : null;
  return {
    criterion: label,
    status: shown,
    quote: told === null ? null : shortened(told.text),
    source: told?.source ?? null,
    settle: shown === 'unknown' ? settlingOf(facet.kind, label) : null,
  };
}
