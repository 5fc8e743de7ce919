import { timeIn } from './dates.ts';
import { educationOf } from './education.ts';
import type { Found } from './found.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';
import { isProse } from './words.ts';

type Education = CvFields['education'][number];

/** How sure a degree is that no heading announces. */
const CONFIDENCE = 0.7;

// "MBA Programme Manager, University of Leeds": a post that has the word of a degree in it.
const isPost = ({ degree, field }: Education): boolean =>
  titleEvidence(field ?? '') >= 1 || titleEvidence(degree?.split(' ').at(-1) ?? '') >= 1;

/** The degrees of lines that each name one with its school and its time, on a page without a section for them. */
export function unheadedSchooling(lines: readonly CvLine[]): Found<Education>[] {
  return lines
    .filter(({ text, margin }) => !margin && !isProse(text) && timeIn(text) !== null)
    .flatMap((line) => educationOf([{ ...line, bullet: false }]))
    .filter(({ value }) => value.degree !== null && value.school !== null && !isPost(value))
    .map((found) => ({ ...found, confidence: CONFIDENCE }));
}
