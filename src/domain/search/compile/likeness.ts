import type { Draft, Read } from './draft.ts';

/** "Like the pastry chef we placed in Paris but", "the same as our Java people, only": somebody who is known, and what is other about who is wanted. */
const LIKE =
  /(?<=^\s*(?:(?:find|need|want|show|get|me|us|i|we|someone|somebody|anyone|anybody|people|person|another|more|an?|candidates?|profiles?)\s+)*|[,;:]\s*|(?<!\b(?:skills?|tools?|things?|compan(?:y|ies)|firms?|clients?|employers?|would|'d|i|we|they|you|looks?|sounds?|feels?)\s)\s)(?:(?:just|much|exactly|a bit|something|someone|somebody|people)\s+)?(?:like|similar to|(?:the\s+)?same as|in the mou?ld of|along the lines of)\s+(?:the|our|your|that|those|these|my|an?)\s+([^.;!?\n]{3,80}?),?\s+(but|only|except|just)\s+(?!(?:not|no)\b)/giu;
/** What ends what is said of the other: a new sentence. */
const END = /[.;!?\n]|$/;

/**
 * Of two people the one who is wanted is told by what is other about them: what is said of the known one in the same kind, where that one
 * was placed and by whom, is not asked for. It is told.
 */
export function readLikenesses(draft: Draft): void {
  for (const { index, 0: said, 1: known = '' } of draft.text.matchAll(LIKE)) {
    const from = index + said.search(/\b(?:like|similar|same|in the mou?ld|along)\b/i);
    const to = index + said.length;
    const until = to + (END.exec(draft.text.slice(to))?.index ?? 0);
    const inside = (read: Read): boolean => read.at >= from && read.end <= to;
    const other = new Set(
      draft.read
        .filter(({ at, end, facet: { strength } }) => at >= to && end <= until && strength === 'must')
        .map(({ facet: { kind } }) => kind),
    );
    const dropped = draft.read.filter(
      (read) => inside(read) && (read.facet.kind === 'desk' || other.has(read.facet.kind)),
    );
    // A trade stays where only a circumstance is other.
    if (dropped.length === 0) continue;
    for (const read of dropped) draft.read.splice(draft.read.indexOf(read), 1);
    const labels = dropped.map(({ facet: { label } }) => label).join(', ');
    draft.note(
      'read_as',
      `"${known.trim()}" tells of somebody else: ${labels} was not asked for, and what the one who is wanted is like beside that was.`.slice(
        0,
        400,
      ),
    );
  }
}
