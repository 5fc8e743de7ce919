import { PER_YEAR, readSalary } from '../../../candidates/index.ts';
import { type Facet, facet, UNDER } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { group } from '../runs.ts';
import { AT_LEAST, AT_MOST } from './bounds.ts';
import { isPartOfTerm } from './criteria.ts';
import { isRangeAlone } from './pay-alone.ts';

const CURRENCY = String.raw`(?:(?:AU?|US?|NZ?|CA?|S|HK)?\$|[£€₹]|\b(?:AUD|USD|GBP|EUR|NZD|CAD|SGD|CHF|INR|HKD|ZAR|SEK|NOK|DKK|PLN|AED|SAR|QAR|JPY|CNY|MYR|THB)(?![A-Za-z]))`;
// The figure of a name is none: "PRINCE2 - 50k".
const FIGURE = String.raw`(?:(${CURRENCY})\s*|(?<![A-Za-z\d]))(\d{1,3}(?:[, ]\d{3})+|\d+(?:\.\d+)?)\s*(k\b|thousand\b|m\b)?`;
/** What is paid on top. */
const EXTRA = String.raw`super(?:annuation)?|gst|vat|bonus|commission|comm|car|benefits|ote|equity|holiday|pension|on[\s-]?costs?`;
const PAY = new RegExp(
  String.raw`(?:(?:\bwith\s+(?:an?\s+)?)?\b(salar(?:y|ies)|pay|paying|package|base|(?:day|daily|hourly|hour|monthly|weekly) rate|rate|budget|compensation|comp|remuneration|earning|earns?|expect(?:ing|s|ations?)?|ask(?:s|ing)?|wants?|wanting|ote|on)\b[\s:]*(?:(?:of|is|expectations?|range|between|around|for|net|gross|rate)\s+)*)?(?:(?<![A-Za-z])(${AT_LEAST}|from)|(?<![A-Za-z])(${AT_MOST})|(?<![A-Za-z])(around|about|circa|approx(?:imately)?|roughly|~))?\s*${FIGURE}(?:\s*(?:-|–|to|and|up to|and up to)\s*${FIGURE})?\s*(${CURRENCY})?\s*(\+(?!\s*(?:${EXTRA}))|plus\b(?!\s*(?:${EXTRA})))?\s*((?:(?:p?\/|per(?!m\b)|p)\s*\.?\s*|an?\s+)(?:hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mths?|mnths?|mos?|mon|m|annum|years?|yrs?|yr|a)\b\.?|p\.?a\b\.?|ph\b|pd\b|pw\b|pcm\b|pm\b|annually|yearly|hourly|daily|monthly|weekly)?(?:\s*(?:salary|base|package|rate|ote\b|tc\b|total comp(?:ensation)?|all[\s-]in|or (?:less|under|below|lower|cheaper)(?!\s+(?:than\s+)?(?:${CURRENCY})?\s*\d)|max(?:imum)?|min(?:imum)?|at (?:the )?(?:very )?(?:most|least)|tops|upwards?|and (?:above|up|over|more)|plus or|or up(?:wards?)?(?!\s+to\b)|neg(?:otiable)?\b|ceiling|cap|limit|budget|or (?:more|over|above|better|higher)(?!\s+(?:than\s+)?(?:${CURRENCY})?\s*\d)|(?:(?:plus|\+|incl?(?:uding|usive of|\.)?|excl?(?:uding|usive of|\.)?|ex)\s*)(?:${EXTRA})|(?:net|gross)\b|plus(?=\s*(?:$|[,.;)]))))*`,
  'gi',
);

