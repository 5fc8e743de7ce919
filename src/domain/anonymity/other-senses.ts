import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { languages, skills } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { tagged } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isRegion, type Reading } from './reading.ts';
import { beginsSentence } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

/** Whose name a word is that says something else as well. */
type Whose = 'person' | 'employer' | 'school';

/** A word or several with capitals, as places and languages are called. */
const CALLED = String.raw`\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?`;
/** What joins those of which any will do, and those that are named one after the other. */
const EITHER =
  '(?:,? (?:or else|or|oder|ou|ou bien|o|oppure|of|eller|tai|lub|albo|albo też|nebo|alebo|ali|ya da|veya|vagy|sau|või|ή|або|чи|или|atau|hoặc) | ?/ ?)';
const ROW = '(?:,? (?:and|und|et|y|e|en|och|og|ja|i|a|ve|és|și|та|і|и|dan|và|&) |, |; )';
const BEFORE_EITHER = new RegExp(`(${CALLED})${EITHER}$`, 'u');
const AFTER_EITHER = new RegExp(`^${EITHER}(${CALLED})`, 'u');
const BEFORE_ROW = new RegExp(`(${CALLED})(?:${EITHER}|${ROW})$`, 'u');
const AFTER_ROW = new RegExp(`^(?:${EITHER}|${ROW})(${CALLED})`, 'u');
/** Where somebody was, and where a row of houses stands: `four years at Kerry or Dublin Bus`. */
const THERE =
  /(?<!\p{L})(?:at|joined|left|ex-?|with|from|by|chez|bei|bij|hos|presso|worked|years|since|trained|studied|read|degree|graduate\p{L}*|u|w|v|ve|у|в|во)(?: \p{Ll}+){0,3} (?:the )?$/iu;
/** `Muscat also fine`: what is said of a place where somebody would work. */
const WILL_DO =
  /^ (?:(?:is |are |would be )?(?:also |equally |just as |perfectly )?(?:fine|ok|okay|possible|good|welcome|acceptable|doable|works?|considered|an option)(?!\p{L})|too[.,;)]|also (?:fine|ok|okay|possible|works?|an option)|at a push|as well[.,;)]|if (?:it|the|there|need|not)(?!\p{L}))/u;
/** What says that a place is named before it, and what a place has. */
const KIND_OF_PLACE =
  /^ (?:regions?|area|district|county|coast|coastline|prefecture|province|peninsula|valley|hills|mountains)(?!\p{L})/u;
const OF_PLACE =
  /^ (?:suburbs?|harbour|harbor|airport|catchment|corridor|basin|metro|tube|line|time|accent|dialect|traffic|weather|winters?|summers?|motorway|bypass|countryside|border|tunnel|railway station|borough|postcode|congestion zone|timezone|commute)(?!\p{L})/u;

/** Counties and regions that no gazetteer of towns has, and that people and houses are called by. */
const COUNTIES = new Set(
  'kerry clare mayo sligo leitrim donegal kildare wicklow meath louth offaly laois carlow wexford tipperary cavan monaghan longford westmeath roscommon antrim armagh fermanagh tyrone munster leinster connacht connaught ulster fife angus moray ayrshire lanarkshire argyll caithness sutherland galloway borders gwynedd powys dyfed gwent clwyd anglesey pembrokeshire kent surrey sussex essex devon somerset dorset avon rutland shropshire staffordshire tohoku kansai kanto kyushu hokkaido chubu'.split(
    ' ',
  ),
);

const placeOf = (word: string): boolean =>
  COUNTIES.has(fold(word)) || isRegion(fold(word)) || placeNamed(fold(word), 'AU') !== null;

/** Whether what stands beside a word is a place, though a word with a capital may stand before it: `Wants Dublin`. */
const isPlaceBeside = (said: string | undefined): boolean =>
  said !== undefined && [said, ...said.split(' ')].some((word) => word.length > 2 && placeOf(word));

