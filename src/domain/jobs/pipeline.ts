import { type Brief, readBrief, type Statement } from './brief.ts';
import { isConfidential } from './confidential.ts';
import { languageOfRole, ofDuty, ofRole, practicalCriteria } from './drafted-criteria.ts';
import { isUnasked, type Opened, openedBy, withoutUnlawful } from './for-candidates.ts';
import { asWhole, isFragment } from './fragments.ts';
import { tellsProcess } from './interview-process.ts';
import { questionsFor } from './interview-questions.ts';
import { roundsOf } from './interview-rounds.ts';
import { openToCandidates } from './open-to-candidates.ts';
import type { Criterion, InterviewPlan, InterviewRound, Job, JobLocation, JobSpec } from './schema.ts';
import { shorten } from './shorten.ts';
import { capital } from './text-lines.ts';

/** The facts from which a pipeline is drafted. */
export interface RoleFacts {
  title: string;
  description: string | null;
  location: JobLocation | null;
  employment_type: Job['employment_type'];
  success_in_90_days: string | null;
  interview_format: Job['default_interview_format'];
  client_name: string | null;
  /** The names of the client's contacts, which no draft may hold. */
  contacts?: readonly string[];
  /** The country whose hiring law applies (ISO 3166-1 alpha-2); null for the strictest. */
  place: string | null;
}

export interface PipelineDraft {
  spec: JobSpec;
  assessment_criteria: Criterion[];
  interview_plan: InterviewPlan;
  /** Sentences of the description that may not reach a candidate: what the agency charges, the client's contacts, and what was told in confidence. */
  left_out: string[];
  /** Lines of the description from which nothing was drafted, as nothing says what their heading heads. */
  unfiled: string[];
}

const MAX_CRITERIA = 10;
const MAX_WISHES = 3;
const MAX_DUTIES = 3;
const MIN_FROM_TEXT = 3;

/**
 * Drafts the spec, criteria and interview plan of a job. Everything is taken from the given facts (the description's
 * own statements, the title, location and employment type): an empty description leaves those lists of the spec empty.
 * @param brief what was read of the description, by default all that a candidate may be told by its words alone
 */
export function draftPipeline(
  facts: RoleFacts,
  read: Brief = readBrief(facts.description, facts.contacts),
): PipelineDraft {
  const brief = withoutFragments(read);
  const asked = fairOf(facts, brief);
  return {
    spec: {
      summary: summaryOf(facts, brief),
      responsibilities: brief.responsibilities.map(({ text }) => text),
      requirements: brief.requirements.map(({ text }) => text),
      nice_to_have: brief.nice_to_have.map(({ text }) => text),
    },
    assessment_criteria: draftCriteria(facts, asked),
    interview_plan: { rounds: draftRounds(facts, asked) },
    left_out: brief.left_out,
    unfiled: brief.unfiled,
  };
}

/** A brief without the pieces that a cut has left of its sentences, which are told as left out. */
function withoutFragments(brief: Brief): Brief {
  const left_out: string[] = [];
  const wholeOf = (list: Statement[]): Statement[] =>
    list.flatMap((statement) => {
      const text = asWhole(statement.text);
      if (text === null) left_out.push(statement.text);
      return text === null ? [] : [{ ...statement, text }];
    });
  left_out.push(...brief.intro.filter(isFragment));
  const whole = {
    intro: brief.intro.filter((said) => !isFragment(said)),
    responsibilities: wholeOf(brief.responsibilities),
    requirements: wholeOf(brief.requirements),
    nice_to_have: wholeOf(brief.nice_to_have),
  };
  return { ...brief, ...whole, left_out: [...brief.left_out, ...left_out] };
}

/**
 * Drafts the pipeline of a recorded job.
 * @param place the country whose hiring law applies, by default that of the job's location
 * @param contacts the names of the client's contacts, by default the job's own contact
 * @param open what of each line candidates may read, where they read what is drafted
 */
export function draftPipelineOf(
  job: Job,
  place: string | null = job.location?.country_code ?? null,
  contacts: readonly string[] = job.client_contact === null ? [] : [job.client_contact.name],
  open: Opened | null = null,
): PipelineDraft {
  const { title, description, location, employment_type, success_in_90_days } = job;
  const facts = {
    title,
    description,
    location,
    employment_type,
    success_in_90_days,
    interview_format: job.default_interview_format,
    client_name: job.client?.name ?? null,
    contacts,
    place,
  };
  const told = openToCandidates(readBrief(description, contacts), description);
  return draftPipeline(facts, open === null ? told : openedBy(withoutUnlawful(told, readOf(facts)), open));
}

function summaryOf(facts: RoleFacts, brief: Brief): string {
  let summary = '';
  const intro = brief.intro.filter((sentence) => !tellsProcess(sentence));
  for (const sentence of intro.slice(0, 4)) {
    const longer = summary === '' ? sentence : `${summary} ${sentence}`;
    if (longer.length > 500) break;
    summary = longer;
  }
  if (summary === '' && intro[0] !== undefined) summary = shorten(intro[0], 500);
  return summary === '' ? headline(facts) : summary;
}

const EMPLOYMENT = { full_time: 'full-time', part_time: 'part-time', contract: 'contract' } as const;

/** The known facts of the role in one line: `Site Manager at Acme: contract, on site in Perth, Australia.` */
function headline(facts: RoleFacts): string {
  const who = facts.client_name === null ? facts.title : `${facts.title} at ${facts.client_name}`;
  const known = [
    facts.employment_type === null ? null : EMPLOYMENT[facts.employment_type],
    placeWords(facts.location),
  ].filter((part) => part !== null);
  return known.length === 0 ? `${who}.` : `${who}: ${known.join(', ')}.`;
}

