import { matchesOf } from '#src/lib/matches.ts';
import { noughtsToldIn } from './noughts-told.ts';
import { numbersSaidAbroadIn } from './numbers-abroad.ts';
import { papersIn } from './papers.ts';
import type { Edit } from './spans.ts';

const CUE =
  /(?:\b(?:tel|telephone|phone|ph|mob|mobile|cell|call|text|sms|fax|whatsapp|signal|number|contact|reach)\b[^\p{L}\p{N}]{0,3}(?:(?:me|us|them|him|her|is|on|at|no|number)\b[^\p{L}\p{N}]{0,3}){0,3}|[☎📞📱]\s*)$/iu;
const AMOUNT_BEFORE =
  /(?:[$€£¥₹]|\b(?:AUD|NZD|USD|GBP|EUR|SGD|CAD|INR|A\$|US\$|NZ\$|budget of|revenue of|turnover of|sales of|worth|over|approximately|approx\.?|around|about|nearly|almost))\s*$/i;
const AMOUNT_AFTER =
  /^(?:[.,]\d{2}\b)?\s*(?:%|[€£]|[kKmM]\b|AUD|NZD|USD|GBP|EUR|SGD|CAD|dollars|pounds|euros|people|users|customers|members|records|rows|units|tonnes|tons|transactions|requests|events|visits|visitors|lines|documents|items|orders|sqm|square|kilomet|miles|litres|barrels|subscribers|residents|patients|students|copies|downloads|shares|per\b|p\.?a\b)/i;
const STANDARD_BEFORE =
  /\b(?:ISO|IEC|AS|NZS|BS|EN|IEEE|RFC|NFPA|ASTM|ANSI|DIN|CFR|OSHA|FAR|DFARS|API|ASME|ECE|clause|section|article|regulation|reg\.?|rule|part|§|version|v|build|release|Windows|SAP|part no\.?|model)[\s/:.-]*$/i;
/** Before the number of a patent, with the letters of the office that granted it. */
const PATENT_BEFORE =
  /(?<!\p{L})(?:patents?|patented|patentschrift|brevets?|patentes?|brevett[oi]|octrooi(?:en)?|patenter?|EPO|USPTO|inventor|inventions?)(?!\p{L})[^.;\n]{0,60}$|(?<!\p{L})(?:EP|WO|PCT)[ /-]{0,2}$/iu;
const PATENT_AFTER = /^ ?[AB]\d?(?!\p{L})/u;
/** What says all the same that somebody is reached there. */
const REACHED_AT = /(?<!\p{L})(?:call|phone|tel|mobile|reach(?:ed)?|on|at|ring)[^\p{L}]{0,3}$/iu;
const isPatent = (before: string, after: string): boolean =>
  (PATENT_BEFORE.test(before) && !REACHED_AT.test(before)) ||
  (PATENT_AFTER.test(after) && /patent|brevet|octrooi/iu.test(before));
const YEAR = /^(?:19[4-9]\d|20[0-4]\d)$/;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;

// Groups of digits with one or two of a phone's separators between them; the hyphen with spaces around is no separator.
const CANDIDATE =
  /(?<![\p{L}\p{N}.,$€£¥])(?:\+\s?)?\(?\d(?:[\s\u00a0]?[()./-]{0,2}[\s\u00a0]?\d){6,18}(?![\p{L}\d])/gu;
// What stands between its words.
const APART = '[\\s,.-]{1,3}';
const DIGIT_WORD = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)';
const SPOKEN = `(?:(?:double|triple)[\\s,-]+(?:${DIGIT_WORD}|\\d)|${DIGIT_WORD}|\\d{1,10})`;
const SPELT = new RegExp(`\\b${SPOKEN}(?:${APART}${SPOKEN}){3,}\\b`, 'giu');
// Letters for digits: `o4l2 555 0l9`. A group of letters alone is a word.
const DISGUISED = /(?<![\p{L}\p{N}.,$€£¥])\+?[\doOlISB]{2,}(?:[\s.-]?[\doOlISB]{2,}){1,4}(?![\p{L}\p{N}])/gu;
// Some of it in figures, some in words, and hundreds and tens among them: `07700 nine hundred 183`.
const MIXED_WORD =
  '(?:double|triple|zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
