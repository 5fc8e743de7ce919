import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { isKnownAbroad } from '../speech/foreign.ts';
import { isEnglish } from '../speech/index.ts';
import { isListed, type Listed, listOf } from '../speech/lists-of-more.ts';
import { isNounOf, type Reader, readerOf } from '../speech/readers.ts';
import { isHouseSomewhere, isPlaceAlone } from './bent-places.ts';
import { isExplainedAbroad, isSaidAbroad } from './explained-abroad.ts';
import { isFunctionWordThere } from './function-words.ts';
import { isHouseByKind } from './german-houses.ts';
import { isGivenAsTerm, isGivenBesideTerm, isSmallGiven } from './given-or-term.ts';
import { isOfAnyFaith } from './houses-of-faith.ts';
import { isKnownSmall } from './left-names.ts';
import { isListedHouse, LISTED_WHY } from './listed-houses.ts';
import { isUnspaced, namesUnspacedIn } from './names-unspaced.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isOrdered, ORDERED } from './ordered.ts';
import { isAtMaker, placesOf, type Stretch, type Word } from './places-explained.ts';
import { isStudied, OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isOfTitle } from './ranks.ts';
import { isRegion } from './reading.ts';
import { IN_PAPERS, PAY, SCALED } from './short-words.ts';
import { beginsSentence, coverOf } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD, ORDINARY } from './words.ts';
import { isSaidAnywhere } from './words-of-any-language.ts';

