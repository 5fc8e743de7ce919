import { addDays, type Day, dayIn, daysBetween, type Instant } from '#src/lib/clock.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { Context } from '../context.ts';
import type { Stage } from '../stages.ts';

/** `3 interviews`, `1 interview`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** How long ago an instant was, in days of the agency: `today`, `yesterday`, `5 days ago`. */
export function ago(ctx: Context, at: Instant): string {
  return dayName(ctx, dayIn(at, ctx.account.timezone));
}

/** A day beside today: `today`, `tomorrow`, `in 5 days`, `5 days ago`. */
export function dayName(ctx: Context, day: Day): string {
  if (day === ctx.today) return 'today';
  if (day === addDays(ctx.today, 1)) return 'tomorrow';
  if (day === addDays(ctx.today, -1)) return 'yesterday';
  return day > ctx.today
    ? `in ${daysBetween(ctx.today, day)} days`
    : `${daysBetween(day, ctx.today)} days ago`;
}

/** An appointment in the agency's time: `today 10:00`, or the day itself further off: `Mon 30 Nov 2026, 10:00`. */
export function clock(ctx: Context, at: Instant): string {
  const local = localClock(at, ctx.account.timezone);
  const day = dayIn(at, ctx.account.timezone);
  const near = day >= addDays(ctx.today, -1) && day <= addDays(ctx.today, 1);
  return near ? `${dayName(ctx, day)} ${local.slice(-5)}` : local;
}

/** The days since an instant, in the agency's time. */
export function daysSince(ctx: Context, at: Instant): number {
  return Math.max(0, daysBetween(dayIn(at, ctx.account.timezone), ctx.today));
}

/** The start of a text, to tell what it is about. */
export function beginning(text: string, length = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const word = cut.lastIndexOf(' ');
  return `${word > length / 2 ? cut.slice(0, word) : cut}…`;
}

/** A stage as it is said: `client interview`. */
export const stageName = (stage: string): string => stage.replaceAll('_', ' ');

/** What usually comes next for somebody at a stage. */
export const NEXT_AT: Readonly<Record<Stage, string>> = {
  funnel: 'move_application_stage',
  maybe: 'move_application_stage',
  yes: 'create_interview',
  no: 'move_application_stage',
  screen: 'create_submission',
  submitted: 'get_submission',
  client_interview: 'create_interview',
  references: 'request_referee_details',
  offer: 'create_placement',
  placed: 'get_placement',
  rejected: 'get_application',
  withdrew: 'get_application',
};

/** After how many days somebody is stuck at a stage. People in triage may wait. */
export const STUCK_AFTER: Readonly<Partial<Record<Stage, number>>> = {
  offer: 3,
  references: 7,
  client_interview: 7,
  submitted: 7,
  screen: 7,
  yes: 7,
};
