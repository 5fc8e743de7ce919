import type { Closed } from './days.ts';

const NAMES = ['winter', 'spring', 'summer', 'autumn'] as const;
const BEHIND =
  '(?! (?:interns?|internships?|camps?|schools?|holidays?|vacations?|students?|schemes?|associates?|placements? schemes?|boot|framework|developers?|engineers?))';
/** A season as people name it, with its year where they say one. */
export const SEASON = `(?:(?:this(?: past)?|last|next|(?:the )?(?:current|past|previous|coming|following))\\s+)?(?:spring|summer|autumn|fall|winter)(?:time)?\\b${BEHIND}(?:\\s+(?:of\\s+)?(?:20\\d\\d|(?:this|last|next) year))?`;
const PARTS =
  /^(?:(this(?: past)?|last|next|(?:the )?(?:current|past|previous|coming|following))\s+)?(spring|summer|autumn|fall|winter)(?:time)?(?:\s+(?:of\s+)?(20\d\d|(?:this|last|next) year))?$/i;

/** Countries south of the equator where the year has four seasons. */
const SOUTHERN = new Set('AU NZ ZA AR CL UY PY BR BO PE LS SZ NA BW ZW MZ MG FJ PF NC VU'.split(' '));

/** Whether a season that stands alone can be no verb, name or tool: "spring" and "fall" are those too. */
export const isSureSeason = (said: string): boolean => !/^(?:spring|fall)$/i.test(said.trim());

/**
 * The three whole months of a season: that of June to August and so on, which the answer shows as days.
 * @param isAhead whether it may lie ahead; the nearest one then, else the last that has begun
 * @returns null for none, or where a year alone does not tell which one is meant: a season over the turn of the year
 */
export function seasonSaid(
  said: string,
  { today, isAhead, country }: { today: string; isAhead: boolean; country?: string | null | undefined },
): Closed | null {
  const parts = PARTS.exec(said.trim());
  if (parts === null) return null;
  const [, which = '', name = '', yearSaid] = parts;
  const at = NAMES.indexOf(name.toLowerCase().replace('fall', 'autumn') as (typeof NAMES)[number]);
  // Winter begins in December, or in June.
  const month = ((SOUTHERN.has(country ?? '') ? 6 : 0) + 11 + at * 3) % 12;
  const year = Number(today.slice(0, 4));
  if (yearSaid !== undefined) {
    const own = /^\d/.test(yearSaid)
      ? Number(yearSaid)
      : year + (/last/i.test(yearSaid) ? -1 : /next/i.test(yearSaid) ? 1 : 0);
    return month === 11 ? null : monthsFrom(own, month);
  }
  const all = [-2, -1, 0, 1].map((shift) => monthsFrom(year + shift, month));
  const behind = all.filter(([first]) => first <= today);
  const over = all.filter(([, last]) => last < today);
  const ahead = all.filter(([first]) => first > today);
  if (/last|previous|past/i.test(which)) return over.at(-1) ?? null;
  if (/next|coming|following/i.test(which)) return ahead[0] ?? null;
  const last = behind.at(-1) ?? null;
  const next = ahead[0] ?? null;
  if (last === null || next === null) return last ?? next;
  if (last[1] >= today) return last;
  const isNear = daysTo(today, next[0]) < daysTo(last[1], today);
  if (isAhead && isNear) return next;
  // Of "this winter", said in November, nothing has happened yet.
  return /^this$/i.test(which) && last[0].slice(0, 4) !== today.slice(0, 4) ? null : last;
}

const daysTo = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

const monthsFrom = (year: number, month: number): Closed => {
  const day = (of: number, date: number): string =>
    new Date(Date.UTC(year, of, date)).toISOString().slice(0, 10);
  return [day(month, 1), day(month + 3, 0)];
};
