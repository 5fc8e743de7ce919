import type { Find } from './near.ts';
import type { Reason } from './spans.ts';

/**
 * How a known string is written where it counts: `always`, however; `capital`, its first letter is one; `capitals`, each
 * word's; `caps`, every letter; `dotted`, capitals with stops or gaps between them; `ampersand`, two capitals with an and
 * between; `name`, with a capital that no beginning of a sentence explains; `short`, the same, and no other capital beside
 * it; `read`, as the sentence around it says.
 */
type Written =
  | 'always'
  | 'capital'
  | 'capitals'
  | 'caps'
  | 'dotted'
  | 'ampersand'
  | 'name'
  | 'short'
  | 'read';

/** A string that would tell who somebody is, and what stands in its place. */
export interface Known {
  reason: Reason;
  /** What stands in its place. */
  token: string;
  written: Written;
  /** The part of the person's name that it is; null for other strings. */
  part: 'first' | 'last' | 'full' | null;
  /** Finds it in folded text. */
  pattern: RegExp;
  /** Finds it in a text where a pattern cannot. */
  find?: Find;
  /** The words of the person's name, folded. */
  own?: ReadonlySet<string>;
  /** Whether it is a common word: at the beginning of a sentence it counts only where the sentence says so. */
  strict?: boolean;
  /** Why it is never sure that it is meant. */
  doubt?: string;
  /** Whether it is what an organisation makes: sure where the sentence says that the person made it. */
  made?: boolean;
  /** The German article that a house is recorded with. */
  article?: 'die' | 'der' | 'das';
  /** Titles of the person's record that hold a word of their name. */
  titles?: readonly string[];
}

/** Why a spelling that is near the name is never sure by itself. */
export const RESEMBLES = 'resembles the name of the person';

/** Why a part of the name in small letters is never sure: as a word it is not read where a frame says that somebody is meant. */
export const IN_SMALL = 'could be the name of the person in small letters, or a word';

/** A pattern that finds nothing. */
export const NEVER = /(?!)/g;

/** A known string of words. */
export function entry(
  words: readonly string[],
  reason: Reason,
  token: string,
  written: Written,
  part: Known['part'] = null,
): Known {
  return { reason, token, written, part, pattern: patternOf(words) };
}

/** Signs that stand beside a name of Latin letters without a gap: `ANAの客室乗務員`, `Google에서`. */
const UNSPACED = '\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af';

const GAP = '(?: {0,4}| {1,2}and {1,2})';
const TIGHT_GAP = ' {1,4}';
const SPELT_GAP = ' {1,3}';

/**
 * A pattern for words as they may stand in a folded text: one after the other, run together, or spelt out letter by
 * letter. A folded text has but letters, digits and spaces, so that no class of characters has to be asked for.
 */
function patternOf(words: readonly string[]): RegExp {
  const joined = words.join('');
  // Scripts without gaps between words.
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(joined))
    return new RegExp(words.join(' {0,2}'), 'g');
  const plain = words.join(joined.length < 6 ? TIGHT_GAP : GAP);
  const spelt = joined.length < 3 ? '' : `|${[...joined].join(SPELT_GAP)}`;
  // A whole name stands out within digits (`janedoe85`); a single word does so only between gaps.
  const edge = `[^ ${words.length > 1 && joined.length > 5 ? '0-9' : ''}${UNSPACED}]`;
  return new RegExp(`(?<!${edge})(?:${plain}${spelt})(?!${edge})`, 'g');
}

/** A pattern for a telephone number however it is grouped, with what stands before its significant digits. */
export function patternOfDigits(digits: string): RegExp {
  return new RegExp(`(?:[0-9] {0,4}){0,8}?${[...digits].join(' {0,4}')}(?![0-9])`, 'g');
}
