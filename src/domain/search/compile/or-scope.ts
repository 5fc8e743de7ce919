import type { Draft, Read } from './draft.ts';

const OR = /^[^,;.()]*\bor\b[^,;.()]*$/i;
const AND =
  /^\s*(?:and|&|plus)\s+(?:(?:who|they|are|is|have|has|with|in|on|at|be|also|currently|now|an?)\s+)*$/i;

/**
 * Tells how far an "or" reaches where an "and" stands beside it without a comma: "with ICU or in Leeds and free now" may ask
 * everybody to be free, or only those in Leeds.
 */
export function tellOrScope(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind, strength } }) => kind !== 'unsupported' && strength === 'must')
    .toSorted((a, b) => a.at - b.at);
  for (let at = 1; at < read.length; at += 1) {
    const [a, b] = [read[at - 1], read[at]];
    if (a === undefined || b === undefined || !isChoice(draft, a, b)) continue;
    const [before, after] = [read[at - 2], read[at + 1]];
    const beside = isBeside(draft, b, after) ? after : isBeside(draft, before, a) ? before : undefined;
    if (beside === undefined) continue;
    const choice = `"${a.facet.label}" or "${b.facet.label}"`;
    draft.note(
      'read_as',
      `${choice} were read as one choice, and ${beside.facet.label} is asked of everybody. Put a comma or brackets where it is of one of them alone.`.slice(
        0,
        400,
      ),
    );
  }
}

const isChoice = (draft: Draft, { end, facet: a }: Read, { at, facet: b }: Read): boolean =>
  a.either !== null &&
  a.either === b.either &&
  a.together === null &&
  b.together === null &&
  a.kind !== b.kind &&
  OR.test(draft.text.slice(end, at));

const isBeside = (draft: Draft, first: Read | undefined, second: Read | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  [first, second].some(({ facet: { either } }) => either === null) &&
  [first, second].every(({ facet: { kind } }) => kind !== 'role') &&
  AND.test(draft.text.slice(first.end, second.at));
