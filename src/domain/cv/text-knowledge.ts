import { hasLegalForm } from './occupations.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { shapeOf } from './word-shapes.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

/** What the lists and the shapes of words say of a text. */
export interface TextKnowledge {
  title: number;
  employer: number;
  shapes: { title: number; employer: number };
  /** Which of the lists know it. */
  known: string[];
}

/** How much may be known of a text: with less, pages of strangers are learned from. */
export type KnowledgeLimit = 'all' | 'shape' | 'none';

export const NOTHING: TextKnowledge = {
  title: 0,
  employer: 0,
  shapes: { title: 0.33, employer: 0.33 },
  known: [],
};
const MOST_LEAN = 0.8;

/** What is known of a text. */
export function knowledgeOf(text: string, limit: KnowledgeLimit): TextKnowledge {
  if (limit === 'none') return NOTHING;
  const shapes = shapeOf(text);
  const lists: [string, boolean][] = [
    ['place', placeIn(text) !== null],
    ['skill', skillNamed(text) !== null],
    ['language', languageNamed(text) !== null],
  ];
  if (limit === 'shape') {
    const lean = (own: number, other: number): number =>
      Math.max(-MOST_LEAN, Math.min(MOST_LEAN, 0.4 * Math.log((own + 0.02) / (other + 0.02))));
    const [title, employer] = [lean(shapes.title, shapes.employer), lean(shapes.employer, shapes.title)];
    return { title, employer, shapes, known: namesOf(lists) };
  }
  lists.push(
    ['lt', looksLikeTitle(text)],
    ['le', looksLikeEmployer(text)],
    ['legal', hasLegalForm(text)],
    ['school', looksLikeSchool(text)],
    ['degree', looksLikeDegree(text)],
  );
  return { title: titleEvidence(text), employer: employerEvidence(text), shapes, known: namesOf(lists) };
}

const namesOf = (lists: readonly [string, boolean][]): string[] =>
  lists.flatMap(([name, is]) => (is ? [name] : []));
