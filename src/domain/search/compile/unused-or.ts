import type { Draft, Read } from './draft.ts';

/** Behind these an "or" widens one condition ("senior or above", "two weeks or less"), or joins nothing. */
const OF_ONE =
  /^\s+(?:(?:any|some)(?:thing|one|body)\s+)?(?:above|over|up(?:wards?)?|more|higher|greater|better|beyond|longer|later|after|below|beneath|under|down(?:wards?)?|less|fewer|lower|shorter|earlier|before|so|not|never|ever|two|thereabouts|similar|equivalent|otherwise|other|else|whatever|whichever|wherever|whenever)(?!\p{L})/iu;

/**
 * Tells of each "or" whose sides were not read as alternatives: what stands there is asked for together, or one side of it was lost
 * in what was read with the other.
 * @param joined what was read, with the alternatives of one list joined
 */
export function tellUnusedOrs(draft: Draft, joined: readonly Read[]): void {
  const { text } = draft;
  for (const one of joined) joinLone(text, joined, one);
  const conditions = joined
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  const isTold = draft.notes.some(({ code }) => code === 'not_used' || code === 'alternatives');
  if (isTold) return;
  for (const { index } of text.matchAll(/(?<![\p{L}-])or(?![\p{L}-])/giu)) {
    const behind = index + 2;
    const clause = /^[^,.;:!?()]*/.exec(text.slice(behind))?.[0] ?? '';
    if (OF_ONE.test(clause) || isWithin([...draft.read, ...joined], index)) continue;
    const before = conditions.filter(({ at }) => at < index);
    const after = conditions.filter(({ at }) => at >= behind);
    const last = before.toSorted((a, b) => a.end - b.end).at(-1);
    const next = after.find(({ at }) => at < behind + clause.length);
    if (last === undefined || next === undefined || areAlternatives(before, after, last, next)) continue;
    if (last.facet.strength === 'exclude' && next.facet.strength === 'exclude') continue;
    if (areOfOneList(draft.read, joined, index)) continue;
    draft.note(
      'or_not_used',
      `The "or" before "${clause.trim()}" was not used: "${last.facet.label}" and "${next.facet.label}" are both in the search. Ask for one at a time, or put both in one list.`,
    );
  }
}

/** "In Sweden, or remote, or up for moving": where a list took the number of its last, the way of being found behind it is its other side. */
function joinLone(text: string, joined: readonly Read[], one: Read): void {
  const { kind, either, strength, values } = one.facet;
  if (kind !== 'location' || strength !== 'must' || either === null || values.length > 0) return;
  if (joined.some((other) => other !== one && other.facet.either === either)) return;
  const before = joined
    .filter(({ at, facet }) => at < one.at && facet.kind === 'location' && facet.strength === 'must')
    .toSorted((a, b) => a.end - b.end)
    .at(-1);
  if (before === undefined || before.facet.either !== null) return;
  if (/\bor\b/i.test(text.slice(Math.min(before.end, one.at - 4), one.at))) before.facet.either = either;
}

const isWithin = (read: readonly Read[], index: number): boolean =>
  read.some(({ at, end }) => at <= index && end > index);

/** Whether what was read on the two sides of a place is in one list of alternatives. */
function areOfOneList(read: readonly Read[], joined: readonly Read[], index: number): boolean {
  const inOrder = read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  const last = inOrder.findLast(({ at }) => at < index);
  const next = inOrder.find(({ at }) => at > index);
  if (last === undefined || next === undefined || last.facet.kind !== next.facet.kind) return false;
  const values = [...last.facet.values, ...next.facet.values];
  return (
    last.facet.values.length > 0 &&
    next.facet.values.length > 0 &&
    joined.some(
      ({ facet }) => facet.kind === last.facet.kind && values.every((value) => facet.values.includes(value)),
    )
  );
}

function areAlternatives(before: readonly Read[], after: readonly Read[], last: Read, next: Read): boolean {
  if (last.facet.together !== null && next.facet.together !== null) return true;
  const numbers = new Set(before.map(({ facet: { either } }) => either).filter((one) => one !== null));
  return after.some(({ facet: { either } }) => either !== null && numbers.has(either));
}