/** Reads pay: "under 90k", "$80-100k", "£500 a day", "max 120,000 EUR". A single figure is the maximum. */
export function readPay(draft: Draft): void {
  let last: Pay | null = null;
  for (const match of draft.each(PAY)) {
    const [
      whole,
      word,
      low,
      high,
      about,
      mark,
      figure = '',
      times,
      secondMark,
      second,
      secondTimes,
      markBehind,
      plus,
      period,
    ] = match;
    const marks = [mark, secondMark, markBehind].filter((one) => one !== undefined);
    // "$100k USD": the code says which dollar.
    const currencyWord = marks.find((one) => /^[A-Z]{3}$/i.test(one)) ?? marks[0];
    const plain = Number(figure.replace(/[, ]/g, ''));
    // "No more than 140 base", "OTE 180 to 220": thousands, as nobody says them otherwise.
    const isAlone = isRangeAlone(draft, match);
    const isThousands =
      isAlone ||
      (period === undefined &&
        plain >= LEAST_SAID &&
        plain < 1000 &&
        BY_YEAR.test(whole) &&
        !OTHER_UNIT.test(draft.text.slice(match.index + whole.length)));
    const bounded = low ?? high ?? second ?? mark;
    const suffix = times ?? secondTimes ?? (isThousands && bounded !== undefined ? 'k' : undefined);
    const large = plain >= 10_000;
    const isByDay = /^(?:day|daily) rate$/i.test(word ?? '');
    const isByHour = /^hour(?:ly)? rate$/i.test(word ?? '');
    // "50k radius" is a distance, "FDA 510k" a submission.
    if (DISTANCE_BEHIND.test(draft.text.slice(match.index + whole.length))) continue;
    if (isPartOfTerm(draft, match.index + whole.indexOf(figure))) continue;
    if (tellSum(draft, match.index, whole) || tellManaged(draft, match)) continue;
    // Bricks and boxes are paid less for than hours.
    if (period === undefined && suffix === undefined && plain < LEAST_RATE) continue;
    const isPay =
      isRate(plain, period) ||
      currencyWord !== undefined ||
      suffix?.toLowerCase() === 'k' ||
      (isByDay && plain >= 100) ||
      (isByHour && plain >= LEAST_RATE) ||
      (large && (word !== undefined || low !== undefined || high !== undefined || /[, ]/.test(figure)));
    // "On 500 a day" is pay, "on 3 projects" is not.
    const isBare = currencyWord === undefined && suffix === undefined && period === undefined;
    if (!isPay || (word?.toLowerCase() === 'on' && isBare)) continue;
    const { home } = draft;
    const probe = readSalary(
      `${currencyWord ?? ''}${figure.replaceAll(' ', ',')}${suffix ?? ''} ${PERIODS[unitOf(period) ?? ''] ?? ''}`,
      {
        country: home.country,
        agencyCurrency: home.currency,
      },
    );
    if (probe === null || probe.amount <= 0) continue;
    const scale =
      probe.period !== null
        ? PER_YEAR[probe.period]
        : isByDay || isByHour
          ? PER_YEAR[isByDay ? 'day' : 'hour']
          : probe.amount < 3000 && suffix === undefined
            ? PER_YEAR[probe.amount < LEAST_DAY_RATE ? 'hour' : 'day']
            : 1;
    const one = probe.amount * scale;
    const two = second === undefined ? null : amountOf(second, secondTimes ?? suffix) * scale;
    const start = match.index + (whole.length - whole.trimStart().length);
    const before = draft.rest.slice(0, start);
    const lead = (PAY_LEAD.exec(before) ?? PAY_WORDS.exec(before))?.[0] ?? '';
    const isFrom =
      (high !== undefined && REFUSED.test(lead)) ||
      (high === undefined && STARTS_AT.test(lead) && two === null);
    const min =
      two !== null
        ? one
        : isFrom ||
            low !== undefined ||
            plus !== undefined ||
            /or (?:more|over|above|better|higher)\b|\bmin(?:imum)?\b(?!.*\d)|at (?:the )?(?:very )?least\s*$|\bupwards?\b|and (?:above|up|over|more)\b|(?:\bplus|\+)\s*$/i.test(
              whole,
            )
          ? one
          : about !== undefined
            ? Math.round(one * 0.9)
            : null;
    const max = two ?? (min === null ? one : about !== undefined ? Math.round(one * 1.1) : null);
    const tail = PAY_TAIL.exec(draft.rest.slice(match.index + whole.trimEnd().length))?.[0] ?? '';
    const end = match.index + whole.trimEnd().length + tail.length;
    if (last !== null && period === undefined && goesOn(draft, last, { start, end, min, max, scale }))
      continue;
    const taken = draft.take(
      start - lead.length + (lead.length - lead.trimStart().length),
      end,
      {
        kind: 'salary',
        label: payLabel(min, max, probe.currency),
        min,
        max,
        currency: probe.currency,
        values: max !== null && (STRICT.test(high ?? '') || CHEAPER.test(lead)) ? [UNDER] : [],
      },
      true,
    );
    // A dollar sign is that of the place.
    if (currencyWord === undefined || currencyWord === '$') draft.bare.add(taken);
    if (isAlone) draft.note('read_as', `"${whole.trim()}" was read as pay a year in thousands.`);
    if (currencyWord === '$') draft.dollars.add(taken);
    const per = probe.period ?? (isByDay ? 'day' : isByHour ? 'hour' : null);
    if (per === 'day' || per === 'hour') draft.rates.set(taken, per);
    last = { end, pay: taken, scale };
  }
}