function placeWords(location: JobLocation | null): string | null {
  if (location === null) return null;
  if (location.type === 'remote') return 'fully remote';
  const place = [location.city, location.country].filter((part) => part !== null).join(', ');
  const way = location.type === 'hybrid' ? 'hybrid' : 'on site';
  return place === '' ? way : `${way} in ${place}`;
}

/** What of a brief somebody is asked about: what the gate is sure of, and nothing of how people are met. */
type Asked = Pick<Brief, 'requirements' | 'nice_to_have' | 'responsibilities'>;

function fairOf(facts: RoleFacts, brief: Brief): Asked {
  const fair = (list: Statement[]): Statement[] =>
    list.filter(
      ({ text }) => !tellsProcess(text) && !seeks(text, facts.title) && !isUnasked(text, readOf(facts)),
    );
  return {
    requirements: fair(brief.requirements),
    nice_to_have: fair(brief.nice_to_have),
    responsibilities: fair(brief.responsibilities),
  };
}

/** "Need a slicer" asks for nothing that a slicer must have. */
const seeks = (said: string, title: string): boolean => {
  const [, sought = ''] =
    /^(?:we |i |they )?(?:need|want|require|are looking for|look for)s? (?:an?|one|two|three|another|\d+) ([^,.;]+)[.!]*$/iu.exec(
      said,
    ) ?? [];
  return sought !== '' && title.toLowerCase().startsWith(sought.toLowerCase());
};

const readOf = ({ place, client_name, description }: RoleFacts) => ({
  place,
  companies: [client_name],
  from: description,
});

const LEAD_IN =
  /^(you(’|')?ll need( to have)?|you (will )?(must |should )?(have|need|are|be|bring|possess)|must (have|be|hold|possess)|(a )?minimum (of )?|we (need|require|are looking for|want)( someone with)?|required:?|essential:?|(the )?(ideal |successful |right )?candidates? (must|should|will|has|have)( have| be| hold)?|(a )?(proven|demonstrated|demonstrable))\s+/i;

/** How much a wish counts stands beside its label: "SAP a must" is about SAP. */
const HOW_MUCH =
  /[\s,]+(?:(?:is|are|would be)\s+)?an?\s+(?:absolute\s+|real\s+|big\s+)?(?:must|plus|bonus|asset|advantage)[.!]*$|\s+(?:would|['’]d) be (?:very |really )?(?:great|good|nice|lovely|ideal|handy|useful|helpful)[.!]*$/i;

function labelOf(statement: Statement): string {
  const core = statement.text.replace(LEAD_IN, '').replace(HOW_MUCH, '').trim();
  return capital(shorten(core.length < 3 ? statement.text : core, 120));
}

const STRONG =
  /\b(must|required|essential|mandatory|licen[cs]e|registration|registered|\d+\s?\+?\s?years?)\b/i;

function draftCriteria(facts: RoleFacts, brief: Asked): Criterion[] {
  const language = languageOfRole(facts);
  const practical = practicalCriteria(language, facts);
  const room = MAX_CRITERIA - practical.length;
  const needed = brief.requirements.map(
    (statement): Criterion => ({
      label: labelOf(statement),
      weight: STRONG.test(statement.text) ? 5 : 4,
      must_have: statement.explicit,
    }),
  );
  const wished = brief.nice_to_have
    .slice(0, MAX_WISHES)
    .map((statement): Criterion => ({ label: labelOf(statement), weight: 2, must_have: false }));
  const fromText = [...needed.slice(0, Math.max(1, room - wished.length)), ...wished];
  // For texts with few requirements: experience with the work in the title, and with the duties described.
  if (fromText.length < MIN_FROM_TEXT)
    fromText.push(
      ofRole(language, facts.title),
      ...brief.responsibilities.slice(0, MIN_FROM_TEXT).map((duty) => ofDuty(language, labelOf(duty))),
    );
  return [...fromText.slice(0, room), ...practical];
}

// More than anybody asks in one meeting.
const MAX_QUESTIONS = 30;

/** The rounds of a plan: each must-have has a question in a round with the client, and nothing else is asked than the job says. */
function draftRounds(facts: RoleFacts, brief: Asked): InterviewRound[] {
  const lines = (list: Statement[]): string[] => list.map((statement) => shorten(labelOf(statement), 120));
  const first90 = isConfidential(facts.success_in_90_days ?? '', facts.contacts)
    ? null
    : facts.success_in_90_days;
  const asked = questionsFor({
    text: [facts.title, facts.description ?? ''].join('\n'),
    needed: lines(brief.requirements.filter(({ explicit }) => explicit)),
    wished: lines([...brief.requirements.filter(({ explicit }) => !explicit), ...brief.nice_to_have]),
    duties: lines(brief.responsibilities),
    location: facts.location,
    employment_type: facts.employment_type,
    success_in_90_days: first90 === null || isUnasked(first90, readOf(facts)) ? null : shorten(first90, 100),
  });
  const wished = asked.wished.slice(0, MAX_WISHES);
  const done = asked.done.slice(0, MAX_DUTIES);
  return roundsOf(facts, { ...asked, wished, done }).map((round, index) => ({
    round: index + 1,
    ...round,
    focus: round.focus.slice(0, MAX_QUESTIONS),
  }));
}
