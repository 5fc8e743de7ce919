import { tagged } from '../speech/index.ts';

/** What a sentence of a brief says by its form alone, where no word of it heads anything. */

/** "Four years PQE in probate.": how long, at the head of a sentence that says of what. */
export const LED_BY_YEARS =
  /^(?:(?:at least|min(?:imum|\.)?(?: of)?|around|about) )?(?:two|three|four|five|six|seven|eight|ten|[2-9]|1\d)\+? (?:years|yrs)['’]? (?!(?:contract|fixed|ago|later|old|from|warranty|lease|term|and|or|to|we|is|was|are|since|running|now|on and|before|after|in business|plan|programme|program|cover)(?!\p{L}))(?![^.]*(?<!\p{L})(?:we|our|us|i|my|he|she|left|sold|opened|founded)(?!\p{L}))\p{L}[^.;]{2,60}[.!]*$/iu;

/** "You'd be assisted by a legal executive of 20 years' standing": who is beside whoever comes, and nothing that they must have. */
export const WITH_HELP =
  /^(?:(?:you|they|he or she|she or he|the (?:post|job)?holder)(?:['’](?:ll|d)| will| would)|you(?:['’]re| are)) (?:also )?(?:be )?(?:assisted|supported|helped|joined|backed(?: up)?|mentored|trained|coached|supervised|shown the ropes|looked after|surrounded) by(?!\p{L})/iu;

const TERM =
  '(?:permanent|perm|full[- ]?time|part[- ]?time|f\\/?t|p\\/?t|contract|temp(?:orary)?|casual|fixed[- ]term|ongoing|unbefristet|befristet|vollzeit|teilzeit|cdi|cdd|temps plein|temps partiel|indefinido|jornada completa|tempo (?:in)?determinato|tempo pieno|vast|voltijds?|deeltijds?)';
/** "Perm f/t": nothing but the kind of contract, which is a field of its own. */
export const TERMS_ALONE = new RegExp(`^${TERM}(?:[\\s,/+&·|-]+(?:and )?${TERM})*[.!]*$`, 'iu');

/** "Can wait till 1 March for the right one": when somebody may begin. */
export const CAN_WAIT =
  /^(?:(?:we|i|they|he|she) )?(?:(?:can|could|will|would|['’]ll|['’]d|happy to|prepared to|willing to) )+wait(?: (?:till|until|for|to)(?!\p{L})| \p{L}+ (?:weeks?|months?))/iu;

/** "Per 15 januari 2027", "Ab 1. März": the day on which somebody begins, and nothing else. */
export const DAY_ALONE =
  /^(?:from|per|ab(?: dem)?|zum|dal|vanaf|desde|dès|à partir d[ue]|a partir (?:de|del)|från|fra|pr\.?) (?:the |le |el |il |den |dem |d\. )?\d{1,2}(?:\.|er|º|ª|st|nd|rd|th)?(?: (?:of|de))? \p{L}{3,}\.?(?: (?:de )?\d{4})?[.!]*$/iu;

/** "The driver does", "The practice runs": who or what stands before a verb of a third person. */
const WHO_DOES =
  /^(?:the|our|this) (?!(?:\p{L}+ )?(?:candidate|applicant|person|one|holder|incumbent)(?!\p{L}))(?:\p{L}+ ){1,2}(?=\p{L}{3,}s(?!\p{L}))/iu;
const NO_DOING =
  /^(?:is|has|was|needs|requires|holds|wants|knows|speaks|brings|likes|includes|means|pays|gets|earns|comes|lives|offers|starts|begins)$/iu;

/**
 * Whether a sentence says what is done by two verbs at least, as of a third person: "Writes the programme, does the statements" `alone`, "The
 * driver does 15 drops a day, takes the payments and keeps the tickets straight" `named`. Null for any other.
 */
export function inThird(sentence: string): 'alone' | 'named' | null {
  if (!/^\p{L}+(?: \p{L}+){0,3} .*(?:,| and ) ?\p{L}{3,}s /u.test(sentence)) return null;
  const [who = ''] = WHO_DOES.exec(sentence) ?? [];
  const words = tagged(sentence.slice(who.length));
  const isDone = (at: number): boolean => {
    const word = words[at];
    if (word === undefined || !/^\p{L}{3,}s$/u.test(word.text) || NO_DOING.test(word.text)) return false;
    const next = words[at + 1]?.pos;
    return word.pos === 'VERB' || word.pos === 'AUX' || (at === 0 && (next === 'DET' || next === 'NUM'));
  };
  const others = words.filter(
    (_, at) => at > 0 && /^(?:,|and)$/iu.test(words[at - 1]?.text ?? '') && isDone(at),
  );
  if (!isDone(0) || others.length === 0) return null;
  return who === '' ? 'alone' : 'named';
}