// As long as words are: of one without end each letter would be a beginning.
const WORD =
  /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,60}(?:[-&+./'’_@#][\p{L}\p{N}\p{M}]{1,60}){0,8}/gu;
/** Times, amounts, counts and dates as they are usually written. */
const USUAL =
  /^(?:\d{1,3}(?:er|ère|ème|e|º|ª)|\d{1,3}(?:[.,]\d{1,3}){0,3}(?:k|m|mn|bn|b|x|am|pm|st|nd|rd|th|s|hrs?|kg|km|mm|cm|kw|mw|kv|v|t|l|ml|ha|yrs?|gb|tb|ft|d)?|(?:19|20)\d\d(?:s|[-/–](?:\d\d|(?:19|20)\d\d))?|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|(?:b2b|b2c|b2g|d2c|p2p|h[12]|q[1-4]|[a-c][12]|fy\d\d(?:\d\d)?|[2-6]g))$/iu;
/** Letters in the place of a word, also beside figures. */
const LETTERS = /\p{Lu}.*\p{Lu}|\p{L}.*\p{N}|\p{N}.*\p{L}|^\p{Lu}$/u;
const DOES =
  /^ (?:\p{Ll}{2,}(?:ed|[^s\W]s)|gave|kept|came|went|drove|found|put|ran|sang|won|set|cut|said|was|has|had|led|ran|won|held|wrote|built|took|made|grew|spoke|kept|left|taught|sold|can|will|would)(?!\p{L})/u;
/** The same without what may be several things: `years` is no deed. */
const DID =
  /^ (?:\p{Ll}{2,}ed|gave|kept|came|went|drove|found|ran|sang|won|said|was|has|had|led|held|wrote|built|took|made|grew|spoke|left|taught|sold)(?!\p{L})/u;
/** What is counted or measured, behind its number: `900 ms`, `310 kB`. */
const UNIT =
  /^(?:[kMGTP]i?[bB](?:\/s|ps)?|[munpµ]s|ns|[kMGT]?Hz|[kMGT]?Wh?|[kmµn]?V|kVA|MVA|m?A|bps|fps|rpm|dpi|ppm|psi|k?Pa|MPa|bar|m?bar|[kmcµn]m|m[23²³]|km²|ha|[kmµ]g|t|[mh]?l|mL|k(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN)|dB|N|kN|Nm|J|kJ|°C|EUR|USD|GBP|AUD|NZD|CHF|CAD|SGD|INR|AED|JPY|CNY|HKD|SEK|NOK|DKK|PLN|ZAR|BRL|MXN|QAR|SAR|KWD|OMR|BHD|PKR|LKR|NPR|BDT|KES|NGN|GHS|TZS|UGX|ZMW|EGP|MAD|THB|IDR|MYR|PHP|VND|KRW|TWD|TRY|RON|HUF|CZK|BGN|RUB|UAH|ILS|ARS|CLP|COP|PEN)$/u;
/** What is studied, behind the paper that it is studied for. */
const PAPER =
  /(?<!\p{L})(?:bachelors?|masters?|doctor|diploma|certificate(?: [IV]{1,3})?|cert [IV]{1,3}|degree|honours|licen[cs]e|PhD|BSc|MSc|BA|MA|BEng|MEng|BCom|MCom)(?:['’]s)? (?:of |in |degree in )?(?:(?:\p{Lu}[\p{Ll}]+|and|of|in|&) ){0,5}$/iu;
/** Where letters are a house, also those that say something at work. */
const HOUSE_BEFORE =
  /(?<!\p{L})(?:at|from|by|(?:for|at|with|from) the|joined(?: the)?|left(?: the)?|bei|bei der|chez|(?:years?|yrs|months?|worked|works|working|started|start|began|career|spell|stint|job|role|back|still|now|currently) (?:with|for)) $/iu;
const HOUSE_AFTER =
  /^(?:[.,;:)!?]|$|\n| (?:in|as|since|until|before|after|and|für|führte|for|where|he|she|they|it|we|I|were|was|is|are|had|has|fell|rose|grew|came|to|still|followed|promoted|praises?)(?!\p{L}))/u;
/** `NX before that`, `OM was her internship`: where somebody was, whatever the letters say at work. */
const BEEN_THERE =
  /^ (?:before (?:that|then|it)(?!\p{L})|before[.,;)]|(?:was|is) (?:his|her|their|my|the) (?:first (?:job|employer|place|role|bank|firm|house)|internship|grad (?:job|scheme)|graduate (?:job|scheme)|student job|summer job|start|apprenticeship)(?!\p{L}))/u;
/** `First HSE, then a workshop`. */
const IN_TURN = /(?<!\p{L})(?:first|then|at|from) $/iu;
/** Of letters, or somebody, that a sentence begins with: `KPI gave him the degree`. */
const SCHOOLED =
  /^ (?:gave|taught|trained|hired|poached|recruited|employed) (?:him|her|them|me|us|the candidate)(?!\p{L})/u;
/** What a board, a part of an office or a paper is called by its last word. */
const HEADING =
  /^(?:Boards?|Committees?|Office|Team|Department|Certificates?|Diploma|Degree|Bachelor|Masters?|Doctorate|Executives?|Aid|Cards?|Licen[cs]es?)$/iu;
/** What French cuts off before a name: `d'Excel`. */
const ELIDED = /^(?:[dljnscmt]|qu|jusqu|lorsqu|puisqu)['’](?=\p{Lu})/iu;
const SHORTENED = /(?:n[’']t|[’'](?:s|ll|re|ve|d|m))$/iu;

const parts = (word: string): string[] => word.split(/[-&+./'’_]/u).filter((part) => part !== '');

const isForm = (word: string): boolean => {
  const small = word.toLowerCase().replace(/[’']s$/u, '');
  const one = small.replace(/s$/u, '');
  return [OF_FORMS, ACRONYMS_OF_WORK, LETTERS_OF_FIELD].some((list) => list.has(small) || list.has(one));
};

/** Whether a word in small letters says something in the language, alone or in its parts: `40-person`, `doesn't`. */
function isSaid(word: string): boolean {
  const bare = word.replace(SHORTENED, '');
  // `co-ordinator` is written in one word as well.
  if (bare.length < 2 || USUAL.test(bare) || [bare, bare.replaceAll('-', '')].some(isKnownSmall)) return true;
  const all = parts(bare);
  return (
    all.length > 1 &&
    all.every((part) => part.length < 2 || USUAL.test(part) || isKnownSmall(part) || isForm(part))
  );
}

/** Letters that somebody is registered or examined by, told by the word behind them: `ACI certified`, `CPCS ticket`. */
const OF_PAPER =
  /^ (?:certified|certificat(?:e|es|ion)|check(?:s|ed)?|enhanced|clear(?:ed|ance)?|registered|registration|accredit(?:ed|ation)|chartered|licen[cs]ed?|membership|ticket|tickets|pin|exams?|examinations?|passports?|modules?|competen(?:t|ce|cy)|endorsed|endorsements?)(?!\p{L})/u;

/** @param by what reads the text: English, the list of another language, or nothing */
function isExplained(text: string, { word, start, end }: Word, by: 'en' | Reader | null): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 40);
  if (!/\p{L}/u.test(word)) return isUsualNumber(word, before, after);
  if (USUAL.test(word) || isSaidAnywhere(word)) return true;
  if (/^[TKM]$/iu.test(word) && /^ ?€/u.test(after)) return true;
  if (UNIT.test(word) && (/\d[.,]?\d* $/u.test(before) || SCALED.test(before))) return true;
  if (PAY.test(word) && /^:? ?(?:[€$£]|\d)/u.test(after)) return true;
  if (!/^[\p{Script=Latin}\p{N}\p{M}\p{P}&+]+$/u.test(word)) return false;
  if (!/\p{Lu}/u.test(word)) {
    if (by === null || by === 'en') return by === null || (isSaid(word) && !isSmallGiven(word));
    return isExplainedAbroad(text, { word, start, end }, by);
  }
  if (/^I(?:[’']\p{L}+)?$|^A$/u.test(word) && !ORDERED.test(before)) return true;
  // `À l'usine depuis 2012`, `È in ferie`, `Y habla alemán`.
  if (/^[ÀÉÈYEOÔ]$/u.test(word) && by !== 'en' && beginsSentence(text, start) && /^ \p{Ll}/u.test(after))
    return true;
  if (SCHOOLED.test(after) && (/^\p{Lu}{2,}$/u.test(word) || isGivenName(word.toLowerCase()))) return false;
  if (isForm(word) && !isGivenBesideTerm(word))
    return !isHouseOf(text, { word, start, end }) && !(/^\p{Lu}{2,}$/u.test(word) && isAtMaker(text, start));
  if (isOrdered(word, before)) return true;
  if (GRADE.test(word) && AS_FAR_AS.test(before)) return true;
  // `L14 at present`, `P13, er will nicht drunter`: the grade that somebody is paid by.
  if (GRADE.test(word) && beginsSentence(text, start) && OF_NOW.test(after)) return true;
  if (/^\p{Lu}{2,6}$/u.test(word) && OF_PAPER.test(after)) return true;
  if (ROMAN.test(word) && /\p{Ll}{2} $/u.test(before) && !HOUSE_BEFORE.test(before)) return true;
  if (GRADE.test(word) && /\p{Ll}{3} $/u.test(before) && !THERE_BEFORE.test(before)) return true;
  if (by === 'en' && (isInCapitals(text, { word, start, end }) || isFunctionWordThere(text, { start, end })))
    return true;
  if (LETTERS.test(word)) {
    if (isRegion(fold(word).toLowerCase()) && !isHouseOf(text, { word, start, end })) return true;
    const all = parts(word);
    return (
      all.length > 1 &&
      all.every((part) => isForm(part) || USUAL.test(part) || (part.length > 1 && isOfWords(by, part)))
    );
  }
  const small = word.toLowerCase();
  if (isRegion(fold(small))) return true;
  if (by !== null && by !== 'en' && isExplainedAbroad(text, { word, start, end }, by)) return true;
  if (beginsSentence(text, start)) {
    if (by === null) return true;
    if (by === 'en') return isSaid(small) && !isCalledSo(small, after);
  }
  const isSubject = STUDIED.test(text.slice(Math.max(0, start - 110), start)) && SUBJECTS.has(small);
  return (
    isSubject ||
    (PAPER.test(before) && isSaid(small)) ||
    isHeading(word, after) ||
    isOfTitle(text, { word, start, end }) ||
    isStudied(text, { word, start })
  );
}

/** A step behind what is ordered by it: `Wind tech III`. */
const ROMAN = /^(?:I{1,3}|IV|VI{0,3})$/u;
/** A grade or kind behind what it is of: `technicien fibre D3`, `pay band P14`. */
const GRADE = /^\p{Lu}\d{1,2}$/u;
/** How far somebody is in the papers of a body that examines: `ACCA at F9`. */
const OF_NOW =
  /^(?:,? (?:at present|now|currently|at the moment|today|aktuell|derzeit|heute|er will|sie will|actuellement|actualmente|ahora|nu|ora|agora|minimum|or above|upwards)(?!\p{L})|[.;]|$)/u;
const AS_FAR_AS =
  /(?<!\p{L})(?:\p{Lu}{3,5}|IFoA|papers?|exams?|modules?|levels?|stages?),? (?:is |now |passed |done |sat )?(?:at|on|up to|to|as far as|past|through|down to) $/u;
const THERE_BEFORE =
  /(?<!\p{L})(?:at|with|from|for|joined|left|by|on|bei|beim|chez|en|bij|presso|na|no|da|do|after|before|since|than) (?:the )?$/iu;
/** A heading in capitals, each word of which the dictionary has: `STORE DIRECTOR, Target`. */
export function isInCapitals(text: string, { word, start, end }: Word): boolean {
  if (!/^\p{Lu}{4,}$/u.test(word) || !isSaid(word.toLowerCase())) return false;
  const last = /(?<!\p{L})(\p{Lu}{3,}) (?:& |AND |OF )?$/u.exec(
    text.slice(Math.max(0, start - 30), start),
  )?.[1];
  const next = /^ (?:& |AND |OF )?(\p{Lu}{3,})(?!\p{L})/u.exec(text.slice(end, end + 30))?.[1];
  return [last, next].some((one) => one !== undefined && isSaid(one.toLowerCase()));
}

/** Whether a sentence begins with somebody who does something, though a town is called so: `Milo saved my career`. */
const isDoer = (text: string, { start, end }: Stretch): boolean =>
  beginsSentence(text, start) &&
  isGivenName(text.slice(start, end).toLowerCase()) &&
  DOES.test(text.slice(end, end + 40));

/** Subjects, in the paper that is named before them: `Graduate Diploma, Manufacturing Engineering`. */
const SUBJECTS: ReadonlySet<string> = new Set(IN_PAPERS.split(' '));
const STUDIED =
  /(?<!\p{L})(?:diploma|certificate(?: [IV]{1,3})?|bachelor|master|doctor|degree|honours|licen[cs]e|PhD|BSc|MSc|BA|MA|BEng|MEng|BCom|MCom)(?: of (?:\p{Lu}\p{Ll}+ ?){1,3})?, (?:(?:\p{Lu}\p{Ll}+|and|of|in|&) ){0,4}$/iu;

/** Whether a word that begins a sentence is somebody's name there: one that is little else, or one that does something. */
const isCalledSo = (said: string, after: string): boolean => {
  // `Liv's were gone first`: whose it is.
  const small = said.replace(/[’']s$/u, '');
  const isLittleElse = !ORDINARY.has(small) && !isOrdinary(small);
  if (isGivenName(small)) return isLittleElse || DOES.test(after);
  // The longer lists hold words too: `Nine years in payroll`, `Skip the rest`.
  return isLittleElse && isKnownGiven(small) && DID.test(after);
};

/** Whether a word is what a board, an office or a paper is called by, alone or before the last one of its words. */
function isHeading(word: string, after: string): boolean {
  if (HEADING.test(word)) return true;
  const rest = /^(?: (?:(?:and|&) )?\p{Lu}\p{Ll}+){1,3}/u.exec(after)?.[0].trim().split(' ') ?? [];
  if (OF_WORK.test(word) && /^ levels?(?!\p{L})/u.test(after)) return true;
  const isPart = (one: string): boolean => /^(?:and|&|Head|Chief)$/u.test(one) || OF_WORK.test(one);
  const last = rest.pop();
  return last !== undefined && HEADING.test(last) && [word, ...rest].every(isPart);
}

const isOfWords = (by: 'en' | Reader | null, part: string): boolean =>
  !/\p{Lu}.*\p{Lu}/u.test(part) &&
  (isSaidBy(by ?? 'en', part.toLowerCase()) || (by === 'de' && isNounOf(by, part)));
const isSaidBy = (by: 'en' | Reader, word: string): boolean =>
  by === 'en' ? isSaid(word) : USUAL.test(word) || isSaidAbroad(word, by);

// A year, a count, an amount; not the number of a member, a licence or a desk.
function isUsualNumber(word: string, before: string, after: string): boolean {
  if (USUAL.test(word) || /^\d{1,3}(?:[.,’']\d{3})+(?:[.,]\d+)?$/u.test(word)) return true;
  return /[$€£¥]\s?$/u.test(before) || /^(?:%| ?(?:€|kr|zł)| \p{Ll}{3,})/u.test(after);
}

/**
 * What in a text nothing explains: it is no word of the language in small letters or at the beginning of a sentence, no term of the
 * field, no title, no place, no number as it is usually written. It may be a name of any kind. Of a text in a language of which there
 * is no dictionary at least one word is never explained, and all of them where not even its names are known.
 * @param own what the person is recorded as able to do
 * @param isTaken whether a place is hidden or marked already
 */
export function unexplainedIn(
  text: string,
  own: readonly string[],
  isTaken: (span: Stretch) => boolean,
): UncertainOccurrence[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: said, index }): Word => {
    const cut = ELIDED.exec(said)?.[0].length ?? 0;
    return { word: said.slice(cut), start: index + cut, end: index + said.length };
  });
  const reader = readerOf(text);
  const list = isReadByNone(text, reader) ? listOf(text) : null;
  const by = list === null ? reader : null;
  const free = words.filter((one) => !isTaken(one) && !isOfAnyFaith(text, one.start));
  // A text that no list reads holds by its first word.
  const first = list === null ? free.find(({ word }) => /\p{L}/u.test(word)) : undefined;
  if (by === null && (list !== null || !isKnownAbroad(text))) {
    const plain = plainIn(text, own, list);
    // Of a script without gaps or capitals only what the words around it tell to be a name is shown, beside its first word.
    const isByFrame = ({ word }: Word): boolean => isUnspaced(word);
    const framed = words.some(isByFrame) ? namesUnspacedIn(text, isTaken) : [];
    const left = [
      ...free.filter((one) => one === first || !isByFrame(one)),
      ...words.filter((one) => isTaken(one) && !isByFrame(one)).flatMap((one) => leftOf(one, isTaken)),
    ].filter((one) => /\p{L}/u.test(text.slice(one.start, one.end)) && (one === first || !plain(one)));
    const apart = framed.filter(
      (one) => first === undefined || one.start >= first.end || one.end <= first.start,
    );
    return [
      ...marked(
        text,
        left.sort((a, b) => a.start - b.start),
        list === null ? UNREAD : UNEXPLAINED,
      ),
      ...marked(text, apart, 'stands where this language names a house, a school or somebody'),
    ].sort((a, b) => a.start - b.start);
  }
  const unread: Word[] = by !== null || first === undefined ? [] : [first];
  const terms = [...termsOf(text, own), ...placesOf(text, words, by)].filter(
    ({ start }: Stretch & { isBody?: boolean }) => !isAtMaker(text, start),
  );
  const known = coverOf(terms);
  const bodies = coverOf(terms.filter(({ isBody }: Stretch & { isBody?: boolean }) => isBody === true));
  const isKnownAs = (one: Word): boolean =>
    (known.holds(one) &&
      !isGivenAsTerm(one, terms) &&
      !isDoer(text, one) &&
      !(isHouseOf(text, one) && !(bodies.holds(one) && isWithAll(text, one.start)))) ||
    isExplained(text, one, by);
  // `bei der Sparkasse`: a term of the field, and a house there.
  const left = free.filter(
    (one) => !unread.includes(one) && ((by === 'de' && isHouseByKind(text, one)) || !isKnownAs(one)),
  );
  return [...marked(text, unread, UNREAD), ...marked(text, left, UNEXPLAINED)];
}

/** Whether a text is read by no reader, or by that of English without a word of it. */
const isReadByNone = (text: string, reader: 'en' | Reader | null): boolean =>
  reader === null ||
  (reader === 'en' && !(text.match(SMALL_WORD) ?? [EN_WORD]).some((word) => isEnglish(word)));
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}@./-])\p{Ll}[\p{L}\p{M}]*/gu;
/** Of a text without small words. */
const EN_WORD = 'the';

/** Where a house stands in small letters as well, in languages that are read by no list. */
const THERE_SMALL =
  /(?<![\p{L}])(?:w|we|u|v|ve|z|ze|do|od|dla|pro|pri|kod|iz|na|la|de la|cu|ở|tại|cho|về|di|dari|ke|a|az|у|в|із|из|от|до|για|στη|στην|στο) $/iu;
/** What stands in a row by itself: behind a sign and before one, or before a step of a language. */
const ROW_BEFORE = /(?:^|[,;:•(/\n·]\s?|[.!?]\s)$/u;
const ROW_AFTER = /^(?:$|[,;.:)/\n•·]| (?:i|a|ve|và|și|és|ja|og|och|und|\+|&|[ABC][12]|\d)(?![\p{L}]))/u;
/** Two towns either of which will do. */
const EITHER =
  /^\p{Lu}.* (?:or|eller|lub|albo|nebo|či|veya|ya da|sau|vagy|ali|ili|tai|või|vai|чи|или|або) .*\p{Lu}/u;
const STEP = /^(?:[ABC][12]|[A-F]\d)$/u;

/**
 * Tells what is plain in a text of a language that is read by no list and writes names with capitals: words in small letters, steps of
 * a language, terms of the field in a row, towns in their cases. Where a list has its small words, those that it has not are not plain, and
 * those are that a sentence begins with. Else its first word is never taken for plain.
 */
function plainIn(
  text: string,
  own: readonly string[],
  list: Listed | null,
): (one: Word | Stretch) => boolean {
  if (!/\p{Lu}\p{Ll}/u.test(text)) return () => false;
  const terms = termsOf(text, own);
  const cover = coverOf(terms);
  return (whole) => {
    // `ב-Python`: Hebrew joins where and with what to it.
    const joined =
      /^[בלמוהשכ]{1,2}[-־](?=\p{Script=Latin})/u.exec(text.slice(whole.start, whole.end))?.[0] ?? '';
    const one = { start: whole.start + joined.length, end: whole.end };
    const word = text.slice(one.start, one.end);
    if (joined !== '') return cover.holds(one) && !isHouseSomewhere(word);
    if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\p{P}]+$/u.test(word)) return false;
    const before = text.slice(Math.max(0, one.start - 30), one.start);
    if (!/\p{Lu}/u.test(word)) {
      if (/\d/u.test(word) && !USUAL.test(word)) return false;
      if (list !== null && !USUAL.test(word) && !isSaidThere(word, list)) return false;
      return !THERE_SMALL.test(before) || !isHouseSomewhere(word);
    }
    if (list !== null && beginsSentence(text, one.start) && isBeginning(word, list)) return true;
    if (STEP.test(word) || (PAY.test(word) && /^:? ?\d/u.test(text.slice(one.end, one.end + 4)))) return true;
    if (isForm(word) && !THERE_SMALL.test(before)) return true;
    if (isPlaceAlone(word)) return true;
    if (list !== null && cover.holds(one) && !THERE_SMALL.test(before) && !isHouseSomewhere(word))
      return true;
    const term = terms.find((other) => other.start <= one.start && one.end <= other.end);
    return (
      term !== undefined &&
      cover.holds(one) &&
      (EITHER.test(text.slice(term.start, term.end)) ||
        (ROW_BEFORE.test(text.slice(Math.max(0, term.start - 12), term.start)) &&
          ROW_AFTER.test(text.slice(term.end, term.end + 8))))
    );
  };
}

/** Whether a word in small letters is one of a list, in English or a term, alone or in its parts. */
const isSaidThere = (word: string, list: Listed): boolean =>
  isListed(list, word) ||
  isKnownSmall(word) ||
  (parts(word).length > 1 &&
    parts(word).every((part) => part.length < 2 || isListed(list, part) || isKnownSmall(part)));
/** Whether a word that a sentence begins with is one of a list, and nobody is called so. */
const isBeginning = (word: string, list: Listed): boolean =>
  /^\p{Lu}\p{Ll}*$/u.test(word) &&
  isListed(list, word.toLowerCase()) &&
  !isKnownGiven(word) &&
  !isKnownSurname(word) &&
  !isHouseSomewhere(word);

/** Scripts that write no gaps between words, of which a piece may go and the rest stay: `西尾製作所` behind a house. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{3}/u;

/** What stays of a word in such a script of which a piece is taken. */
function leftOf({ word, start, end }: Word, isTaken: (span: Stretch) => boolean): Stretch[] {
  if (!UNSPACED.test(word)) return [];
  const left: Stretch[] = [];
  for (let at = start; at < end; at += 1) {
    if (isTaken({ start: at, end: at + 1 })) continue;
    const last = left.at(-1);
    if (last !== undefined && last.end === at) last.end = at + 1;
    else left.push({ start: at, end: at + 1 });
  }
  return left.filter((one) => one.end - one.start > 2);
}

const UNEXPLAINED = 'nothing tells that it is no name';
const UNREAD = 'is in a language in which names cannot be told from words';

/** Where a public body is one that all of a trade have to do with: `registered with the NMC`, `approved by the FCA`. */
const WITH_ALL = /(?<!\p{L})(?:with|by|for) (?:the )?$/iu;
const isWithAll = (text: string, start: number): boolean =>
  WITH_ALL.test(text.slice(Math.max(0, start - 12), start));

/** Letters that a house is meant by where they stand, though a term of the field is written so: `bei der DB`. */
const isHouseOf = (text: string, { word, start, end }: Word): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) &&
  ((HOUSE_BEFORE.test(text.slice(Math.max(0, start - 30), start)) &&
    HOUSE_AFTER.test(text.slice(end, end + 20))) ||
    BEEN_THERE.test(text.slice(end, end + 40)) ||
    (IN_TURN.test(text.slice(Math.max(0, start - 12), start)) &&
      /^, (?:and )?then /u.test(text.slice(end, end + 12))));

/** Names of several words are one. */
function marked(text: string, words: readonly Stretch[], why: string): UncertainOccurrence[] {
  const stretches: Stretch[] = [];
  for (const { start, end } of words) {
    const last = stretches.at(-1);
    if (last !== undefined && text.slice(last.end, start) === ' ') last.end = end;
    else stretches.push({ start, end });
  }
  return stretches.map(({ start, end }) => {
    const isListed = end - start > 3 && isListedHouse(text.slice(start, end));
    return { start, end, reason: 'employer', why: isListed ? LISTED_WHY : why };
  });
}
