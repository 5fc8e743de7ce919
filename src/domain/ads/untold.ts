import { sentencesOf } from '../jobs/index.ts';

/** So much of what a sentence says must stand somewhere for it to be told there. */
const MOST_OF = 0.5;
/** Fewer words say nothing that anybody would miss. */
const LEAST_WORDS = 2;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/**
 * The sentences of a brief that stand neither in its ad nor among what was left out of it, so that nothing goes unseen.
 * @param lines the brief's own lines, without the frame of its mail
 * @param told the texts of the ad, and what was left out
 */
export function untoldOf(lines: readonly string[], told: readonly string[]): string[] {
  const known = new Set(told.flatMap(wordsOf));
  return lines.flatMap(sentencesOf).filter((sentence) => {
    const words = wordsOf(sentence);
    return (
      words.length >= LEAST_WORDS && words.filter((word) => known.has(word)).length < words.length * MOST_OF
    );
  });
}
