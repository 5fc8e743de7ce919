import type { Entry } from './arrangement.ts';
import type { CvFields } from './schema.ts';
import { titleEvidence } from './title-or-employer.ts';
import { isWithin } from './under-employers.ts';
import { looksLikeDegree, looksLikeSchool, looksLikeTitle } from './words.ts';

type Experience = CvFields['experience'][number];

// "Bachelor of Arts (Economics)" at a university is a study, whatever heading stands above it; "arts" is a doctor in Dutch.
const DEGREE_FIRST =
  /^(?:bachelor|master(?:['’]?s)? (?:of|in)|licence|licenciatura|laurea|grado en|m[áa]ster|mba|b\.?\s?sc|m\.?\s?sc|ph\.?\s?d|doctora[dt]|mestrado|bacharelado|b\.?\s?tech|b\.?\s?com)(?!\p{L})/iu;

/** Whether a reading is a study. */
export const isStudy = ({ title, employer }: Experience): boolean =>
  title !== null &&
  employer !== null &&
  looksLikeSchool(employer) &&
  (DEGREE_FIRST.test(title) || (looksLikeDegree(title) && !looksLikeTitle(title)));

/** Whether words below a job, within its time, tell of it: "Classes de CP et CE1, direction de 2018 à 2021". They are no title. */
export function isToldWithin(
  { entry, job }: { entry: Entry; job: Experience },
  jobs: readonly { entry: Entry; job: Experience }[],
): boolean {
  const above = jobs[jobs.findIndex((one) => one.entry === entry) - 1];
  return (
    above !== undefined &&
    job.title !== null &&
    job.employer === null &&
    entry.head.length === 1 &&
    entry.head[0]?.bold === false &&
    titleEvidence(job.title) < 0.5 &&
    above.job.title !== null &&
    above.job.employer !== null &&
    isWithin(entry.span, above.entry.span)
  );
}
