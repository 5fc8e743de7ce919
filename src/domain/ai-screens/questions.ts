import type { Job } from '../jobs/schema.ts';
import { isAttribute, review } from '../moderation/index.ts';
import type { Question } from './schema.ts';

/** The most focus areas that a screen asks about; more would take longer than a first talk should. */
export const MOST_FOCUS = 8;
const FROM_BRIEF = 4;

/** Facts, not experience: they are asked for, read by a person, and never rated. */
const FACTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:notice|availab\w*|start date|when .* start)\b/i,
    'when could you start, and what notice do you have to give?',
  ],
  [
    /\b(?:salary|pay|compensation|day rate|remuneration)\b/i,
    'what do you expect to be paid, and for what period?',
  ],
  [
    /\b(?:right to work|work rights?|visa|work permit)\b/i,
    'do you have the right to work where the job is, and until when?',
  ],
  [/\b(?:motivation|interest in|why (?:this|us))\b/i, 'what draws you to this role?'],
  [/\b(?:location|commut\w*|relocat\w*|travel)\b/i, 'how would this work for you?'],
];

/**
 * The questions of a screen: one for each focus area of the job, or for what its brief asks most, and an open one at the
 * end. What the law keeps out of hiring is left out, whoever wrote it into the brief.
 * @param place the country of the job (ISO 3166-1 alpha-2)
 */
export function questionsOf(job: Job, place: string): Question[] {
  const lawful = (label: string): boolean =>
    !review([['focus', label]], { subject: 'role', place, companies: [job.client?.name ?? null] }).some(
      ({ verdict, about }) => verdict !== 'clear' && isAttribute(about),
    );
  const given = job.ai_screen_focus ?? [];
  const areas = (given.length > 0 ? given : fromBrief(job)).filter(lawful).slice(0, MOST_FOCUS);
  const focus = areas.length > 0 ? areas : [`The work of the role ${job.title}`];
  const asked = focus.map((area, at): Question => ({ no: at + 1, focus: area, ...asking(area) }));
  const last = 'Is there anything else that we should know, or that you would like to ask?';
  return [...asked, { no: asked.length + 1, focus: null, rated: false, question: last }];
}

function fromBrief({ assessment_criteria, spec }: Job): string[] {
  const criteria = assessment_criteria
    .toSorted((a, b) => Number(b.must_have) - Number(a.must_have) || b.weight - a.weight)
    .map(({ label }) => label);
  return (criteria.length > 0 ? criteria : (spec?.requirements ?? [])).slice(0, FROM_BRIEF);
}

function asking(area: string): Pick<Question, 'rated' | 'question'> {
  const fact = FACTS.find(([pattern]) => pattern.test(area));
  if (area.trim().endsWith('?')) return { rated: fact === undefined, question: area };
  if (fact !== undefined) return { rated: false, question: `${area}: ${fact[1]}` };
  return {
    rated: true,
    question: `${area}: what have you done yourself, where, and what came of it? An example helps.`,
  };
}
