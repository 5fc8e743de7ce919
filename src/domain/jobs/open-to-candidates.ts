import { reachIn } from '../anonymity/index.ts';
import type { Brief } from './brief.ts';
import { isInConfidence } from './confidential.ts';
import { chancesIn } from './likely-private.ts';
import { isForEverybody } from './not-asked.ts';
import { saidIn } from './odds-of-words.ts';

/** From this chance on a sentence of a brief is for the recruiter alone. */
const PRIVATE = 0.25;
/** Of fewer sentences each tells too little of the others. */
const ENOUGH = 8;

/**
 * What of a brief candidates may read: without what was told in confidence, whom somebody is to be reached at, and what by its words and its
 * place is likely for the recruiter alone.
 */
export function openToCandidates(brief: Brief, description: string | null): Brief {
  const text = description ?? '';
  const chanceIn = saidIn(text).length < ENOUGH ? () => 0 : chancesIn(text);
  const left_out: string[] = [];
  const isOpen = (said: string): boolean => {
    const open =
      isForEverybody(said) ||
      (!isInConfidence(said) && reachIn(said).length === 0 && chanceIn(said) < PRIVATE);
    if (!open) left_out.push(said);
    return open;
  };
  const openOf = <Said extends { text: string }>(list: Said[]): Said[] =>
    list.filter(({ text: said }) => isOpen(said));
  const open = {
    intro: brief.intro.filter(isOpen),
    responsibilities: openOf(brief.responsibilities),
    requirements: openOf(brief.requirements),
    nice_to_have: openOf(brief.nice_to_have),
  };
  return { ...brief, ...open, left_out: [...brief.left_out, ...left_out] };
}
