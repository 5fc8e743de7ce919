import { tagged } from '../speech/index.ts';
import { isKnownSmall } from './left-names.ts';
import type { Edit } from './spans.ts';

/** `they handle long-standing disputes`: words joined by a hyphen behind a verb, or before what they tell more of. */
export function isJoinedWord(text: string, { start, end }: Pick<Edit, 'start' | 'end'>): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Ll}+(?:-\p{Ll}+)+$/u.test(said) || !said.split('-').every(isKnownSmall)) return false;
  if (DOES_SO.test(text.slice(Math.max(0, start - 30), start))) return true;
  const after = text.slice(end, end + 30);
  return GOES_ON.test(after) || (after.startsWith(' ') && tagged(after.trim())[0]?.pos === 'NOUN');
}
const GOES_ON = /^ (?:and|or|from|for|with|without|by|within) /u;
const DOES_SO =
  /(?<!\p{L})(?:they|we|I|you|who|to|and|can|could|will|would|must|may|might|should|did|do|also) (?:\p{Ll}+ly )?\p{Ll}+ $/iu;
