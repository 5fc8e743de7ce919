import type { Draft } from '../draft.ts';

const RANGE = /^\s*(\d{2,3})\s*(?:-|–|to)\s*(\d{2,3})\s*$/;
const LEAST_ALONE = 70;

/** "Registered nurses, 90 to 120": a range alone in its clause, too high for ages and hours, is of thousands a year. */
export function isRangeAlone(draft: Draft, { 0: whole, index }: RegExpExecArray): boolean {
  const [, from, to] = RANGE.exec(whole) ?? [];
  if (from === undefined || to === undefined) return false;
  const [least, most] = [Number(from), Number(to)];
  return (
    least >= LEAST_ALONE &&
    most > least &&
    most <= Math.min(2 * least, 400) &&
    /[\p{L}\p{N})]\s*[,;(]\s*$/u.test(draft.text.slice(0, index)) &&
    /^\s*(?:$|[,;.)?!])/.test(draft.text.slice(index + whole.trimEnd().length))
  );
}
