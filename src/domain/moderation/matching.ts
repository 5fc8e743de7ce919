import { wordFinder } from '#src/lib/word-finder.ts';
import { AGED_WORDS } from './aged-rules.ts';
import { ASKED_ON_ABROAD_WORDS } from './asked-on-abroad.ts';
import { ASKED_WORDS } from './asked-rules.ts';
import { BELONGING_WORDS } from './belonging-rules.ts';
import { CALLED_OTHERWISE_WORDS } from './called-otherwise-rules.ts';
import { CAUSED_WORDS } from './caused-rules.ts';
import { CHOSEN_WORDS } from './chosen-rules.ts';
import { CIRCUMSTANCE_WORDS } from './circumstance-rules.ts';
import { CODED_WORDS } from './coded-rules.ts';
import { DIET_WORDS } from './diet-rules.ts';
import { DUE_ABROAD_WORDS } from './due-abroad.ts';
import { HINTED_WORDS } from './hinted-rules.ts';
import { IMPLIED_WORDS } from './implied-rules.ts';
import { INDIRECT_WORDS } from './indirect-rules.ts';
import { LIKENED_WORDS } from './likened-rules.ts';
import { LIVED_WORDS } from './lived-rules.ts';
import { MEASURED_WORDS } from './measured-rules.ts';
import { NO_CHILDREN_WORDS } from './no-children-abroad.ts';
import { EAST_MENTION, OTHER_WORDS } from './other-languages.ts';
import { PASSING_WORDS } from './passing-rules.ts';
import { PERMITTED_WORDS } from './permitted-rules.ts';
import { REQUIRED_ABROAD_WORDS } from './required-abroad.ts';
import { REQUIRED_WORDS } from './required-rules.ts';
import { SAID_WORDS } from './said-rules.ts';
import { SENT_ABROAD_WORDS } from './sent-abroad.ts';
import { STATED_WORDS } from './stated-rules.ts';
import { SUITED_WORDS } from './suited-rules.ts';
import { TOLD_WORDS } from './told-rules.ts';
import { TRIED_WORDS } from './tried-rules.ts';
import { TURNED_WORDS } from './turned-rules.ts';
import { VEILED_WORDS } from './veiled-rules.ts';
import { WISHED_WORDS } from './wished-rules.ts';
import { FAITH, ILLNESS, ORIENTATION, ORIGIN, PEOPLES } from './words.ts';

const LETTER = 'a-z\\u00df-\\u024f';

/**
 * A pattern for text in lower case. One that need not know Unicode's classes and cases is many times faster, and these
 * read every sentence that leaves.
 * @param pattern written without regard to case, with `\\p{L}` for letters and `\\p{N}` for digits
 */
export function lowered(pattern: RegExp | string, flags = ''): RegExp {
  const source = (typeof pattern === 'string' ? pattern : pattern.source)
    .replace(/\[(?:\\.|[^\]])*\]/g, (set) => set.replaceAll('\\p{L}', LETTER).replaceAll('\\p{N}', '0-9'))
    .replaceAll('\\p{L}', `[${LETTER}]`)
    .replaceAll('\\p{N}', '[0-9]')
    .replace(/(?<!\\)[A-Z]/g, (letter) => letter.toLowerCase());
  return new RegExp(source, flags);
}

