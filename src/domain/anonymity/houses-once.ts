import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { housesOfOneKindIn } from './houses-of-one-kind.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isPlaceName } from './reading.ts';

const NAME = "(\\p{Lu}[\\p{L}\\p{M}\\p{N}&.’'-]+(?: (?:& )?\\p{Lu}[\\p{L}\\p{M}\\p{N}&’'-]*){0,2})";
// The bracket comes first: a look back from each letter of a long word takes the square of its length.
const BEHIND_A_NAME = "\\((?<=(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}\\p{M}\\p{N}&.’'-]{0,60} ?\\()(?:the )?";
/** `Harlow Foods (HFL when she started)`, `at Nutrien (then PCS)`: what a house was called in the time of which is told. */
const ONCE = [
  `${BEHIND_A_NAME}(?:it was |still |called |was )?${NAME}(?:,? (?:when|while|before|until|till) (?:he|she|they|it|I|the)(?!\\p{L})(?![^)]* (?:was|were|ran|meant|used))|,? (?:back then|at the time|at that time|in those days|in (?:his|her|their|my) day|as (?:it )?was|as it was (?:then|called)|then|once|in (?:19|20)\\d\\d)(?=[,;)]))`,
  `${BEHIND_A_NAME}(?:then|once|formerly|previously|originally|prev\\.?|formerly known as|f/k/a|fka|back then|at the time|née|(?:it )?was) (?:still |called |the )?${NAME}(?=[,;)])`,
  `${BEHIND_A_NAME}(?:früher|damals|ehemals|vormals|ex|anciennement|autrefois|alors|antes|entonces|antigua|antiga|prima|allora|voorheen|toen|destijds|tidigare|dengang|dawniej) (?:noch |encore )?${NAME}(?=[,;)])`,
].map((one) => new RegExp(one, 'gu'));

const isRole = (said: string): boolean =>
  roles().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;

/** What tells a house as its name does: what it is to a land, and what it was called before, in brackets behind its name, also in letters that say something at work. */
export const housesOnceIn = (text: string): UncertainOccurrence[] => [
  ...housesOfOneKindIn(text),
  ...ONCE.flatMap((pattern) => matchesOf(pattern, text)).flatMap(({ 0: said, 1: name = '', index }) => {
    if (isPlaceName(fold(name)) || isRole(name)) return [];
    const start = index + said.indexOf(name);
    return [
      {
        start,
        end: start + name.length,
        reason: 'employer' as const,
        why: 'says what a house was called before',
      },
    ];
  }),
];
