import { matchesOf } from '#src/lib/matches.ts';
import { AGED_THING } from '../moderation/index.ts';
import { birthsIn, isAfterWork, isOfThingBorn } from './births.ts';
import type { Edit, Reason } from './spans.ts';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const YEAR = String.raw`((?:19|20)\d{2})`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

const DAY_IN_WORDS =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';
// Month names of other languages, whose days are written before them.
const MONTH_ABROAD =
  'jan\\p{L}*|fév\\p{L}*|fev\\p{L}*|feb\\p{L}*|mär\\p{L}*|mar\\p{L}*|avr\\p{L}*|abr\\p{L}*|apr\\p{L}*|mai|maj|maggio|mayo|mei|juin|juni?o?|giugno|juil\\p{L}*|juli?o?|luglio|ago\\p{L}*|août|set\\p{L}*|sep\\p{L}*|okt\\p{L}*|oct\\p{L}*|ott\\p{L}*|out\\p{L}*|nov\\p{L}*|déc\\p{L}*|dez\\p{L}*|dic\\p{L}*|dec\\p{L}*';

const DATES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?${DAY}(?:\s+of)?[\s.-]+(?:${MONTH})\.?,?[\s-]+${YEAR}\b`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:${MONTH})\.?\s+${DAY},?\s+${YEAR}\b`, 'giu'),
  new RegExp(String.raw`\b(?:${MONTH})\.?,?[\s/'-]{1,2}${YEAR}\b`, 'giu'),
  new RegExp(String.raw`(?<![\d./-])\d{1,2}([./-])\d{1,2}\1${YEAR}(?![\d/])(?!\.\d)`, 'gu'),
  new RegExp(
    String.raw`(?<![\d./-])${YEAR}([./-])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])(?![\d/])(?:T[\d:.]+Z?)?`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d./-])(?:0?[1-9]|1[0-2])[./]${YEAR}(?![\d/])`, 'gu'),
];
const ANY_DATE = String.raw`(?:\d{1,2}[./\s-]\d{1,2}[./\s-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|${DAY}(?:\s+of)?[\s-]+(?:${MONTH})\.?,?[\s-]+\d{2,4}|(?:${MONTH})\.?\s+${DAY},?\s+\d{4}|(?:the\s+)?${DAY_IN_WORDS}(?:\s+of)?\s+(?:${MONTH}),?\s+(?:19|20)\d{2}|\d{1,2}\.?\s+(?:de\s+)?(?:${MONTH_ABROAD})\.?\s+(?:de\s+)?(?:19|20)\d{2}|(?:(?:${MONTH})\.?\s+)?(?:19|20)\d{2})`;

const BIRTH = new RegExp(
  String.raw`\b(?:d\.?o\.?b\.?|date\s+of\s+birth|birth\s?date|birthday|born(?:\s+(?:on|in|the))*|född(?:\s+den)?|født(?:\s+den)?|geb(?:oren|\.)(?:\s+(?:am|op|in))?|geburts(?:datum|tag)|née?\s+le|date\s+de\s+naissance|nacid[oa]\s+(?:el|en)|fecha\s+de\s+nacimiento|nat[oa]\s+il|data\s+di\s+nascita|data\s+de\s+nascimento|nascid[oa]\s+(?:em|a)|geboortedatum|urodzon[ya]|data\s+urodzenia)(?:\s+(?:is|on\s+(?:file|record|the\s+\p{L}+)|(?:as\s+)?given(?:\s+as)?|per\s+(?:the\s+|his\s+|her\s+|their\s+)?\p{L}+))?\s*[:=(–-]?\s*${ANY_DATE}`,
  'giu',
);
/** A whole date of a year in which somebody at work may have been born. */
const DAY_OF_BIRTH = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])([./-])\s?(?:0?[1-9]|1[0-2])\1\s?(?:19[4-9]\d|200\d)|(?:19[4-9]\d|200\d)([./-])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])|${DAY}(?:\s+of)?[\s.-]+(?:${MONTH}|${MONTH_ABROAD})\.?,?[\s-]+(?:de\s+)?(?:19[4-9]\d|200\d))`;
/** How papers of many countries shorten "born": `b.`, `*`, `geb.`, `n.`, `ur.`, `nar.`, `f.`. */
const BORN_IN_SHORT = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.])(?:b\.?|\*|n\.|ur\.|nar\.|f\.|s\.|synt\.|szül\.|sünd\.|dz\.|gim\.|roj\.|rođ\.|nasc\.|née?(?:\(e\))?|nat[oa]|d\.n\.|f\.n\.|d\.?o\.?b\.?|doğ(?:um)?\.?(?: tarihi)?|ngày sinh|sinh(?: ngày)?|lahir|род\.|р\.|нар\.|γεν\.)\s?:?\s?${DAY_OF_BIRTH}(?!\d)`,
    'giu',
  ),
  /(?<![\p{L}\p{N}.])(?:b\.|\*|geb\.|ur\.|nar\.|rođ\.|szül\.)\s?(?:19[4-9]\d|200\d)(?![\d/])/gu,
  /(?:生年月日|出生(?:日期|年月)?|생년월일|生日)\s?[:：]?\s?(?:19[4-9]\d|200\d)[年./년-]\s?\d{1,2}[月./월-]\s?\d{1,2}[日일]?|(?:19[4-9]\d|200\d)年\d{1,2}月(?:\d{1,2}日)?(?:出生|生まれ|生(?![\p{L}]))|(?:19[4-9]\d|200\d)년 ?\d{1,2}월(?: ?\d{1,2}일)?생/gu,
  /(?:متولد|تاريخ الميلاد|تولد|مواليد)\s?:?\s?[\d۰-۹٠-٩]{1,4}(?:[./-][\d۰-۹٠-٩]{1,4}){0,2}/gu,
];
/** The same without a word for it, as one of the things by which somebody is reached: `Jane Doe, 02/11/1984, 41 Mill Lane`. */
const BARE = new RegExp(String.raw`(?<=^|[,;|(\n·•]\s?)${DAY_OF_BIRTH}(?=\s?[,;|)\n·•]|$|\.(?:\s|$))`, 'giu');
const REACHED =
  /\d{3}[\s-]?\d{3,4}(?!\d)|\[(?:phone|email|address) removed\]|@|(?<!\p{L})(?:street|st|road|rd|lane|avenue|ave|drive|close|straße|str\.|rue|calle|via|weg|laan)(?!\p{L})/iu;

/** Days of birth that are told in short, or beside ways to reach somebody. */
function bornInShort(text: string): Edit[] {
  const bare = matchesOf(BARE, text).filter(({ 0: said, index }) =>
    REACHED.test(
      text.slice(Math.max(0, index - 60), index) + text.slice(index + said.length, index + said.length + 60),
    ),
  );
  const said = [...BORN_IN_SHORT.flatMap((pattern) => matchesOf(pattern, text)), ...bare];
  return said.map(({ 0: date, index }) => ({
    start: index,
    end: index + date.length,
    reason: 'date_of_birth',
    with: '[date of birth removed]',
  }));
}

const AGES: readonly RegExp[] = [
  /\bage\s*[:=]\s*\d{2}\b/giu,
  /\b(?:aged|age|turning)\s+(?:of\s+)?(?:1[6-9]|[2-7]\d)\b(?!\s*(?:[-–+]|to\b|and\b|or\b|plus\b|days|weeks|months|hours|and over))(?!\.\d)/giu,
  new RegExp(
    String.raw`\b(?:an?\s+)?(?:1[6-9]|[2-7]\d)[\s-]?(?:years?|yrs?)[\s-]?(?:old|of[\s-]age|young)\b(?![\s-]+${AGED_THING})`,
    'giu',
  ),
  /\b(?:1[6-9]|[2-7]\d)\s?(?:yo|y\/o|y\.o\.)(?![\p{L}])/giu,
  // `made foreman at 26`: when somebody became something, where the figure counts nothing else.
  /(?<=\b(?:made|named|became|becoming|appointed|promoted|elected|qualified|graduated|retired|captain|partner|head|foreman|manager|director|supervisor|chef|master|surgeon|professor|apprenticed?|consultant)\b[^.;,\n\d]{0,40}\bat )(?:1[4-9]|[2-7]\d)(?=[.,;)!?]|\s*$|\s(?:and|when|while|after|before|by|then|he|she|they)\b)(?![.,]\d)/giu,
  /\bin\s+(?:my|his|her|their)\s+(?:early|mid|late)?[\s-]?(?:twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s)\b/giu,
];

/** Until when a paper holds, which is asked of everybody and tells nobody: `visa expires in May 2028`. */
const UNTIL_PAPER =
  /(?<!\p{L})(?:expir(?:es?|y|ing|ation)|valid|lapses?|runs out|in date|renew(?:al|ed|able|s)?|refresh(?:ed|er)? due|current|gültig|läuft|valable|valide|expire|vence|válid[oa]|scade|valid[oa]|geldig|ważn[yae]|platn[ýáé]|gyldig|giltig|voimassa)(?: (?:date|is|due|in|on|by|to|till|until|from|again|bis|bis zum|am|jusqu[’']au?|jusqu[’']en|el|en|hasta|fino al?|il|tot|tem|até|do|til|till)){0,3}:? $/iu;

/** From when somebody is free or may work, and until when what they have holds: no day of their life. */
const FREE_FROM =
  /(?<!\p{L})(?:free|available|availability|(?:can|could|may|will|would|able to|ready to|happy to|allowed to|hopes to|wants to) (?:also )?(?:start|begin|join|work|move|leave|travel|relocate)|start date|starts?|begins?|runs?|holds?|lasts?|ends?|good|covered|insured|booked|away|notice(?: period)?|contract|permit|visa|licen[cs]e|ticket|certificate|card|leave)(?: (?:a|an|the|any|time|again|only|is|are|now|over|out|work|working|here|there|with us|\p{Ll}+ly)){0,3} (?:from|as of|until|till|to|through|by|on|before|after)(?: about| around)? $/iu;
/** Where a stint is told by its two ends. */
const STINT = /(?<!\p{L})(?:worked|was|were|employed|joined|served|ran|led|left|held)(?!\p{L})[^.;!?\n]*$/iu;

/** Whether a date is asked of everybody and tells nobody. */
function isNoDayOfLife(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  if (UNTIL_PAPER.test(before)) return true;
  const found = FREE_FROM.exec(before);
  return found !== null && !STINT.test(before.slice(0, found.index));
}

/** Exact dates in a text: each becomes its year. Dates of birth and ages go altogether. */
export function datesIn(text: string): Edit[] {
  const dates = DATES.flatMap((pattern) => matchesOf(pattern, text));
  // `March 2029` of `12 March 2029` is no date of its own.
  const isWithin = (one: RegExpExecArray): boolean =>
    dates.some(
      (other) =>
        other[0].length > one[0].length &&
        other.index <= one.index &&
        one.index + one[0].length <= other.index + other[0].length,
    );
  const years = dates.flatMap((match) => {
    if (isWithin(match) || isNoDayOfLife(text, match.index)) return [];
    const year = /(?:19|20)\d{2}/.exec(match.slice(1).join(' '))?.[0] ?? '';
    const on = /(?<!\p{L})([Oo])n $/u.exec(text.slice(Math.max(0, match.index - 4), match.index));
    // `on 3 May 2019` is in 2019.
    const isOn =
      on !== null && /^(?:\p{L}+,? )?\d|\p{L} \d{1,2}(?!\d)/u.test(match[0]) && /\p{L}{3}/u.test(match[0]);
    return {
      start: isOn ? match.index - 3 : match.index,
      end: match.index + match[0].length,
      reason: 'date' as const,
      with: isOn ? `${on[1] === 'O' ? 'In' : 'in'} ${year}` : year,
    };
  });
  const births: Edit[] = [
    ...removed(text, BIRTH, 'date_of_birth', '[date of birth removed]').filter(
      ({ start, end }) => !isAfterWork(text.slice(start, end)) && !isOfThingBorn(text, start),
    ),
    ...bornInShort(text),
    ...birthsIn(text).map((one) => ({
      ...one,
      reason: 'date_of_birth' as const,
      with: '[date of birth removed]',
    })),
  ];
  return [
    ...years,
    ...births.map((one) => withoutVerb(text, one)),
    ...AGES.flatMap((pattern) => removed(text, pattern, 'age', '[age removed]')),
  ];
}

const MONTH_AND_YEAR = /^\p{L}{3,9}\.?,? (?:19|20)\d\d$/u;
/** Where a stint is told by both of its ends: `from March 2019 to June 2021`. */
const BEHIND_AN_END = /\d{4} ?(?:to|until|till|through|[-–—/]) ?$/u;
const BEFORE_AN_END =
  /^ ?(?:to|until|till|through|[-–—/]) ?(?:(?:the|about|early|late|mid|end of) )?(?:\p{L}{3,9}\.?,? )?(?:\d|now|present|date|today)/iu;

/** What goes of them where nobody is named. A month with its year stays, as it tells nobody, but where a stint is told by both of its ends. */
export const datesGoneIn = (text: string): Edit[] =>
  datesIn(text).filter(
    ({ reason, start, end }) =>
      reason !== 'date' ||
      !MONTH_AND_YEAR.test(text.slice(start, end)) ||
      BEHIND_AN_END.test(text.slice(Math.max(0, start - 12), start)) ||
      BEFORE_AN_END.test(text.slice(end, end + 30)),
  );

/** `was born on 14 April 1989` keeps its verb. */
function withoutVerb(text: string, birth: Edit): Edit {
  const isVerb = /(?<!\p{L})(?:was|were) $/iu.test(text.slice(Math.max(0, birth.start - 5), birth.start));
  const [said = ''] = /^born /iu.exec(text.slice(birth.start, birth.end)) ?? [];
  return isVerb ? { ...birth, start: birth.start + said.length } : birth;
}

const SCHOOL_YEARS: readonly RegExp[] = [
  /(?<!\p{L})(?:graduat(?:ed|ing|ion)|qualif(?:ied|ying)|class of|finished (?:school|high school|uni(?:versity)?)|left school|(?:high )?school leaver|a-levels?|o-levels?|leaving cert(?:ificate)?|hsc|abitur|matura|fachabitur|schulabschluss|baccalauréat|bac|diplômée?s?|(?:bachelor|master|diploma|degree|diplom|studienabschluss|staatsexamen)(?:['’]?s)?)(?!\p{L})[^.;\n\d]{0,60}(?<!\d)(?:19[4-9]|20[0-4])\d(?!\d)/giu,
  /(?<!\d)(?:19[4-9]|20[0-4])\d (?:graduate|school leaver|abitur)(?!\p{L})/giu,
];

/** Where a text says in which year somebody left school or took a degree, which tells their age to a year or two. */
export function schoolYearsIn(text: string): { start: number; end: number }[] {
  return SCHOOL_YEARS.flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  );
}

function removed(text: string, pattern: RegExp, reason: Reason, token: string): Edit[] {
  return matchesOf(pattern, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason,
    with: token,
  }));
}
