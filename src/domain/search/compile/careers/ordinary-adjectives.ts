import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { tagged } from '../../../speech/index.ts';
import { isSmall } from '../small-words.ts';

const OF_STAFF =
  /^(?:people|staff|employees?|folks?|teams?|alum\p{L}*|leavers?|background|experience|trained|history|pedigree|exposure|veterans?|crew|group|sites?|branch(?:es)?|office|stores?|contracts?)$/iu;

/**
 * Whether a company's name in small letters is the adjective that it is, too: "with a spotless safety record", "nationwide travel". Before
 * a trade or a word for its people it is the company.
 */
export function isAdjective(raw: string, behind: string): boolean {
  if (!/^\p{Ll}+$/u.test(raw)) return false;
  const next = /^\s+(?<noun>\p{Ll}[\p{L}-]+)(?:\s+\p{Ll}[\p{L}-]+)?/u.exec(behind);
  const noun = next?.groups?.noun ?? '';
  if (next === null || isSmall(noun) || OF_STAFF.test(noun)) return false;
  if (roles().book.at(plainWords(next[0]), 0) !== undefined) return false;
  return tagged(`people with a ${raw} record`)[3]?.pos === 'ADJ';
}
