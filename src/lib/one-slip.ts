/** Whether two texts differ by one character that was changed, left out, added, or swapped with its neighbour. */
export function isOneSlipAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const from = at + 1;
  if (short.length < long.length) return short.slice(at) === long.slice(from);
  if (short.slice(from) === long.slice(from)) return true;
  return (
    short[at] === long[from] && short[from] === long[at] && short.slice(from + 1) === long.slice(from + 1)
  );
}
