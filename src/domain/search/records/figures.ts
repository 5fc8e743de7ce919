import type { Home } from '../facets.ts';
import type { Reading } from './item.ts';
import { lengthsIn } from './lengths.ts';
import { otherMoney, type Told } from './other-money.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { type Condition, on, type RecordType } from './query.ts';
import { scoresIn } from './scores.ts';

const SIGN: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR' };
const DOLLARS = new Set(['USD', 'AUD', 'NZD', 'CAD', 'SGD', 'HKD']);
const SPOKEN_SIGN: readonly (readonly [RegExp, string])[] = [
  [/^(?:gbp|quid|pounds?|pounds sterling|sterling)$/i, 'GBP'],
  [/^(?:eur|euros?)$/i, 'EUR'],
  [/^(?:us dollars?|usd)$/i, 'USD'],
  [/^(?:australian dollars?|aud)$/i, 'AUD'],
  [/^(?:chf|francs?|swiss francs?)$/i, 'CHF'],
];
const CURRENCY =
  'gbp|eur|usd|aud|nzd|cad|sgd|chf|inr|aed|quid|pounds? sterling|pounds?|sterling|euros?|(?:us |australian )?dollars?|(?:swiss )?francs?';
const AMOUNT = `(?:(?:${CURRENCY}) ?|[£$€] ?)?\\d[\\d,]*(?:\\.\\d+)?(?:\\s?(?:k|m|thousand|grand)(?![\\p{L}]))?(?: ?(?:${CURRENCY})(?![\\p{L}]))?`;
const PER =
  '(?:\\s?(?:(?:(?:an?|each)\\s|(?:per|/|p)\\s?)(?:annum|year|yr|day|hour|hr|a|d|h)|pa|p\\.a\\.|pd|ph|annually|daily|hourly)(?![\\p{L}]))';
const CUE =
  '(?:(?:which |that )?(?:(?:pay|pays|paying|paid|offers?|offering|worth)|(?:on |with |whose )?(?:an? |the )?(?:(?:min(?:imum)?|max(?:imum)?|starting|top|base|basic|annual|yearly|daily|day|hourly|hour|on target|pay|salary) )*(?:salar(?:y|ies)|rates?(?: (?:jobs?|roles?|contracts?|ones|vacancies|positions?|work))?|pay(?: rate)?|packages?|compensation|comp|budgets?|bands?|ranges?|wages?|ote|earnings))(?: (?:is|are|of|at|from|to|starts?|starting|begins?|range|ranging|going|goes|runs?|band|tops? out|ends?|caps?|capped))*)';
const MORE =
  '(?:over|above|more than|exceeding|greater than|higher than|north of|>|in excess of|upwards of|better than)';
const LEAST =
  '(?:at least|from|minimum(?: of)?|min|no less than|not less than|>=|starting (?:at|from)|starts? (?:at|from))';
