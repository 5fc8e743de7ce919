import { lowered, mentionsPeople } from './matching.ts';
import { termAt } from './terms.ts';
import { ATTRIBUTES } from './types.ts';

/** What a sentence may speak of, each a weak sign of whether it says who is taken. */
const SPOKEN: readonly RegExp[] = [
  /\b(?:only|prefer\w*|ideal\w*|wanted|must|should|need not|needn't|suit\w*|not for|avoid\w*|exclud\w*|reject\w*|skip\w*|looking for|seeking|perfect|required|rather)\b/,
  /\b(?:no|not|nobody|none|never|without|don't|can't|won't|doesn't|isn't|aren't|nor|neither|zero)\b/,
  /\b(?:someone|somebody|anyone|anybody|person|people|candidates?|applicants?|those|who|whoever|types?|hires?)\b/,
  /\b(?:you|your|you're|you'll)\b/,
  /\b(?:he|she|him|her|his|hers)\b/,
  /\b(?:they|them|their)\b/,
  /\b(?:us|we|our|we're)\b/,
  /\b(?:clients?|patients?|residents?|customers?|students?|pupils?|participants?|families|services?|clinics?|programs?|programmes?|support\w*|help\w*|teach\w*|car(?:e|es|ing)|treat\w*|sell\w*|charity|museum|library|train(?:ed|s|ing)?)\b/,
  /\b(?:we offer|paid|benefits?|cover|leave|policy|licen[cs]\w+|certificat\w+|checks?|registration|degree|hours|salary|roster|shift)\b/,
  /\b(?:built|led|ran|wrote|managed|trained|designed|knows|knowledge|experience|skills?|years? of|background in)\b/,
  /\b(?:welcom\w+|encourag\w+|regardless|whatever|equal\w*|everyone|adjustments?|accommodations?)\b/,
  /\b[1-7]\ds?\b/,
  /\b(?:act|law|section|exempt\w*|lawful\w*|statut\w+|regulations?)\b/,
  /\btoo\b/,
  /\benough\b/,
  /\b(?:fits?|culture|vibe|blend|one of)\b/,
  /\bour (?:team|crew|lads|boys|girls|office|staff|customers|clients|guests|regulars|board|partners)\b/,
].map((pattern) => lowered(pattern));

const PARTS = ['who', 'like', 'state'] as const;
const TERM_SIGNS = ATTRIBUTES.length + 2 * PARTS.length + 1;

/** How many signs there are: of terms, of what is spoken of, and of the latter where people are named as well. */
export const SIGNS = TERM_SIGNS + 2 * SPOKEN.length;

/**
 * The soft signs of the rules in a sentence: the attributes that words of it may name, how surely, and what else it speaks
 * of. None of them says anything alone; the reader of likeness weighs them together.
 * @returns their numbers, from 0 to `SIGNS`
 */
export function signsOf(sentence: string): Set<number> {
  const lower = sentence.toLowerCase();
  const words = lower.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const signs = new Set<number>();
  for (const at of words.keys()) {
    const term = termAt(words, at)?.term;
    if (term === undefined) continue;
    signs.add(ATTRIBUTES.indexOf(term.about));
    signs.add(ATTRIBUTES.length + 2 * PARTS.indexOf(term.part) + (term.loose ? 1 : 0));
  }
  if (mentionsPeople(lower)) signs.add(TERM_SIGNS - 1);
  const ofPeople = signs.size > 0;
  SPOKEN.forEach((pattern, at) => {
    if (!pattern.test(lower)) return;
    signs.add(TERM_SIGNS + at);
    if (ofPeople) signs.add(TERM_SIGNS + SPOKEN.length + at);
  });
  return signs;
}
