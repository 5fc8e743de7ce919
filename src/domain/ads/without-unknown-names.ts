import { explainedOf } from '../anonymity/index.ts';
import { asksByContent } from '../jobs/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import type { Draft } from './draft.ts';
import { type DraftPart, isFrom, itemsOf, proseOf } from './draft-parts.ts';
import { isDutyByForm } from './duty-form.ts';
import { unknownNamesIn } from './unknown-names.ts';
import { withoutFound } from './without-doubts.ts';

/** A longer line is a whole brief, of which a name in one place tells nothing of the rest. */
const LONGEST_LINE = 240;
/** What stands on one short line of the brief with such a name, and is neither done nor asked: "Raffy, see thread. The other one is on ice." */
function besideNames(ad: Draft['ad'], named: readonly { words: string }[], description: string): DraftPart[] {
  const lines = description
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
    .filter((line) => named.some(({ words }) => isFrom(line, words)));
  return proseOf(ad).filter(
    ({ words }) => lines.some((line) => isFrom(line, words)) && !isDutyByForm(words) && !asksByContent(words),
  );
}

/** Whether a word is somebody's given name and nothing else: no word, no place, no tool. */
const isOnlyGiven = (word: string): boolean =>
  isGiven(word.toLowerCase()) &&
  !isEnglish(word.toLowerCase()) &&
  placeNamed(word, 'AU') === null &&
  explainedOf('skill', word) === null;

/** "Who is on it at your side, Cordelia?", "Winnifred, answers in line": somebody who is spoken to, set apart by a pause. */
const SPOKEN_TO =
  /(?:(?<=^|[.!?…]\s+|[,–-] ?)(\p{Lu}\p{Ll}{2,})(?=\s*[,?!]|\s+(?:pls|please|could|can|will|would)(?!\p{L}))|(?<=[,–-] |\p{Ll} )(\p{Lu}\p{Ll}{2,})(?=\s*[,?!]|\s*\.?$))/gu;
const speaksTo = (said: string): boolean =>
  [...said.matchAll(SPOKEN_TO)].some(({ 1: first, 2: last }) => isOnlyGiven(first ?? last ?? ''));

/** What somebody says of a talk, and no list of a job has: who speaks, rings, is asked or thanked. */
const OF_A_TALK =
  /(?<!\p{L})(?:i(?= (?:am|have|need|want|think|said|told|paid|was|will|would|can|could|don|know|guess|do|had|like|hope|kid)(?!\p{L}))|i['’](?:m|ve|d|ll)|me|we['’]re not|you said|you did|you get|(?:also|she|he|they) (?:rang|called|phoned|emailed|asked|said|told)|pls|please(?=\s*[,.!?]|\s*$)|yeah|lol|haha?|no wait|answers? in ?line|your (?:questions?|fee|invoice|rate|side|competitors?)|our fee|(?:not|non)[ -]exclusive|recruit(?:ers?|ment)? (?:agency|firm)|other side of)(?!\p{L})/iu;
/** "That's it", "17.5 fine", "No wait": an answer in a talk, which says nothing of the work. */
const CRUMB =
  /^\W*(?:(?:and |so )?that['’]?s (?:it|all|the (?:whole|entire) \p{L}+)|no wait|wait|ok(?:ay)?|yes|yep|yeah|nope?|fine|one go|sure|done|noted|agreed|cheers|ta|thanks|[\d.,]+ ?%? ?(?:fine|ok(?:ay)?|agreed|deal)|~~.*~~)(?:,? (?:no range|ok|thanks|then|please|really))?\W*$/iu;

/** The items of lists that are a piece of a talk, and what is said to somebody by name. */
const talkIn = (ad: Draft['ad']): DraftPart[] => [
  ...[...itemsOf(ad)].filter(
    ({ words }) => CRUMB.test(words) || speaksTo(words) || (OF_A_TALK.test(words) && !isDutyByForm(words)),
  ),
  ...proseOf(ad).filter(({ words }) => speaksTo(words)),
];

/**
 * A draft without what is said in a talk, and without the sentences that name what nothing explains: whoever does not know a name cannot know that it tells nobody whose the ad
 * is. The draft as it is where nothing of it would be left.
 * @param own what the job says of itself elsewhere: its place, and the agency
 */
export function withoutUnknownNames(
  draft: Draft,
  description: string | null,
  own: readonly (string | null)[],
): Draft {
  const named = [...unknownNamesIn(draft.ad, own, true), ...talkIn(draft.ad)];
  if (named.length === 0) return draft;
  const without =
    withoutFound(draft.ad, [...named, ...besideNames(draft.ad, named, description ?? '')]) ??
    withoutFound(draft.ad, named);
  return without === null ? draft : { ad: without.ad, left_out: [...draft.left_out, ...without.left_out] };
}
