import * as german from 'chrono-node/de';
import * as english from 'chrono-node/en';
import * as french from 'chrono-node/fr';
import type { Day } from '#src/lib/clock.ts';
import { noticeDays, readSalary } from '../candidates/index.ts';
import { LEVELS, levelIn } from '../lexicon/levels.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { type Clause, clausesOf, doubtOf, isNegated, type Voice } from './clauses.ts';
import type { LeftOut, PreferenceField } from './schema.ts';
import type { Tongue } from './tongues/index.ts';
import { fieldUnread, saysBarePay } from './unread.ts';

/** A preference that a text states, with its words. */
export interface StatedPreference {
  field: PreferenceField;
  value: string | boolean | string[];
  quote: string;
}

/** Words about a preference that are not taken as one. */
export interface DoubtfulPreference {
  field: PreferenceField;
  quote: string;
  reason: LeftOut;
}

/** Where and when a text was written. */
export interface Home {
  /** ISO 3166-1 alpha-2 of the person, else of the agency. */
  country: string;
  /** The agency's ISO 4217 currency. */
  currency: string;
  /** The day on which it was said. */
  day: Day;
}

interface Found {
  field: PreferenceField;
  value: StatedPreference['value'];
  denies?: true;
  /** What was said of it is not clear enough to be set. */
  unclear?: true;
}

/**
 * Reads what a text says of a person's wishes, in English, German and French: each with the clause it stands in. What is
 * conditional, asked, past, denied or said of somebody else is returned apart with the reason.
 */
export function wishesIn(
  text: string,
  voice: Voice,
  home: Home,
): { said: StatedPreference[]; doubted: DoubtfulPreference[] } {
  const said: StatedPreference[] = [];
  const doubted: DoubtfulPreference[] = [];
  for (const clause of clausesOf(text)) {
    const { tongue } = clause;
    const found = foundIn(clause.text, home, tongue);
    if (found.length === 0) {
      const isPaid = tongue.currentPay.test(clause.text) && readSalary(clause.text, pay(home)) !== null;
      const field = isPaid ? 'salary_expectation' : unread(clause, home);
      const reason = isPaid ? 'current_pay' : whyUnread(clause, voice);
      if (field !== null) doubted.push({ field, quote: clause.text, reason });
      continue;
    }
    const doubt = doubtOf(clause, voice);
    for (const { field, value, denies, unclear } of found) {
      const isDenied = denies !== true && isNegated(clause.text, tongue);
      const reason = doubt ?? (unclear ? 'not_understood' : isDenied ? 'negated' : null);
      if (reason === null) said.push({ field, value, quote: clause.text });
      else doubted.push({ field, quote: clause.text, reason });
    }
    if (!found.some(({ field }) => field === 'salary_expectation') && saysBarePay(clause.text, tongue))
      doubted.push({ field: 'salary_expectation', quote: clause.text, reason: doubt ?? 'not_understood' });
    for (const { field, quote } of besideIn(clause.text, found, home, tongue))
      doubted.push({ field, quote, reason: 'not_understood' });
  }
  return { said, doubted };
}

const unread = ({ text, tongue }: Clause, home: Home): PreferenceField | null =>
  fieldUnread(text, tongue, {
    places: placesIn(text, home, tongue).length,
    isRole: rolesIn(text).length > 0,
  });

const whyUnread = (clause: Clause, voice: Voice): LeftOut =>
  doubtOf(clause, voice) ?? (isNegated(clause.text, clause.tongue) ? 'negated' : 'not_understood');

const foundIn = (text: string, home: Home, tongue: Tongue): Found[] =>
  READERS.flatMap((read) => read(text, home, tongue));