const LESS = '(?:under|below|less than|lower than|beneath|<|south of|cheaper than)';
const MOST = '(?:up to|at most|max(?:imum)?(?: of)?|no more than|not more than|not over|<=|to)';
const ABOUT = '(?:around|about|circa|c\\.|approximately|roughly|~|exactly|at)';

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${words}`, 'giu');
const LEAD = `(?:(?<cue>${CUE})\\s*(?::\\s*)?)?`;
const RANGE = pattern(
  `${LEAD}(?:between |from |in the range )?(?<one>${AMOUNT})(?<per>${PER})?\\s*(?:and|to|-)\\s*(?<other>${AMOUNT})(?<perToo>${PER})?`,
);
const BOUND = pattern(
  `${LEAD}(?:(?<more>${MORE})|(?<least>${LEAST})|(?<less>${LESS})|(?<most>${MOST})|(?<about>${ABOUT}))?(?:\\s+the(?=\\s*[£$€]?\\d))?\\s*(?<one>${AMOUNT})(?:\\s+mark\\b)?(?<per>${PER})?(?<behind>\\s*\\+|\\s*plus\\b| (?:or|and) (?:more|above|over|up|upwards|higher|better)\\b(?! (?:than\\b|[£$€]?\\d))| (?:or|and) (?:less|below|under|lower)\\b(?! (?:than\\b|[£$€]?\\d))| (?:max|min)(?:imum)?\\b| upwards\\b)?`,
);

/** One end of what is paid: "the top of the band is over 90k". */
const END_OF_RANGE = pattern(
  `(?:(?:where|whose|with|that have|and) )?(?:the |an? )?(?:(?<top>top(?: end)?|upper end|high(?:er)? end|ceiling|max(?:imum)?)|(?<bottom>bottom(?: end)?|lower end|low end|floor|min(?:imum)?|start))(?: (?:of|on|to|for) (?:the |its |their )?(?:\\p{L}+ )?(?:bands?|ranges?|salar(?:y|ies)|scales?|pay|brackets?|rates?|packages?)| (?:salary|pay|rate|figure)|(?<=\\b(?:whose|where|with|has|have|where the|where its|an?) (?:top|ceiling|max(?:imum)?|bottom|floor|min(?:imum)?))(?= (?:is|are|of|over|under|above|below|at least|at most)\\b[^,;.?!\\d]{0,20}[£$€\\d]))(?: (?:is|are|goes|go|being|sits|reaches|at|of|comes|in))*\\s+(?:(?<more>${MORE})|(?<least>${LEAST})|(?<less>${LESS})|(?<most>${MOST}))?\\s*(?<one>${AMOUNT})(?<per>${PER})?(?<up>\\s*\\+|\\s*plus\\b| (?:or|and) (?:more|above|over|up|higher|better)\\b)?(?<down> (?:or|and) (?:less|below|under|lower)\\b)?`,
);

interface Figure {
  value: number;
  currency: string | null;
  isMoney: boolean;
}

function figureOf(said: string, home: Home): Figure {
  const [digits = '0'] = /\d[\d,]*(?:\.\d+)?/.exec(said) ?? [];
  const isThousands = /\d\s?(?:k|thousand|grand)/i.test(said);
  const isMillions = /\d\s?m/i.test(said);
  const value = Number(digits.replaceAll(',', '')) * (isThousands ? 1000 : isMillions ? 1_000_000 : 1);
  const sign = /[£$€]/.exec(said)?.[0];
  const word = new RegExp(CURRENCY, 'i').exec(said)?.[0];
  const dollars = DOLLARS.has(home.currency) ? home.currency : 'USD';
  const spoken =
    SPOKEN_SIGN.find(([words]) => words.test(word ?? ''))?.[1] ??
    (word && /^[a-z]{3}$/i.test(word) ? word.toUpperCase() : null);
  const currency =
    sign === '$' || /dollar/i.test(word ?? '') ? (spoken ?? dollars) : (SIGN[sign ?? ''] ?? spoken);
  return { value, currency, isMoney: currency !== null || isThousands };
}

/** The period that a pay is told for: said with it, or told by its size. */
function periodOf(said: string, value: number): string {
  if (/hour|\bhr|ph\b|\/h|p\/?h/i.test(said)) return 'hour';
  if (/\bday|daily|\bpd\b|\/d/i.test(said)) return 'day';
  if (/annum|year|yr|\bpa\b|p\.a|annual|salar/i.test(said)) return 'year';
  return value >= 5000 ? 'year' : value >= 100 ? 'day' : 'hour';
}

const SALARIED = /\b(?:perm(?:anent)?s?|salar(?:y|ies|ied))\b/i;
const PERIOD_SAID =
  /hour|\bhr|\bph\b|\/h|p\/h|\bday|dail|\bpd\b|\/d|contract|\btemps?\b|temporary|freelanc|interim/i;

/** A bound said in thousands, in full: what lies just over or under it stays there. */
const inFull = (bound: number | null, times: number): number | null =>
  bound === null ? null : Math.round(bound) * times + (bound - Math.round(bound));

/**
 * What jobs pay, from words: "over 80k", "between £300 and £400 a day". A whole range has to lie over, under or within what is
 * said; where the currency is not said it is the agency's.
 */
function payIn(said: Said, home: Home, told: Told[]): Reading[] {
  const found: Reading[] = [];
  // "Perm, paying 40 to 50" is in thousands a year.
  const isSalaried = SALARIED.test(said.text) && !PERIOD_SAID.test(said.text);
  const take = (match: RegExpExecArray, given: Partial<Condition>, one: Figure): void => {
    const other = otherMoney(said, match);
    if (other !== null) {
      said.blot(other);
      told.push(other);
      return;
    }
    const cue = match.groups?.cue ?? '';
    const around = `${cue} ${match.groups?.per ?? ''} ${match.groups?.perToo ?? ''}`;
    const field = /ote|on target|earnings/i.test(cue) ? 'ote' : 'pay';
    const isShort = isSalaried && !PERIOD_SAID.test(around) && one.value >= 15 && one.value < 400;
    const times = isShort ? 1000 : 1;
    // "That pays over 60" may be an hour's or a year's in thousands.
    const isBare = !isShort && !one.isMoney && !PERIOD_SAID.test(said.text) && !/rate|wage/i.test(around);
    if (isBare && one.value >= 20 && one.value < 200)
      told.push({
        ...stretchOf(match),
        why: `${match[0].trim()} (read as an hour's; a year's in thousands is said with a k)`,
      });
    const values = [periodOf(around, one.value * times), one.currency ?? home.currency];
    const stretch = stretchOf(match);
    said.blot(stretch);
    const { min = null, max = null } = given;
    const bounds = { ...given, min: inFull(min, times), max: inFull(max, times) };
    found.push({ ...stretch, conditions: [on(field, { ...bounds, values })] });
  };
  for (const match of said.each(END_OF_RANGE)) {
    const { top, one = '', more, least, less, most, up, down } = match.groups ?? {};
    const figure = figureOf(one, home);
    const isLow = [less, most, down].some((each) => each !== undefined);
    const isHigh = [more, least, up].some((each) => each !== undefined);
    if (!isLow && !isHigh) continue;
    const edge = more !== undefined ? EDGE : less !== undefined ? -EDGE : 0;
    const bound = isLow ? { max: figure.value + edge } : { min: figure.value + edge };
    // The whole range lies under its top, and over its bottom.
    const isWhole = isLow === (top !== undefined);
    take(match, isWhole ? bound : { ...bound, has: true }, figure);
  }
  for (const match of said.each(RANGE)) {
    const { cue, one = '', other = '', per, perToo } = match.groups ?? {};
    const [low, high] = [figureOf(one, home), figureOf(other, home)];
    // "60 to 80k" are both thousands.
    if (high.isMoney && low.value < high.value / 100) low.value *= 1000;
    const isPay =
      cue ??
      per ??
      perToo ??
      (low.isMoney || high.isMoney || (low.value >= 5000 && !/^20\d\d$/.test(other)) || undefined);
    if (isPay === undefined || low.value > high.value) continue;
    const currency = low.currency ?? high.currency;
    take(match, { min: low.value, max: high.value }, { ...high, currency });
  }
  for (const match of said.each(BOUND)) {
    const { cue, one = '', per, more, least, less, most, about, behind = '' } = match.groups ?? {};
    const figure = figureOf(one, home);
    const isBounded = [more, least, less, most].some((each) => each !== undefined) || behind !== '';
    if (cue === undefined && per === undefined && !figure.isMoney && !(isBounded && figure.value >= 5000))
      continue;
    // "For 5 days" and "in 2026" are no pay; neither is a rate behind "first".
    if (cue !== undefined && !figure.isMoney && per === undefined && figure.value < 5 && !/rate/i.test(cue))
      continue;
    const { value } = figure;
    const isMore = more !== undefined;
    const isLess = less !== undefined;
    const isMost =
      most !== undefined ||
      /less|below|under|lower|max/i.test(behind) ||
      /\bmax|capped|tops? out/i.test(cue ?? '');
    if (isLess) take(match, { max: value - EDGE }, figure);
    else if (isMost) take(match, { max: value }, figure);
    else if (isMore) take(match, { min: value + EDGE }, figure);
    else if (least !== undefined || behind !== '' || /\bmin|start|from|begin/i.test(cue ?? ''))
      take(match, { min: value }, figure);
    else if (about !== undefined || cue !== undefined || per !== undefined || figure.isMoney)
      take(match, { min: value, max: value, has: true }, figure);
  }
  return found;
}

/** Over and under leave out the figure itself; no pay is told finer. */
const EDGE = 0.01;

const CLOCK =
  '\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)|\\d{1,2}:\\d\\d|noon|midday|lunch(?:time)?';
const HOURS = pattern(
  `(?:(?:that |which )?(?:start(?:s|ing)?|begin(?:s|ning)?) )?(?:(?:in|during|on|at) )?(?:the |(?<today>this ))?(?:(?<tonight>tonight)|(?<part>morning|afternoon|evening|lunch ?time)s?|(?:between |from )(?<one>${CLOCK}|\\d{1,2})\\s*(?:and|to|-|until)\\s*(?<other>${CLOCK})|(?:between |from )(?<bare>\\d{1,2})\\s*(?:and|to|-)\\s*(?<bareEnd>\\d{1,2})(?! ?(?:\\p{L}*min|m\\b|h(?:ou)?rs?|k\\b|days?|weeks?|months?|stars?|out of|on|[%/£$€,.]?\\d))|(?<lead>before|after|from|at|by|until|starting at) (?<clock>${CLOCK})|(?<bareClock>\\d{1,2}(?:[:.]\\d\\d)?\\s?[ap]m)(?= (?:interviews?|meetings?|ones|slots?|starts?)))(?![\\p{L}\\d])`,
);
/** "Friday am", "tomorrow pm". */
const HALF = pattern('[ap]m(?![\\p{L}\\d])');
const BEHIND_DAY =
  /(?:day|\b(?:mon|tues?|wed|thurs?|fri|sat|sun)|today|tomorrow|week|\d(?:st|nd|rd|th)|\b\d{1,2} \p{L}{3,9})\s+$/iu;
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [0, 719],
  afternoon: [720, 1019],
  evening: [1020, 1439],
  lunchtime: [720, 839],
};

/** The hours of the day at which interviews begin, in minutes from midnight. */
function hoursIn(said: Said, today: string): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(HALF)) {
    if (!BEHIND_DAY.test(said.text.slice(0, match.index))) continue;
    const isMorning = /^a/i.test(match[0]);
    said.blot(stretchOf(match));
    found.push({
      ...stretchOf(match),
      conditions: [on('hours', isMorning ? { min: 0, max: 719 } : { min: 720, max: 1439 })],
    });
  }
  for (const match of said.each(HOURS)) {
    const { today: own, tonight, one, other, lead = '', clock: led, bareClock } = match.groups ?? {};
    const clock = led ?? bareClock;
    const part = tonight === undefined ? match.groups?.part : 'evening';
    // "Between 2 and 4" of an interview is no night.
    const day = (hour: string | undefined): string =>
      hour === undefined ? '' : `${hour}${Number(hour) < 7 ? 'pm' : ':00'}`;
    const [early, late] = [one ?? day(match.groups?.bare), other ?? day(match.groups?.bareEnd)];
    const [from, to] = [minutesOf(early, late), minutesOf(late)];
    if (match.groups?.bare !== undefined && (from >= to || from < 420)) continue;
    const at = minutesOf(clock ?? '');
    const [min, max] =
      part !== undefined
        ? (PARTS[part.toLowerCase().replace(' ', '')] ?? [0, 1439])
        : clock === undefined
          ? [from, to]
          : /before|by|until/i.test(lead)
            ? [0, at - 1]
            : /after|from/i.test(lead)
              ? [at, 1439]
              : [at, at];
    const stretch = stretchOf(match);
    said.blot(stretch);
    found.push({ ...stretch, conditions: [on('hours', { min, max })] });
    if (own !== undefined || tonight !== undefined)
      found.push({ ...stretch, conditions: [on('starts', { from: today, to: today })] });
  }
  return found;
}

function minutesOf(said: string, other = ''): number {
  if (/noon|midday|lunch/i.test(said)) return 720;
  const [, hour = '0', minute = '0'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(said) ?? [];
  // "Between 2 and 4pm" are both of the afternoon.
  const isAfternoon = /p\.?m/i.test(said) || (!/[ap]\.?m|:/i.test(said) && /p\.?m/i.test(other));
  return (
    ((Number(hour) % 12) +
      (isAfternoon || (Number(hour) === 12 && !/a\.?m/i.test(said)) ? 12 : Number(hour) > 12 ? 12 : 0)) *
      60 +
    Number(minute)
  );
}

/** Reads the figures that a kind of record is asked by; sums of money that are no pay of a job are told. */
export function figuresIn(said: Said, type: RecordType, home: Home): { readings: Reading[]; told: Told[] } {
  const told: Told[] = [];
  if (type === 'jobs') return { readings: payIn(said, home, told), told };
  if (type === 'applications')
    return {
      // A score is of an interview.
      readings: [
        ...scoresIn(said, true).map((score) => ({
          ...score,
          conditions: [on('interviews', { min: 1, of: score.conditions })],
        })),
        ...payIn(said, home, told),
      ],
      told,
    };
  const readings = [...scoresIn(said), ...hoursIn(said, home.today), ...payIn(said, home, told)];
  return { readings: [...readings, ...lengthsIn(said)], told };
}
