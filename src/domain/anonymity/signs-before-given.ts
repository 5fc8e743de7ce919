import { matchesOf } from '#src/lib/matches.ts';
import { japaneseGivenWritten } from '../names/index.ts';
import type { Find } from './near.ts';

const HAN = '[\\p{Script=Han}々]';
const SURNAME = `(?<!${HAN})(?!(?:担当|候補|同僚|部下|上司|先輩|後輩|弊社|当社|社員|営業|課長|部長|主任|店長|長男|次男|長女|次女))${HAN}`;
/** What is said behind a name alone. */
const RESPECT = '(?=(?:さん|さま|氏|様|君|くん|ちゃん|先生|選手))';
/** The same beside what any noun has behind it, where a sentence or a bracket begins with the name. */
const SUBJECT = '(?=(?:さん|さま|氏|様|君|先生)?(?:は|が|の|です|、|（|\\(|$))';

/**
 * Finds a whole Japanese name by its given name where no table has the surname: the signs right before it, `小笠原健太さん` for
 * Kenta Ogasawara. A given name of one sign is a word as well: respect behind it has to tell it.
 */
export function signsBeforeGivenFinder(given: string): Find | undefined {
  const written = japaneseGivenWritten(given);
  if (written.length === 0) return undefined;
  const long = written.filter((one) => [...one].length > 1);
  const patterns = [
    `${SURNAME}{1,4}[ 　・]?(?:${written.join('|')})${RESPECT}`,
    ...(long.length === 0
      ? []
      : [`(?<=^|[。！？\\n「（(・:：] ?)${SURNAME}{1,3}[ 　]?(?:${long.join('|')})${SUBJECT}`]),
  ].map((one) => new RegExp(one, 'gu'));
  return (text) =>
    patterns.flatMap((pattern) =>
      matchesOf(pattern, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
    );
}
