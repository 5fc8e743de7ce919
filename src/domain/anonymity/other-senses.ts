import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { languages, skills } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { tagged } from '../speech/index.ts';
import { isNounOf, readerOf } from '../speech/readers.ts';
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

/** Whether a word is a language that people speak, as any of them calls it. */
export const isLanguage = (word: string): boolean =>
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

const IN = /(?<!\p{L})(?:in|near|around|across|outside|from|to|throughout) $/iu;

/** What is of a people or a country. */
const OF_PEOPLE =
  /^(?:American|British|English|Scottish|Irish|Welsh|French|German|Italian|Spanish|Portuguese|Dutch|Belgian|Swiss|Austrian|Danish|Swedish|Norwegian|Finnish|Icelandic|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Russian|Ukrainian|Serbian|Croatian|Slovenian|Baltic|Nordic|Scandinavian|Iberian|Israeli|Lebanese|Egyptian|Moroccan|Tunisian|Algerian|Nigerian|Ghanaian|Kenyan|Tanzanian|Ugandan|Ethiopian|Zambian|African|Indian|Pakistani|Bangladeshi|Chinese|Japanese|Korean|Thai|Vietnamese|Malaysian|Indonesian|Philippine|Filipino|Singaporean|Asian|Australian|Canadian|Mexican|Brazilian|Argentine|Chilean|Colombian|Peruvian|Emirati|Omani|Qatari|Kuwaiti|Saudi|Arabian|Jordanian|European|Mediterranean|Californian|Texan|Cornish|Yorkshire|Northern|Southern|Eastern|Western|Central|Pacific|Atlantic)$/u;
/** Whether a word with a capital says of what people or country something is. */
export const isPeople = (word: string): boolean => OF_PEOPLE.test(word) && !OF_SIDE.test(word);
/** Railways, banks and water boards are called so by themselves: `with Southern before`. */
const OF_SIDE = /^(?:Northern|Southern|Eastern|Western|Central|Pacific|Atlantic|Yorkshire)$/u;
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
const AND = '(?:and|or|und|oder|et|ou|y|o|e|en|och|eller|og|ja|i|oraz|then|dann|puis|luego|poi)';
const ROW_BEFORE = new RegExp(
  `([\\p{L}\\p{N}][\\p{L}\\p{N}+#./-]*)(?:,| ${AND}|,? &| /|/) ?(?:${AND} )?$`,
  'u',
);
const ROW_AFTER = new RegExp(
  `^(?:,| ${AND}|,? &| /|/) ?(?:${AND} )?([\\p{L}\\p{N}][\\p{L}\\p{N}+#./-]*)`,
  'u',
);

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

/** An adjective before a noun of German, which then is the word: `Großer Trumpf ist …` of somebody at Trumpf. */
const WITH_ADJECTIVE =
  /(?:^|[.!?:;\n] {1,2})\p{Lu}\p{Ll}{2,}(?:er|e|es) $|(?<![\p{L}])(?!(?:beim?|oder|über|unter|hinter|aber|sowie|seine|ihre|keine|eine|alle|diese|jede|damals|früher|später|weiter|immer|wieder) )\p{Ll}{3,}(?:er|es|em) $|(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine) (?!bei)\p{Ll}{2,}e $/u;
const ADVERBS =
  /(?<!\p{L})(?:[Bb]ei|[Üü]ber|[Uu]nter|[Hh]inter|[Oo]der|[Aa]ber|[Ff]rüher|[Ss]päter|[Ww]eiter|[Ii]mmer|[Ww]ieder|[Hh]ier|[Dd]aher|[Ss]either|[Bb]isher|[Vv]orher|[Nn]achher|[Ee]her|[Ss]onst|[Dd]ieser|[Jj]eder|[Uu]nser|[Ii]hrer|[Ss]einer|[Ee]hemaliger|[Ee]hemals|[Bb]ereits|[Ss]tets|[Aa]lles|[Ee]s|[Dd]es|[Ll]etzte|[Ii]hre|[Ss]eine|[Kk]eine|[Ee]ine|[Dd]ie|[Ss]tationen?|[Kk]ollege|[Ww]urde|[Hh]atte|[Ww]ar) $/u;
const isGermanWord = (text: string, { start, end }: Place): boolean => {
  const before = text.slice(Math.max(0, start - 30), start);
  return (
    WITH_ADJECTIVE.test(before) &&
    !ADVERBS.test(before) &&
    readerOf(text) === 'de' &&
    isNounOf('de', text.slice(start, end))
  );
};

