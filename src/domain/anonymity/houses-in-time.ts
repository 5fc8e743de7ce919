import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isListedHouse, KNOWN_BY_WORD, LISTED_WHY } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const NAME = "\\p{Lu}[\\p{L}\\p{M}\\p{N}&’'-]*(?: (?:& )?\\p{Lu}[\\p{L}\\p{M}\\p{N}&’'-]*){0,2}";
/** A part of a sentence that begins with a name and goes on with when that was: `Virgin before the franchise changed, …`. */
const IN_TIME = new RegExp(
  `(?<=(?:^|[.;:!?\\n•·–-]\\s{0,2}|, (?:and |then |later )?|(?<!\\p{L})(?:then|now|currently|previously|formerly|earlier|davor|zuvor|avant|antes|prima|daarvoor|före|før|wcześniej|předtím) ))(${NAME})(?= (?:before (?:that|then|it|the|they|he|she|his|her|their|all)(?!\\p{L})|(?:since|until|till|from|seit|bis|depuis|desde|dal|sinds|sedan|siden|od) (?:\\p{Lu}?\\p{L}{2,9} )?(?:19|20)\\d\\d|for (?:(?:the|her|his|their) )?(?:(?:first|last|past|next) )?(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|\\p{Ll}+) (?:years|months|seasons|summers)(?!\\p{L})|back in (?:19|20)\\d\\d))`,
  'gu',
);

/**
 * Large houses that no record has, where a text tells in turn when somebody was where: `Avanti now, Virgin before the franchise changed`.
 */
export const housesInTimeIn = (text: string): UncertainOccurrence[] =>
  matchesOf(IN_TIME, text).flatMap(({ 1: name = '', index }) => {
    const isHouse = isListedHouse(name) || KNOWN_BY_WORD.has(name);
    if (
      !isHouse ||
      isPlaceName(fold(name)) ||
      (isInDictionary(name.toLowerCase()) && !KNOWN_BY_WORD.has(name) && name.length < 4)
    )
      return [];
    return [
      {
        start: index,
        end: index + name.length,
        reason: 'employer',
        why: LISTED_WHY,
      },
    ];
  });

/** `from the Providence Health days`, `in her Brackley years`: a time called by where somebody was. */
const DAYS_OF = new RegExp(
  `(?<=(?<!\\p{L})(?:from|since|in|during|back in|after|before|of) (?:the|her|his|their|my|our)(?: old| early| later)? )(${NAME})(?:['’]s)?(?= (?:days|years|era|times)(?!\\p{L}))`,
  'gu',
);
const TIMES =
  /^(?:covid|lockdown|brexit|gfc|lehman|dot-?com|y2k|millennium|christmas|easter|ramadan|diwali|olympics?|world|cup|euro|windows|dos|mainframe|soviet|celtic|tiger|thatcher|apartheid|victorian|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|bank|holiday|boxing|new|year|inset|open|market|match|race|school|college|uni|university|gap|phd|msc|mba|bsc|ba|ma|a-?level|gcse|hsc|leaving|cert|apprentice|trainee|junior|senior|graduate|student|teenage|twenties|thirties)s?(?:['’]s)?$/iu;

/** A house that a time is called by, where nothing tells it to be a time of the world, a stage of life or what somebody worked with. */
export const daysOfHousesIn = (text: string): UncertainOccurrence[] =>
  matchesOf(DAYS_OF, text).flatMap(({ 1: name = '', index }) => {
    const end = index + name.length;
    const isOfWork = termsOf(text, []).some((one) => one.start <= index && one.end >= end);
    if (isOfWork || name.split(' ').some((word) => TIMES.test(word))) return [];
    return [
      {
        start: index,
        end,
        reason: 'employer',
        why: 'a time is called by it, as by a house where somebody was',
      },
    ];
  });
