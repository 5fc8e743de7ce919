import { explainedOf } from '../anonymity/index.ts';
import { asksByContent, sentencesOf } from '../jobs/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import type { Draft } from './draft.ts';
import { isDutyByForm } from './duty-form.ts';
import { unknownNamesIn } from './unknown-names.ts';
import { withoutFound } from './without-doubts.ts';

/** A longer line is a whole brief, of which a name in one place tells nothing of the rest. */
const LONGEST_LINE = 240;
/** So much of a sentence finds it again in the brief. */
const BEGINNING = 25;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const beginningOf = (said: string): string => lettersOf(said).slice(0, BEGINNING);

interface Sentence {
  field: 'headline' | 'body';
  words: string;
  start: number;
  end: number;
}

/** The sentences of a draft's prose: no item of a list, and no heading. */
const proseOf = (ad: Draft['ad']): Sentence[] =>
  (['headline', 'body'] as const).flatMap((field) => {
    const text = ad[field] ?? '';
    return text
      .split('\n')
      .filter((line) => !/^(?:- |\*\*)/u.test(line))
      .flatMap(sentencesOf)
      .map((words) => ({ field, words, start: text.indexOf(words) }))
      .filter(({ start }) => start >= 0)
      .map((one) => ({ ...one, end: one.start + one.words.length }));
  });

/** What stands on one short line of the brief with such a name, and is neither done nor asked: "Raffy, see thread. The other one is on ice." */
function besideNames(ad: Draft['ad'], named: readonly { words: string }[], description: string): Sentence[] {
  const lines = description
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
    .map(lettersOf)
    .filter((line) => named.some(({ words }) => line.includes(beginningOf(words))));
  return proseOf(ad).filter(
    ({ words }) =>
      lines.some((line) => line.includes(beginningOf(words))) &&
      !isDutyByForm(words) &&
      !asksByContent(words),
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

/** An item of a list as it is found in a field. */
function* itemsOf(ad: Draft['ad']): Generator<{ field: string; words: string; start: number; end: number }> {
  let at = 0;
  for (const line of (ad.body ?? '').split('\n')) {
    if (line.startsWith('- '))
      yield { field: 'body', words: line.slice(2), start: at + 2, end: at + line.length };
    at += line.length + 1;
  }
  for (const [index, words] of ad.bullets.entries())
    yield { field: `bullets.${index}`, words, start: 0, end: words.length };
}

/** The items of lists that are a piece of a talk, and what is said to somebody by name. */
const talkIn = (ad: Draft['ad']): { field: string; words: string; start: number; end: number }[] => [
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
