/** One line of what `deskhand doctor` found. */
export interface Finding {
  check: string;
  /** `fault` keeps the service from working rightly, `warning` may do so later or is not known from here. */
  status: 'ok' | 'warning' | 'fault';
  says: string;
  /** What to do about it. */
  do?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, status: 'ok', says });

export const warning = (check: string, says: string, what: string): Finding => ({
  check,
  status: 'warning',
  says,
  do: what,
});

export const fault = (check: string, says: string, what: string): Finding => ({
  check,
  status: 'fault',
  says,
  do: what,
});

/** The message of an error, in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** A length of time in words: 40 seconds, 3 hours, 12 days. */
export function lengthOf(ms: number): string {
  const [size, unit] = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ].find(([least]) => ms >= Number(least) * 2) ?? [1000, 'second'];
  const count = Math.max(0, Math.round(ms / Number(size)));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
