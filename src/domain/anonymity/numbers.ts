import type { Edit } from './spans.ts';

const CUE =
  /(?:\b(?:tel|telephone|phone|ph|mob|mobile|cell|call|text|sms|fax|whatsapp|signal|number|contact|reach)\b[^\p{L}\p{N}]{0,3}(?:(?:me|us|them|him|her|is|on|at|no|number)\b[^\p{L}\p{N}]{0,3}){0,3}|[☎📞📱]\s*)$/iu;
const AMOUNT_BEFORE =
  /(?:[$€£¥₹]|\b(?:AUD|NZD|USD|GBP|EUR|SGD|CAD|INR|A\$|US\$|NZ\$|budget of|revenue of|turnover of|sales of|worth|over|approximately|approx\.?|around|about|nearly|almost))\s*$/i;
const AMOUNT_AFTER =
  /^(?:[.,]\d{2}\b)?\s*(?:%|[kKmM]\b|AUD|NZD|USD|GBP|EUR|SGD|CAD|dollars|pounds|euros|people|users|customers|members|records|rows|units|tonnes|tons|transactions|requests|events|visits|visitors|lines|documents|items|orders|sqm|square|kilomet|miles|litres|barrels|subscribers|residents|patients|students|copies|downloads|shares|per\b|p\.?a\b)/i;
const STANDARD_BEFORE =
  /\b(?:ISO|IEC|AS|NZS|BS|EN|IEEE|RFC|NFPA|ASTM|ANSI|DIN|version|v|build|release|Windows|SAP|part no\.?|model)[\s/:.-]*$/i;
const YEAR = /^(?:19[4-9]\d|20[0-4]\d)$/;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;

// Groups of digits with one or two of a phone's separators between them; the hyphen with spaces around is no separator.
const CANDIDATE =
  /(?<![\p{L}\p{N}.,$€£¥])(?:\+\s?)?\(?\d(?:[\s\u00a0]?[()./-]{0,2}[\s\u00a0]?\d){6,18}(?![\p{L}\d])/gu;
const DIGIT_WORD = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)';
const SPELT = new RegExp(
  `\\b(?:(?:double|triple)[\\s,-]+)?${DIGIT_WORD}(?:[\\s,.-]+(?:(?:double|triple)[\\s,-]+)?${DIGIT_WORD}){5,}\\b`,
  'giu',
);

/** Telephone numbers in a text: seven digits or more that are no date, span of years, amount, standard or version. */
export function phonesIn(text: string): Edit[] {
  const found: Edit[] = [];
  for (const { 0: said, index } of text.matchAll(CANDIDATE)) {
    const number = said.trimEnd();
    const before = text.slice(Math.max(0, index - 40), index);
    const after = text.slice(index + number.length, index + number.length + 20);
    if (!CUE.test(before) && !isPhone(number, before, after)) continue;
    found.push(phone(index, number));
  }
  for (const { 0: said, index } of text.matchAll(SPELT)) found.push(phone(index, said));
  return found;
}

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
  if (STANDARD_BEFORE.test(before)) return false;
  if (said.startsWith('0')) return true;
  if (groups.length === 1 && AMOUNT_BEFORE.test(before)) return false;
  if (/[$€£¥₹]\s*$/.test(before) || AMOUNT_AFTER.test(after)) return false;
  if (groups.length === 1) return !(/0{3}$/.test(said) && said.length <= 10);
  // Thousands apart by spaces, and two amounts apart by a hyphen.
  if (/^\d{1,3}(?: 000)+$/.test(said)) return false;
  return !(groups.length === 2 && groups.every((group) => group.length > 4 && /0{2}$/.test(group)));
}

// Two dates with a hyphen between them: `01/02/2019-03/04/2021`, `03/2019-06/2021`.
function isDates(said: string): boolean {
  return /^(?:\d{1,2}[./])?(?:\d{1,2}[./])?\d{4}\s?[-–]\s?(?:\d{1,2}[./])?(?:\d{1,2}[./])?\d{4}$/.test(said);
}
