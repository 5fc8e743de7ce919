import { employerGroup, employerNamed } from '../../lexicon/employers.ts';
import { certifications, languages, roles, skills } from '../../lexicon/terms.ts';
import { isSmall } from './small-words.ts';

const MOST_WORDS = 4;
/** Words that say of people in the plural what they are: "agency people", "part timers". */
const OF_PEOPLE =
  /^(?:(?:agency|contract|temp|freelance|interim|junior|senior|graduate|working|holiday|visa|sponsorship|part|full|job|career|big|four|magic|circle)\s+)+(?:people|folks?|staff|workers?|candidates|types|timers?|hoppers?|changers?|holders?|makers?|firms?|lot|crowd|ones)$/i;

const isOneName = (phrase: string): boolean =>
  OF_PEOPLE.test(phrase) || (!phrase.split(/\s+/).some(isSmall) && isListed(phrase));

const isListed = (phrase: string): boolean =>
  employerNamed(phrase) !== undefined ||
  employerGroup(phrase) !== undefined ||
  [roles(), skills(), certifications(), languages()].some(({ book }) => book.whole(phrase) !== undefined);

/** Where the last name begins that ends at an offset of a text: the longest that a list knows, else its last word. */
export function lastNameBefore(text: string, at: number): number {
  const words = [...text.slice(0, at).matchAll(/[\p{L}\p{N}\uFFFC][\p{L}\p{N}\uFFFC+#&.'’/-]*/gu)].slice(
    -MOST_WORDS,
  );
  for (const { index } of words) if (isOneName(text.slice(index, at).trim())) return index;
  return words.at(-1)?.index ?? at;
}
