import { chanceOf } from './likely-private.ts';

/**
 * What a sign alone tells apart: who writes a brief in a hurry gives what is for the recruiter a sign of its own ("- he drinks" among
 * "+ ovens"), or sets it in brackets. Where most of what one sign marks is likely private, all of it was marked as that, also what by
 * itself tells little.
 */

const SIGN = /^(?:[-=]>|[-–—*•+·~>#!])(?=\s+\S)/u;
/** So many lines or brackets show what a sign stands for. */
const LEAST = 3;
/** From this chance on a line speaks for its sign being private. */
const PRIVATE = 0.4;
/** Of the lines of a sign for the recruiter so many are private, and of those of another no more. */
const [MOST_OF_IT, FEW_OF_OTHERS] = [0.6, 0.25];

const shareOf = (said: readonly string[]): number =>
  said.filter((one) => chanceOf(one) >= PRIVATE).length / said.length;

/** The lines of a brief without those whose sign marks what is for the recruiter. @param isPublic what surely is of the job stays */
export function withoutPrivateSigns(
  lines: readonly string[],
  isPublic: (said: string) => boolean,
): { lines: string[]; told: string[] } {
  const signs = lines.map((line) => SIGN.exec(line)?.[0] ?? '');
  const shares = [...new Set(signs)].flatMap((sign) => {
    const own = lines.filter((_line, at) => signs[at] === sign).map((line) => line.slice(sign.length).trim());
    return own.length < LEAST ? [] : [{ sign, share: shareOf(own) }];
  });
  const isTold = shares.some(({ share }) => share <= FEW_OF_OTHERS);
  const inside = new Set(
    isTold
      ? shares.filter(({ sign, share }) => sign !== '' && share >= MOST_OF_IT).map(({ sign }) => sign)
      : [],
  );
  const isKept = (line: string, at: number): boolean => {
    const sign = signs[at] ?? '';
    return inside.has(sign) && !isPublic(line.slice(sign.length).trim());
  };
  return { lines: lines.filter((line, at) => !isKept(line, at)), told: lines.filter(isKept) };
}

/** "So take the brackets out", "what is in brackets is for you". */
const SAYS_BRACKETS =
  /(?<!\p{L})(?:(?:take|leave|cut|strip|ignore|skip|drop|lose|delete|remove)(?: out)? (?:\p{L}+ ){0,4}brackets|(?:in|between|inside) (?:the )?(?:square )?brackets (?:is|are|stays?) (?:only |just |all |strictly )*(?:for (?:you|us|the agency)|private|between us|not for)|brackets (?:are|stay) (?:only |just |all |strictly )*(?:for (?:you|us)|private|between us|mine|my own|not for))(?!\p{L})/iu;
const [SQUARE, ROUND] = [/\s*\[([^[\]]{4,})\]/gu, /\s*\(([^()]{4,})\)/gu];

/** The lines of a brief without the brackets that their writer says are for the recruiter, or most of which are likely so. */
export function withoutMarkedBrackets(lines: readonly string[]): { lines: string[]; told: string[] } {
  const whole = lines.join('\n');
  const square = [...whole.matchAll(SQUARE)].map(({ 1: said = '' }) => said);
  const isSaid = SAYS_BRACKETS.test(whole);
  const isMostly = square.length >= LEAST && shareOf(square) >= MOST_OF_IT;
  const brackets = square.length > 0 ? SQUARE : ROUND;
  if (!(isSaid || isMostly)) return { lines: [...lines], told: [] };
  return {
    lines: lines
      .map((line) => line.replace(brackets, '').trim())
      .filter((line) => /[\p{L}\p{N}]/u.test(line)),
    told: [...whole.matchAll(brackets)].map(({ 1: said = '' }) => said),
  };
}
