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
  if (new Set(sums.map(sumOf)).size < 2) return null;
  if (new Set(sums.map(edgesOf)).size > 1) {
    tellElsewhere(draft, sums);
    return null;
  }
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
  if (items.length === 2)
    return thereAndElsewhere(
      draft,
      items.map(({ reads }) => reads),
    );
  if (items.some(({ kind, reads }) => kind === 'salary' && reads.length > 1)) return null;
  // "Who work remotely. 140k in the US and 120k in Germany": a place in a sentence before is of all.
  const [before, sum] = [items[0]?.reads.at(-1), items[1]?.reads[0]];
  const isApart = items[0]?.kind === 'location' && /[.;:]\s/.test(draft.text.slice(before?.end, sum?.at));
  if (items.length > 4 && items.length % 2 === 1 && isApart) items.shift();
  if (items.length === 3) return anywhereAndThere(draft, items);
  if (items.length < 4 || items.length % 2 === 1) return null;
  return items.flatMap(({ reads }, at) =>
    at % 2 === 0 ? [[...reads, ...(items[at + 1]?.reads ?? [])]] : [],
  );
}

const ANYWHERE_ELSE =
  '(?:elsewhere|any\\s?where\\s+else|every\\s?where\\s+else|outside\\s+(?:it|there|of\\s+it)|in\\s+other\\s+places)';
const ELSEWHERE = new RegExp(`^,?\\s+${ANYWHERE_ELSE}(?!\\p{L})`, 'iu');
const ELSEWHERE_FIRST = new RegExp(
  `^\\s*[,;.–-]?\\s*(?:(?:but|and|or|with|for|only)\\s+)*${ANYWHERE_ELSE}\\s*(?:[:–-]\\s*)?(?:(?:it|that)\\s+is\\s+|from\\s+)?$`,
  'iu',
);

/** "60k in London but 45k+ elsewhere": a most and a least of two places are no pair, which is told. */
function tellElsewhere(draft: Draft, sums: Run): void {
  const [said] = sums.flatMap(({ at, end }) => {
    const [tail] = ELSEWHERE.exec(draft.text.slice(end)) ?? [];
    return tail === undefined ? [] : [draft.text.slice(at, end) + tail];
  });
  if (said !== undefined)
    draft.note(
      'not_applied',
      `"${said}" was asked of everybody, wherever they are. Ask for each place in a search of its own.`.slice(
        0,
        400,
      ),
    );
}

/** Takes away the word for anywhere else, where it was left over between two stretches. */
function withoutElsewhere(draft: Draft, from: number, to: number): void {
  const at = draft.read.findIndex(
    ({ at: start, facet: { kind } }) => kind === 'keyword' && start >= from && start < to,
  );
  if (at >= 0) draft.read.splice(at, 1);
}

/** Whoever is not in these places, as conditions that stand with a sum of elsewhere. */
function notThere(draft: Draft, places: readonly Read[], at: number): Read[] {
  const away = places.map(({ facet }): Read => {
    const label = `not ${facet.label}`.slice(0, 200);
    return { at, end: at + 1, facet: { ...facet, absent: true, label } };
  });
  draft.read.push(...away);
  return away;
}

/** "London 60k+, elsewhere 45k+": the second sum is of those who are not there. */
function thereAndElsewhere(draft: Draft, [places, sums]: readonly (readonly Read[])[]): Run[] | null {
  const [there, elsewhere] = sums ?? [];
  if (places === undefined || there === undefined || elsewhere === undefined || sums?.length !== 2)
    return null;
  if (!ELSEWHERE_FIRST.test(draft.text.slice(there.end, elsewhere.at))) return null;
  withoutElsewhere(draft, there.end, elsewhere.at);
  return [
    [...places, there],
    [...notThere(draft, places, there.end), elsewhere],
  ];
}

/** "Up to 60k, London 70k": the second sum stands right beside the place, and a comma before it. */
function anywhereAndThere(draft: Draft, items: readonly Item[]): Run[] | null {
  const [anywhere, place, there] = items.map(({ reads }) => reads);
  const behind = draft.text.slice(there?.[0]?.end);
  // "70k+ in London but 60k+ elsewhere": a least sum of anywhere is of those who are not there, as it would keep nobody out.
  const sum = there?.[0];
  if (items[0]?.kind === 'salary' && sum !== undefined && place !== undefined && ELSEWHERE.test(behind)) {
    withoutElsewhere(draft, sum.end, sum.end + 4);
    return [
      [...(anywhere ?? []), ...place],
      [...(sum.facet.min === null ? [] : notThere(draft, place, sum.end)), sum],
    ];
  }
  if (items[0]?.kind !== 'salary' || anywhere?.[0] === undefined || there?.[0] === undefined) return null;
  const before = draft.text.slice(anywhere[0].end, place?.[0]?.at);
  const between = draft.text.slice(place?.at(-1)?.end, there[0].at);
  if (!/^\s*[,;.–-]/.test(before) || /[,;.]/.test(between)) return null;
  return [anywhere, [...(place ?? []), ...there]];
}
