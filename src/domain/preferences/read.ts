import * as german from 'chrono-node/de';
import * as english from 'chrono-node/en';
import * as french from 'chrono-node/fr';
import type { Day } from '#src/lib/clock.ts';
import { noticeDays, readSalary } from '../candidates/index.ts';
import { LEVELS, levelIn } from '../lexicon/levels.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { IS_MONEY, MONEY, pay } from './amounts.ts';
import { isNegated } from './clauses.ts';
import type { Found, Home } from './found.ts';
import type { Tongue } from './tongues/index.ts';

/** What a clause says of each field. */
export const foundIn = (text: string, home: Home, tongue: Tongue): Found[] =>
  READERS.flatMap((read) => read(text, home, tongue));

type Reader = (text: string, home: Home, tongue: Tongue) => Found[];

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
function dayIn(
  text: string,
  today: Day,
  country: string,
  { language, from, free, month }: Tongue,
): string | null {
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
  const said = text.replace(from, ' ');
  const at12 = new Date(`${today}T12:00:00Z`);
  const own = parsers[language].parse(said, at12, { forwardDate: true });
  // "January 11" as Americans write it, which is no other day anywhere.
  const isClear = own.some(({ start }) => start.isCertain('day') && start.isCertain('month'));
  const read =
    isClear || language !== 'en' || !month.test(said)
      ? own
      : english.casual.parse(said, at12, { forwardDate: true });
  // "My contract ends on 18 December, I am available from 25 January".
  const at = free.exec(said)?.index ?? 0;
  const behind = read.filter(({ index }) => index >= at);
  const [found, another] = read.length > 1 && behind.length === 1 ? behind : read;
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

/** The places that a clause names as ones to work in, as they are written. */
export function placesIn(text: string, { country }: Home, tongue: Tongue): string[] {
  const named = [...text.replace(tongue.lives, ' ').matchAll(tongue.place)].flatMap(([, list = '']) =>
    list.split(
      /\s*,\s*(?:(?:or|and|oder|und|ou|et)\s+)?(?:(?:à|en)\s+)?|\s+(?:or|and|oder|und|ou|et)\s+(?:(?:à|en)\s+)?|\s*\/\s*/,
    ),
  );
  const places = named
    .map((name) => name.trim())
    // Perm is a town too.
    .filter((name) => name !== '' && !tongue.types.some(([, said]) => said.test(name)))
    .filter((name) => placeNamed(name, country) !== null);
  return [...new Set(places)];
}

function locations(text: string, home: Home, tongue: Tongue): Found[] {
  if (!tongue.wish.test(text) && !tongue.moves.test(text) && !tongue.places.test(text)) return [];
  const value = placesIn(text, home, tongue);
  return value.length === 0 ? [] : [{ field: 'preferred_locations', value }];
}

function workTypes(text: string, _home: Home, tongue: Tongue): Found[] {
  if (!tongue.wish.test(text) && !tongue.typed.test(text)) return [];
  // "Perm only, done with contracting".
  const parts = text.split(/[,;](?=\s)/).filter((part) => !tongue.done.test(part));
  const value = tongue.types.flatMap(([type, said]) => (parts.some((part) => said.test(part)) ? [type] : []));
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

function rolesSaid(clause: string): Found[] {
  // "$85/hr" is nobody's trade.
  const text = clause.replace(MONEY, ' ');
  const found = rolesIn(text);
  const titled = found.length === 0 ? titleBeforeRoles(text) : null;
  if (titled !== null) return [{ field: 'preferred_roles', value: [titled] }];
  if (found.length === 0) return levelAlone(text);
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

// "Analytics Lead roles": what the book of roles lacks is one where it is written as a title, ends in a rank and is called a role.
const titleBeforeRoles = (text: string): string | null =>
  /^\W*(?:an? |the )?((?:\p{Lu}[\p{L}&+-]*\s(?:(?:of|and|&)\s)?){1,4}(?:Lead|Leader|Manager|Head|Director|Officer|Specialist|Coordinator|Consultant|Partner|Executive|Advisor|Adviser|Principal))\s(?:roles?|positions?|jobs?)\b/u.exec(
    text,
  )?.[1] ?? null;

// "Director level".
function levelAlone(text: string): Found[] {
  const said = /\b(\p{L}+)[- ]level\b/iu.exec(text)?.[1];
  const level = said === undefined ? null : levelIn(said);
  return level !== null && LEVELS.includes(level) ? [{ field: 'preferred_seniority', value: level }] : [];
}

/** The roles that a text names, in its own words. */
export function rolesIn(text: string): string[] {
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
  const seeks = tongue.seeks.exec(text);
  const isSought =
    seeks !== null &&
    (tongue.work.test(text.slice(seeks.index)) || rolesIn(text.slice(seeks.index)).length > 0);
  return isSought || tongue.open.test(text) ? [{ field: 'open_to_work', value: true }] : [];
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
