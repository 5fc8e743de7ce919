import type { Item } from './item.ts';
import type { Told } from './other-money.ts';
import type { Said } from './plain-text.ts';

const NAMES: ReadonlySet<string> = new Set(['owner', 'client', 'interviewer', 'contact']);
const APART = /[,;:.!?]|\b(?:and|but|or|who|whose|with|while|though)\b/i;
/** "No Kestrel interview", "two Kestrel interviews": how many of a client's there are. */
const COUNTED = /\b(?:no|without(?: an?| any)?|not (?:an?|any)|\d{1,2})\s+$/i;
const INTERVIEW = /^(?:'s)?\s+(?:\p{L}+ ){0,2}?interviews?\b/iu;

/**
 * Tells interviews that a name stands between them and their score ("no interview with Dan scored 4"): who held the interview
 * that was scored is not asked here, and an interview and a score apart would be a guess.
 */
export function scoredOfOthers(said: Said, items: readonly Item[]): { kept: Item[]; told: Told[] } {
  const sorted = items.toSorted((one, other) => one.at - other.at);
  const gone = new Set<Item>();
  const told: Told[] = [];
  for (const [at, name] of sorted.entries()) {
    const [before, score] = [sorted[at - 1], sorted[at + 1]];
    if (!NAMES.has(name.field) || score === undefined || !isScored(score)) continue;
    if (APART.test(said.text.slice(name.end, score.at))) continue;
    const isBehind =
      before?.field === 'interviews' &&
      !isScored(before) &&
      !/[,;:.!?]|\b(?:and|but|or)\b/i.test(said.text.slice(before.end, name.at));
    const isCounted =
      COUNTED.test(said.text.slice(0, name.at)) && INTERVIEW.test(said.text.slice(name.end, score.end));
    if (!isBehind && !isCounted) continue;
    const first = isBehind && before !== undefined ? before : name;
    for (const one of [first, name, score]) gone.add(one);
    const [count = ''] = isBehind ? [] : (COUNTED.exec(said.text.slice(0, name.at)) ?? []);
    const stretch = { at: first.at - count.length, end: score.end };
    said.blot(stretch);
    const words = said.text.slice(stretch.at, stretch.end).trim();
    told.push({ ...stretch, why: `${words} (whose interview it was that was scored is not asked here)` });
  }
  return { kept: sorted.filter((one) => !gone.has(one)), told };
}

const isScored = ({ field, conditions: [only] }: Item): boolean =>
  field === 'interviews' && (only?.of.some((one) => one.field === 'score') ?? false);