const OF_PAY = String.raw`(?:(?:expected|desired|target|asking|salary|pay|wage|day|daily|hourly|hour|annual|monthly|weekly|price)\s+)*(?:ask(?:ing price)?|expectations?|salary|salaries|pay|wages?|rate|price(?:\s+tag)?|demands?|wish(?:es)?|number|figure|package|budget|quote|fee|requirements?|goal|target|range|band|bracket|sights?)s?`;
const IS = String.raw`(?:\s+(?:is|are|was|be|being|of|at|on|to|somewhere|around|set at|pitched at|starts?(?:\s+(?:at|from))?|begins?(?:\s+(?:at|from))?|stops?\s+at|ends?\s+at|sits?\s+(?:at|around|in)|comes?\s+to|lies?|falls?|runs?\s+to|goes|in|within|the|between|from|max|up to|which|that|for|a|an)(?![\p{L}]))*`;
const VERBS = String.raw`(?:take|takes|accept|accepts|accepting|settle for|settles for|charg(?:e|es|ing)|bill|bills|billing|cost|costs|costing|priced(?: at)?|affordable(?: at| for| on)?|(?:be\s+)?(?:had|got|hired|available|gettable|secured|engaged)\s+(?:for|at|on)|gets?(?:\s+(?:them|him|her))?\s+for|expect(?:s|ing)?|wants?|wanting|ask(?:s|ing)?(?:\s+for)?|seek(?:s|ing)?|hop(?:e|es|ing)\s+(?:for|to (?:earn|get|make))|after|work(?:s|ing)?\s+(?:for|at|on)|do it for|come (?:for|in at|at)|go for|going for|looking (?:for|to (?:earn|get|make))|cheaper(?:\s+than)?|needs?|needing|fits?(?:\s+(?:in|into|within))?|within|in|on)`;
const OBJECT = String.raw`(?:\s+(?:an?|the|any|some|our|their)?\s*(?:job|role|salary|pay|anything|something|somewhere|figure|sum|rate|budget|bracket|range|band|package|in the region|region)(?:\s+(?:of|at|for|from))?(?![\p{L}]))*`;
const NOT_FOR = String.raw`(?:(?:won't|will not|wouldn't|would not|not|never|n't|refuse to|refuses to)(?:\s+(?:be|even))*\s+(?:get(?:ting)? (?:out of bed|up)|work(?:ing)?|mov(?:e|ing)|start|come|do (?:it|anything)|budge|consider(?:ing)?(?:\s+(?:it|anything|a move|a job|a role|offers?))?|look(?:ing)?(?:\s+at (?:it|anything))?|interested(?:\s+(?:in (?:anything|a job|a role)))?|available|tak(?:e|ing)(?:\s+(?:a job|anything))?|tempted|leav(?:e|ing)|accept(?:ing)?(?:\s+(?:anything|a job))?|go(?:ing)?|settle)(?:\s+(?:for|at|on))?(?:\s+anything)?)`;
/** The words before a sum that say it is what somebody asks for: "whose ask starts at", "who'd take a job", "won't move for". */
const PAY_LEAD = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:who|that|which|whom|we)\s+)?(?:(?:would|will|'d|'ll|could|can|do|may|might|is|are|be)\s+)*(?:${NOT_FOR}|(?:(?:whose|with|on|at|their|the|an?|of|in|within)\s+)*${OF_PAY}(?:\s+expectations?)?${IS}|${VERBS}${OBJECT})\s+$`,
  'iu',
);
const PAY_WORDS =
  /(?<![\p{L}])(?:whose|(?:(?:whose|with|on|at|within|an?|the|their)\s+)*(?:expected|desired|target|asking|annual|hourly|daily|monthly|weekly|salary|pay|price)(?:\s+(?:rate|ask|expectations?|salary))?|within\s+(?:an?|the|our|their)|with\s+an?|on\s+an?)\s+$/iu;
const PAY_TAIL =
  /^\s+(?:brackets?|bands?|range|mark|ballpark|region|territory|area|salary|in salary|base|a year|per year|or thereabouts)(?![\p{L}])(?!\s+(?:manager|planner|sales))/iu;
const REFUSED = new RegExp(NOT_FOR, 'iu');
const STARTS_AT =
  /\b(?:starts?|begins?)\s+(?:at|from)\s+$|\b(?:won't|wouldn't|not|never)\b.*\b(?:below|under)\s+$/i;
const CHEAPER = /\bcheaper\b/i;

/** What a sum without a k is said of where it means thousands, and the least of them. */
const BY_YEAR =
  /\b(?:base|salary|package|ote|comp|compensation|remuneration|earning|earns?|super|superannuation)\b/i;
const LEAST_SAID = 30;
const OTHER_UNIT = /^\s*(?:%|per\s?cent|hours?|hrs?|h\b|days?|weeks?|people|staff|reports?)/i;

interface Pay {
  end: number;
  pay: Facet;
  /** What a figure was multiplied by to make it one of a year. */
  scale: number;
}

// "> 9k a month but < 13k": the other edge of the same pay, over the same period.
function goesOn(
  draft: Draft,
  { end: before, pay, scale: per }: Pay,
  next: { start: number; end: number; min: number | null; max: number | null; scale: number },
): boolean {
  const between = draft.text.slice(before, next.start);
  if (!/^\s*(?:,?\s*(?:but|and|to|&)|,|\/|-)?\s*$/i.test(between)) return false;
  const opens = pay.min !== null && pay.max === null && next.max !== null && next.min === null;
  const closes = pay.max !== null && pay.min === null && next.min !== null && next.max === null;
  if (!opens && !closes) return false;
  const times = per / next.scale;
  const least = pay.min ?? (next.min ?? 0) * times;
  const most = pay.max ?? (next.max ?? 0) * times;
  if (least > most) return false;
  pay.min = least;
  pay.max = most;
  pay.label = payLabel(least, most, pay.currency ?? draft.home.currency);
  const read = draft.read.find(({ facet }) => facet === pay);
  if (read !== undefined) read.end = next.end;
  draft.blot(before, next.end);
  return true;
}

/** What leaves the figure itself out. */
const STRICT = /^(?:less than|under|below|<)$/i;

/** Without a period, less than this is paid for an hour, and from it on for a day. */
const LEAST_DAY_RATE = 200;
const DISTANCE_BEHIND = /^\s*(?:radius|kms?\b|kilomet|miles?\b)/i;

const OF_WORK = String.raw`(?:projects?|jobs?|builds?|schemes?|programmes?|programs?|deals?|transactions?|contracts?|funds?|portfolios?|budgets?|turnover|revenues?|sales|p&l|capex|opex|aum|assets|developments?|facilit(?:y|ies)|sites?|compan(?:y|ies)|business(?:es)?|raises?|rounds?|arr)`;
const SUM = new RegExp(
  String.raw`^(?:(?:${CURRENCY})?\s*\d[\d.,]*\s*(?:m|mn|mio|million|bn|b|billion)\s*\+?\s*|[\s\S]*?\d\s*(?:m|million)\s*\+?\s*)$`,
  'i',
);

// "$300m+ projects", "a 500m turnover": what work is worth, and no pay.
function tellSum(draft: Draft, index: number, whole: string): boolean {
  const behind = draft.text.slice(index + whole.length);
  const more = new RegExp(
    String.raw`^\s*(?:(?:mn|bn|b|million|billion)\b\s*\+?\s*)?(?:(?:in|of|worth of|plus|value|[\p{L}]+)\s+)?${OF_WORK}\b`,
    'iu',
  ).exec(behind);
  const isMillions = SUM.test(whole.trim()) || /^\s*(?:mn|bn|b|million|billion)\b/i.test(behind);
  if (!isMillions || (more === null && !/\d\s*(?:m|mn|bn|million|billion)/i.test(whole + behind.slice(0, 9))))
    return false;
  const at = index + whole.length - whole.trimStart().length;
  const unit = /^\s*(?:mn|bn|b|million|billion)\b/i.exec(behind);
  const tail = (more ?? unit)?.[0].length;
  const end = tail === undefined ? index + whole.trimEnd().length : index + whole.length + tail;
  const said = draft.text.slice(at, end);
  const reason = `"${said}" tells of what work is worth, which no record of a person does, so it was not run.`;
  draft.take(at, end, { kind: 'unsupported', label: said, reason }, true);
  draft.note('not_on_record', reason);
  return true;
}

const MANAGED_BEFORE =
  /\b(?:manag(?:ed|es?|ing)|handl\w+|ran|run(?:ning)?|own(?:ed|ing)?|clos(?:ed|es|ing)|bill(?:ed|ing|s)?|rais(?:ed|es|ing)|generat\w+|deliver\w+|spen(?:t|ds?|ding)|control\w+|sold|selling|grew|grown|won|winning|book(?:ed|ing|s)?|carr(?:y|ied|ying)|hit(?:ting)?|(?:budgets?|portfolios?|books?|quotas?|targets?|revenues?|turnover|billings?|spend|fees) (?:of|at|over|above))\s+(?:(?:an?|at least|over|more than|up to|of|about|around|min(?:imum)?)\s+)*$/i;
const MANAGED_BEHIND =
  /^\s*(?:[\p{L}&-]+\s+){0,3}?(?:spend|budgets?|quotas?|targets?|billings?|book|ledgers?|fees?|caseloads?|arr|acv|tcv|gmv|p&l|revenues?|turnover|portfolio)\b/iu;

// "Managed 100k a month of ad spend", "a 400k quota": what somebody answered for, and no pay.
function tellManaged(draft: Draft, { index, 0: whole, 1: word, 13: period }: RegExpExecArray): boolean {
  if (word !== undefined) return false;
  const start = index + whole.length - whole.trimStart().length;
  const before = MANAGED_BEFORE.exec(draft.text.slice(0, start))?.[0] ?? '';
  const behind = MANAGED_BEHIND.exec(draft.text.slice(index + whole.length))?.[0] ?? '';
  if (before === '' && behind === '') return false;
  // "Who bill 400 a day" ask for it.
  if (/^(?:bill|charg)/i.test(before) && /^[dh]$/.test(unitOf(period) ?? '')) return false;
  const at = start - before.length;
  const end = behind === '' ? index + whole.trimEnd().length : index + whole.length + behind.length;
  const said = draft.text.slice(at, end).trim();
  const reason = `"${said}" tells what somebody answered for, which no record of a person does, so it was not run.`;
  // A tool or a channel between them is still asked for.
  draft.take(at, index + whole.trimEnd().length, { kind: 'unsupported', label: said, reason }, true);
  const last = /\p{L}+\s*$/u.exec(behind);
  if (last !== null) draft.blot(end - last[0].length, end);
  draft.note('not_on_record', reason);
  return true;
}

/** Under this a figure without a period is no pay. */
const LEAST_RATE = 10;

/** The least that a figure is a rate of pay from, by the first letter of its period: "5 days a week" is none. */
const LEAST_BY_PERIOD: Record<string, number> = { h: 12, d: 100, w: 300, m: 1000, a: 10_000, y: 10_000 };

/** The first letter of a period: "an hr" is h, "pcm" m. */
function unitOf(period: string | undefined): string | null {
  const unit = /^\s*(?:per|an?|p?\/|p)?[\s.]*(h|d|w|m|c|a|y)/i.exec(period ?? '')?.[1]?.toLowerCase();
  return unit === 'c' ? 'm' : (unit ?? null);
}

const PERIODS: Record<string, string> = {
  h: 'per hour',
  d: 'per day',
  w: 'per week',
  m: 'per month',
  a: 'per year',
  y: 'per year',
};

function isRate(figure: number, period: string | undefined): boolean {
  const unit = unitOf(period);
  const least = unit === null ? undefined : LEAST_BY_PERIOD[unit];
  return least !== undefined && figure >= least;
}

function amountOf(figure: string, times: string | undefined): number {
  const value = Number(figure.replace(/[, ]/g, ''));
  const suffix = times?.toLowerCase() ?? '';
  return suffix === 'k' || suffix === 'thousand' ? value * 1000 : suffix === 'm' ? value * 1e6 : value;
}

/** Who is asked for by the day or by the hour asks so: a salary of as much a year is another kind of work. */
export function readRates(draft: Draft): void {
  for (const [pay, per] of draft.rates) {
    const read = draft.read.find(({ facet }) => facet === pay);
    if (read === undefined || pay.strength !== 'must' || pay.absent) continue;
    // "£450 a day or £80k": of what will do as well it goes with its own sum.
    if (pay.either !== null)
      pay.together ??= 1 + Math.max(0, ...draft.read.map((other) => other.facet.together ?? 0));
    const { either, together } = pay;
    const values = [`by_${per}`];
    draft.read.push({
      ...read,
      facet: facet({
        kind: 'desk',
        strength: 'must',
        label: `asks by the ${per}`,
        values,
        ...(either === null ? {} : { either, together }),
      }),
    });
    openOwnContractors(draft);
  }
}

/** "Our contractors on $60 an hour": a rate is what somebody asks on record, so that whoever works on contract is one as well as who does so through the agency. */
function openOwnContractors(draft: Draft): void {
  for (const own of [...draft.read]) {
    const { kind, strength, values, either } = own.facet;
    const said = draft.text.slice(own.at, own.end).trim();
    if (kind !== 'desk' || !values.includes('contracting') || strength !== 'must' || either !== null)
      continue;
    if (!/\bour\s+(?:\p{L}+\s+)?(?:contractors?|freelancers?)$/iu.test(said)) continue;
    const others: Read = {
      ...own,
      facet: facet({ kind: 'work_type', strength: 'must', label: 'contract', values: ['contract'] }),
    };
    draft.read.push(others);
    group(draft, [own, others]);
    draft.note(
      'read_as',
      `"${said}" with a rate was read as whoever works on contract, through us or otherwise: the rate is what they ask, and no rate that is paid is searched.`,
    );
  }
}

/** Pay over a year as a person reads it. */
export function payLabel(min: number | null, max: number | null, currency: string): string {
  const shown = (amount: number): string => Math.round(amount).toLocaleString('en');
  if (min !== null && max !== null) return `pay ${currency} ${shown(min)} to ${shown(max)} a year`;
  return min !== null
    ? `pay from ${currency} ${shown(min)} a year`
    : `pay up to ${currency} ${shown(max ?? 0)} a year`;
}
