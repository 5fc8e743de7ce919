import { languageOf } from '#src/lib/language.ts';
import { isNotNeeded, isOffered, isUnasked, languageOfRole, practicalQuestion } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import { leftOutOfScreen } from './focus.ts';
import type { Question } from './schema.ts';
import { SCREEN_WORDINGS, type ScreenWording } from './wording.ts';

/** The most focus areas that a screen asks about; more would take longer than a first talk should. */
export const MOST_FOCUS = 8;
const FROM_BRIEF = 4;

type Fact = 'notice' | 'pay' | 'rightToWork' | 'motivation' | 'place';

/** Facts, not experience: they are asked for, read by a person, and never rated. */
const FACTS: readonly (readonly [RegExp, Fact])[] = [
  [
    /(?<!\p{L})(?:notice|availab\p{L}*|start date|when .* start|kündigungsfrist|verfügbar\p{L}*|eintrittsdatum|préavis|disponib\p{L}*|preaviso|preavviso|aviso prévio|opzegtermijn|beschikba\p{L}+)(?!\p{L})/iu,
    'notice',
  ],
  [
    /(?<!\p{L})(?:salary|pay|compensation|day rate|remuneration|gehalt\p{L}*|lohnvorstellung\p{L}*|salaire|rémunération|salario|sueldo|retribu\p{L}+|salário|salaris\p{L}*)(?!\p{L})/iu,
    'pay',
  ],
  [
    /(?<!\p{L})(?:right to work|work rights?|visa|work permit|arbeitserlaubnis|permis de travail|permiso de trabajo|permesso di (?:lavoro|soggiorno)|autorização de trabalho|werkvergunning)(?!\p{L})/iu,
    'rightToWork',
  ],
  [
    /(?<!\p{L})(?:motivation|interest in|why (?:this|us)|motivación|motivazione|motivação|motivatie)(?!\p{L})/iu,
    'motivation',
  ],
  [
    /(?<!\p{L})(?:location|commut\p{L}*|relocat\p{L}*|travel|umzug|pendeln|reisebereitschaft|déménag\p{L}+|déplacements|mudarse|viajar|trasfert\p{L}*|verhuiz\p{L}+|reisbereidheid)(?!\p{L})/iu,
    'place',
  ],
];

/**
 * The questions of a screen, in the language of the brief: one for each focus area of the job, or for what its brief asks most, and an open
 * one at the end. What the law keeps out of hiring is left out, whoever wrote it into the brief, and of a brief also what the gate doubts.
 * @param place the country of the job (ISO 3166-1 alpha-2)
 */
export function questionsOf(job: Job, place: string): Question[] {
  const companies = [job.client?.name ?? null];
  const leftOut = leftOutOfScreen(job, place);
  const isAsked = (label: string): boolean =>
    practicalQuestion(job, label) !== null ||
    !(
      isOffered(label) ||
      isNotNeeded(label) ||
      isUnasked(label, { place, companies, from: job.description })
    );
  const given = job.ai_screen_focus ?? [];
  const say = SCREEN_WORDINGS[given.length > 0 ? languageOf(given.join('\n')) : languageOfRole(job)];
  const focus =
    given.length > 0
      ? given.filter((label) => !leftOut.includes(label)).slice(0, MOST_FOCUS)
      : fromBrief(job).filter(isAsked).slice(0, FROM_BRIEF);
  const asked = (focus.length > 0 ? focus : [say.work(job.title)]).map(
    (area, at): Question => ({ no: at + 1, focus: area, ...asking(area, say, job) }),
  );
  return [...asked, { no: asked.length + 1, focus: null, rated: false, question: say.open }];
}

function fromBrief({ assessment_criteria, spec }: Job): string[] {
  const criteria = assessment_criteria
    .toSorted((a, b) => Number(b.must_have) - Number(a.must_have) || b.weight - a.weight)
    .map(({ label }) => label);
  return criteria.length > 0 ? criteria : (spec?.requirements ?? []);
}

function asking(area: string, say: ScreenWording, job: Job): Pick<Question, 'rated' | 'question'> {
  // Where and how long somebody can work they say by yes or no.
  const practical = practicalQuestion(job, area);
  if (practical !== null) return { rated: false, question: practical };
  const fact = FACTS.find(([pattern]) => pattern.test(area))?.[1];
  if (area.trim().endsWith('?')) return { rated: fact === undefined, question: area };
  if (fact !== undefined) return { rated: false, question: `${area}${say.colon}${say[fact]}` };
  return { rated: true, question: `${area}${say.colon}${say.experience}` };
}
