import { clausesOf, piecesOf } from './clauses.ts';
import type { Draft } from './draft.ts';

/** Words that change what is asked for, and say nothing without a condition that they change. */
const CHANGES =
  /^(?:current(?:ly)?|now|present(?:ly)?|today|both|each|not|never|none|nobody|except|excluding|minus|without|barring|anywhere|wherever|minimum|maximum|least|most|more|less|fewer|ideally|preferably|possible|still|yet|again|previous(?:ly)?|former(?:ly)?|past)$|n['’]t$/iu;
/** What asks for what is asked for anyway, or for nothing. */
const NO_CHANGE =
  /^(?:no|not\s+(?:sure|yet|now)|(?:and\s+|so\s+|please\s+)*only\s+(?:those|them|these)|thanks|again)$/iu;
const OF_NOW = /(?<!\p{L})(?:current|now|present|today|still)/iu;
const OF_PLACES = /(?<!\p{L})(?:anywhere|wherever)(?!\p{L})/iu;
const MARK = /[,;:.()\n?!](?=\s|$|[()])|\s[-–—]\s|[()]/g;
// What a reader used.
const GONE = '\uFFFC';

/**
 * Tells of a clause of words that change a condition and stand beside none: "Jira or Confluence, not just that", "ideally both". What they are
 * said of no reader found, so that the answer is to the query without them.
 */
export function tellIdleClauses(draft: Draft): void {
  const pieces = piecesOf(draft);
  for (const { at, end } of clausesOf(pieces)) {
    const inside = pieces.filter((piece) => piece.at >= at && piece.end <= end);
    if (!inside.some((piece) => piece.is === 'word' && CHANGES.test(piece.word))) continue;
    const said = draft.text.slice(at, end).trim();
    if (isPartlyRead(draft, at, end) || NO_CHANGE.test(said) || isMet(draft, said)) continue;
    if (draft.notes.some(({ message }) => message.includes(`"${said}`))) continue;
    draft.note(
      'not_applied',
      `"${said}" kept nobody out and chose nobody, as no condition stands beside it. Say what it is of.`.slice(
        0,
        400,
      ),
    );
  }
}

/** Whether a reader used something between the marks around a clause. */
function isPartlyRead(draft: Draft, at: number, end: number): boolean {
  const marks = [...draft.rest.matchAll(MARK)];
  const from = marks.findLast(({ index, 0: mark }) => index + mark.length <= at);
  const to = marks.find(({ index }) => index >= end);
  const start = from === undefined ? 0 : from.index + from[0].length;
  return draft.rest.slice(start, to?.index).includes(GONE);
}

/** Whether what was read holds what the words say: somebody is there now, lives anywhere, has both. */
function isMet(draft: Draft, said: string): boolean {
  const asked = draft.read.filter(({ facet: { strength } }) => strength !== 'nice').map(({ facet }) => facet);
  if (OF_NOW.test(said) && asked.some(({ when }) => when === 'current')) return true;
  // "Anywhere" takes back no place that was named before: who does that says so (`said-of-places.ts`).
  if (OF_PLACES.test(said)) return true;
  const isEither = /\bor\b|\//iu.test(draft.text);
  return /^(?:both|each)(?!\p{L})/iu.test(said) && !isEither;
}
