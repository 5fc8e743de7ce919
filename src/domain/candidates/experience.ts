import type { Day } from '#src/lib/clock.ts';
import { fold } from '#src/lib/fold.ts';
import type { Experience } from './schema.ts';

/**
 * Years of work in an employment history, to one decimal; overlapping months count once. A job without an end counts to
 * today if it is current, otherwise not at all; a year without a month counts from January to December.
 */
export function yearsOf(history: readonly Experience[], today: Day): number | null {
  const months = new Set<number>();
  const now = monthOf(today, false);
  for (const job of history) {
    if (job.from === null) continue;
    const end = job.is_current ? now : job.to === null ? null : monthOf(job.to, true);
    if (end === null) continue;
    for (let month = monthOf(job.from, false); month <= Math.min(end, now); month += 1) months.add(month);
  }
  return months.size === 0 ? null : Math.round((months.size / 12) * 10) / 10;
}

/** Years of experience as they are told outside: whole ones that somebody has, null below one. */
export const wholeYears = (years: number | null): number | null =>
  years === null || years < 1 ? null : Math.floor(years);

function monthOf(day: string, end: boolean): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? (end ? 12 : 1));
}

/**
 * A history in which the job that the record names as the present one is current, where nothing says that it ended: it is often
 * given without its mark.
 */
export function withCurrentJob(
  history: readonly Experience[],
  title: string | null,
  employer: string | null,
): Experience[] {
  if (employer === null || history.some(({ is_current }) => is_current)) return [...history];
  const isPresent = (job: Experience): boolean =>
    job.to === null &&
    job.from !== null &&
    job.employer !== null &&
    fold(job.employer) === fold(employer) &&
    (title === null || job.title === null || fold(job.title) === fold(title));
  return history.map((job) => (isPresent(job) ? { ...job, is_current: true } : job));
}
