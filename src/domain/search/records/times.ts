import { addDays, daysBetween } from '#src/lib/clock.ts';
import type { Draft } from '../compile/draft.ts';
import type { EntityQuery } from './query.ts';

const PERIODS: [RegExp, (today: string, count: number) => [string | null, string | null]][] = [
  [/\btoday(?:'s)?\b/gi, (today) => [today, today]],
  [/\btomorrow(?:'s)?\b/gi, (today) => [addDays(today, 1), addDays(today, 1)]],
  [/\byesterday(?:'s)?\b/gi, (today) => [addDays(today, -1), addDays(today, -1)]],
  [/\b(?:this|the current) week\b/gi, (today) => week(today, 0)],
  [/\blast week\b/gi, (today) => week(today, -7)],
  [/\bnext week\b/gi, (today) => week(today, 7)],
  [/\b(?:this|the current) month\b/gi, (today) => month(today, 0)],
  [/\blast month\b/gi, (today) => month(today, -1)],
  [/\bnext month\b/gi, (today) => month(today, 1)],
  [
    /\b(?:in |over |within |from )?(?:the )?(?:last|past|previous) (\d{1,3}) days?\b/gi,
    (today, count) => [addDays(today, -count), today],
  ],
  [
    /\b(?:in |over |within )?(?:the )?(?:last|past|previous) (\d{1,2}) weeks?\b/gi,
    (today, count) => [addDays(today, -7 * count), today],
  ],
  [
    /\b(?:in |over |within )?(?:the )?next (\d{1,3}) days?\b/gi,
    (today, count) => [today, addDays(today, count)],
  ],
];

function week(today: string, shift: number): [string, string] {
  // The first day of 2024 was a Monday.
  const since = ((daysBetween('2024-01-01', today) % 7) + 7) % 7;
  const monday = addDays(today, shift - since);
  return [monday, addDays(monday, 6)];
}

function month(today: string, shift: number): [string, string] {
  const [year = 0, at = 1] = today.split('-').map(Number);
  const first = (months: number): string => {
    const count = year * 12 + at - 1 + months;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  };
  return [first(shift), addDays(first(shift + 1), -1)];
}

/** Reads from when to when records are asked for, and how long they have stood still. */
export function readTimes(draft: Draft, made: EntityQuery): void {
  const idle =
    /\b(?:(?:idle|stale|stuck|untouched|waiting|no movement|not moved)(?:\s+for)?|for)\s*(?:more than|over|at least|>)?\s*(\d{1,3})\s*(days?|weeks?|months?)\b/gi;
  for (const match of draft.each(idle)) {
    const unit = match[2]?.startsWith('w') ? 7 : match[2]?.startsWith('m') ? 30 : 1;
    made.idle_days = Number(match[1]) * unit;
    draft.blot(match.index, match.index + match[0].length);
  }
  // "stuck at offer for 5 days" says it apart from its days; without days it is asked how long.
  for (const match of draft.each(/\b(?:idle|stale|stuck|untouched|stalled|unmoved)\b/gi)) {
    if (made.idle_days === null) made.unsupported.push(`${match[0]} (for how many days?)`);
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const [pattern, read] of PERIODS) {
    for (const match of draft.each(pattern)) {
      [made.from, made.to] = read(draft.home.today, Number(match[1] ?? 0));
      draft.blot(match.index, match.index + match[0].length);
    }
  }
  for (const match of draft.each(/\b(since|after|from|before|until|by|on)\s+(\d{4}-\d{2}-\d{2})\b/gi)) {
    const [whole, word = '', date = ''] = match;
    if (Number.isNaN(Date.parse(date))) continue;
    if (!/before|until|by/i.test(word)) made.from = date;
    if (!/since|after|from/i.test(word)) made.to = date;
    draft.blot(match.index, match.index + whole.length);
  }
}
