import type { Reading } from './item.ts';
import type { Named } from './named.ts';
import type { Said } from './plain-text.ts';
import { on } from './query.ts';

const OVER: readonly string[] = ['rejected', 'withdrew', 'no'];

/** "A withdrawal because of a counter-offer": why those ended that a job is asked by; a reason of nothing else is left. */
export function withReasons(said: Said, found: readonly Reading[], named: readonly Named[]): Reading[] {
  return found.map((reading) => {
    const [only] = reading.conditions;
    const isEnded = only?.of.some(
      ({ field, values }) => field === 'stage' && values.every((value) => OVER.includes(value)),
    );
    const reason = named.find(
      ({ field, at }) =>
        field === 'reason' &&
        at >= reading.end &&
        /^[\s,]*(?:(?:was|were|is|are|out)\s+)*$/i.test(said.text.slice(reading.end, at)),
    );
    if (only === undefined || !isEnded || reason === undefined || said.taken(reason.at, reason.end))
      return reading;
    said.blot(reason);
    const of = [...only.of, on('reason', { values: reason.values })];
    return { ...reading, end: reason.end, conditions: [{ ...only, of }] };
  });
}