/** Words of languages that are read by no list, which people and houses are called as well, and how a sentence goes on behind the word. */
const IDIOMS: readonly (readonly [said: RegExp, behind: RegExp])[] = [
  // "Škoda, že": a pity. "Naděje na": hope for.
  [/^Škoda$/u, /^(?:,? (?:jen|že|ale|kdyby|přeskočit|mluvit|slov|peněz)|\.\.\.)/u],
  [/^(?:Naděje|Láska|Víra|Svoboda|Veselá|Novák)$/u, /^ (?:na|v|ve|pro|k|ke|do|je) \p{Ll}/u],
  // "Kurz gesagt": in short.
  [
    /^(?:Kurz|Lang)$/u,
    /^(?:,? (?:gesagt|und gut|und knapp|und bündig|zusammengefasst|vorab|notiert|und breit)(?!\p{L}))/u,
  ],
  [/^(?:Nadzieja|Wolny|Zając|Wrona|Sikora)$/u, /^ (?:na|w|we|dla|do|od|to) \p{Ll}/u],
];
/** The same of Turkish: what somebody is called is a word where another one that is bent follows it, `Deniz kenarında`. */
const TURKISH = new Set(
  'deniz kara yıldız aslan barış umut güneş bulut toprak ateş yağmur çiçek gül bahar deren ışık sevgi savaş özgür yaz kış güven inanç ufuk doğa doğan şahin kurt kaya demir çelik taş dağ tepe ırmak pınar derya ada duru gökçe yeşil ak akın aydın bilge can ay su nehir evren dünya onur şeref eren çınar meşe kiraz nar defne menekşe lale yasemin eylül nisan ekim deniz'.split(
    ' ',
  ),
);
const TURKISH_LETTERS = /[ığşİ]|(?<!\p{L})(?:ve|bir|için|ile|olarak|var|yok)(?!\p{L})/u;
/** A case behind its sign, which names alone have: `Kara'nın`. */
const TURKISH_CASE = /^[’'](?:n?[ıiuü]n|[yn]?[ıiuüae]|n?[dt][ae]n?|l[ae]r|yl[ae]|c[ae])(?!\p{L})/u;
const TITLED_BEHIND = /^ (?:[Hh]anım|[Bb]ey|\p{Lu})/u;

function inTurkish(text: string, { start, end }: Place): Reading | null {
  const small = text.slice(start, end).toLocaleLowerCase('tr');
  const after = text.slice(end, end + 30);
  if (!TURKISH.has(small) || !TURKISH_LETTERS.test(text)) return null;
  if (TURKISH_CASE.test(after) || TITLED_BEHIND.test(after)) return 'name';
  return beginsSentence(text, start) &&
    /^ \p{Ll}{3,}(?:[ıiuü]|nd[ae]n?|[dt][ae]n?|l[ıiuü])(?!\p{L})/u.test(after)
    ? 'unsure'
    : null;
}

/**
 * How a word of a name is meant that is a place, a language, a people or a skill as well, as far as what stands beside it tells that it is
 * such a one: `Dallas or Houston` of somebody called Dallas, `the Scottish market` of somebody at Scottish Widows. Null where nothing does.
 */
export function otherSense(text: string, place: Place, whose: Whose): Reading | null {
  const said = text.slice(place.start, place.end);
  if (!/^\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}]*$/u.test(said)) return null;
  if (whose === 'person') {
    const turkish = inTurkish(text, place);
    if (turkish !== null) return turkish;
  } else if (isGermanWord(text, place)) return 'word';
  const behind = text.slice(place.end, place.end + 30);
  if (beginsSentence(text, place.start) && IDIOMS.some(([one, next]) => one.test(said) && next.test(behind)))
    return 'word';
  if (isInRowOfPlaces(text, place, whose) || isSpoken(text, place)) return 'word';
  const after = text.slice(place.end, place.end + 40);
  const before = text.slice(Math.max(0, place.start - 12), place.start);
  // `im Sommer`, of somebody called Sommer.
  if (
    /^(?:Sommer|Winter|Herbst|Frühling|Lenz|Sonntag|Freitag|Montag|Mai|März|August)$/u.test(said) &&
    /(?<!\p{L})(?:[Ii]m|[Aa]m|[Jj]eden|[Dd]iesen|(?:letzt|nächst|vorig)en|[Zz]um|[Bb]is|[Aa]b) $/u.test(
      before,
    )
  )
    return 'word';
  // `the Isle of Skye`, of somebody called Skye.
  if (/(?<!\p{L})(?:Isle|Bay|Gulf|Firth|Vale|Cape|County|Port|Mull|Strait) of $/u.test(before)) return 'word';
  // `studied in Washington state`.
  if (/^ (?:state|county|city)(?!\p{L})/u.test(after) && IN.test(before) && placeOf(said)) return 'word';
  const isOfThe = /(?<!\p{L})(?:the|a|an|our|this|that) (?:\p{Ll}+ )?$/iu.test(before);
  const isPlace = whose === 'school' || placeOf(said);
  if (isOfThe && (KIND_OF_PLACE.test(after) ? isPlace : OF_PLACE.test(after) && placeOf(said))) return 'word';
  if (whose === 'person') return isOfSkill(text, place) ? 'word' : null;
  return isOfPeople(text, place) ? 'word' : null;
}
