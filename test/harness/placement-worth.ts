// What a placement is worth that ended early, in whole minor units and by no code of the service.

interface Worth {
  minor: number;
  start: string;
  ends: string | null;
  days: number;
}

const DAY_MS = 86_400_000;

export const REMEDIES = [
  'refund_pro_rata',
  'refund_full',
  'refund_half',
  'replacement',
  'replacement_or_refund_half',
] as const;

const half = (twice: bigint): bigint => (twice + 1n) / 2n;

/** What is refunded under a remedy when somebody leaves inside the guarantee, with so many of its days left. */
export function refunded({ minor, days }: Worth, remedy: (typeof REMEDIES)[number], left: number): bigint {
  if (remedy === 'refund_full') return BigInt(minor);
  if (remedy === 'replacement') return 0n;
  if (remedy !== 'refund_pro_rata') return half(BigInt(minor));
  // By whole days, rounded once, halves up.
  return (2n * BigInt(minor) * BigInt(left) + BigInt(days)) / (2n * BigInt(days));
}

/** The days from Monday to Friday between two days, both included, one by one. */
function workdays(from: string, to: string): number {
  let n = 0;
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) n += 1;
  }
  return n;
}

/** The part of a contract's entered profit that the days worked brought. */
export function workedFor({ minor, start, ends }: Worth, left: string): bigint {
  if (ends === null || left >= ends) return BigInt(minor);
  const whole = BigInt(workdays(start, ends));
  return whole === 0n ? 0n : (2n * BigInt(minor) * BigInt(workdays(start, left)) + whole) / (2n * whole);
}
