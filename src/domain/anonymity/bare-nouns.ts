import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const GOES_ON = String.raw`(?=[.,;:)!?]|$|\n| (?:till|until|before|since|for|as|then|and|after|in|where|but|he|she|they)(?!\p{L}))`;
/** A noun without an article where somebody was: `was at beacon till they shut`, `ex premier, ex summit`. */
const BARE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:was|been|now|currently|worked|works|working|started|years?|yrs?|months|mths|stint|spell|time|job|role|driver|picker|packer|chef|nurse|cleaner|fitter|supervisor) at )\p{Ll}{4,}${GOES_ON}`,
    'gu',
  ),
  /(?<=(?:^|[,.;:(\n] ?)ex[- ])\p{Ll}{4,}(?=[.,;)]|$|\n| \d| then(?!\p{L}))/gu,
];
/** What somebody is at without an article, and what somebody was before. */
const PLAIN =
  /^(?:home|work|school|college|university|night|nights|weekends?|heights?|first|last|least|most|once|present|times|risk|fault|ease|peace|war|lunch|breakfast|dinner|church|play|reception|theatre|scale|pace|speed|full|sixth|board|senior|junior|manager|director|executive|level|ground|capacity|best|minimum|maximum|rest|stake|heart|large|length|will|odds|hand|cost|trial|interview|source|height|depth|altitude|temperature|pressure|events?|weddings?|festivals?|airports?|hospitals?|sites?|schools|various|several|many|different|both|that|this|these|those|some|night|noon|midnight|dawn|dusk|army|navy|forces|military|police|force|services|service|marines?|soldier|trade|industry|banking|retail|hospitality|teaching|convict|offender|pro|professional|smoker|student|pupil|athlete|agency|council|government|public|family|military|infantry|cavalry|royal|guards?|prison|nhs|civil)$/u;

/**
 * Nouns without an article in small letters where an English text says that somebody was: a thing would have one, so that a house is called so that
 * notes write in small letters.
 */
export function bareNounsIn(text: string): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  return BARE.flatMap((pattern) => matchesOf(pattern, text))
    .filter(({ 0: word }) => {
      const isRole =
        roles().book.at(
          wordsOf(word).map((one) => one.text),
          0,
        ) !== undefined;
      return (
        !PLAIN.test(word) &&
        !isRole &&
        isInDictionary(word) &&
        !isPlaceName(word) &&
        !/(?:ing|er|or|ist|man|men|ment)s?$/u.test(word)
      );
    })
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      reason: 'employer',
      why: 'stands without an article where somebody was, and may be a house in small letters',
    }));
}
