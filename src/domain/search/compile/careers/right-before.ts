import { employerGroup } from '../../../lexicon/employers.ts';
import { skills } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';
import { isTradeAt } from '../trades/fields-of-work.ts';
import type { Cue } from './employer-cues.ts';

/**
 * Whether companies stand right before a trade, which is where they are, as a field of work is: "FAANG engineers", "Commonwealth Bank
 * developers". What is a skill as well ("Salesforce developers") is what somebody knows.
 */
export const isRightBefore = (
  draft: Draft,
  names: readonly string[],
  cue: Cue | null,
  end: number,
): boolean =>
  cue === null &&
  !LEFT_BEHIND.test(draft.text.slice(end)) &&
  names.every((name) => employerGroup(name) !== undefined || skills().book.whole(name) === undefined) &&
  draft.words.some(
    ({ start }, next) =>
      /^\s+$/.test(draft.text.slice(end, start)) &&
      isTradeAt(
        draft.words.map(({ text }) => text),
        next,
      ),
  );

/** "KPMG auditors who left before 2020", "KPMG auditors, past or present". */
const LEFT_BEHIND =
  /^[^.;]{0,60}\b(?:left|leaving|leavers?|used\s+to|former(?:ly)?|previous(?:ly)?|past|ever|once|before|alumni|gone|earlier|whenever)\b/i;

/** Tells that those who have left are not asked for; of a group it goes without saying. */
export function tellRightBefore(draft: Draft, names: readonly string[], list: string): void {
  if (names.every((name) => employerGroup(name) !== undefined)) return;
  const message = `"${list}" right before a trade was read as where they are now. Say "ever at ${list}" for those who have left, too.`;
  draft.note('read_as', message.slice(0, 400));
}