const MIXED = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£¥])(?:\\+\\d{1,4}|0\\d{1,10}|zero|oh|nought)(?:${APART}(?:and )?(?:${MIXED_WORD}|\\d{1,10})){2,}(?![\\p{L}\\p{N}])`,
  'giu',
);
// The same without the nought that it begins with: `seven seven double-o nine hundred, five nine one`.
const SAID_WORD = `(?:(?:double|triple|treble)[\\s-]+(?:${DIGIT_WORD}|o)|${MIXED_WORD}|o)`;
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])${SAID_WORD}(?:${APART}(?:and )?${SAID_WORD}){4,}(?![\\p{L}\\p{N}])`,
  'giu',
);
// Whole groups of the letter for noughts: `(11) OOOOO-0147`, `0700-OOO-0147`.
const LETTERED =
  /(?<![\p{L}\p{N}.,$€£¥])(?:\+?\(?\d{1,4}\)?[\s./-]{0,2}){0,2}(?<!\d)(?=[Oo]{2,6}[\s./-]?\d{2}|\d{0,6}[\s./-]?[Oo]{2,6}[\s./-]?\d{2})(?:\d{1,6}[\s./-]?)?[Oo]{2,6}(?:[\s./-]?\d{2,6}){1,3}(?![\p{L}\p{N}])/gu;
const LEAST_DIGITS = 7;
/** What nobody counts is said digit by digit: "one hundred and twenty five thousand" has few single ones. */
const LEAST_SINGLE = 5;

/** How many of a number's words stand for one digit each, or for the same one twice or thrice. */
const singlesIn = (said: string): number =>
  (
    said
      .toLowerCase()
      .match(/(?<![a-z])(?:zero|oh?|nought|one|two|three|four|five|six|seven|eight|nine)(?![a-z])/g) ?? []
  ).length;

/** About how many digits a number has that is said in words and figures. */
const digitsMixed = (said: string): number =>
  (said.toLowerCase().match(/[a-z]+|\d+/g) ?? []).reduce((count, one) => {
    if (one === 'and' || one === 'double' || one === 'triple')
      return count + (one === 'triple' ? 2 : one === 'and' ? 0 : 1);
    if (/\d/.test(one)) return count + one.length;
    return count + (/^(?:hundred|thousand|ten|\p{L}+teen|eleven|twelve)$/u.test(one) ? 2 : 1);
  }, 0);

/** How many digits a number in words has: `triple five` has three. */
function digitsSpoken(said: string): number {
  const groups = said.toLowerCase().match(/(?:double|triple)[\s,-]+[a-z\d]+|[a-z]+|\d+/g) ?? [];
  return groups.reduce((count, group) => {
    if (group.startsWith('double')) return count + 2;
    if (group.startsWith('triple')) return count + 3;
    return count + (/\d/.test(group) ? group.length : 1);
  }, 0);
}

// `5 to 10 and 2` are numbers, a telephone number is said digit by digit.
const wordsSpoken = (said: string): number => said.match(/[a-z]+/giu)?.length ?? 0;

// Of a whole number three said ones are enough: `six five one, 555, 0119`.
const isSpokenPhone = (said: string): boolean => {
  const [digits, told] = [digitsSpoken(said), wordsSpoken(said)];
  return (digits >= LEAST_DIGITS && told > 3) || (digits >= 9 && digits <= 13 && told === 3);
};

function isDisguised(said: string): boolean {
  const groups = said.split(/[\s.+-]+/).filter((group) => group !== '');
  const digits = said.replace(/\D/g, '').length;
  return (
    digits >= 5 &&
    said.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_DIGITS &&
    /[oOlISB]/.test(said) &&
    groups.every((group) => /\d/.test(group) && group.length < 11) &&
    groups.some((group) => /\d[oOl]|[oOl]\d/.test(group))
  );
}

/**
 * Telephone numbers in a text: seven digits or more that are no date, span of years, amount, standard or version. And the numbers of papers, by
 * which somebody is found as well.
 */