/** Whether a word is a place that is named beside other places. */
function isInRowOfPlaces(text: string, { start, end }: Place, whose: Whose): boolean {
  if (!placeOf(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  const either = BEFORE_EITHER.exec(before)?.[1];
  const other = AFTER_EITHER.exec(after)?.[1];
  const row = BEFORE_ROW.exec(before)?.[1];
  const next = AFTER_ROW.exec(after)?.[1];
  const begins = row === undefined ? start : start - (before.length - before.lastIndexOf(row));
  if (whose !== 'person' && THERE.test(text.slice(Math.max(0, begins - 40), begins))) return false;
  if ([either, other].some(isPlaceBeside)) return true;
  const isBeside = [row, next].some(isPlaceBeside);
  // `Dallas, Houston native, is`: somebody, and where they are from.
  if (whose === 'person') return isBeside && !beginsSentence(text, start);
  return isBeside && WILL_DO.test(after);
}

const isLanguage = (word: string): boolean =>
  languages().book.at(
    wordsOf(word).map(({ text }) => text),
    0,
  ) !== undefined;
const SPOKEN =
  /(?<!\p{L})(?:speak(?:s|ing)?|spoken?|fluent(?:ly)?(?: in)?|native|bilingual(?: in)?|conversational|written|learn(?:s|t|ed|ing)?|understands?|reads?|perfect|rusty|broken|passable|decent|excellent|business|working|basic|intermediate|advanced|schoolboy|schoolgirl|some|no|little|good|strong|his|her|their|in|into|from|with|also) (?:no |some |little |good |fluent |a little |a bit of |basic |both )?$/iu;
const AS_LANGUAGE =
  /^(?: (?:fluently|well|yet|speakers?|speaking|lessons|classes|skills|mother tongue|native|level|translation|interpreter|subtitles|at home|at work|to [ABC][12]|[ABC][12])(?!\p{L})|-speaking|,? \(?[ABC][12](?!\p{L}))/u;
const NEXT_SPOKEN = /(\p{Lu}\p{L}+)(?:,| and| or| \/|;|,? plus) (?:\p{Ll}+ ){0,2}$/u;
const SPOKEN_NEXT = /^(?:,| and| or| \/|;|,? plus) (?:\p{Ll}+ ){0,2}(\p{Lu}\p{L}+)/u;

/** Whether a word is a language that is spoken, or stands beside another one. */
function isSpoken(text: string, { start, end }: Place): boolean {
  if (!isLanguage(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 50), start);
  const after = text.slice(end, end + 50);
  if (AS_LANGUAGE.test(after)) return true;
  if (SPOKEN.test(before) && /^(?:[.,;:)!?]|$| (?:and|or|but|yet|at|with|for|is|was)(?!\p{L}))/u.test(after))
    return true;
  return [NEXT_SPOKEN.exec(before)?.[1], SPOKEN_NEXT.exec(after)?.[1]].some(
    (one) => one !== undefined && isLanguage(one),
  );
}

/** What is of a people or a country. */
const OF_PEOPLE =
  /^(?:American|British|English|Scottish|Irish|Welsh|French|German|Italian|Spanish|Portuguese|Dutch|Belgian|Swiss|Austrian|Danish|Swedish|Norwegian|Finnish|Icelandic|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Russian|Ukrainian|Serbian|Croatian|Slovenian|Baltic|Nordic|Scandinavian|Iberian|Israeli|Lebanese|Egyptian|Moroccan|Tunisian|Algerian|Nigerian|Ghanaian|Kenyan|Tanzanian|Ugandan|Ethiopian|Zambian|African|Indian|Pakistani|Bangladeshi|Chinese|Japanese|Korean|Thai|Vietnamese|Malaysian|Indonesian|Philippine|Filipino|Singaporean|Asian|Australian|Canadian|Mexican|Brazilian|Argentine|Chilean|Colombian|Peruvian|Emirati|Omani|Qatari|Kuwaiti|Saudi|Arabian|Jordanian|European|Mediterranean|Californian|Texan|Cornish|Yorkshire|Northern|Southern|Eastern|Western|Central|Pacific|Atlantic)$/u;
/** What a house that is called so has as well as a people. */
const OF_HOUSE =
  /^ (?:pilots?|crews?|cabin|captains?|flights?|routes?|fleet|branch(?:es)?|cards?|account|years|days|stint|team|job|role|office|internship|experience|background)(?!\p{L})/u;

/** Whether a word says of what people or country something is: `the Scottish market`, `American citizen`. */
function isOfPeople(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const after = text.slice(end, end + 60);
  if (!OF_PEOPLE.test(said) || OF_HOUSE.test(after) || !/^ \p{Ll}{3,}/u.test(after)) return false;
  if (readerOf(text) !== 'en') return false;
  const [, next] = tagged(`the ${said.toLowerCase()}${after}`).slice(1, 3);
  return next?.pos === 'NOUN' || next?.pos === 'ADJ';
}

const listedAt = (said: string): number =>
  skills().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  )?.length ?? 0;
/** What is made with a language or a tool. */
const OF_TOOL =
  /^ (?:gems?|code|codebase|scripts?|scripting|stack|apps?|services?|back[ -]?ends?|front[ -]?ends?|developers?|programming|programmers?|modules?|libraries|library|framework|tests|microservices|\d(?:\.\d)?)(?!\p{L})/u;
const ROW_BEFORE = /([\p{L}\p{N}][\p{L}\p{N}+#./-]*)(?:,| and| or|,? &| \/|\/) ?(?:and |or )?$/u;
const ROW_AFTER = /^(?:,| and| or|,? &| \/|\/) ?(?:and |or )?([\p{L}\p{N}][\p{L}\p{N}+#./-]*)/u;

/** Whether a word is a part of what a list of skills has (`Ruby on Rails`), or one of a row of them (`Ruby, Go and Python`). */
function isOfSkill(text: string, { start, end }: Place): boolean {
  const after = text.slice(end, end + 40);
  const length = listedAt(text.slice(start, end + 40));
  if (length === 0) return false;
  if (length > 1) return !/^ \p{Lu}/u.test(after);
  if (OF_TOOL.test(after)) return true;
  if (beginsSentence(text, start)) return false;
  const beside = [
    ROW_BEFORE.exec(text.slice(Math.max(0, start - 40), start))?.[1],
    ROW_AFTER.exec(after)?.[1],
  ];
  return beside.some((one) => one !== undefined && listedAt(one) > 0);
}

/**
 * How a word of a name is meant that is a place, a language, a people or a skill as well, as far as what stands beside it tells that it is
 * such a one: `Dallas or Houston` of somebody called Dallas, `the Scottish market` of somebody at Scottish Widows. Null where nothing does.
 */
export function otherSense(text: string, place: Place, whose: Whose): Reading | null {
  const said = text.slice(place.start, place.end);
  if (!/^\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}]*$/u.test(said)) return null;
  if (isInRowOfPlaces(text, place, whose) || isSpoken(text, place)) return 'word';
  const after = text.slice(place.end, place.end + 40);
  const before = text.slice(Math.max(0, place.start - 12), place.start);
  const isOfThe = /(?<!\p{L})(?:the|a|an|our|this|that) (?:\p{Ll}+ )?$/iu.test(before);
  const isPlace = whose === 'school' || placeOf(said);
  if (isOfThe && (KIND_OF_PLACE.test(after) ? isPlace : OF_PLACE.test(after) && placeOf(said))) return 'word';
  if (whose === 'person') return isOfSkill(text, place) ? 'word' : null;
  return isOfPeople(text, place) ? 'word' : null;
}
