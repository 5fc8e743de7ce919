import { beginsSentence } from './spans.ts';
import { tongueOf } from './tongues.ts';

/** What says of somebody that they were there before: `ex-Vossler`, `Ex Vossler`. */
const EX = /(?<![\p{L}\p{N}-])ex[-–‑ ]$/iu;
/** What is joined to a house by a hyphen, or says which of its people is meant: no article stands behind it. */
const JOINED = /(?<![\p{L}\p{N}])(?:(?:non|post|pre|anti|pro|mid)[-–‑]|(?:former|erstwhile|fellow) )$/iu;
/** Who is meant is said before: `an ex-Vossler planner`. */
const OF_WHOM =
  /(?<!\p{L})(?:an?|the|his|her|their|our|my|your|its|this|that|these|those|two|three|four|five|some|several|many|any|another|other|strong|senior|junior|calm|good|solid|seasoned|fellow) ex[-–‑ ]$/iu;
/** The sentence goes on, and no thing or trade follows that the house tells more of. */
const GOES_ON =
  /^(?:$|[.;:)!?\n/–—]| [–—&/(-]|,| (?:and|or|but|with|for|who|which|in|at|on|of|from|to|since|until|till|before|after|then|now|both|also|as|by|where|when|is|was|has|had|will|would|wants|\d)(?!\p{L}))/u;

/**
 * A house behind `ex-` as it reads once a role stands for it: `formerly at a manufacturer`, `an ex-manufacturer planner`. Null where
 * nothing of the kind stands before it, or the text is in another language.
 * @param token the role, with its article
 */
export function behindEx(
  text: string,
  { start, end }: { start: number; end: number },
  token: string,
): { start: number; with: string } | null {
  if (!/^an? /iu.test(token)) return null;
  const before = text.slice(Math.max(0, start - 40), start);
  const bare = token.replace(/^an? /iu, '');
  if (JOINED.test(before)) return tongueOf(text) === null ? { start, with: bare } : null;
  const said = EX.exec(before)?.[0];
  if (said === undefined || tongueOf(text) !== null) return null;
  if (OF_WHOM.test(before) || !GOES_ON.test(text.slice(end, end + 12))) return { start, with: bare };
  const from = start - said.length;
  const isCapital = beginsSentence(text, from);
  return { start: from, with: `${isCapital ? 'Formerly' : 'formerly'} at ${token.replace(/^A/u, 'a')}` };
}