export function phonesIn(text: string): Edit[] {
  const found: Edit[] = [];
  for (const { 0: said, index } of matchesOf(CANDIDATE, text)) {
    const number = said.trimEnd();
    const before = text.slice(Math.max(0, index - 40), index);
    const around = text.slice(Math.max(0, index - 80), index);
    const after = text.slice(index + number.length, index + number.length + 20);
    if (isPatent(around, after) && !/^[+(]/u.test(number)) continue;
    if (!CUE.test(before) && !isPhone(number, before, after)) continue;
    found.push(phone(index, number));
  }
  for (const { said, index } of saidIn(SPELT, text))
    if (/[a-z]/iu.test(said) && isSpokenPhone(said)) found.push(phone(index, said));
  for (const { said, index } of saidIn(MIXED, text))
    if (/[a-z]/iu.test(said) && digitsMixed(said) >= LEAST_DIGITS) found.push(phone(index, said));
  for (const { said, index } of saidIn(SAID, text))
    if (singlesIn(said) >= LEAST_SINGLE && digitsMixed(said) > LEAST_DIGITS) found.push(phone(index, said));
  for (const { start, end } of [...numbersSaidAbroadIn(text), ...noughtsToldIn(text)])
    found.push(phone(start, text.slice(start, end)));
  for (const { 0: said, index } of matchesOf(DISGUISED, text))
    if (isDisguised(said)) found.push(phone(index, said));
  for (const { 0: said, index } of matchesOf(LETTERED, text))
    if (said.replace(/\D/gu, '').length > 3 && said.replace(/[^\p{L}\p{N}]/gu, '').length > LEAST_DIGITS)
      found.push(phone(index, said));
  const papers = papersIn(text);
  // A number of a paper may look like one of a telephone.
  return [
    ...found.filter((one) => papers.every(({ start, end }) => end <= one.start || one.end <= start)),
    ...papers,
  ];
}

/** What is said of a pattern, up to the stop that ends the sentence: `0372. Eight years`. */
const saidIn = (pattern: RegExp, text: string): { said: string; index: number }[] =>
  Array.from(matchesOf(pattern, text), ({ 0: all, index }) => ({
    said: all.split(/\.\s+(?=\p{Lu})/u)[0] ?? all,
    index,
  }));

function phone(at: number, said: string): Edit {
  const start = /^\([^)]*$/.test(said) ? at + 1 : at;
  return { start, end: at + said.length, reason: 'phone', with: '[phone removed]' };
}

function isPhone(said: string, before: string, after: string): boolean {
  if (/^[+(]/.test(said)) return true;
  const groups = said.split(/\D+/).filter((group) => group !== '');
  if (groups.every((group) => YEAR.test(group)) || DATE.test(said)) return false;
  if (groups.length <= 3 && groups.some((group) => YEAR.test(group)) && groups.join('').length <= 8)
    return false;
  if (groups.some((group) => YEAR.test(group)) && /[-–/]/.test(said) && groups.length <= 6 && isDates(said))
    return false;
  // The age at the end of one line and the years of the next, and thousands apart by stops: `1.650.000 líquido`.
  if (/\n/u.test(said) && groups.slice(-2).every((group) => YEAR.test(group))) return false;
  if (/^[1-9]\d{0,2}(?:\.\d{3})*\.000$/u.test(said)) return false;
  if (STANDARD_BEFORE.test(before)) return false;
  if (said.startsWith('0')) return true;
  if (groups.length === 1 && AMOUNT_BEFORE.test(before)) return false;
  if (/[$€£¥₹]\s*$/.test(before) || AMOUNT_AFTER.test(after)) return false;
  if (groups.length === 1) return !(/0{3}$/.test(said) && said.length <= 10);
  // Thousands apart by spaces, and two amounts apart by a hyphen.
  if (/^\d{1,3}(?: 000)+$/.test(said)) return false;
  if (/^[1-9]\d{0,2}(?:[.'’]\d00)+ ?[-–] ?[1-9]\d{0,2}(?:[.'’]\d00)+$/u.test(said)) return false;
  return !(groups.length === 2 && groups.every((group) => group.length > 4 && /0{2}$/.test(group)));
}

// Two dates with a hyphen between them: `01/02/2019-03/04/2021`, `03/2019-06/2021`.
function isDates(said: string): boolean {
  return /^(?:\d{1,2}[./])?(?:\d{1,2}[./])?\d{4}\s?[-–]\s?(?:\d{1,2}[./])?(?:\d{1,2}[./])?\d{4}$/.test(said);
}
