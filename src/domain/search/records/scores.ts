import { matchesOf } from '#src/lib/matches.ts';
import { boundsOf } from './edges.ts';
import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { type Condition, on } from './query.ts';

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${words}`, 'giu');

const SCORE = pattern(
  '(?:which |that )?(?:(?:was|were|got|been|with|have|has|an?|overall|average|total|the|interview|score ?card|feedback) )*(?:(?<lowest>min(?:imum)?|lowest) |(?<highest>max(?:imum)?|highest) )?(?:scor(?:ed?|es|ing)|rat(?:ed|ings?|ing)|marked|marks?|score ?cards?)(?: (?:of|at|is|was|as|overall))*(?: (?:an?|the))*\\s+(?:(?<more>over|above|more than|better than|higher than|>)|(?<least>at least|>=|from|min(?:imum)?(?: of)?)|(?<less>under|below|less than|worse than|lower than|<)|(?<most>up to|at most|<=|no more than|max(?:imum)?(?: of)?)|between)?\\s*(?<one>[1-5]|one)(?:\\s*(?:/|out of) ?5)?(?:\\s*(?:to|-|and|or)\\s*(?<other>[1-5])(?:\\s*(?:/|out of) ?5)?)?(?<up>\\+| (?:or|and) (?:more|above|over|up|higher|better))?(?<down> (?:or|and) (?:less|below|under|lower|worse|fewer))?(?: stars?)?',
);

/** The figure before its noun, or one that says itself what it is of: "a 5 on the scorecard", "4/5", "3 stars or more". */
const STARS = pattern(
  '(?:(?:which |that |who )?(?:(?:was|were|got|been|with|have|has|gave|given|scor(?:ed|ing)|rated|an?|the) )*)?(?:(?<more>over|above|more than|better than)|(?<least>at least|>=|min(?:imum)?)|(?<less>under|below|less than|worse than)|(?<most>up to|at most|no more than))?\\s*(?:(?<top>(?:top|full|maximum|perfect) (?:marks?|scores?|ratings?))|(?<one>[1-5])(?<plus>\\+)?[ -]?(?:(?:stars?|/ ?5|out of 5)|(?:(?:/ ?5|out of 5) )?on (?:the|their|an?) (?:score ?cards?|interviews? (?:form|scorecards?)))(?:\\s+on (?:the|their|an?) score ?cards?)?)(?<up>\\+| (?:or|and) (?:more|above|over|up|higher|better))?(?<down> (?:or|and) (?:less|below|under|lower|worse|fewer))?(?! ?/)(?![\\p{L}\\d])',
);

/** "Given a five", "4s and 5s". */
const GIVEN = pattern(
  '(?:(?:(?:(?:that|which|who) )?(?:(?:was|were|has|have|been|got) )*(?:given|awarded|scoring|got|earned|received|came (?:out|back) (?:with|at|as)|with(?= an? )) (?:an? )?(?<one>[1-5])(?:\\s*(?:or|and|to|-)\\s*(?:an? )?(?<other>[1-5]))?(?<up>\\+| (?:or|and) (?:more|above|over|up|higher|better))?(?<down> (?:or|and) (?:less|below|under|lower|worse))?)(?= (?:by|from|on|in|last|this|for|since|at|overall)\\b|\\s*(?:$|[,;.?!\\uFFFC]))|(?<ones>[1-5])s(?:(?:\\s*(?:and|or|/|,|to|-)\\s*)(?<others>[1-5])s)?(?![\\p{L}\\d]))',
);

const EITHER = /(?<=\d(?: stars?)?)\s*\b(?:or|and)\s+(?:an? )?(?=\d)/gi;

/**
 * How an interview was scored, from 1 to 5.
 * @param isOne whether "2 or 5" is one reading, of either, and not one of each
 */
export function scoresIn(said: Said, isOne = false): Reading[] {
  const found: Reading[] = [];
  for (const match of [...said.each(STARS), ...said.each(SCORE), ...said.each(GIVEN)]) {
    if (said.taken(match.index, match.index + match[0].length)) continue;
    const { more, lowest, least = lowest, less, highest, most = highest } = match.groups ?? {};
    const { top, plus, up = plus, down, ones, others } = match.groups ?? {};
    const { one = ones ?? '', other = others } = match.groups ?? {};
    const value = top !== undefined ? 5 : /^one$/i.test(one) ? 1 : Number(one);
    const last = other === undefined ? value : Number(other);
    const bounds = boundsOf({ more, least, less, most, up, down }, value, last);
    const stretch = stretchOf(match);
    said.blot(stretch);
    // "2 or 5" leaves out what lies between.
    const [joint] = last - value > 1 && !/between/i.test(match[0]) ? matchesOf(EITHER, match[0]) : [];
    if (joint === undefined) found.push({ ...stretch, conditions: [on('score', bounds)] });
    else if (isOne)
      found.push({ ...stretch, conditions: [on('score', { values: [String(value), String(last)] })] });
    else {
      const middle = stretch.at + joint.index;
      const exactly = (score: number): Condition[] => [on('score', { min: score, max: score })];
      found.push(
        { at: stretch.at, end: middle, conditions: exactly(value) },
        { at: middle + joint[0].length, end: stretch.end, conditions: exactly(last) },
      );
    }
  }
  return found;
}
