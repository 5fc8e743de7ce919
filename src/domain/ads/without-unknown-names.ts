import { asksByContent, sentencesOf } from '../jobs/index.ts';
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

/**
 * A draft without the sentences that name what nothing explains: whoever does not know a name cannot know that it tells nobody whose the ad
 * is. The draft as it is where nothing of it would be left.
 * @param own what the job says of itself elsewhere: its place, and the agency
 */
export function withoutUnknownNames(
  draft: Draft,
  description: string | null,
  own: readonly (string | null)[],
): Draft {
  const named = unknownNamesIn(draft.ad, own, true);
  if (named.length === 0) return draft;
  const without =
    withoutFound(draft.ad, [...named, ...besideNames(draft.ad, named, description ?? '')]) ??
    withoutFound(draft.ad, named);
  return without === null ? draft : { ad: without.ad, left_out: [...draft.left_out, ...without.left_out] };
}
