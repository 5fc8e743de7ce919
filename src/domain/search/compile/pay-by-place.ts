import type { Draft, Read } from './draft.ts';
import type { Run } from './runs.ts';

/** Places side by side, or what pay is asked beside them. */
interface Item {
  kind: 'location' | 'salary';
  reads: Read[];
}

/** Which of its edges a sum tells: of two that tell the same the one says nothing beside the other. */
const edgesOf = ({ facet: { min, max } }: Read): string =>
  `${min === null ? '' : 'min'}${max === null ? '' : 'max'}`;
const sumOf = ({ facet: { min, max, currency } }: Read): string => `${min} ${max} ${currency}`;

/**
 * "London fine up to 120k, Berlin + Munich only up to 110k EUR", "70k in Sydney but 65k in Perth", "up to 60k, London 70k": sums that no
 * one condition holds, each beside a place, are of that place, whatever parts them. A sum before them that has none is of anywhere.
 * @returns the conditions of each place; null where places and sums do not take turns
 */
export function payByPlace(draft: Draft, read: Run): Run[] | null {
  const sums = read.filter(({ facet: { kind } }) => kind === 'salary');
  const places = read.filter(({ facet: { kind } }) => kind === 'location');
  const all = [...places, ...sums].toSorted((a, b) => a.at - b.at);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || places.length === 0) return null;
  if (new Set(sums.map(sumOf)).size < 2 || new Set(sums.map(edgesOf)).size > 1) return null;
  if (all.some(({ facet: { either, together, movable } }) => either !== null || together !== null || movable))
    return null;
  // What else stands among them is of one of them, which is for others to say.
  if (read.some((one) => !all.includes(one) && one.at > first.at && one.at < last.at)) return null;
  const items: Item[] = [];
  for (const one of all) {
    const kind = one.facet.kind === 'salary' ? 'salary' : 'location';
    const item = items.at(-1);
    if (item?.kind === kind) item.reads.push(one);
    else items.push({ kind, reads: [one] });
  }
  if (items.some(({ kind, reads }) => kind === 'salary' && reads.length > 1)) return null;
  if (items.length === 3) return anywhereAndThere(draft, items);
  if (items.length < 4 || items.length % 2 === 1) return null;
  return items.flatMap(({ reads }, at) =>
    at % 2 === 0 ? [[...reads, ...(items[at + 1]?.reads ?? [])]] : [],
  );
}

const ELSEWHERE = /^\s+(?:elsewhere|any\s?where\s+else|every\s?where\s+else)(?!\p{L})/iu;

/** "Up to 60k, London 70k": the second sum stands right beside the place, and a comma before it. */
function anywhereAndThere(draft: Draft, items: readonly Item[]): Run[] | null {
  const [anywhere, place, there] = items.map(({ reads }) => reads);
  const behind = draft.text.slice(there?.[0]?.end);
  // "70k in London but 60k elsewhere": a least sum of anywhere would keep nobody out there, so that it is no such pair.
  if (items[0]?.kind === 'salary' && ELSEWHERE.test(behind) && there?.[0]?.facet.min === null) {
    const elsewhere = draft.read.findIndex(
      ({ at, facet: { kind } }) =>
        kind === 'keyword' && at >= (there[0]?.end ?? 0) && at < (there[0]?.end ?? 0) + 4,
    );
    if (elsewhere >= 0) draft.read.splice(elsewhere, 1);
    return [[...(anywhere ?? []), ...(place ?? [])], there];
  }
  if (items[0]?.kind !== 'salary' || anywhere?.[0] === undefined || there?.[0] === undefined) return null;
  const before = draft.text.slice(anywhere[0].end, place?.[0]?.at);
  const between = draft.text.slice(place?.at(-1)?.end, there[0].at);
  if (!/^\s*[,;.–-]/.test(before) || /[,;.]/.test(between)) return null;
  return [anywhere, [...(place ?? []), ...there]];
}
