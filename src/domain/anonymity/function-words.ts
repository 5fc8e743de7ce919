import { beginsSentence } from './spans.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words before which or with which a sentence goes on, that no verb follows. */
const LEADING = list(
  'than the for not over with from at in on to of by up into onto upon off out about after before under between through during within without along among across against around behind below above since until till per via an a as',
);
/** Words that a verb may follow as it follows somebody: `And has a team`, `That was all`. */
const BEFORE_VERBS = list(
  'and but or nor so yet if that this these those they them then there here who whom whose what which when where while why how all any both each few most other such only very also just even ever never it its he him his she her you your we us our i me my one some none more less much many too now once no yes is are was were be been am do does did has have had can could would should must might shall',
);

/** What only somebody does, behind what they are called. */
const DOES =
  /^(?:['’]s(?!\p{L})| (?:is|was|has|had|would|will|wants|wanted|says|said|likes|needs|asked|told|knows|came|went|runs|leads|ran|led|joined|started|works|worked|speaks|holds|left|took|built|lives)(?!\p{L}))/u;

/** Whether a word is one of the commonest of English that only join others. */
export const isFunctionWord = (small: string): boolean => LEADING.has(small) || BEFORE_VERBS.has(small);

/** In notes that are typed without capitals: `met than today`. */
const SPOKEN_TO =
  /(?<!\p{L})(?:spoke (?:to|with)|met(?: with)?|asked|told|rang|called|hi|hello|dear|thanks|re) $/u;
const SPOKEN_ON = /^(?:$|[.,;:!?\n]| (?:today|yesterday|last|again|this|on|about|and)(?!\p{L}))/u;

/** Whether somebody may be meant by such a word in small letters, whom the record has under it. */
const isSpokenTo = (text: string, start: number, end: number): boolean => {
  const after = text.slice(end, end + 12);
  const isTold = SPOKEN_TO.test(text.slice(Math.max(0, start - 12), start)) && SPOKEN_ON.test(after);
  return isTold || (beginsSentence(text, start) && LEADING.has(text.slice(start, end)) && DOES.test(after));
};

/**
 * Whether such a word is one where it stands, though what friends call somebody is written so: `more than ten` of Thandeka, `Over the years`
 * of Overton. With a capital amid a sentence, but in a heading, or before what only somebody does it may be who is meant.
 */
export function isFunctionWordThere(
  text: string,
  { start, end }: { start: number; end: number },
  own: ReadonlySet<string> = new Set(),
): boolean {
  const said = text.slice(start, end);
  const small = said.toLowerCase();
  if (!isFunctionWord(small)) return false;
  if (said === small) return !own.has(small) || !isSpokenTo(text, start, end);
  if (own.has(small)) return false;
  if (beginsSentence(text, start)) return BEFORE_VERBS.has(small) || !DOES.test(text.slice(end, end + 12));
  const next = /^[ -](\p{Lu}[\p{L}’']*)/u.exec(text.slice(end, end + 30))?.[1];
  const previous = /(\p{Lu}[\p{L}’']*)[ -]$/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  const isOther = (word: string | undefined): boolean => word !== undefined && !own.has(word.toLowerCase());
  // `Terms And Conditions`, `MORE THAN TEN`.
  return isOther(next) && (isOther(previous) || said === said.toUpperCase());
}
