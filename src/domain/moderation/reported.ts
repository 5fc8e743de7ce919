import type { Found } from './piece.ts';

// What somebody else asked for, and what was answered: the words are theirs, and whether they were taken is for a person to see.

const THEIRS =
  /\b(?:s?he|they|client|customer|owner|boss|manager|director|parent|bride|groom|tl|gm|chair|panel|trustee|family|partner|foreman|caller|supervisor|principal|recruiter|board|one \p{L}+|an? \p{L}+)\b[^.;]{0,40}?\b(?:ask(?:s|ed)?|told|tells?|said|says|want(?:s|ed)|hint(?:s|ed)|request(?:s|ed)?|insist(?:s|ed)?|prefer(?:s|red)?|inquired|queried|suggest(?:s|ed)|wrote|put|used|reckon(?:s|ed)?)\b|\brequests? for\b|\bi was (?:asked|told)\b/iu;
const ANSWER =
  /\b(?:i|we|hr|our \p{L}+)\b(?:['’](?:ve|d|ll|m|re))?[^.;,]{0,30}?\b(?:said no\b(?! (?:problem|worries|bother|drama))|explained|refused|declined|swapped|changed|struck|took (?:it|that) out|issued|warned|gave (?:her|him|them)|pushed back|pulled|rewrote|reworded|(?:told|said|say|advised|reminded|wrote)\b[^.;]*\b(?:not|never|n['’]t|cannot|unlawful|illegal|law|act|section|grounds?|whoever|any(?:one|body)|a good one|off[- ]limits)\b|(?:can['’]t|cannot|could(?:n['’]t| not)|won['’]t|will not|don['’]t|do not) (?:do|take|write|say|ask|search|source|screen|filter|publish|print|pass|help|go there|work)\b(?! any| an?\b| with wom| wom| men))|\bwill not be (?:actioned|passed|used|taken)\b/iu;
const TAKEN =
  /\b(?:no (?:problem|worries|bother|drama)|leave it with me|i['’]d find|i['’]ll find|find (?:him|her|them|one)|so (?:send|find|get|skip|bin|no)\b|quietly|between us|wink|happy to|will do|of course|sure\b|anyway|off the record)/iu;

// "I told him that asking for a young person was not something I could do."
const OWN =
  /^\W*(?:i|we)(?:['’](?:ve|d))?(?: have| had)? (?:(?:told|advised|reminded|explained to) (?:him|her|them|the \p{L}+|it)(?: in writing)? that [^.;]*\b(?:not|n['’]t|cannot|unlawful|illegal)\b|(?:refused|declined) (?:an?|the|his|her|their) [^.;]*\b(?:briefs?|requests?|jobs?|roles?|wish\p{L}*|client)\b|(?:can['’]t|cannot|could(?:n['’]t| not)|won['’]t|will not|don['’]t|do not) (?:source|search(?: for| on)?|advertise|filter|screen|print|publish|shortlist (?:by|on|for)|sift)\b)/iu;

/** Whether a sentence, or it and the next one, tells what somebody asked for and what was said to it. */
export function isAnswered(text: string, next: string | undefined): boolean {
  if (TAKEN.test(text) || (next !== undefined && TAKEN.test(next))) return false;
  if (OWN.test(text)) return true;
  const asked = THEIRS.exec(text);
  if (asked === null) return false;
  const rest = text.slice(asked.index + asked[0].length);
  return ANSWER.test(rest) || (next !== undefined && ANSWER.test(next));
}

/** What was found in such a sentence: held, where it would be refused. */
export const softened = (found: Found): Found =>
  found.finding.verdict === 'blocked'
    ? {
        ...found,
        finding: {
          ...found.finding,
          verdict: 'held',
          reason: `${found.finding.reason} It may be told of what somebody asked for and was refused.`,
        },
      }
    : found;