const GREETING =
  /^\W*(?:please|thanks?(?: you)?|too|though|ideally|etc|bitte|danke|idealerweise|usw|merci|s['’]il vous plaît|idéalement)\W*$/i;

// "Wants 62k, from January, hybrid": the parts of a list without which the same is read were not used.
function besideIn(
  text: string,
  found: readonly Found[],
  home: Home,
  tongue: Tongue,
): Pick<DoubtfulPreference, 'field' | 'quote'>[] {
  const parts = text.split(/,\s+(?=\S)/);
  const [{ field } = { field: undefined }] = found;
  if (field === undefined || parts.length < 2) return [];
  const all = JSON.stringify(found);
  const unused = parts.filter((part, at) => {
    if (!/[\p{L}\d]/u.test(part) || GREETING.test(part)) return false;
    return JSON.stringify(foundIn(parts.filter((_, other) => other !== at).join(', '), home, tongue)) === all;
  });
  return unused.map((quote) => ({ field, quote }));
}

type Reader = (text: string, home: Home, tongue: Tongue) => Found[];

const UNIT = String.raw`(?:\s*(?:plus|\+)\s*(?:super|bonus|car|benefits|Bonus|Dienstwagen|variable)|\s*€|\s*(?:per|an?|pro|par|im|am)\s(?:year|annum|month|week|day|hour|Jahr|Monat|Woche|Tag|Stunde|an|mois|jour|semaine|heure)\b|\s*(?:\/\s?|p\.?)(?:year|annum|month|week|day|hour|hr|h|d|a|Jahr|Monat|Tag|Std|Stunde|an|mois|jour)\b\.?|\s*(?:pa|pd|ph|pcm|gross|base|package|daily|hourly|brutto|netto|bruts?|nets?|annuels?|AUD|USD|GBP|EUR|NZD|CHF|SGD|CAD|SEK|[Ee]uros?|pounds?|dollars?)\b)`;
const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d[\d.,']*\d?)\s?[kK]?`;
const MONEY = new RegExp(
  String.raw`(?:\b[A-Z]{3}\s?|(?:[A-Z]{1,2})?[£$€]\s?)?${AMOUNT}(?:\s*(?:-|–|to|bis|à|und|et)\s*(?:\b[A-Z]{3}\s?|[£$€]\s?)?${AMOUNT})?${UNIT}*`,
  'g',
);
const IS_MONEY =
  /[£$€]|\d\s?k\b|\b(?:AUD|USD|GBP|EUR|NZD|CHF|SGD|CAD|SEK|euros?|pounds?|dollars?)\b|per (?:year|annum|day|hour|month)|(?:\/|an? |p\.?)(?:day|hour|h|d|a)\b|\bp[adh]\b|\d[\d.,']{4,}/i;

const pay = ({ country, currency }: Home) => ({ country, agencyCurrency: currency });

// The amount behind the words that ask for it, else the only one; one that was offered is not asked for.
function salary(text: string, home: Home, tongue: Tongue): Found[] {
  const cue = tongue.salary.exec(text);
  if (cue === null || tongue.currentPay.test(text) || tongue.order.test(text)) return [];
  const amounts = [...text.matchAll(MONEY)].flatMap(({ 0: found, index }) => {
    const value = found.trim().replace(/[.,]$/, '');
    return IS_MONEY.test(value) && readSalary(value, pay(home)) !== null ? [{ value, at: index }] : [];
  });
  const [first] = amounts;
  if (first === undefined) return [];
  const behind = amounts.find(({ at, value }) => at + value.length > cue.index);
  if (amounts.length > 1) {
    const offered = tongue.offered.exec(text);
    const isUnclear =
      behind === undefined ||
      amounts.indexOf(behind) !== amounts.length - 1 ||
      (offered?.index ?? 0) > cue.index;
    return [
      {
        field: 'salary_expectation',
        value: (behind ?? first).value,
        ...(isUnclear && { unclear: true as const }),
      },
    ];
  }
  const isOffered = tongue.offered.test(text) && first.at < cue.index;
  return isOffered ? [] : [{ field: 'salary_expectation', value: first.value }];
}

function notice(text: string, _home: Home, tongue: Tongue): Found[] {
  if (tongue.notice.test(text) && !tongue.notNotice.test(text)) {
    const term = tongue.term.exec(text)?.[0];
    if (term !== undefined && noticeDays(term) !== null) return [{ field: 'notice_period', value: term }];
    if (tongue.atOnce.test(text)) return [{ field: 'notice_period', value: AT_ONCE, denies: true }];
  }
  return tongue.startsAtOnce.test(text) && tongue.atOnce.test(text) && !/tomorrow/i.test(text)
    ? [{ field: 'notice_period', value: AT_ONCE }]
    : [];
}

const AT_ONCE = 'immediately';

// "Available from 1 February, notice 4 weeks": the term stands apart and says nothing of the day. Anywhere else a date may be that of the notice.
function availableFrom(clause: string, { day, country }: Home, tongue: Tongue): Found[] {
  const parts = clause.split(/[,;](?=\s)/);
  const others = parts.filter((part) => !tongue.noticeAlone.test(part));
  if (others.length < parts.length && others.length !== 1) return [];
  const text = others.join(',');
  if (!tongue.free.test(text) || tongue.notice.test(text)) return [];
  const value = dayIn(text, day, country, tongue);
  if (value !== null) return [{ field: 'available_from', value }];
  return tongue.month.test(text) ? [{ field: 'available_from', value: '', unclear: true }] : [];
}

const two = (n: number | string | null): string => String(n).padStart(2, '0');

// A day with its month; null where the text names none, or two.
function dayIn(text: string, today: Day, country: string, { language, from }: Tongue): string | null {
  if (language !== 'en') {
    const [, day, month, year] = /(?<!\d)(\d{1,2})[./](\d{1,2})[./](20\d{2})(?!\d)/.exec(text) ?? [];
    if (day !== undefined && month !== undefined)
      return Number(month) <= 12 && Number(day) <= 31 ? `${year}-${two(month)}-${two(day)}` : null;
    // The parser takes "15.06." for a time.
    if (/\d{1,2}\.\d{1,2}(?:\.|\s|$)/.test(text)) return null;
  }
  const parsers = {
    en: country === 'US' ? english.casual : english.GB,
    de: german.casual,
    fr: french.casual,
  };
  const [found, another] = parsers[language].parse(text.replace(from, ' '), new Date(`${today}T12:00:00Z`), {
    forwardDate: true,
  });
  if (
    found === undefined ||
    (language !== 'en' && another !== undefined) ||
    found.end != null ||
    !found.start.isCertain('month') ||
    !found.start.isCertain('day')
  )
    return null;
  const { start } = found;
  return `${start.get('year')}-${two(start.get('month'))}-${two(start.get('day'))}`;
}

// Who refuses one place may move to another.
function relocation(text: string, home: Home, tongue: Tongue): Found[] {
  if (!tongue.moves.test(text)) return [];
  if (isNegated(text, tongue))
    return placesIn(text, home, tongue).length > 0
      ? [{ field: 'open_to_relocation', value: false }]
      : [{ field: 'open_to_relocation', value: false, denies: true }];
  return tongue.willing.test(text) ? [{ field: 'open_to_relocation', value: true }] : [];
}

function placesIn(text: string, { country }: Home, tongue: Tongue): string[] {
  const named = [...text.matchAll(tongue.place)].flatMap(([, list = '']) =>
    list.split(
      /\s*,\s*(?:(?:or|and|oder|und|ou|et)\s+)?(?:(?:à|en)\s+)?|\s+(?:or|and|oder|und|ou|et)\s+(?:(?:à|en)\s+)?|\s*\/\s*/,
    ),
  );
  const places = named
    .map((name) => name.trim())
    .filter((name) => name !== '' && placeNamed(name, country) !== null);
  return [...new Set(places)];
}

function locations(text: string, home: Home, tongue: Tongue): Found[] {
  if (!tongue.wish.test(text) && !tongue.moves.test(text) && !tongue.places.test(text)) return [];
  const value = placesIn(text, home, tongue);
  return value.length === 0 ? [] : [{ field: 'preferred_locations', value }];
}

function workTypes(text: string, _home: Home, tongue: Tongue): Found[] {
  if (!tongue.wish.test(text) && !tongue.typed.test(text)) return [];
  const value = tongue.types.flatMap(([type, said]) => (said.test(text) ? [type] : []));
  return value.length === 0 ? [] : [{ field: 'work_types', value }];
}

function rolesWanted(text: string, _home: Home, tongue: Tongue): Found[] {
  const wish = tongue.role.exec(text);
  if (wish !== null) return rolesSaid(text.slice(wish.index + wish[0].length));
  const list = tongue.roles?.exec(text)?.[1];
  if (list === undefined) return [];
  // Of a list of which one role is not known the others are not all that was meant.
  const isWhole = list.split(/\s+(?:and|or)\s+|\s*\/\s*/).every((part) => rolesIn(part).length > 0);
  return rolesSaid(list).map((found) => (isWhole ? found : { ...found, unclear: true }));
}

function rolesSaid(text: string): Found[] {
  const found = rolesIn(text);
  if (found.length === 0) return [];
  const level = levelIn(text);
  // "Senior or lead" is two levels, of which the field holds one.
  const isOne =
    new Set(
      text
        .split(/\s+(?:and|or|oder|und|ou|et)\s+|\s*[/,]\s*/)
        .map(levelIn)
        .filter((one) => one !== null),
    ).size < 2;
  return [
    { field: 'preferred_roles', value: [...new Set(found)] },
    ...(level !== null && LEVELS.includes(level)
      ? [{ field: 'preferred_seniority' as const, value: level, ...(!isOne && { unclear: true as const }) }]
      : []),
  ];
}

/** The roles that a text names, in its own words. */
function rolesIn(text: string): string[] {
  const words = wordsOf(text);
  const plain = words.map((word) => word.text);
  const found: string[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const role = roles().book.at(plain, at);
    if (role === undefined || role.doubtful) continue;
    const [first, last] = [words[at], words[at + role.length - 1]];
    if (first !== undefined && last !== undefined) found.push(text.slice(first.start, last.end));
    at += role.length - 1;
  }
  return found;
}

function openToWork(text: string, _home: Home, tongue: Tongue): Found[] {
  if (tongue.closed.test(text)) return [{ field: 'open_to_work', value: false, denies: true }];
  return tongue.open.test(text) ? [{ field: 'open_to_work', value: true }] : [];
}

const READERS: readonly Reader[] = [
  salary,
  notice,
  availableFrom,
  relocation,
  locations,
  workTypes,
  rolesWanted,
  openToWork,
];
