import { LIVE_STAGES } from '../../live-elsewhere.ts';
import type { Item, Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { on } from './query.ts';

const IN_PROCESS = /(?<![\p{L}])(?:(?:is|are|still|currently|now) )*in (?:the|our) pipeline(?![\p{L}])/giu;
/** "At any stage in the process" says of nobody that they are in it still. */
const PART_OF_IT = /\b(?:stages?|points?|steps?|part|place|somewhere|anywhere)\s+$/i;
const HOW_THEY_STAND = /^(?:stage|previous_stage|reason|rejected_by)$/;

/** "Who is in the process": who is still in the running, where nothing else tells how they stand. */
export function inProcessIn(said: Said, items: readonly Item[]): Reading[] {
  if (items.some(({ field }) => HOW_THEY_STAND.test(field))) return [];
  return [...said.each(IN_PROCESS)].flatMap((match) => {
    if (PART_OF_IT.test(said.text.slice(0, match.index))) return [];
    const stretch = stretchOf(match);
    said.blot(stretch);
    return [{ ...stretch, conditions: [on('stage', { values: [...LIVE_STAGES] })] }];
  });
}