const STEMS =
  "handy|tradesm|tradesw|workm|repairm|craftsm|craftsw|deliverym|delivery m|doorm|servicem|cleaningm|kiwi|aussie|aged?|ages|young|youth|old|older|olds|elder|middle-aged|matur|retire|graduat|grad|leaver|digital native|native|born|teens|twent|thirt|fort[yi]|fift|sixt|something|blood|faces?|over-?qualified|years'?|(?:max|min)|" +
  'males?|females?|m[ae]n|wom[ae]n|lads?|lady|ladies|gent|girl|boy|guy|gals?|bloke|chap|gender|sex|trans|cisgender|non-binary|barmaid|waitress|sales[mwgl]|steward|chambermaid|[\\p{L}]+wom[ae]n|(?:cam|shop|check-?out|cow) ?girl|(?:sales|paper|errand|bell) ?boy|hostess|seamstress|busboy|manageress|usherette|house ?maid|maid|she|he|m[ .]a[ .]l|f[ .]e[ .]m|s\\/he|' +
  'mother|father|mum|mom|dad|parent|housewi|grandmother|grandfather|child|kid|son|daughter|bab[yi]|toddler|twin|triplet|famil|depend|ties|single|unmarried|married|divorc|widow|newly-?wed|unattach|unencumb|separated|engaged|marital|husband|wife|spouse|boyfriend|girlfriend|partner works|couple|pregnan|expecting|fertility|due in|maternity|paternity|parental|' +
  'straight|ethnic|race|colou?r|place of birth|caste|tribe|country of|brahmin|dalit|western|foreign|migrant|all-american|of colou?r|anglo|non-english|canadian|austrian|swiss|belgian|locally|citizen|national|passport|green card|visa|local|permanent resident|new zealand|' +
  'tongue|first language|accent|fluency|practi[sc]ing|devout|strict|observant|committed|church|god-fearing|believing|hijab|turban|head|burqa|niqab|kippah|yarmulke|religi|islam|born-again|' +
  'able[- ]bodied|physical|non-disabled|medical|mental|health|hearing|visual|sight|vision|speech|alcoholic|addict|lip-?read|recovering|sick|absence|disabl|handicap|crippl|wheelchair|fit|deaf|blind|autis|neuro|dyslex|infertile|diabet|epilep|survivor|remission|spectrum|surgery|dialysis|diagnos|' +
  'attractive|good[- ]look|pretty|beautiful|handsome|hot|sexy|slim|slender|leggy|great legs|look|easy on|size|clean[- ]shaven|tattoo|pierc|beard|photo|head ?shot|selfie|picture|' +
  'union|labou?r|liberal|conserv|tory|democrat|republican|greens?|socialist|communist|left[- ]wing|right[- ]wing|progressive|politic|unemployed|employed|veteran|reservist|date of birth|d\\.?o\\.?b|' +
  'peu importe|quels? que|quelles? que|sans distinction|unabh|ganz gleich|gleich welche|ungeachtet|enfants?|bébés?|kindern|kleinkind|babys|jung|nur|zwischen|unter|über|jeune|moins|plus|joven|menor|homme|femme|señor|solo|muttersprach|langue|lengua|ledig|célib|solter|buena|gepflegtes|chica';

const PEOPLE = [
  ORIGIN,
  PEOPLES,
  FAITH,
  ORIENTATION,
  ILLNESS,
  CHOSEN_WORDS,
  INDIRECT_WORDS,
  BELONGING_WORDS,
  ASKED_WORDS,
  TOLD_WORDS,
  SAID_WORDS,
  AGED_WORDS,
  CODED_WORDS,
  WISHED_WORDS,
  TURNED_WORDS,
  SUITED_WORDS,
  MEASURED_WORDS,
  PASSING_WORDS,
  IMPLIED_WORDS,
  CAUSED_WORDS,
  STATED_WORDS,
  HINTED_WORDS,
  VEILED_WORDS,
  CALLED_OTHERWISE_WORDS,
  CIRCUMSTANCE_WORDS,
  TRIED_WORDS,
  LIKENED_WORDS,
  LIVED_WORDS,
  ASKED_ON_ABROAD_WORDS,
  OTHER_WORDS,
  REQUIRED_ABROAD_WORDS,
  NO_CHILDREN_WORDS,
  SENT_ABROAD_WORDS,
  DUE_ABROAD_WORDS,
  PERMITTED_WORDS,
  REQUIRED_WORDS,
  DIET_WORDS,
].join('|');
const MENTION = wordFinder(lowered(`${STEMS}|${PEOPLE}|[1-7]\\d(?!\\d)`).source, LETTER);
const MENTION_BESIDE = new RegExp(`\\[age removed|${lowered(EAST_MENTION).source}`);

/** Whether a sentence in lower case holds a word at all of which a rule could make something: most hold none. */
export const mentionsPeople = (sentence: string): boolean =>
  MENTION(sentence) || MENTION_BESIDE.test(sentence);
