import { isDuty, sentencesOf } from '../jobs/index.ts';

/** Hours that a brief leaves to whoever comes, and hours that it tells of others than the role. */

const FULL =
  '(?:full|vollzeit|voll|temps (?:plein|complet)|(?:jornada|tiempo) complet[oa]|tempo pieno|voltijds?|fulltime|tempo integral|heltid|fuldtid)';
const PART =
  '(?:part|teilzeit|teil|temps partiel|mi-temps|(?:jornada|tiempo) (?:parcial|reducid[oa])|media jornada|tempo parziale|deeltijd|parttime|tempo parcial|meio período|deltid|niepełny etat|pół etatu)';
/** What the second of two leaves out: "temps plein ou partiel", "jornada completa o parcial". */
const SHORT_PART = `(?:${PART}|partiel|parcial|parziale|reducid[oa])`;
const SHORT_FULL = `(?:${FULL}|plein|complet[ao]?|pieno|integral)`;
const TIME = '(?:[- ]?(?:time|zeit|tijds?))?';
const OR = String.raw`\s?(?:-|–|,)?\s?(?:/|\||&|\+|,? ?(?:or|and|oder|und|bzw\.?|ou|et|o|y|e|of|en|eller|och|og|as well as|sowie|(?:but|and) also)(?: (?:as |also |auch |in |à |a |im |i |på )+)? )\s?`;
/** "Full-time or part-time", "Voll- oder Teilzeit", "à temps partiel ou plein". */
export const EITHER = new RegExp(
  String.raw`(?<!\p{L})(?:${FULL}${TIME}-?${OR}(?:à |a |in |an? )?${SHORT_PART}|${PART}${TIME}-?${OR}(?:à |a |in |an? )?${SHORT_FULL})${TIME}(?!\p{L}|[- ]?(?:time|zeit)|\s*:)`,
  'giu',
);
/** "30 to 37.5 hours", "80-100 %": from less than a whole week to one. */
const RANGE =
  /(?<![\d.,:/$£€-])(\d{2}(?:[.,]\d\d?)?)\s?(?:%|h|hrs?|hours?|std\.?|stunden)?\s?(?:-|–|to|bis|or|oder|à|a|tot|hasta)\s?(\d{2,3}(?:[.,]\d\d?)?)\s?(%|prozent|(?:h|hrs?|hours?|std\.?|stunden|wochenstunden|heures|horas|ore|uur)(?!\p{L}))/giu;
/** A whole week of work in hours, where nobody calls less so, and where it is less than one for sure. */
const WHOLE = 35;
const LESS = 33;
const MOST = 48;

const reachesFull = ([, low = '', high = '', unit = '']: RegExpMatchArray): boolean => {
  const [from, to] = [low, high].map((said) => Number(said.replace(',', '.')));
  if (from === undefined || to === undefined) return false;
  return /^(?:%|p)/iu.test(unit)
    ? from >= 40 && from < 95 && to === 100
    : from >= 16 && from <= LESS && to >= WHOLE && to <= MOST;
};

/** "Part time (4 days) considered", "Teilzeit möglich", "temps partiel envisageable": less than a whole post may be had, and is not what is offered. */
export const PART_POSSIBLE = new RegExp(
  String.raw`(?<!\p{L})(?:${PART})${TIME}(?: ?\([^()\n]{1,30}\))?(?: (?:hours?|work(?:ing)?|basis|options?|arrangements?|also|auch|aussi|también|anche|ook|também|is|are|may be|can be|could be|would be|will be|ist|wäre|wird|gern|est|serait|es|sería|è|is|zou|é|seria|ett?|er))* (?:considered|possible|available(?! (?:from|immediately|now|asap))|ok(?:ay)?|fine|welcome|negotiable|an option|on request|up for discussion|worth a chat|möglich|denkbar|machbar|willkommen|verhandelbar|kein problem|possible|envisageable|négociable|accepté|posible|negociable|possibile|valutabile|mogelijk|bespreekbaar|possível|möjligt|möjlig|mulig|mulighed|możliw\p{L}+)(?!\p{L})`,
  'giu',
);

/** Whether a text leaves it to whoever comes to work full or part time. */
export const leavesHoursOpen = (text: string): boolean =>
  text.search(EITHER) >= 0 ||
  text.search(PART_POSSIBLE) >= 0 ||
  FULL_OR_SHARE.test(text) ||
  [...text.matchAll(RANGE)].some(reachesFull);

/** "Vollzeit oder 80 %", "100 % ou 80 %": a whole post or less of one. */
const FULL_OR_SHARE = new RegExp(
  String.raw`(?<!\p{L})(?:${FULL}${TIME}|100 ?%)${OR}(?:\p{L}{2,10} )?[2-9]\d ?(?:%|prozent)|(?<![\d.,])[2-9]\d ?(?:%|prozent)?${OR}(?:${FULL}${TIME}|100 ?%)`,
  'iu',
);

/** "Five part-time group leaders": hours before the noun of those who work them, which is none of the work itself. */
const OF_OTHERS =
  /(?<!\p{L})(?:part|full)[- ]?time (?!(?:role|position|post|job|work|basis|hours?|contract|vacanc\p{L}+|opportunit\p{L}+|employment|opening|and|or|for|in|at|with|on|to)s?(?!\p{L}))(?:\p{L}[\p{L}’'-]+ ){0,3}?\p{L}{3,}(?<!ss)s(?!\p{L})|(?<!\p{L})\p{L}{4,} (?:in (?:teil|voll)zeit|à temps (?:partiel|plein)|a (?:tiempo|jornada) (?:parcial|completa)|a tempo (?:parziale|pieno)|in deeltijd)(?!\p{L})/giu;
/** What the role does with them: "You'll supervise", "leading", "Führung von". */
const LEADS =
  /(?<!\p{L})(?:(?:you(?:['’]ll| will)|they(?:['’]ll| will)|the \p{L}+ will|to) (?!be\b|work\b|have\b)\p{L}+|(?:lead|manag|supervis|train|mentor|coach|direct|oversee|guid)\p{L}*|team (?:of|with)|führ\p{L}+|leit\p{L}+|anleit\p{L}+|encadr\p{L}+|anim\p{L}+|coordin\p{L}+|dirig\p{L}+|begeleid\p{L}+|aansturen)(?!\p{L})/iu;

/** A line without the hours that it tells of those whom the role leads, trains or works beside. */
export const withoutHoursOfOthers = (line: string): string =>
  line.search(OF_OTHERS) < 0
    ? line
    : sentencesOf(line)
        .map((said) => (isDuty(bare(said)) || LEADS.test(said) ? said.replaceAll(OF_OTHERS, ' ') : said))
        .join(' ');

const bare = (said: string): string => said.replace(/^(?:[-*•–]|\(?\d{1,2}[.)])\s+/u, '');
