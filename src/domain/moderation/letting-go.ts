import { readsLawful, readsUnsure, type Sort } from './likeness.ts';
import { isOutright, isOvert, isShort } from './overt.ts';
import type { Found, PieceClause } from './piece.ts';
import { uncertain } from './reasons.ts';
import type { Review } from './types.ts';

// What the rules find in a sentence that as a whole reads like lawful ones. They find words and turns of phrase; the reader of
// likeness weighs the sentence around them.

/**
 * How what is found in a sentence was found, where the sentence around it may speak for it; null where it may not. What a ground
 * clears is not counted.
 */
export function sortOf(found: readonly Found[]): Sort | null {
  const open = found.filter(({ finding }) => finding.verdict !== 'clear');
  if (open.length === 0) return null;
  const sure = open.filter(({ loose, described }) => !loose && described !== true);
  if (sure.length === 0) return open.every(({ loose }) => loose) ? 'loose' : 'described';
  // What a rule only holds was read as a whole, and is right nearly always.
  return open.every(({ byRule }) => byRule === true) &&
    sure.every(({ finding }) => finding.verdict === 'blocked')
    ? 'blocked'
    : null;
}

/** Of fewer words than these a word that says little is still nearly all that is said. */
const LOOSE = 7;

/** Whether something found in a sentence is certain whatever the sentence is like. */
export const isCertain = (found: readonly Found[], sort: Sort): boolean =>
  found.some(({ clause, finding, loose, byRule, apart }) => {
    if (finding.verdict === 'clear') return false;
    // Nothing in the rest of the sentence speaks for what a part of it says.
    if (apart !== undefined) return true;
    if (sort === 'described') return false;
    if (loose && isSought(clause, finding.words)) return true;
    if (loose) return isOutright(clause) || isShort(clause, byRule === true ? LOOSE : undefined);
    return isOvert(clause, finding);
  });

// "Seeks a white bookkeeper": the word says which of those who do the work.
const SEEKS =
  /\b(?:seeks?|seeking|wants?|wanted|looking for|hires?|hiring|after|prefers?|needs?|send(?: me| us)?) (?:an? |the |some |any )?$/u;
const OF_PEOPLE = /^(?:black|white|brown|coloured|asian|young(?:er)?|older|male|female)\b/iu;
function isSought(clause: string, words: string): boolean {
  const at = clause.indexOf(words.toLowerCase());
  return at >= 0 && OF_PEOPLE.test(words) && SEEKS.test(clause.slice(0, at));
}

// "A wheelchair user", "is a mother": the words say what somebody is.
const isOfPerson = ({ clause, finding }: Found): boolean => {
  const at = clause.indexOf(finding.words.toLowerCase());
  return at >= 0 && IS_SAID.test(clause.slice(0, at));
};
const IS_SAID = /(?:^|[,;–-]|\b(?:is|was|being|as|i'm|he's|she's|they're))\s*an?\s+(?:[\p{L}-]+\s+){0,2}$/u;

/**
 * What is left of what was found in a sentence once it is weighed as a whole. What rules were certain of, a person who sends it is
 * still told; what is not quite like lawful lines is held in place of refused.
 */
export function leftOf({ text }: PieceClause, found: readonly Found[], as: Review): readonly Found[] {
  const sort = sortOf(found);
  if (sort === null || isCertain(found, sort)) return found;
  if (as.subject === 'person' && found.some(isOfPerson)) return found;
  if (!readsLawful(text, as.subject, sort))
    return sort === 'blocked' && readsUnsure(text, as.subject)
      ? found.map((one) => withVerdict(one, 'blocked', 'held'))
      : found;
  const isTold = sort === 'blocked' && as.isUnread !== true && as.isShown === true;
  return found.flatMap((one) =>
    one.finding.verdict === 'clear'
      ? [one]
      : isTold
        ? [{ ...one, finding: { ...one.finding, verdict: 'look' as const } }]
        : [],
  );
}

const withVerdict = (one: Found, from: 'blocked', to: 'held'): Found =>
  one.finding.verdict === from
    ? {
        ...one,
        finding: {
          ...one.finding,
          verdict: to,
          reason: uncertain(one.finding.reason),
        },
      }
    : one;
